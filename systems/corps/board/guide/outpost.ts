/** The guided first battle: the outpost as the French; chips, guns, pips, orders, generals, a charge, a farm, rout and rally. */
import { asked, heard, since, worded } from '../../../../src/web/board/moments.ts'
import type { Table, Told } from '../../../../src/web/board/table.ts'
import { commandReach } from '../../rules/queries/command.ts'
import { type Strike, strikesOf } from '../../rules/queries/strikes.ts'
import { form } from '../../rules/state/forms.ts'
import { type Corps, mark, morale } from '../../rules/state/position.ts'
import { tGuide } from '../../words/guide/t.ts'
import { activeCommand } from '../turn.ts'

type AtTable = Table<Corps>

const DEEDS = ['GunsFired', 'Moved', 'Formed', 'Faced', 'WentIn', 'Rode']
const CHARGES = ['ChargeDeclared']
const FIGHTS = ['Fought']
const ASSAULTS = ['WentIn', 'Joined']
const ROUTS = ['RoutMoved', 'RoutedOff', 'CutDown', 'Caught']
const RALLIES = ['NervePassed', 'NerveFailed', 'RallyFailed']

const move = (table: AtTable): number => table.view().move
const isOwn = (table: AtTable, body: number): boolean => table.view().scenario.roster.army[body] === table.seat()
const hasDone = (table: AtTable, ...events: readonly string[]): boolean =>
  table.log().some(({ event, args }: Told) => events.includes(event) && isOwn(table, args[0]))

/** Is it the turn of a commander of the seat? */
function acts(table: AtTable): boolean {
  const command = activeCommand(table)
  return command >= 0 && table.view().scenario.commands[command].army === table.seat()
}
const spends = (table: AtTable): boolean => acts(table) && asked(table, 'spending')

/** May guns of the seat still fire in this turn: deployed, not yet fired, and nothing of the command has moved? */
function canFire(table: AtTable): boolean {
  const p = table.view()
  return (
    p.stirred === 0 &&
    p.marks.some((marks, unit) => isOwn(table, unit) && p.form[unit] === form.DEPLOYED && (marks & mark.FIRED) === 0)
  )
}

/** Is a unit of the active command too far from its general? */
const isOutOfReach = (table: AtTable): boolean =>
  commandReach(table.view(), activeCommand(table)).units.some(({ isIn }) => !isIn)

/** Could a unit of the seat assault an enemy from where it stands? */
function canAssault(table: AtTable): boolean {
  const p = table.view()
  const isOpen = ({ id, forbidden }: Strike) => id === 'assault' && forbidden === undefined
  return p.morale.some((_, unit) => isOwn(table, unit) && strikesOf(p, table.seat(), unit).some(isOpen))
}

/** Is a unit of the seat Shaken or in Rout, and still on the table? */
const isDown = (table: AtTable): boolean =>
  table.view().morale.some((grade, unit) => grade >= morale.SHAKEN && isOwn(table, unit) && table.view().x[unit] >= 0)

const words = {
  title: (n: number) => tGuide(`outpost.${n}.title`),
  text: (n: number) => tGuide(`outpost.${n}.text`),
}

export const steps = worded<Corps>(words, [
  {
    rule: '0.6',
    points: '.corps-chips',
    when: (table) => move(table) > 0,
    done: (table) => move(table) > 1 || hasDone(table, ...DEEDS),
  },
  {
    rule: '7.1',
    points: '.choice-pieces',
    when: (table) => spends(table) && canFire(table),
    done: (table) => move(table) > 2 || hasDone(table, ...DEEDS),
  },
  {
    rule: '3.5',
    points: '.corps-pips',
    when: spends,
    done: (table) => move(table) > 2 || hasDone(table, 'Moved', 'WentIn'),
  },
  {
    rule: '4.8',
    points: '.choice-pieces',
    when: (table) => acts(table) && hasDone(table, 'Moved'),
    done: (table) => since(table, ['Moved'], 'TurnEnded'),
  },
  {
    rule: '3.3',
    points: '.choice-pieces',
    when: (table) => spends(table) && isOutOfReach(table),
    done: (table) => hasDone(table, 'Rode'),
  },
  {
    rule: '6.2',
    points: '.decision',
    when: (table) => asked(table, 'watching', 'charging') || heard(table, ...CHARGES),
    done: (table) => since(table, CHARGES, 'MoveBegan'),
  },
  {
    rule: '9.5',
    points: '.choice-pieces',
    when: (table) => spends(table) && canAssault(table),
    done: (table) => hasDone(table, ...ASSAULTS),
  },
  {
    rule: '16.1',
    points: '.engagement',
    when: (table) => heard(table, ...ROUTS),
    done: (table) => since(table, ROUTS, 'MoveBegan'),
  },
  {
    rule: '16.3',
    points: '.choice-pieces',
    when: (table) => spends(table) && isDown(table),
    done: (table) => heard(table, ...ROUTS, ...FIGHTS) && hasDone(table, ...RALLIES) && !isDown(table),
  },
  {
    rule: 'A49',
    points: '.corps-head',
    when: (table) => move(table) >= table.view().scenario.moves - 1,
    done: (table) => table.result() !== undefined,
  },
])

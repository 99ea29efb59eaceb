import type { GuideStep } from '../../../src/web/board/module.ts'
import { asked, heard } from '../../../src/web/board/moments.ts'
import type { Table, Told } from '../../../src/web/board/table.ts'

import type { Eagle } from '../rules/state/position.ts'
import { FRENCH, SPANISH } from '../rules/state/sides.ts'

import { tGuide } from '../words/guide/t.ts'
import { boardStateOf } from './board-state.ts'

/** The guided first battle: Vedel's attack as the French, with a prompt for each thing when it first comes up. */

type AtTable = Table<Eagle>
const phase = (table: AtTable): string => table.phase()?.name ?? ''
/** Has such an event been told since the first of these events? The lesson makes room for the next. */
function after(table: AtTable, events: readonly string[], what: (told: Told) => boolean): boolean {
  const log = table.log()
  const first = log.findIndex(({ event }) => events.includes(event))
  return first >= 0 && log.slice(first).some(what)
}
const BEATEN = ['Retreats', 'Disorganized', 'Routed']
/** Has this part of a side's phase begun, in any turn? */
const begun = (table: AtTable, side: number, stage: number): boolean =>
  table.log().some(({ event, args }) => event === 'PhaseBegan' && args[0] === side && args[1] >= stage)
/** Is it the movement of the French, even while a step is on its way to the host? */
const moves = (table: AtTable): boolean =>
  table.view().turn > 0 && table.view().active === FRENCH && phase(table) === 'movement'
const chosen = (table: AtTable): number => {
  const piece = boardStateOf(table).chosen()
  return piece?.kind === 'unit' ? piece.n : -1
}
const turn = (table: AtTable): number => table.view().turn

/** Has another unit moved since the first charge was named, or the movement ended? */
function hasGoneOn(table: AtTable): boolean {
  const charger = table.log().find(({ event }) => event === 'ChargeNamed')?.args[0]
  return after(
    table,
    ['ChargeNamed'],
    ({ event, args }) => event === 'PhaseBegan' || (event === 'Moved' && args[0] !== charger),
  )
}

type Step = Omit<GuideStep<Eagle>, 'title' | 'text'> & { readonly words: number }

const told: readonly Step[] = [
  {
    words: 1,
    rule: '9.0',
    points: '.eagle-pieces',
    when: (table) => asked(table, 'deployment'),
    done: (table) => turn(table) > 0,
  },
  {
    words: 2,
    rule: '17.0',
    points: '.eagle-score',
    when: moves,
    done: (table) => (moves(table) && chosen(table) >= 0) || begun(table, FRENCH, 1),
  },
  {
    words: 3,
    rule: '3.1d',
    points: '.order-order',
    when: (table) => moves(table) && chosen(table) >= 0,
    done: (table) => heard(table, 'Moved', 'Headed', 'ChargeNamed') || begun(table, FRENCH, 1),
  },
  {
    words: 4,
    rule: '11.2',
    points: '.target-hostile',
    when: (table) => moves(table) && (heard(table, 'ChargeNamed') || boardStateOf(table).charges().size > 0),
    // A player who clicked a cross first can still read what it meant.
    done: (table) => hasGoneOn(table) || turn(table) > 2,
  },
  {
    words: 5,
    rule: '8.1',
    points: '.target-cost',
    when: (table) => moves(table) && heard(table, 'Moved', 'Headed'),
    done: (table) => begun(table, FRENCH, 1),
  },
  {
    words: 6,
    rule: '10.0',
    points: '.engagement',
    when: (table) => asked(table, 'offensive fire') || heard(table, 'Volley'),
    done: (table) =>
      after(table, ['Volley'], ({ event, args }) => event === 'PhaseBegan' && (args[1] === 3 || args[1] === 0)),
  },
  {
    words: 7,
    rule: '11.0',
    points: '.eagle-finish',
    when: (table) => asked(table, 'shock'),
    done: (table) => heard(table, 'CombatBegan') || turn(table) > 2,
  },
  {
    words: 8,
    rule: '14.0',
    points: '.engagement',
    when: (table) => heard(table, ...BEATEN),
    done: (table) => after(table, BEATEN, ({ event }) => event === 'TurnBegan'),
  },
  {
    words: 9,
    rule: '2.0',
    points: '#decision',
    when: (table) =>
      table.view().active === SPANISH && asked(table, 'defensive fire', 'square', 'countercharge', 'combat'),
    done: (table) => table.result() !== undefined,
  },
  {
    words: 10,
    rule: '3.0',
    points: '.order-none .order-try',
    when: (table) => asked(table, 'orders'),
    done: (table) => heard(table, 'OrderChanged') || (turn(table) > 1 && begunIn(table, 2)),
  },
]

/** Has the movement of the French begun in this turn? */
function begunIn(table: AtTable, least: number): boolean {
  const log = table.log()
  const from = log.findLastIndex(({ event }) => event === 'TurnBegan')
  return from >= 0 && log[from].args[0] >= least && log.slice(from).some(({ event }) => event === 'PhaseBegan')
}

export const steps: readonly GuideStep<Eagle>[] = told.map((step) => ({
  ...step,
  get title() {
    return tGuide(`${step.words}.title`)
  },
  get text() {
    return tGuide(`${step.words}.text`)
  },
}))

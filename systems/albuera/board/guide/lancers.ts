import { asked, heard, since, worded } from '../../../../src/web/board/moments.ts'
import { CAVALRY } from '../../rules/state/army.ts'
import { SQUARE } from '../../rules/state/shapes.ts'
import { tGuide } from '../../words/guide/t.ts'
import { type AtTable, acts, hasDone, isOwn, NEXT, turn } from './moments.ts'

/** The second guided battle: the lancers as the French; charge, square, reaction, and what infantry does to squares. */

const REACTIONS = ['ReactionPassed', 'ReactionFailed']
const SQUARES = ['SquareFormed', 'SquareFailed']
const RALLIES = ['CavalryStayed', 'CavalryGone']

const isHorse = (table: AtTable, unit: number): boolean => table.view().scenario.army.arm[unit] === CAVALRY

/** Can cavalry of the seat move, or is it moving? */
function canRide(table: AtTable): boolean {
  const p = table.view()
  if (!acts(table)) return false
  return p.left.some((points, unit) => points > 0 && isOwn(table, unit) && isHorse(table, unit))
}

/** Is cavalry of the seat moving, and has it gone a hex? */
function rides(table: AtTable): boolean {
  const { mover, stepped } = table.view()
  return mover > 0 && stepped === 1 && isOwn(table, mover - 1) && isHorse(table, mover - 1)
}

/** Is there an enemy in Square? */
function meetsSquare(table: AtTable): boolean {
  const p = table.view()
  return p.array.some((array, unit) => array === SQUARE && p.at[unit] >= 0 && !isOwn(table, unit))
}

const words = {
  title: (n: number) => tGuide(`lancers.${n}.title`),
  text: (n: number) => tGuide(`lancers.${n}.text`),
}

export const steps = worded(words, [
  {
    rule: '4.7.1',
    points: '.albuera-score',
    when: (table) => turn(table) > 0,
    done: (table) => turn(table) > 1 || (acts(table) && asked(table, 'movement')),
  },
  {
    rule: '9.2.1',
    points: '.albuera-pieces',
    when: canRide,
    done: (table) => rides(table) || turn(table) > 3,
  },
  {
    rule: '7.2',
    points: '.engagement',
    when: (table) => rides(table) || heard(table, ...SQUARES, 'ClashBegan'),
    done: (table) => since(table, [...SQUARES, 'ClashBegan'], ...NEXT),
  },
  {
    rule: '9.3',
    points: '.engagement',
    when: (table) => hasDone(table, () => true, ...RALLIES),
    done: (table) => since(table, RALLIES, ...NEXT),
  },
  {
    rule: '13.1',
    points: '.engagement',
    when: (table) => heard(table, ...REACTIONS),
    done: (table) => since(table, REACTIONS, ...NEXT),
  },
  {
    rule: '7.3',
    points: '.albuera-pieces',
    when: meetsSquare,
    done: (table) => turn(table) > 3 && !meetsSquare(table),
  },
  {
    rule: '15.11.3',
    points: '.albuera-track',
    when: (table) => heard(table, 'Routed', 'Dispersed', 'CavalryGone'),
    done: (table) => table.result() !== undefined || since(table, ['Routed', 'CavalryGone'], 'Returned'),
  },
])

/** Pieces in the player's words. */
import { timeWords } from '../../../src/web/battle/clock.ts'
import type { Piece } from '../../../src/web/hexboard/pieces.ts'
import { ARTILLERY, CAVALRY } from '../rules/state/army.ts'
import type { Albuera } from '../rules/state/position.ts'
import { TURN_MINUTES } from '../rules/state/scenario.ts'
import { isWide, manpowerOf, moraleOf } from '../rules/state/troops.ts'
import { faceOf, leaderName, type Named, unitName } from './faces.ts'
import { t } from './words.ts'

export const pieceName = (p: Named, { kind, n }: Piece): string =>
  kind === 'leader' ? leaderName(p, n) : unitName(p, n)

/** The time at which a turn begins. */
export const clockOf = ({ scenario }: Named, turn: number): string =>
  timeWords(scenario.start + (turn - 1) * TURN_MINUTES)

const shapeWords = (p: Albuera, unit: number): string =>
  isWide(p, unit) ? t('array.wide') : t(`array.${p.array[unit]}`)

/** A counter in words, for players who hear it or point at it: everything that it shows. */
function unitWords(p: Albuera, unit: number): string {
  const { army } = p.scenario
  const commander = army.commander[unit]
  const own = {
    name: unitName(p, unit),
    nation: t(`nation.${army.entries[unit].nation}`),
    shape: shapeWords(p, unit),
    leader: commander < 0 ? '' : leaderName(p, commander),
  }
  if (army.arm[unit] === ARTILLERY) return t('counter.guns', { ...own, guns: faceOf(p, unit).strength })
  return t(army.arm[unit] === CAVALRY ? 'counter.horse' : 'counter.foot', {
    ...own,
    manpower: manpowerOf(p, unit),
    full: army.manpower[unit],
    morale: moraleOf(p, unit),
  })
}

/** A commander with his rank and his command. */
function leaderWords(p: Albuera, leader: number): string {
  const { army } = p.scenario
  const { command } = army.leaders[leader]
  const own = `${leaderName(p, leader)}, ${t(`rank.${army.rank[leader]}`)}`
  const words = command === undefined ? own : `${own}, ${command}`
  return p.striped[leader] === 1 ? t('counter.striped', { leader: words }) : words
}

export const pieceWords = (p: Albuera, { kind, n }: Piece): string =>
  kind === 'leader' ? leaderWords(p, n) : unitWords(p, n)

/** What is shown of an event on the map. */
import type { Told } from '../../../src/web/board/table.ts'
import type { Motion, Spot } from '../../../src/web/hexboard/motion.ts'
import type { Piece } from '../../../src/web/hexboard/pieces.ts'
import type { Albuera } from '../rules/state/position.ts'
import { rightOf } from '../rules/state/troops.ts'
import { show } from './show.ts'

const ABOUT_COMMANDERS = [
  'ChitDrawn',
  'Activated',
  'DivisionTried',
  'DivisionActivated',
  'TurnedOver',
  'NobodyActivated',
  'LeaderRolled',
  'LeaderWounded',
  'LeaderFell',
  'LeaderLeft',
]
const ABOUT_UNITS = [
  ...['Turned', 'Formed', 'DoubleMarch', 'PutOnTop'],
  ...['Lost', 'Eliminated', 'Stood', 'CutOff', 'Routed', 'Dispersed', 'CrisisPassed', 'CrisisFailed'],
  ...['GunsCaptured', 'GunsDestroyed', 'ReactionPassed', 'ReactionFailed', 'StrikeNoted'],
  ...['SquareFormed', 'SquareFailed', 'ClashAttacks', 'ClashDefends', 'CavalryStayed', 'CavalryGone'],
]

/** `before`: the position before the event, in which the piece stands where it sets out. */
export function motionOf(before: Albuera, told: Told, past: boolean): Motion | undefined {
  const { event, args } = told
  const [a, b, c] = args
  const { army } = before.scenario
  const shown = { lines: [], hex: -1, label: '', bad: false, lasts: show(told).rest }
  const slide = (piece: Piece, from: Spot, to: Spot, side: number): Motion => {
    if (past || from.hex < 0)
      return {
        ...shown,
        hex: to.hex,
        lines: past && from.hex >= 0 && from.hex !== to.hex ? [{ from: from.hex, to: to.hex, kind: 'trail' }] : [],
      }
    return { ...shown, hex: to.hex, slide: { from, to, piece, side, kind: 'march' } }
  }
  switch (event) {
    case 'Rode':
    case 'LeaderEscaped':
    case 'LeaderFollowed':
      return slide({ kind: 'leader', n: a }, { hex: b }, { hex: c }, army.leads[a])
    case 'Moved':
    case 'Retreated':
    case 'Counterattacked':
      return slide({ kind: 'unit', n: a }, { hex: b }, { hex: c }, army.side[a])
    case 'MovedWide':
    case 'RetreatedWide':
    case 'MovedUp':
    case 'CounterattackedWide':
    case 'Wheeled': {
      const right = rightOf(before, a)
      return slide(
        { kind: 'unit', n: a },
        { hex: before.at[a], ...(right >= 0 && { also: right }) },
        { hex: b, also: c },
        army.side[a],
      )
    }
    case 'PrizeHeld':
    case 'ClashBegan':
      return { ...shown, hex: b }
    default:
      if (ABOUT_COMMANDERS.includes(event)) return { ...shown, hex: before.post[a] }
      return ABOUT_UNITS.includes(event) ? { ...shown, hex: before.at[a] } : undefined
  }
}

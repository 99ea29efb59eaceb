/** How an event is shown on the map. */
import type { Told } from '../../../src/web/board/table.ts'
import type { Motion } from '../../../src/web/hexboard/motion.ts'
import type { Eagle } from '../rules/state/position.ts'
import { FIRE_NAMES, SHOCK_NAMES } from '../rules/state/tables.ts'
import { rest } from './show.ts'
import { AT_UNIT, hexIn } from './told-where.ts'

const WAYS: Readonly<Record<string, 'march' | 'flight'>> = {
  Moved: 'march',
  GoesAlong: 'march',
  Advances: 'march',
  Countercharges: 'march',
  Rode: 'march',
  Retreats: 'flight',
  Evades: 'flight',
}
const BAD = ['Lost', 'Hit', 'Eliminated', 'Routed', 'Disorganized']

/** Returns a word for the hex: what has been lost, or a result as printed in its table. */
function labelOf({ event, args: [, b, c, d] }: Told): string {
  switch (event) {
    case 'Lost':
      return `−${b}`
    case 'Hit':
      return FIRE_NAMES[b] === '---' ? '' : (FIRE_NAMES[b] ?? '')
    case 'Struck':
      return SHOCK_NAMES[c] === '---' ? '' : (SHOCK_NAMES[c] ?? '')
    case 'Checked':
      return ['✓', 'D', 'R'][d] ?? ''
    case 'Rallies':
      return ['✓', '', 'R'][d] ?? ''
    case 'Eliminated':
      return '†'
    default:
      return ''
  }
}

function linesOf(p: Eagle, { event, args: [a, b, c] }: Told): Motion['lines'] {
  const from = (unit: number, hex: number, kind: 'fire' | 'attack'): Motion['lines'] =>
    p.at[unit] >= 0 && p.at[unit] !== hex ? [{ from: p.at[unit], to: hex, kind }] : []
  switch (event) {
    case 'Fires':
      return from(a, b, 'fire')
    case 'Attacks':
    case 'ChargeNamed':
      return from(a, b, 'attack')
    case 'CombatBegan':
      return [...p.target.keys()].flatMap((unit) => (p.target[unit] === 1 + c ? from(unit, c, 'attack') : []))
    default:
      return []
  }
}

export function motionOf(p: Eagle, told: Told, past: boolean): Motion {
  const [a, b, c] = told.args
  const { army } = p.scenario
  const kind = b === c ? undefined : WAYS[told.event]
  const rides = told.event === 'Rode'
  // An unseen unit moves as the back of a counter.
  const isSeen = rides || p.lost[a] >= 0
  return {
    ...(kind &&
      !past && {
        slide: {
          from: { hex: b },
          to: { hex: c },
          ...(isSeen && { piece: { kind: rides ? 'leader' : 'unit', n: a } }),
          side: rides ? army.leaderSide[a] : army.side[a],
          kind,
        },
      }),
    lines: kind && past ? [{ from: b, to: c, kind: 'trail' }] : linesOf(p, told),
    hex: hexIn(told) ?? (AT_UNIT.includes(told.event) ? (p.at[a] ?? -1) : -1),
    label: labelOf(told),
    bad: BAD.includes(told.event) || (told.event === 'Checked' && told.args[3] > 0),
    lasts: rest(told),
  }
}

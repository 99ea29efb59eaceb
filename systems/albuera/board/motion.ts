/** What is shown of an event on the map. */
import type { Told } from '../../../src/web/board/table.ts'
import type { Motion, Spot } from '../../../src/web/hexboard/motion.ts'
import type { Piece } from '../../../src/web/hexboard/pieces.ts'
import { RESULT_IDS } from '../rules/state/data/ids.ts'
import type { Albuera } from '../rules/state/position.ts'
import { rightOf } from '../rules/state/troops.ts'
import { commanderIn, hexIn, targetIn, unitIn } from './about.ts'
import { show } from './show.ts'

const FLIGHTS = ['Retreated', 'RetreatedWide', 'LeaderEscaped']
/** A word on the hex, and whether it is bad for the units there. */
const LABELS: Readonly<Record<string, readonly [text: string, bad: boolean]>> = {
  CheckPassed: ['✓', false],
  CheckFailed: ['✗', true],
  ReactionPassed: ['✓', false],
  ReactionFailed: ['✗', true],
  SquareFormed: ['✓', false],
  SquareFailed: ['✗', true],
  CrisisPassed: ['✓', false],
  CrisisFailed: ['✗', true],
  LastStandHeld: ['✓', false],
  LastStandLost: ['✗', true],
  CavalryStayed: ['✓', false],
  CavalryGone: ['✗', true],
  OutOfAction: ['✕', true],
  Eliminated: ['†', true],
  CutOff: ['†', true],
  GunsDestroyed: ['†', true],
  LeaderFell: ['†', true],
}
const FIRES = ['MusketsFired', 'SkirmishersFired', 'GunsFired', 'FiredAtLoneGuns', 'GunsFiredAtGuns']

/** `before`: the position before the event, with the piece where it sets out. */
export function motionOf(before: Albuera, told: Told, past: boolean): Motion | undefined {
  const { event, args } = told
  const [a, b, c] = args
  const { army } = before.scenario
  const lasts = show(told).rest
  const [label, bad] = labelOf(told)
  const still = { lines: [], hex: hexAbout(before, told), label, bad, lasts }
  const slide = (piece: Piece, from: Spot, to: Spot, side: number): Motion => {
    const isAway = from.hex >= 0 && from.hex !== to.hex
    if (past || from.hex < 0)
      return { ...still, hex: to.hex, lines: past && isAway ? [{ from: from.hex, to: to.hex, kind: 'trail' }] : [] }
    const kind = FLIGHTS.includes(event) ? 'flight' : 'march'
    return { ...still, hex: to.hex, slide: { from, to, piece, side, kind } }
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
  }
  if (FIRES.includes(event) && before.at[a] >= 0 && before.at[b] >= 0)
    return { ...still, hex: before.at[b], lines: [{ from: before.at[a], to: before.at[b], kind: 'fire' }] }
  return still.hex < 0 ? undefined : still
}

function labelOf({ event, args: [, b, c] }: Told): readonly [string, boolean] {
  if (event === 'Lost') return [`−${b}`, true]
  if (event === 'ClashRolled') return [RESULT_IDS[c], false]
  return LABELS[event] ?? ['', false]
}

/** Where an event takes place: the hex that it names, else that of the unit that it happens to; -1 for none. */
function hexAbout(before: Albuera, told: Told): number {
  const hex = hexIn(told)
  if (hex !== undefined) return hex
  // The die of a Clash falls where the Clash is fought out.
  if (told.event === 'ClashRolled') return before.site - 1
  const unit = targetIn(told) ?? unitIn(told)
  if (unit !== undefined) return before.at[unit]
  const commander = commanderIn(told)
  return commander === undefined ? -1 : before.post[commander]
}

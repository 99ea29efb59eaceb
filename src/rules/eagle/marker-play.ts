/** OR3, OR4 How a player uses his markers: before the first turn, and in his own movement. */
import { type Choice, NOBODY, only, type Phase, type Refusal, refusal } from '../../engine/index.ts'
import { feign, hide, swell, trail, unveil, veil } from './marker-laying.ts'
import { couldClose, go, wheel } from './marker-moves.ts'
import { carries, markerCount, markerHex, standsFor } from './markers.ts'
import { orderOf } from './obedience.ts'
import { ATTACK, type Eagle, GOOD, HARASS } from './position.ts'
import { FRENCH, SPANISH } from './sides.ts'
import { nearestEnemy } from './zones.ts'

const CLOSE_UP = refusal('RA113', 'Troops under a marker have to close with the enemy too, while a way is open.')

/** Before a side's movement: its markers are fresh. */
export function readyMarkers(p: Eagle, side: number): void {
  for (let marker = 0; marker < markerCount(p); marker++) {
    if (p.scenario.markerSide[marker] !== side) continue
    p.travelled[marker] = 0
    p.laid[marker] = 0
    p.paid[marker] = 0
    p.strayed[marker] = 0
    p.origin[marker] = markerHex(p, marker) >= 0 ? nearestEnemy(p, side, markerHex(p, marker)) : 0
  }
}

/** RA113, RA123 Troops under a marker that have to close with the enemy, and could. Who lies under one that has not moved goes by himself. */
export function markersOwe(p: Eagle, seat: number): Refusal | undefined {
  const { markerSide, tables } = p.scenario
  for (let marker = 0; marker < markerSide.length; marker++) {
    if (markerSide[marker] !== seat || !mustClose(p, marker) || !(standsFor(p, marker) || p.travelled[marker] === 1)) continue
    const near = nearestEnemy(p, seat, markerHex(p, marker))
    if (near <= tables.file.orders.closeUp || near < p.origin[marker]) continue
    if (couldClose(p, seat, marker)) return CLOSE_UP
  }
  return undefined
}

function mustClose(p: Eagle, marker: number): boolean {
  for (let unit = 0; unit < p.under.length; unit++)
    if (carries(p, marker, unit) && p.state[unit] === GOOD && (orderOf(p, unit) === ATTACK || orderOf(p, unit) === HARASS)) return true
  return false
}

/** What a player may do with markers in his movement. */
export const markerChoices: readonly Choice<Eagle>[] = [veil, trail, feign, hide, swell, unveil, go, wheel].map((choice) => ({
  ...choice,
  // Without markers nobody has to look for what could be done with them.
  propose(p, seat, offers) {
    if (p.scenario.markerSide.length > 0) choice.propose(p, seat, offers)
  },
}))

/** OR3 Markers at the beginning of the game: the French player first. Locals: kind, whose turn it is. */
export const Markers: Phase<Eagle> = {
  name: 'markers',
  rule: 'OR3',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      p.asked = only(FRENCH)
    },
    (p) => {
      p.asked = only(SPANISH)
    },
    () => {},
  ],
  choices: [
    veil,
    trail,
    feign,
    hide,
    swell,
    unveil,
    {
      verb: 'ready',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p) {
        p.asked = NOBODY
      },
    },
  ],
}

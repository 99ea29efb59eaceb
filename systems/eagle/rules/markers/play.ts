/** OR3, OR4 How a player uses his markers: before the first turn, and in his own movement. */
import { type Choice, type Journal, NOBODY, only, type Phase } from '../../../../src/kernel/index.ts'
import { unlessPassing } from '../movement/passing.ts'
import { seers } from '../secrecy/seeing.ts'
import { event } from '../state/events.ts'
import { markerCount, markerHex } from '../state/markers.ts'
import type { Eagle } from '../state/position.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'
import { nearestEnemy } from '../state/zones.ts'
import { oweUnder } from './duties.ts'
import { feign, hide, swell, trail, unveil, veil } from './laying.ts'
import { go, wheel } from './moves.ts'

/** Readies a side's markers for its movement. */
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

/** What a player may do with markers in his movement. */
const lifting: Choice<Eagle> = {
  ...unveil,
  check: (p, seat, marker, b) => unveil.check(p, seat, marker, b) ?? oweUnder(p, marker),
}

export const markerChoices: readonly Choice<Eagle>[] = [veil, trail, feign, hide, swell, lifting, go, wheel]
  .map(unlessPassing)
  .map((choice) => ({
    ...choice,
    // Without markers there is no need to look for their actions.
    propose(p, seat, offers) {
      if (p.scenario.markerSide.length > 0) choice.propose(p, seat, offers)
    },
  }))

/** RA127 Once all markers lie, shows each side what it may see of the other. */
function showSetUp(p: Eagle, journal: Journal): void {
  const { army, markerSide } = p.scenario
  const others = (side: number) => ~only(side)
  for (let unit = 0; unit < army.units.length; unit++)
    if (p.at[unit] >= 0) journal.tell(seers(p, unit) & others(army.side[unit]), event.Deployed, unit, p.at[unit])
  for (let leader = 0; leader < army.leaders.length; leader++)
    if (p.where[leader] >= 0) journal.tell(others(army.leaderSide[leader]), event.LeaderPlaced, leader, p.where[leader])
  for (let marker = 0; marker < markerSide.length; marker++)
    if (markerHex(p, marker) >= 0)
      journal.tell(others(markerSide[marker]), event.MarkerLaid, marker, markerHex(p, marker))
}

/** OR3 Markers at the beginning of the game: the French player first. */
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
    (p, _dice, journal) => {
      if (p.hushed === 0) return
      p.hushed = 0
      if (journal) showSetUp(p, journal)
    },
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

/**
 * OR4 The uses of a marker: for a stack, for a column, for no troops, to hide or to swell a stack; and taking it off.
 */

import { adjacent } from '../../../../src/hex/index.ts'
import { type Choice, type Journal, type Offers, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { isFoundIn, PAD_SEEN, STANDS_SEEN, TOP_SEEN } from '../secrecy/sighting.ts'
import { event } from '../state/events.ts'
import { CART } from '../state/ground.ts'
import {
  covers,
  hearers,
  isFree,
  LAYERS,
  lastOf,
  markerCount,
  markerOver,
  ON_TOP,
  padsUnder,
  STANDS_FOR,
  seemingHeight,
  standsFor,
} from '../state/markers.ts'
import { ALL_ROUND, type Eagle, mark, note, ROUTED, SKIRMISH } from '../state/position.ts'
import { fighter, holder } from '../state/stacks.ts'
import { takeOffMarker, veilStack } from '../state/veiling.ts'
import { nearestEnemy } from '../state/zones.ts'

export const NOT_YOURS = refusal('OR2', 'Markers of your own are laid and moved, in your own phase.')
const IN_USE = refusal(
  'OR3',
  'Take the first marker in stock, to lie under a stack the last one; each is laid once in a movement, unless the enemy has found it.',
)
export const NOT_LAID = refusal('OR4', 'That marker stands for no unit on the map.')
const NO_TROOPS = refusal('OR4', 'A marker stands for troops of your own that no marker covers yet.')
const NOT_THESE = refusal(
  'OR4',
  'Carts, routed troops and skirmishers are not covered, nor who has moved in this phase.',
)
const FOUND_AT_ONCE = refusal('OR5', 'The enemy would find the marker there at once.')
const NOT_MARCHING = refusal('OR4', 'Only troops under maneuver orders go in a column under one marker.')
const NOT_BEHIND = refusal(
  'OR4',
  'The next stack of a column stands beside the last one, and joins before the column moves.',
)
const NOT_FREE = refusal('OR4', 'A false marker is laid in a free hex beside own troops.')
const TWO_AT_MOST = refusal('OR4', 'At most two markers lie under a stack.')

/** Returns the first marker of a side in stock, or the last one, so that its number reveals nothing about others. */
function spare(p: Eagle, side: number, last: boolean): number {
  const { markerSide } = p.scenario
  for (let k = 0; k < markerSide.length; k++) {
    const marker = last ? markerSide.length - 1 - k : k
    if (markerSide[marker] === side && isFree(p, marker) && p.laid[marker] === 0) return marker
  }
  return -1
}

function whyNotStock(p: Eagle, seat: number, marker: number, last = false): Refusal | undefined {
  if (p.scenario.markerSide[marker] !== seat || p.chase > 0) return NOT_YOURS
  return marker === spare(p, seat, last) ? undefined : IN_USE
}

/**
 * RA127 While set-up is hidden, a marker that an enemy would find may still be laid: it comes off when everything is
 * shown.
 */
const wouldBeFound = (p: Eagle, seat: number, hex: number, far: number): boolean =>
  p.hushed === 0 && isFoundIn(p, seat, hex, far)
const stepsOff = (p: Eagle, seat: number, hex: number): number => (p.hushed === 1 ? 0 : nearestEnemy(p, seat, hex))
const isTaken = (p: Eagle, seat: number, hex: number): boolean =>
  p.hushed === 1 ? holder(p, hex) === seat : p.top[hex] >= 0 || p.cap[hex] > 0

/** Returns why the troops of a hex cannot be covered. */
function whyNotTroops(p: Eagle, seat: number, hex: number): Refusal | undefined {
  const { army } = p.scenario
  if (fighter(p, hex) !== seat || p.cap[hex] > 0) return NO_TROOPS
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (army.arm[unit] === CART || p.state[unit] === ROUTED || p.form[unit] === SKIRMISH) return NOT_THESE
    if ((p.marks[unit] & ~mark.SEEN) !== 0 || (p.notes[unit] & note.CARRIED) !== 0 || p.mover === 1 + unit)
      return NOT_THESE
  }
  return undefined
}

function offerStacks(p: Eagle, seat: number, marker: number, offers: Offers): void {
  const { army } = p.scenario
  if (marker < 0) return
  for (let node = 0; node < army.unitOf.length; node++)
    if (army.side[army.unitOf[node]] === seat && p.at[node] >= 0 && p.top[p.at[node]] === node)
      offers.try(marker, p.at[node])
}

function lay(p: Eagle, marker: number, hex: number, use: number, journal: Journal | undefined): void {
  p.post[marker] = 1 + hex
  p.use[marker] = use
  p.laid[marker] = 1
  journal?.tell(hearers(p, p.scenario.markerSide[marker]), event.MarkerLaid, marker, hex)
}

/** `veil {markers} > {hexes}`: the marker stands for the whole stack. */
export const veil: Choice<Eagle> = {
  verb: 'veil {markers} > {hexes}',
  propose: (p, seat, offers) => offerStacks(p, seat, spare(p, seat, false), offers),
  check(p, seat, marker, hex) {
    const why = whyNotStock(p, seat, marker) ?? whyNotTroops(p, seat, hex)
    if (why) return why
    return wouldBeFound(p, seat, hex, STANDS_SEEN) || markerOver(p, seat, hex) >= 0 ? FOUND_AT_ONCE : undefined
  },
  play(p, seat, marker, hex, _dice, journal) {
    p.aim[marker] = p.dir[hex]
    p.origin[marker] = stepsOff(p, seat, hex)
    veilStack(p, marker, hex, 0)
    lay(p, marker, hex, STANDS_FOR, journal)
  },
}

/** `trail {markers} > {hexes}`: the stack behind joins the column, and disappears from sight. */
export const trail: Choice<Eagle> = {
  verb: 'trail {markers} > {hexes}',
  propose(p, seat, offers) {
    for (let marker = 0; marker < markerCount(p); marker++)
      if (standsFor(p, marker) && p.scenario.markerSide[marker] === seat) offerStacks(p, seat, marker, offers)
  },
  check(p, seat, marker, hex) {
    const { army, ground, markerSide } = p.scenario
    if (markerSide[marker] !== seat || p.chase > 0) return NOT_YOURS
    const last = standsFor(p, marker) ? lastOf(p, marker) : -1
    if (last < 0) return NOT_LAID
    const why = whyNotTroops(p, seat, hex)
    if (why) return why
    if (!adjacent(ground.grid, p.lair[last] - 1, hex) || p.travelled[marker] === 1) return NOT_BEHIND
    for (let unit = 0; unit < army.units.length; unit++)
      if ((p.at[unit] === hex || covers(p, marker, unit)) && p.march[army.formation[unit]] === 0) return NOT_MARCHING
    return wouldBeFound(p, seat, hex, STANDS_SEEN) ? FOUND_AT_ONCE : undefined
  },
  play(p, _seat, marker, hex, _dice, journal) {
    veilStack(p, marker, hex, 1 + Math.floor(p.layer[lastOf(p, marker)] / LAYERS))
    journal?.tell(hearers(p, p.scenario.markerSide[marker]), event.MarkerTrails, marker, hex)
  },
}

/** `feign {markers} > {hexes}`: a false marker. */
export const feign: Choice<Eagle> = {
  verb: 'feign {markers} > {hexes}',
  propose(p, seat, offers) {
    const { army, ground } = p.scenario
    const marker = spare(p, seat, false)
    for (let node = 0; marker >= 0 && node < army.unitOf.length; node++) {
      if (army.side[army.unitOf[node]] !== seat || p.at[node] < 0 || p.top[p.at[node]] !== node) continue
      for (let side = 0; side < 6; side++) {
        const to = ground.grid.neighbours[6 * p.at[node] + side]
        if (to >= 0 && isFirstBeside(p, seat, node, to)) offers.try(marker, to)
      }
    }
  },
  check(p, seat, marker, hex) {
    const why = whyNotStock(p, seat, marker)
    if (why) return why
    if (isTaken(p, seat, hex) || markerOver(p, seat, hex) >= 0 || !isBesideOwn(p, seat, hex)) return NOT_FREE
    return wouldBeFound(p, seat, hex, STANDS_SEEN) ? FOUND_AT_ONCE : undefined
  },
  play(p, _seat, marker, hex, _dice, journal) {
    lay(p, marker, hex, STANDS_FOR, journal)
  },
}

function isBesideOwn(p: Eagle, seat: number, hex: number): boolean {
  const { neighbours } = p.scenario.ground.grid
  for (let side = 0; side < 6; side++) {
    const to = neighbours[6 * hex + side]
    if (to >= 0 && fighter(p, to) === seat) return true
  }
  return false
}

/** Is this the first top piece of its side beside a hex? Then the hex is offered once. */
function isFirstBeside(p: Eagle, seat: number, piece: number, hex: number): boolean {
  const { army, ground } = p.scenario
  for (let node = 0; node < piece; node++)
    if (
      army.side[army.unitOf[node]] === seat &&
      p.at[node] >= 0 &&
      p.top[p.at[node]] === node &&
      adjacent(ground.grid, p.at[node], hex)
    )
      return false
  return true
}

/** `hide {markers} > {hexes}`: the marker lies on top and hides the worth of the troops. */
export const hide: Choice<Eagle> = {
  verb: 'hide {markers} > {hexes}',
  propose: (p, seat, offers) => offerStacks(p, seat, spare(p, seat, false), offers),
  check(p, seat, marker, hex) {
    const why = whyNotStock(p, seat, marker) ?? whyNotTroops(p, seat, hex)
    return why ?? (p.face[hex] === ALL_ROUND || wouldBeFound(p, seat, hex, TOP_SEEN) ? FOUND_AT_ONCE : undefined)
  },
  play(p, seat, marker, hex, _dice, journal) {
    p.cap[hex] = 1 + seat
    p.origin[marker] = stepsOff(p, seat, hex)
    lay(p, marker, hex, ON_TOP, journal)
  },
}

/** `swell {markers} > {hexes}`: the marker lies under a stack, which seems one piece higher. */
export const swell: Choice<Eagle> = {
  verb: 'swell {markers} > {hexes}',
  propose: (p, seat, offers) => offerStacks(p, seat, spare(p, seat, true), offers),
  check(p, seat, marker, hex) {
    const why = whyNotStock(p, seat, marker, true)
    if (why) return why
    if (fighter(p, hex) !== seat) return NO_TROOPS
    if (padsUnder(p, hex) >= 2) return TWO_AT_MOST
    return wouldBeFound(p, seat, hex, PAD_SEEN) ? FOUND_AT_ONCE : undefined
  },
  play(p, _seat, marker, hex, _dice, journal) {
    p.beneath[marker] = 1 + hex
    p.laid[marker] = 1
    journal?.tell(hearers(p, p.scenario.markerSide[marker]), event.HeightShown, hex, seemingHeight(p, hex))
  },
}

/** `unveil {markers}`: its owner takes it off. */
export const unveil: Choice<Eagle> = {
  verb: 'unveil {markers}',
  propose(p, seat, offers) {
    for (let marker = 0; marker < markerCount(p); marker++)
      if (p.scenario.markerSide[marker] === seat && !isFree(p, marker)) offers.try(marker)
  },
  check: (p, seat, marker) =>
    p.scenario.markerSide[marker] !== seat || p.chase > 0 ? NOT_YOURS : isFree(p, marker) ? NOT_LAID : undefined,
  play: (p, _seat, marker, _b, _dice, journal) => takeOffMarker(p, marker, journal),
}

/** What a side does not know of the other: its orders, and what lies below the top of a stack. */

import { type Dice, oneOf, only, UNKNOWN } from '../../../../src/kernel/index.ts'
import { imagineMarkers, imagineTops, redactMarkers } from '../markers/fog.ts'
import { phases } from '../sequence.ts'
import { layOut, setUpByChance } from '../setup/deployment.ts'
import { imagineOrderOfArrival } from '../setup/order-of-arrival.ts'
import { areaExists, isControlled } from '../state/areas.ts'
import { CART, INFANTRY } from '../state/ground.ts'
import { countHurt, limitOf } from '../state/losses.ts'
import {
  ALL_ROUND,
  DEFEND,
  type Eagle,
  eagleLayout,
  GOOD,
  MARCH,
  NORMAL,
  SHAKEN,
  SKIRMISH,
  SQUARE,
  VOLLEYS,
  WAITING,
} from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { FRENCH, SIDES } from '../state/sides.ts'
import { isFormed, leave } from '../state/stacks.ts'
import { sees } from './seeing.ts'

let seen = new Int16Array(0)

/**
 * Removes what a seat may not know. Most of it is declared with the columns; a stack shows its top and its height (6).
 */
export function redact(p: Eagle, seat: number, into: Eagle): void {
  eagleLayout.redact(p, seat, into)
  for (const side of SIDES) {
    if (side === seat) continue
    if (p.hushed === 1) hideSetUp(into, side)
    hideStacks(p, side, into)
    hideUnits(p, seat, side, into)
  }
  redactMarkers(p, seat, into)
}

/** Hides the order of a stack below the top, which only its side knows. */
function hideStacks({ at, scenario: { army } }: Eagle, side: number, { below }: Eagle): void {
  const { unitOf, side: sideOf } = army
  for (let node = 0; node < unitOf.length; node++)
    if (at[node] >= 0 && sideOf[unitOf[node]] === side) below[node] = UNKNOWN
}

/** Hides everything about the units of a side that a seat does not see, except whether they are on the map at all. */
function hideUnits(p: Eagle, seat: number, side: number, into: Eagle): void {
  const units = p.scenario.army.unitsOfSide[side]
  const { at, lost, state, form, marks, target, due, aimed, poured } = into
  for (let k = 0; k < units.length; k++) {
    const unit = units[k]
    if (sees(p, seat, unit)) continue
    at[unit] = UNKNOWN
    lost[unit] = UNKNOWN
    state[unit] = UNKNOWN
    form[unit] = UNKNOWN
    marks[unit] = UNKNOWN
    target[unit] = UNKNOWN
    due[unit] = UNKNOWN
    aimed[unit] = UNKNOWN
    for (let side = VOLLEYS * unit; side < VOLLEYS * (unit + 1); side++) poured[side] = UNKNOWN
  }
}

/** RA127 Takes everything of a side off a view. */
function hideSetUp(view: Eagle, side: number): void {
  const { army, markerSide } = view.scenario
  for (let hex = 0; hex < view.cap.length; hex++) if (view.cap[hex] === 1 + side) view.cap[hex] = 0
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== side) continue
    if (view.at[unit] >= 0) leave(view, unit, UNKNOWN)
    view.at[unit] = UNKNOWN
    view.below[unit] = UNKNOWN
  }
  for (let leader = 0; leader < army.leaders.length; leader++)
    if (army.leaderSide[leader] === side) view.where[leader] = UNKNOWN
  for (let marker = 0; marker < markerSide.length; marker++) {
    if (markerSide[marker] !== side) continue
    view.post[marker] = 0
    view.use[marker] = 0
    view.travelled[marker] = 0
  }
  for (let place = 0; place < view.held.length; place++) if (view.held[place] === 1 + side) view.held[place] = 0
}

/** RA127 Invents a set-up that is not seen yet, as far as it must have got. */
function imagineSetUp(p: Eagle, dice: Dice): void {
  const { army, losses } = p.scenario
  imagineOrderOfArrival(p, dice)
  for (const side of SIDES) {
    let any = false
    for (let unit = 0; unit < army.units.length; unit++) {
      if (army.side[unit] !== side || p.at[unit] !== UNKNOWN) continue
      any = true
      p.at[unit] = WAITING
      p.below[unit] = -1
      p.lost[unit] = losses[unit]
      p.state[unit] = GOOD
      p.form[unit] = NORMAL
      p.marks[unit] = 0
      p.target[unit] = 0
      p.due[unit] = 0
      p.aimed[unit] = 0
      for (let k = 0; k < VOLLEYS; k++) p.poured[VOLLEYS * unit + k] = 0
    }
    if (!any) continue
    for (let leader = 0; leader < army.leaders.length; leader++)
      if (p.where[leader] === UNKNOWN && army.leaderSide[leader] === side) p.where[leader] = WAITING
    layOut(p, side)
    const name = phases[p.phase].name
    if (name === 'markers' || (name === 'deployment' && side === FRENCH && p.asked !== only(FRENCH)))
      setUpByChance(p, side, dice)
  }
}

/**
 * Makes a position that `seat` cannot tell from the true one: fills stacks with units that may lie in them, and invents
 * orders that fit what is seen.
 */
export function imagine(view: Eagle, _seat: number, dice: Dice, into: Eagle): void {
  eagleLayout.copy(view, into)
  if (into.hushed === 1) imagineSetUp(into, dice)
  fillStacks(into, dice)
  imagineMarkers(into, dice)
  matchSpirit(into)
  const { army, commanders } = into.scenario
  for (let unit = 0; unit < army.units.length; unit++) {
    if (into.notes[unit] === UNKNOWN) into.notes[unit] = 0
    if (into.began[unit] === UNKNOWN) into.began[unit] = 0
  }
  imagineOrderOfArrival(into, dice)
  for (let k = 0; k < commanders.length; k++) {
    if (into.tries[k] === UNKNOWN) into.tries[k] = commanders[k].tries
    if (into.tried[k] === UNKNOWN) into.tried[k] = 0
  }
  for (let f = 0; f < army.formations.length; f++) {
    if (into.order[f] !== UNKNOWN) continue
    into.pending[f] = 0
    into.area[f] = 0
    into.quota[f] = 0
    into.met[f] = 0
    into.order[f] = imagineOrder(into, f, dice)
    if (into.order[f] === DEFEND) into.area[f] = imagineArea(into, army.formationSide[f], dice)
    if (into.order[f] === DEFEND && into.area[f] === 0) into.order[f] = 0
  }
}

// Stacks

let pool = new Int16Array(0)
let gaps = new Int16Array(0)

/** What a gap in a stack must hold to account for what the stack shows. */
const NEEDS_CARTS = 3
const NEEDS_SQUARE = 2
const NEEDS_FORMED = 1

/** Puts every unit with an unseen place into a stack that is higher than its visible part. */
function fillStacks(p: Eagle, dice: Dice): void {
  const { army, ground } = p.scenario
  pool = withRoom(pool, army.units.length)
  made = withRoom(made, army.units.length)
  seen = withRoom(seen, ground.grid.count)
  let waiting = 0
  for (let unit = 0; unit < army.units.length; unit++) if (p.at[unit] === UNKNOWN) pool[waiting++] = unit
  made.fill(0)
  for (let k = 0; k < waiting; k++) made[pool[k]] = 1
  if (waiting === 0 && !anyLinkHidden(p)) return
  for (let k = waiting - 1; k > 0; k--) {
    const other = dice.roll(oneOf(k + 1))
    const unit = pool[k]
    pool[k] = pool[other]
    pool[other] = unit
  }
  seen.fill(0, 0, ground.grid.count)
  for (let node = 0; node < army.unitOf.length; node++) if (p.at[node] >= 0) seen[p.at[node]]++
  // Carts lie under stacks and never under a marker that stands for troops.
  if (p.beneath.length > 0)
    pool.subarray(0, waiting).sort((a, b) => (army.arm[a] === CART ? 0 : 1) - (army.arm[b] === CART ? 0 : 1))
  // Gaps that only certain units fit are filled first, then the rest; up to two pieces of a stack may be markers (OR4).
  for (const pads of p.beneath.length > 0 ? PADS : NO_PADS)
    for (let need = NEEDS_CARTS; need >= 0; need--) {
      if (need === 0) imagineTops(p, dice, seen)
      for (let hex = 0; hex < ground.grid.count; hex++) {
        const most = need === 0 ? p.tall[hex] - pads : p.tall[hex]
        if (seen[hex] >= most || (need > 0 && (p.top[hex] === UNKNOWN || needOf(p, hex) !== need))) continue
        do put(p, hex, need, waiting)
        while (seen[hex] < most && (need === 0 || need === NEEDS_CARTS))
      }
    }
  for (let hex = 0; hex < ground.grid.count; hex++) if (p.tall[hex] > 0) relink(p, hex)
}

const PADS = [2, 0]
const NO_PADS = [0]

const anyLinkHidden = (p: Eagle): boolean => p.below.includes(UNKNOWN)

function needOf(p: Eagle, hex: number): number {
  const { army } = p.scenario
  const top = army.unitOf[p.top[hex]]
  // Carts lie at the bottom: under a cart there are only carts.
  if (army.arm[top] === CART) return NEEDS_CARTS
  // Skirmishers lie on top, and have a front all round, whatever lies below them.
  if (isFormed(p, top) && p.form[top] === SKIRMISH) return 0
  let formed = false
  for (let unit = 0; unit < army.units.length; unit++) {
    if (p.at[unit] !== hex) continue
    if (isFormed(p, unit) && p.form[unit] === SQUARE) return 0
    if (isFormed(p, unit)) formed = true
  }
  if (p.face[hex] === ALL_ROUND) return NEEDS_SQUARE
  return p.face[hex] > 0 && !formed ? NEEDS_FORMED : 0
}

/** Takes a fitting unit of the side from the pool; if none fits, any of the side. */
function put(p: Eagle, hex: number, need: number, waiting: number): void {
  const { army } = p.scenario
  const side = army.side[army.unitOf[p.top[hex]]]
  let found = -1
  for (let k = 0; k < waiting; k++) {
    const unit = pool[k]
    if (
      unit < 0 ||
      p.at[unit] !== UNKNOWN ||
      army.side[unit] !== side ||
      (need === NEEDS_CARTS && army.arm[unit] !== CART)
    )
      continue
    const free = army.arm[unit] !== CART && p.march[army.formation[unit]] === 0
    const fits = need === 0 || need === NEEDS_CARTS || (free && (need === NEEDS_FORMED || army.arm[unit] === INFANTRY))
    if (fits || found < 0) found = k
    if (fits) break
  }
  seen[hex]++
  if (found < 0) return
  const unit = pool[found]
  pool[found] = -1
  p.at[unit] = hex
  p.lost[unit] = 0
  p.form[unit] = need === NEEDS_SQUARE ? SQUARE : NORMAL
  p.state[unit] = p.face[hex] === 0 && army.arm[unit] !== CART && p.march[army.formation[unit]] === 0 ? SHAKEN : GOOD
  p.marks[unit] = 0
  p.target[unit] = 0
  p.due[unit] = 0
  p.aimed[unit] = 0
  for (let k = 0; k < VOLLEYS; k++) p.poured[VOLLEYS * unit + k] = 0
}

/** Links the stack of a hex again, if it is not known: the top stays, carts go to the bottom. */
function relink(p: Eagle, hex: number): void {
  const { army } = p.scenario
  const top = p.top[hex]
  let known = p.below[top] !== UNKNOWN
  gaps = withRoom(gaps, army.units.length)
  let count = 0
  for (let pass = 0; pass < 2; pass++)
    for (let unit = 0; unit < army.units.length; unit++) {
      if (p.at[unit] !== hex) continue
      if (p.below[unit] === UNKNOWN) known = false
      if (unit !== top && (army.arm[unit] === CART) === (pass === 1)) gaps[count++] = unit
    }
  if (known) return
  let upper = top
  for (let k = 0; k < count; k++) {
    p.below[upper] = gaps[k]
    upper = gaps[k]
  }
  p.below[upper] = -1
}

// Spirit

/** 16 Invents how many of each formation are in disorder, to match the formations that are seen to be demoralized. */
function matchSpirit(p: Eagle): void {
  const { army } = p.scenario
  for (let f = 0; f < army.formations.length; f++) {
    if (p.hurt[f] !== UNKNOWN) continue
    const limit = limitOf(p, f)
    let short = p.down[f] === 1 ? limit - countHurt(p, f) : 0
    for (let unit = 0; unit < army.units.length && short > 0; unit++) {
      if (army.formation[unit] !== f || !isLoose(p, unit)) continue
      p.state[unit] = SHAKEN
      short--
    }
    let over = p.down[f] === 0 && limit > 0 ? countHurt(p, f) - limit + 1 : 0
    for (let unit = 0; unit < army.units.length && over > 0; unit++)
      if (army.formation[unit] === f && standIn(p, unit)) over--
    p.hurt[f] = countHurt(p, f)
  }
}

/** Is this an invented unit in good order that, judging by its stack, could just as well be in disorder? */
function isLoose(p: Eagle, unit: number): boolean {
  if (made[unit] === 0 || p.state[unit] !== GOOD || p.form[unit] !== NORMAL || p.scenario.army.arm[unit] === CART)
    return false
  const hex = p.at[unit]
  if (hex < 0 || p.face[hex] === 0 || !isFormed(p, unit)) return true
  for (let other = 0; other < p.scenario.army.units.length; other++)
    if (other !== unit && p.at[other] === hex && isFormed(p, other)) return true
  return false
}

/** Replaces an invented unit that must be in disorder by a unit of another formation. */
function standIn(p: Eagle, unit: number): boolean {
  const { army } = p.scenario
  if (made[unit] === 0 || p.state[unit] !== SHAKEN) return false
  for (let other = 0; other < army.units.length; other++) {
    if (made[other] === 0 || army.side[other] !== army.side[unit] || army.formation[other] === army.formation[unit])
      continue
    if (
      p.at[other] < 0 ||
      !isLoose(p, other) ||
      army.arm[other] !== army.arm[unit] ||
      p.march[army.formation[other]] === 1
    )
      continue
    if (p.down[army.formation[other]] === 0) continue
    swap(p, unit, other)
    return true
  }
  return false
}

/** Makes two invented units exchange their places and states. */
function swap(p: Eagle, one: number, other: number): void {
  for (const column of ['at', 'below', 'state'] as const) {
    const kept = p[column][one]
    p[column][one] = p[column][other]
    p[column][other] = kept
  }
  for (let node = 0; node < p.below.length; node++)
    p.below[node] = p.below[node] === one ? other : p.below[node] === other ? one : p.below[node]
  for (let hex = 0; hex < p.top.length; hex++)
    p.top[hex] = p.top[hex] === one ? other : p.top[hex] === other ? one : p.top[hex]
}

let made = new Uint8Array(0)

// Orders

function imagineOrder(p: Eagle, formation: number, dice: Dice): number {
  if (p.shown[formation] > 0) return p.shown[formation] - 1
  if (p.march[formation] === 1) return MARCH
  const picked = dice.roll(oneOf(p.scenario.counts.orders - 1))
  return picked >= MARCH ? picked + 1 : picked
}

const TRIES = 200

/** Returns 1 + an area that the side controls; 0 if none is found soon. */
function imagineArea(p: Eagle, side: number, dice: Dice): number {
  for (let k = 0; k < TRIES; k++) {
    const area = dice.roll(oneOf(p.scenario.counts.areas))
    if (isControlled(p, side, area)) return 1 + area
  }
  for (let area = 0; areaExists(p, side) && area < p.scenario.counts.areas; area++)
    if (isControlled(p, side, area)) return 1 + area
  return 0
}

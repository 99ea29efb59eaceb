/** OR2 to OR4 Markers of unknown strength: what lies under them, and how they are laid and taken off. */
import { EVERYBODY, type Journal, only, type Seats } from '../../../../src/kernel/index.ts'
import { event } from './events.ts'
import { type Eagle, mark } from './position.ts'
import { enter, leave, refresh } from './stacks.ts'
import { nearestEnemy } from './zones.ts'

/** `at` of a unit that a marker stands for: off the board, noted by its owner. */
export const VEILED = -4

/** Uses of a marker that is seen: it stands for troops (or for none), or it lies on top of a stack. */
export const STANDS_FOR = 1
export const ON_TOP = 2

/** Stacks of a column and pieces of a stack in one number: `layer` is `LAYERS * stack + depth`. */
export const LAYERS = 64

/** RA127 The seats that hear what a side does with its pieces: all; while set-up is hidden, only the side itself. */
export const hearers = (p: Eagle, side: number): Seats => (p.hushed === 1 ? only(side) : EVERYBODY)

/** OR3 A third of the combat units of a side, arrivals included, carts not (RA120). */
export const markersFor = (units: number): number => Math.floor(units / 3)

export const markerCount = (p: Eagle): number => p.scenario.markerSide.length
export const markerHex = (p: Eagle, marker: number): number => p.post[marker] - 1
export const isFree = (p: Eagle, marker: number): boolean => p.use[marker] === 0 && p.beneath[marker] === 0
export const standsFor = (p: Eagle, marker: number): boolean => p.use[marker] === STANDS_FOR
export const isVeiled = (p: Eagle, unit: number): boolean => p.at[unit] === VEILED
/** Does this marker stand for this unit? */
export const covers = (p: Eagle, marker: number, unit: number): boolean =>
  isVeiled(p, unit) && p.under[unit] === 1 + marker

/** Does it lie on top of a stack? */
export const liesOn = (p: Eagle, marker: number): boolean => p.use[marker] === ON_TOP
/** Does a marker take this unit along where it goes: one for whom it stands, or one of the stack on which it lies? */
export const carries = (p: Eagle, marker: number, unit: number): boolean =>
  covers(p, marker, unit) || (liesOn(p, marker) && p.at[unit] >= 0 && p.at[unit] === markerHex(p, marker))
/** The corner that the troops under a marker face. */
export const facingUnder = (p: Eagle, marker: number): number =>
  liesOn(p, marker) ? p.dir[markerHex(p, marker)] : p.aim[marker]

/** Where a unit truly stands: its hex, or the one that its owner has noted; -1 off the map. */
export const truePlace = (p: Eagle, unit: number): number => (isVeiled(p, unit) ? p.lair[unit] - 1 : p.at[unit])

/**
 * The unit of a marker's column with the highest layer: the last piece of its last stack; -1 where it stands for
 * none.
 */
export function lastOf(p: Eagle, marker: number): number {
  let last = -1
  for (let unit = 0; unit < p.scenario.army.units.length; unit++)
    if (covers(p, marker, unit) && (last < 0 || p.layer[unit] > p.layer[last])) last = unit
  return last
}

/** The stack of this side's troops that somebody's notes have in a hex; -1 for none. Gives the marker. */
export function markerOver(p: Eagle, side: number, hex: number): number {
  for (let unit = 0; unit < p.scenario.army.units.length; unit++)
    if (isVeiled(p, unit) && p.lair[unit] === 1 + hex && p.scenario.army.side[unit] === side) return p.under[unit] - 1
  for (let marker = 0; marker < markerCount(p); marker++)
    if (standsFor(p, marker) && p.scenario.markerSide[marker] === side && markerHex(p, marker) === hex) return marker
  return -1
}

/** OR4 Markers under a stack. */
export function padsUnder(p: Eagle, hex: number): number {
  let count = 0
  for (let marker = 0; marker < p.beneath.length; marker++) if (p.beneath[marker] === 1 + hex) count++
  return count
}

/** How high a stack seems to a side that does not own it: its pieces, and markers under them. */
export const seemingHeight = (p: Eagle, hex: number): number =>
  p.tall[hex] + (p.beneath.length > 0 ? padsUnder(p, hex) : 0)

/** Does a stack look as if it might hold several, or cannot its top be seen? */
export const mayHideMore = (p: Eagle, hex: number): boolean => p.cap[hex] > 0 || seemingHeight(p, hex) > 1

/** Takes a stack off the board: from now on a marker stands for it, as the `stack`-th of its column. */
export function veilStack(p: Eagle, marker: number, hex: number, stack: number): void {
  const { army } = p.scenario
  for (let k = 0; k < p.beneath.length; k++) if (p.beneath[k] === 1 + hex) p.beneath[k] = 0
  for (let depth = 0; p.top[hex] >= 0; depth++) {
    const unit = army.unitOf[p.top[hex]]
    leave(p, unit, VEILED)
    p.under[unit] = 1 + marker
    p.lair[unit] = 1 + hex
    p.layer[unit] = LAYERS * stack + depth
    p.marks[unit] = 0
  }
}

/** Puts a marker back into stock. */
function stow(p: Eagle, marker: number): void {
  const hex = markerHex(p, marker)
  const top = p.use[marker] === ON_TOP
  if (top) p.cap[hex] = 0
  if (top) refresh(p, hex)
  p.post[marker] = 0
  p.use[marker] = 0
  p.beneath[marker] = 0
  p.travelled[marker] = 0
  p.paid[marker] = 0
  p.aim[marker] = 0
  p.origin[marker] = 0
  p.strayed[marker] = 0
}

/** Sets the stack down that comes next, the deepest piece first; gives its hex, -1 when all stand. */
function setDownStack(p: Eagle, marker: number, journal: Journal | undefined): number {
  const last = lastOf(p, marker)
  if (last < 0) return -1
  const hex = p.lair[last] - 1
  const stack = Math.floor(p.layer[last] / LAYERS)
  if (p.top[hex] < 0) p.dir[hex] = p.aim[marker]
  let count = 0
  for (let unit = last; unit >= 0 && Math.floor(p.layer[unit] / LAYERS) === stack; unit = lastOf(p, marker), count++) {
    p.under[unit] = 0
    p.lair[unit] = 0
    p.layer[unit] = 0
    p.at[unit] = -1
    enter(p, unit, hex)
    p.marks[unit] = p.travelled[marker] === 1 && p.active === p.scenario.markerSide[marker] ? mark.SEEN | mark.DONE : 0
    if (p.travelled[marker] === 0)
      p.began[unit] = p.hushed === 1 ? 0 : nearestEnemy(p, p.scenario.markerSide[marker], hex)
  }
  const to = hearers(p, p.scenario.markerSide[marker])
  journal?.tell(to, event.SetDown, hex, count)
  journal?.tell(to, event.Faced, hex, p.dir[hex])
  return hex
}

/** OR5 Takes a marker off, and sets down what it stood for; it may be laid again at once (OR3). */
export function takeOffMarker(p: Eagle, marker: number, journal: Journal | undefined): void {
  const beneath = p.beneath[marker] - 1
  const hex = beneath >= 0 ? beneath : markerHex(p, marker)
  const stood = standsFor(p, marker)
  let any = false
  while (setDownStack(p, marker, journal) >= 0) any = true
  stow(p, marker)
  const to = hearers(p, p.scenario.markerSide[marker])
  if (beneath >= 0) journal?.tell(to, event.HeightShown, hex, seemingHeight(p, hex))
  else journal?.tell(to, stood && !any ? event.MarkerEmpty : event.MarkerOff, marker, hex)
}

/** OR2 to OR4 Markers of unknown strength, and what lies under them. */
import { EVERYBODY, only, type Seats } from '../../../../src/kernel/index.ts'
import type { Eagle } from './position.ts'

/** `at` of a unit that a marker stands for: off the board, its place noted by its owner. */
export const VEILED = -4

/** Uses of a marker that is seen: it stands for troops (or for none), or it lies on top of a stack. */
export const STANDS_FOR = 1
export const ON_TOP = 2

/** Stacks of a column and pieces of a stack in one number: `layer` is `LAYERS * stack + depth`. */
export const LAYERS = 64

/**
 * RA127 Returns the seats that hear what a side does with its pieces: all; while set-up is hidden, only the side
 * itself.
 */
export const hearers = (p: Eagle, side: number): Seats => (p.hushed === 1 ? only(side) : EVERYBODY)

/** OR3 Returns a third of the combat units of a side, including arrivals but not carts (RA120). */
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
/** Does a marker take this unit along: one that it stands for, or one of the stack that it lies on? */
export const carries = (p: Eagle, marker: number, unit: number): boolean =>
  covers(p, marker, unit) || (liesOn(p, marker) && p.at[unit] >= 0 && p.at[unit] === markerHex(p, marker))
/** Returns the corner that the troops under a marker face. */
export const facingUnder = (p: Eagle, marker: number): number =>
  liesOn(p, marker) ? p.dir[markerHex(p, marker)] : p.aim[marker]

/** Returns where a unit truly stands: its hex, or the one that its owner has noted; -1 off the map. */
export const truePlace = (p: Eagle, unit: number): number => (isVeiled(p, unit) ? p.lair[unit] - 1 : p.at[unit])

/**
 * Returns the unit of a marker's column with the highest layer: the last piece of its last stack; -1 if it stands for
 * none.
 */
export function lastOf(p: Eagle, marker: number): number {
  let last = -1
  for (let unit = 0; unit < p.scenario.army.units.length; unit++)
    if (covers(p, marker, unit) && (last < 0 || p.layer[unit] > p.layer[last])) last = unit
  return last
}

/** Returns the marker of the stack that this side is noted to have in a hex; -1 for none. */
export function markerOver(p: Eagle, side: number, hex: number): number {
  for (let unit = 0; unit < p.scenario.army.units.length; unit++)
    if (isVeiled(p, unit) && p.lair[unit] === 1 + hex && p.scenario.army.side[unit] === side) return p.under[unit] - 1
  for (let marker = 0; marker < markerCount(p); marker++)
    if (standsFor(p, marker) && p.scenario.markerSide[marker] === side && markerHex(p, marker) === hex) return marker
  return -1
}

/** OR4 Counts the markers under a stack. */
export function padsUnder(p: Eagle, hex: number): number {
  let count = 0
  for (let marker = 0; marker < p.beneath.length; marker++) if (p.beneath[marker] === 1 + hex) count++
  return count
}

/** Returns the height of a stack as seen by a side that does not own it: its pieces, and the markers under them. */
export const seemingHeight = (p: Eagle, hex: number): number =>
  p.tall[hex] + (p.beneath.length > 0 ? padsUnder(p, hex) : 0)

/** Does a stack look as if it might hold several pieces, or is its top hidden? */
export const mayHideMore = (p: Eagle, hex: number): boolean => p.cap[hex] > 0 || seemingHeight(p, hex) > 1

/** Puts units on the map and takes them off it. */
import { putAtBottom, putOnTop, putUnder, takeOff } from '../../../../src/hex/stacks.ts'
import { rightHalf } from '../../../../src/hex/two-hex.ts'
import type { Albuera } from './position.ts'

/** Puts a unit down at the bottom of a hex, or of both its hexes; `left` and its facing determine its right half. */
export function putDown(p: Albuera, unit: number, left: number, wide: boolean): void {
  putAtBottom(p, unit, left)
  if (wide) putAtBottom(p, p.scenario.army.half[unit], rightHalf(p.scenario.ground.grid, left, p.face[unit]))
}

/** Takes a unit off the map. */
export function pickUp(p: Albuera, unit: number): void {
  const half = p.scenario.army.half[unit]
  if (half >= 0 && p.at[half] >= 0) takeOff(p, half)
  takeOff(p, unit)
}

/** 11.0 Puts a unit on top of the stacks that it is in. */
export function raise(p: Albuera, unit: number): void {
  const half = p.scenario.army.half[unit]
  for (const node of half >= 0 && p.at[half] >= 0 ? [unit, half] : [unit]) {
    const hex = p.at[node]
    takeOff(p, node)
    putOnTop(p, node, hex)
  }
}

/** 6.3.4 A Line over two hexes keeps one of them, and its place in the stack there. */
export function contract(p: Albuera, unit: number, hex: number): void {
  const half = p.scenario.army.half[unit]
  if (p.at[unit] === hex) {
    takeOff(p, half)
    return
  }
  takeOff(p, unit)
  let upper = -1
  for (let node = p.top[hex]; node !== half; node = p.below[node]) upper = node
  takeOff(p, half)
  if (upper < 0) putOnTop(p, unit, hex)
  else putUnder(p, unit, upper)
}

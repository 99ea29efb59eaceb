/**
 * Ordered stacks, as linked lists over *nodes* in columns of a position. A node is a counter in one hex; a counter that
 * covers several hexes has a node for each (a line over two hexes: unit, and unit + number of units for its right
 * half). To walk down a stack, write `for (let k = top[hex]; k >= 0; k = below[k])`: it also ends where a view hides
 * the rest. It always ends, because no stack becomes a circle: a node that is on the map is never put down again.
 */

/** No node: the bottom of a stack, an empty hex. */
export const NONE = -1

export interface Stacks {
  /** By hex: the node on top, or NONE. */
  readonly top: Int16Array
  /** By node: the next one down, or NONE. */
  readonly below: Int16Array
  /** By node: its hex, or NONE while it is off the map. */
  readonly at: Int16Array
}

/** Takes everything off the map. */
export function clearStacks({ top, below, at }: Stacks): void {
  top.fill(NONE)
  below.fill(NONE)
  at.fill(NONE)
}

/** Throws if a node is on the map: put down twice, it would turn its stack into a circle. */
function mustBeOff(at: Int16Array, node: number): void {
  if (at[node] >= 0) throw new Error(`node ${node} lies in hex ${at[node]}`)
}

/** Puts a node that is off the map on top of a hex. Throws if it is in a hex. */
export function putOnTop({ top, below, at }: Stacks, node: number, hex: number): void {
  mustBeOff(at, node)
  below[node] = top[hex]
  top[hex] = node
  at[node] = hex
}

/** Puts a node that is off the map under everything in a hex. Throws if it is in a hex, or if the stack is a circle. */
export function putAtBottom({ top, below, at }: Stacks, node: number, hex: number): void {
  mustBeOff(at, node)
  below[node] = NONE
  at[node] = hex
  let last = top[hex]
  if (last < 0) top[hex] = node
  else {
    let left = below.length
    while (below[last] >= 0 && left-- > 0) last = below[last]
    if (left < 0) throw circle(hex)
    below[last] = node
  }
}

/** Puts a node that is off the map right under another. Throws if it is in a hex. */
export function putUnder({ below, at }: Stacks, node: number, upper: number): void {
  mustBeOff(at, node)
  below[node] = below[upper]
  below[upper] = node
  at[node] = at[upper]
}

/**
 * Takes a node off the map; the nodes below close up. Throws if the node is not in the stack of its hex: if a view has
 * cut a list short, link it again before taking anything off.
 */
export function takeOff({ top, below, at }: Stacks, node: number): void {
  const hex = at[node]
  if (top[hex] === node) top[hex] = below[node]
  else {
    let upper = top[hex]
    // No stack is higher than the number of nodes, so the walk ends even on a circular list.
    for (let left = below.length; upper >= 0 && below[upper] !== node && left > 0; left--) upper = below[upper]
    if (!(upper >= 0) || below[upper] !== node)
      throw new Error(`node ${node} does not lie in the stack of its hex, ${hex}`)
    below[upper] = below[node]
  }
  below[node] = NONE
  at[node] = NONE
}

/** The number of nodes in a hex. Throws if the stack is a circle. */
export function heightOf({ top, below }: Stacks, hex: number): number {
  let height = 0
  for (let k = top[hex]; k >= 0; k = below[k]) if (++height > below.length) throw circle(hex)
  return height
}

/** The number of nodes above a node; 0 for the top one. Throws if the stack is a circle without it. */
export function depthOf({ top, below, at }: Stacks, node: number): number {
  let depth = 0
  for (let k = top[at[node]]; k >= 0 && k !== node; k = below[k]) if (++depth > below.length) throw circle(at[node])
  return depth
}

const circle = (hex: number) => new Error(`circle in hex ${hex}`)

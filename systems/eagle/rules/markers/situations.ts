/**
 * How situation files describe markers of unknown strength (OR2 to OR5): `"FR-FFD1": { "at": "T15", "use": "stack" }`.
 */

import { hexNamed } from '../../../../src/hex/index.ts'
import { UserError } from '../../../../src/kernel/index.ts'
import { isFree, markerHex, ON_TOP, STANDS_FOR, standsFor } from '../state/markers.ts'
import type { Eagle } from '../state/position.ts'
import { veilStack } from '../state/veiling.ts'

const USES = ['stack', 'top', 'beneath']
const KEYS = ['at', 'use', 'behind']

function hexOf(p: Eagle, name: unknown): number {
  const hex = hexNamed(p.scenario.ground.grid, String(name))
  if (hex < 0) throw new UserError(`there is no hex ${String(name)}`)
  return hex
}

/**
 * Lays a marker: for the stack that already stands there and the stacks behind it, on top of the stack, or under it.
 */
export function placeMarker(p: Eagle, marker: number, value: unknown): void {
  const { at, use = 'stack', behind = [], ...rest } = value as { at?: unknown; use?: unknown; behind?: unknown[] }
  const strange = Object.keys(rest)[0]
  if (strange !== undefined) throw new UserError(`'${strange}' does not exist; there are ${KEYS.join(', ')}`)
  if (!USES.includes(String(use)))
    throw new UserError(`use: '${String(use)}' does not exist; there are ${USES.join(', ')}`)
  const hex = hexOf(p, at)
  if (use === 'beneath') {
    p.beneath[marker] = 1 + hex
    return
  }
  p.post[marker] = 1 + hex
  p.use[marker] = use === 'top' ? ON_TOP : STANDS_FOR
  if (use === 'top') p.cap[hex] = 1 + p.scenario.markerSide[marker]
  else p.aim[marker] = p.dir[hex]
  if (use === 'stack')
    for (const [stack, name] of [at, ...behind].entries()) veilStack(p, marker, hexOf(p, name), stack)
}

/** Returns the value that `placeMarker` would read for a marker; null while it is in stock. */
export function readMarker(p: Eagle, marker: number): unknown {
  if (isFree(p, marker)) return null
  const hex = p.beneath[marker] > 0 ? p.beneath[marker] - 1 : markerHex(p, marker)
  const use = p.beneath[marker] > 0 ? 'beneath' : standsFor(p, marker) ? 'stack' : 'top'
  return { at: p.scenario.ground.grid.names[hex], use }
}

/** Returns the entry of a unit off the board for which a marker stands. */
export const underMarker = (p: Eagle, names: readonly string[], unit: number): unknown => ({
  under: names[p.under[unit] - 1],
  at: p.scenario.ground.grid.names[p.lair[unit] - 1],
})

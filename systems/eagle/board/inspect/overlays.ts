/** What can be laid over the map, hex by hex, from the view. */

import type { LaidHex } from '../../../../src/web/hexboard/Laid.tsx'
import { type Line, lineTo, zonesOf } from '../../rules/queries/queries.ts'
import type { Eagle } from '../../rules/state/position.ts'
import { SIDES } from '../../rules/state/sides.ts'
import { fighter, points } from '../../rules/state/stacks.ts'
import { unitName } from '../faces.ts'
import { hexName } from '../say.ts'
import type { Menace } from './menace.ts'
import { tLook } from './words.ts'

/** 8 Returns the zones of control of both sides; flank zones are the weaker ones. */
export const bothZones = (p: Eagle): LaidHex[] =>
  SIDES.flatMap((side) => {
    const { front, flank } = zonesOf(p, side)
    return [...front.map((hex) => ({ hex, side, weak: false })), ...flank.map((hex) => ({ hex, side, weak: true }))]
  })

/** Returns the units that threaten a hex, and how, in words. */
export function dangerWords(p: Eagle, { hex, threats, unseen }: Menace): string {
  const list = [
    ...threats.map(({ unit, comes, fires, attacks, charges }) => {
      const how = [
        ...(charges ? [tLook('threats.charge')] : []),
        ...(attacks ? [tLook('threats.attack')] : []),
        ...(fires ? [tLook('threats.fire')] : []),
        ...(comes && !attacks && !fires && !charges ? [tLook('threats.come')] : []),
      ]
      return tLook('threats.one', { unit: unitName(p, unit), points: points(p, unit), how: how.join(', ') })
    }),
    ...unseen.map(({ hex: from, count }) => tLook('threats.unseen', { hex: hexName(p, from), count })),
  ]
  return list.length === 0
    ? tLook('threats.none', { hex: hexName(p, hex) })
    : tLook('threats.list', { hex: hexName(p, hex), list: list.join('; ') })
}

/**
 * 10.2.1 Returns the line of fire between two hexes. A unit in the first hex fires; without one, the side that looks.
 */
export function fireLine(p: Eagle, looker: number, from: number, to: number): Line {
  const there = fighter(p, from)
  return lineTo(p, there >= 0 ? there : looker, from, to)
}

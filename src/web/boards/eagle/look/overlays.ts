/** What can be laid over the map, hex by hex, from the view. */
import type { Eagle } from '../../../../rules/eagle/position.ts'
import { type Line, lineTo, zonesOf } from '../../../../rules/eagle/queries.ts'
import { SIDES } from '../../../../rules/eagle/sides.ts'
import { fighter } from '../../../../rules/eagle/stacks.ts'
import { threat, threatMap } from '../../../../rules/eagle/threats.ts'
import { unitName } from '../faces.ts'
import { hexName } from '../say.ts'
import type { Menace } from './menace.ts'
import { tLook } from './words.ts'

/** What is laid over is not a side's, but a danger. */
export const DANGER = 2

/** A hex that something is laid over: whose it is, and whether it is the weaker kind. */
export interface Lain {
  readonly hex: number
  /** A side, or DANGER. */
  readonly side: number
  readonly weak: boolean
}

/** 8 The zones of control of both sides; flank zones are the weaker ones. */
export const bothZones = (p: Eagle): Lain[] =>
  SIDES.flatMap((side) => {
    const { front, flank } = zonesOf(p, side)
    return [...front.map((hex) => ({ hex, side, weak: false })), ...flank.map((hex) => ({ hex, side, weak: true }))]
  })

/** Where the enemies of a side may strike in their next phase; where they may only come or fire is the weaker kind. */
export function dangers(p: Eagle, side: number): Lain[] {
  const map = threatMap(p, side)
  return [...map.keys()].flatMap((hex) =>
    map[hex] === 0 ? [] : [{ hex, side: DANGER, weak: (map[hex]! & (threat.ATTACKS | threat.CHARGES)) === 0 }],
  )
}

/** Who threatens a hex, and how, in words. */
export function dangerWords(p: Eagle, { hex, threats, unseen }: Menace): string {
  const list = [
    ...threats.map(({ unit, comes, fires, attacks, charges }) => {
      const how = [
        ...(charges ? [tLook('threats.charge')] : []),
        ...(attacks ? [tLook('threats.attack')] : []),
        ...(fires ? [tLook('threats.fire')] : []),
        ...(comes && !attacks && !fires && !charges ? [tLook('threats.come')] : []),
      ]
      return tLook('threats.one', { unit: unitName(p, unit), how: how.join(', ') })
    }),
    ...unseen.map(({ hex: from, count }) => tLook('threats.unseen', { hex: hexName(p, from), count })),
  ]
  return list.length === 0
    ? tLook('threats.none', { hex: hexName(p, hex) })
    : tLook('threats.list', { hex: hexName(p, hex), list: list.join('; ') })
}

/** 10.2.1 The line of fire between two hexes. Whoever stands there fires; else the side that looks. */
export function fireLine(p: Eagle, looker: number, from: number, to: number): Line {
  const there = fighter(p, from)
  return lineTo(p, there >= 0 ? there : looker, from, to)
}

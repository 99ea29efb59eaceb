/** 13, 14 What the other side can do to a hex from where its units stand. */
import { UserError } from '../../../../src/kernel/index.ts'
import { isHead } from '../clash/bodies.ts'
import { shiftedInto } from '../reaction/counterattack.ts'
import { isBefore } from '../state/fronts.ts'
import { type Albuera, other } from '../state/position.ts'
import { isGuns } from '../state/troops.ts'
import { field } from './fire.ts'

/** A unit that can act on a hex. */
export interface Threat {
  readonly unit: number
  /** Can it fire there: in range, in its field, in sight (14)? */
  readonly fires: boolean
  /** Would an enemy there be in front of it, so that it reacts without the malus of 13.2? */
  readonly faces: boolean
  /** Could its stack counterattack into the hex by its array and the ground (12.12)? */
  readonly strikes: boolean
}

/**
 * What the other side of a seat can do to a hex at once, as its units stand. Throws a UserError if there is no such
 * hex.
 */
export function threatsTo(p: Albuera, seat: number, hex: number): Threat[] {
  const { army, ground } = p.scenario
  if (!(hex in ground.grid.names))
    throw new UserError(`there are ${ground.grid.count} hexes, counted from 0, and no hex ${hex}`)
  const side = other(seat === 0 ? 0 : 1)
  const threats: Threat[] = []
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== side || !isHead(p, unit)) continue
    const faces = !isGuns(p, unit) && isBefore(p, unit, hex)
    const fires = field(p, unit).includes(hex)
    if (faces || fires) threats.push({ unit, fires, faces, strikes: faces && shiftedInto(p, unit, hex) })
  }
  return threats
}

/** A20 Guns whose crew has run: they stay where they are, to be manned again or taken. */
import { type Convex, overlap } from '../../../../src/inches/index.ts'
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { isEnemy } from '../movement/clearance.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import type { Corps } from '../state/position.ts'
import { remove } from './harm.ts'

/** The crew of a deployed battery leaves its guns where they stand. */
export function abandon(p: Corps, unit: number, journal?: Journal): void {
  const guns = p.scenario.roster.gunsOf[unit]
  p.x[guns] = p.x[unit]
  p.y[guns] = p.y[unit]
  p.heading[guns] = p.heading[unit]
  journal?.tell(EVERYBODY, event.GunsAbandoned, unit)
}

/** A unit that passes over abandoned enemy guns takes them: their battery is lost. For everything that moves units. */
export function takeGuns(p: Corps, unit: number, way: Convex, journal?: Journal): void {
  const { gunsOf } = p.scenario.roster
  for (let crew = 0; crew < gunsOf.length; crew++) {
    const guns = gunsOf[crew]
    // A186 Of twins, the one that serves here has left them.
    if (
      guns < 0 ||
      p.absent[crew] === 1 ||
      !isOn(p, guns) ||
      !isEnemy(p, unit, guns) ||
      !overlap(way, shapeOf(p, guns))
    )
      continue
    journal?.tell(EVERYBODY, event.GunsTaken, unit, crew)
    remove(p, crew, journal)
  }
}

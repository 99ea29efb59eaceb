/** A36 Which units are in contact. */
import type { Corps } from './position.ts'

/** Are two units in contact: is one of them turned to the other? */
export const areInContact = (p: Corps, unit: number, other: number): boolean =>
  p.contact[unit] === 1 + other || p.contact[other] === 1 + unit

/** A unit comes into contact with an enemy, which turns to it unless it is in contact already. */
export function touch(p: Corps, unit: number, enemy: number): void {
  p.contact[unit] = 1 + enemy
  if (p.contact[enemy] === 0) p.contact[enemy] = 1 + unit
}

/** 1 + a unit that is turned to this one; 0 for none. */
function turnedTo(p: Corps, unit: number): number {
  for (let other = 0; other < p.contact.length; other++) if (p.contact[other] === 1 + unit) return 1 + other
  return 0
}

/**
 * A unit leaves all its contacts; each unit that was turned to it turns to another that is turned to that unit, if
 * there is one. Call it for each unit that leaves its place: by retiring, routing or being lost.
 */
export function part(p: Corps, unit: number): void {
  p.contact[unit] = 0
  for (let other = 0; other < p.contact.length; other++)
    if (p.contact[other] === 1 + unit) p.contact[other] = turnedTo(p, other)
}

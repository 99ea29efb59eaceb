/** A36 Who is in contact with whom. */
import type { Corps } from './position.ts'

/** Are two units in contact: is one of them turned to the other? */
export const areInContact = (p: Corps, unit: number, other: number): boolean =>
  p.contact[unit] === 1 + other || p.contact[other] === 1 + unit

/** A unit comes into contact with an enemy, who turns to it unless he is in contact already. */
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
 * A unit leaves all whom it was in contact with; who was turned to it turns to another who is turned to him, if there
 * is one. To be called for each unit that leaves its place: one that retires, routs, or is lost.
 */
export function part(p: Corps, unit: number): void {
  p.contact[unit] = 0
  for (let other = 0; other < p.contact.length; other++)
    if (p.contact[other] === 1 + unit) p.contact[other] = turnedTo(p, other)
}

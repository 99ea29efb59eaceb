import { reducedMotion, speed } from './settings.ts'

/** Motion shows cause, briefly; how brief is the player's choice, and whether there is any at all. */

/** Is motion off, by the wish of the player or the operating system? */
export const still = (): boolean => reducedMotion() || speed() === 'off'

/** Converts a time at normal speed to the current speed; 0 if nothing moves. Milliseconds. */
export const paced = (normal: number): number => {
  const now = speed()
  return still() || now === 'off' ? 0 : normal / now
}

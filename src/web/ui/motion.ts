import { reducedMotion, speed } from './settings.ts'

/** Motion shows cause, briefly; how brief is the player's choice, and whether there is any at all. */

/** Nothing moves: the player or his system wishes it so. */
export const still = (): boolean => reducedMotion() || speed() === 'off'

/** A time at normal speed, at the current speed; 0 where nothing moves. Milliseconds. */
export const paced = (normal: number): number => {
  const now = speed()
  return still() || now === 'off' ? 0 : normal / now
}

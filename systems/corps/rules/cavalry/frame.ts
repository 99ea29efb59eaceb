/** The charge in progress: who charges whom, and what has come of it so far. */
import { type Corps, corpsLayout } from '../state/position.ts'

/**
 * The charger, bits of `how`, the target, and 1 + the cavalry that has come to meet the charge; or, while pursuers
 * seek, how far (cells).
 */
export const charging = corpsLayout.frame({ charger: 1, how: 2, target: 3, met: 4, range: 4 })

/** Bits of `how`. */
export const how = {
  /** A27 The target offers its flank or rear, and has not turned. */
  FLANK: 1,
  /** 14.2 The target has not counter-charged. */
  STATIONARY: 2,
  /** The charge is over without contact: evaded, or halted. */
  OVER: 4,
  /** The owner of the target says how it reacts. */
  ASKED: 8,
  /** 16.5 The owner of the pursuers says which enemy they charge. */
  SEEKS: 16,
  /** 16.5 Pursuers charge, for the first time or for the second (A55). */
  PURSUIT: 32,
  SECOND: 64,
  /** 16.4 The charger has routed its opponent; the charger is routed itself. */
  WON: 128,
  LOST: 256,
  /** What the target can do, as everybody sees it: evade, counter-charge, turn, have friends intercept. */
  CAN_EVADE: 512,
  CAN_COUNTER: 1024,
  CAN_FACE: 2048,
  CAN_FORM: 4096,
  CAN_INTERCEPT: 8192,
  /** 15.6 By option gunners fire at cavalry that charges them. */
  CAN_FIRE: 16384,
} as const

export const has = (p: Corps, bit: number): boolean => (charging(p).how & bit) !== 0

export function note(p: Corps, bits: number): void {
  charging(p).how |= bits
}

export function drop(p: Corps, bits: number): void {
  charging(p).how &= ~bits
}

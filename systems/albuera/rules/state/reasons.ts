/** 16.1 The reasons for which the sides score. */
export const REASONS = ['clash', 'fire', 'blocked-retreat', 'capture', 'recapture', 'commander', 'prize'] as const

/** The number of a reason. */
export const reason = {
  CLASH: 0,
  FIRE: 1,
  BLOCKED: 2,
  CAPTURE: 3,
  RECAPTURE: 4,
  COMMANDER: 5,
  PRIZE: 6,
} as const

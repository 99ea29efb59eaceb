/** 2 The parts of a turn, and its time. */
import type { Eagle } from './position.ts'

/** The parts of a turn, as named in events. */
export const STAGES = ['movement', 'defensive fire', 'offensive fire', 'shock', 'reorganization'] as const

/** The parts of a turn that each side has for itself. */
export const PLAYER_PHASES = ['movement', 'defensive fire', 'offensive fire', 'shock'] as const

/** The clock of a turn, in minutes after midnight. */
export const clockOf = (p: Eagle): number => p.scenario.start + (p.turn - 1) * p.scenario.minutes

import type { Engine, Position } from '../kernel/index.ts'

/** The most legal actions that there may be at one moment. */
const LONGEST_LIST = 1 << 16

/** Shared by all players of a thread: a list is valid only until the next one is asked for. */
const list = new Int32Array(LONGEST_LIST)

/** All legal actions of a seat that must choose. The next call overwrites them. */
export const legalActions = <P extends Position>(engine: Engine<P>, view: P, seat: number): Int32Array =>
  list.subarray(0, engine.actions(view, seat, list))

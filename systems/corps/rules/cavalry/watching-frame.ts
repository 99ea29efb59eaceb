/** What the other side does about the current turn. */
import { corpsLayout } from '../state/position.ts'

/** The command whose turn it is, and a value of `stage`. */
export const watching = corpsLayout.frame({ command: 1, stage: 2 })

/** No charge is open or wanted; one is offered; one has been declared and others may be open. */
export const stage = { DONE: 0, OPEN: 1, AGAIN: 2 } as const

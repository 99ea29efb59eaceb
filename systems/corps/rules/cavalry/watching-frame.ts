/** What the other side does about a turn that is played. */
import { corpsLayout } from '../state/position.ts'

/** The command whose turn it is, and a value of `stage`. */
export const watching = corpsLayout.frame({ command: 1, stage: 2 })

/** Nothing looked at yet, a charge offered, one declared, none wanted. */
export const stage = { NONE: 0, OPEN: 1, AGAIN: 2, DECLINED: 3 } as const

/** The questions of the aftermath: which seat is asked, and about what. */
import { refusal } from '../../../../src/kernel/index.ts'
import type { Albuera } from '../state/position.ts'

/** Asks a seat; `subject` is the unit or commander that it is about. */
export function ask(p: Albuera, seat: number, about: number, subject: number): void {
  p.asked = 1 + seat
  p.topic = about
  p.subject = subject
}

/** For what may come up, but not before the pending question has been answered. */
export const NOT_NOW = refusal('R25', 'Something else has to be decided first.')

/** The question has been answered. */
export function answered(p: Albuera): void {
  p.asked = 0
  p.topic = 0
  p.subject = 0
}

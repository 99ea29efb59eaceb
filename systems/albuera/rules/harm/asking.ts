/** The questions of the aftermath: which seat is asked, and about what. */
import type { Albuera } from '../state/position.ts'

/** Asks a seat; `subject` is the unit or commander that it is about. */
export function ask(p: Albuera, seat: number, about: number, subject: number): void {
  p.asked = 1 + seat
  p.topic = about
  p.subject = subject
}

/** The question has been answered. */
export function answered(p: Albuera): void {
  p.asked = 0
  p.topic = 0
  p.subject = 0
}

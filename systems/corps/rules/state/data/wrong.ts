import { UserError } from '../../../../../src/kernel/index.ts'

/** A fault in a designer's file: the file, the place in it, the reason. */
export const wrong = (file: string, place: string, complaint: string): UserError =>
  new UserError(`${file}: ${place}: ${complaint}`)

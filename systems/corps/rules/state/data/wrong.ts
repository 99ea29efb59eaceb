import { UserError } from '../../../../../src/kernel/index.ts'

/** What is wrong in a file of a designer: the file, the place in it, the reason. */
export const wrong = (file: string, place: string, complaint: string): UserError =>
  new UserError(`${file}: ${place}: ${complaint}`)

type Questions = typeof import('./questions.ts')

/**
 * What asks the questions on the board and answers them. It comes with the rules, so it is loaded whenever the seat is
 * asked.
 */
let here: Questions | undefined

export const questions = (): Questions | undefined => here

export function bringQuestions(loaded: Questions): void {
  here = loaded
}

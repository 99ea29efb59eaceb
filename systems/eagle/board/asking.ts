type Questions = typeof import('./questions.ts')

/**
 * What asks the questions, and what answers them on the board. It comes with the rules, so it has loaded whenever the
 * seat is asked.
 */
let here: Questions | undefined

export const questions = (): Questions | undefined => here

export function bringQuestions(loaded: Questions): void {
  here = loaded
}

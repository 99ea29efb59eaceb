import type { Options } from '../../kernel/index.ts'

/** What a new game begins with that goes on from one that is over: handed from the one screen to the other. */

interface Carried {
  readonly scenario: string
  readonly options: Options
}

let carried: Carried | undefined

export const carry = (news: Carried): void => void (carried = news)

/** The options that were carried to this scenario; none where none were. They are taken once. */
export function takeCarried(scenario: string): Options {
  const found = carried?.scenario === scenario ? carried.options : {}
  carried = undefined
  return found
}

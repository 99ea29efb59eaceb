import type { Options } from '../../kernel/index.ts'

/** What a new game takes over from a finished one that it continues, handed from one screen to the other. */

interface Carried {
  readonly scenario: string
  readonly options: Options
}

let carried: Carried | undefined

export const carry = (news: Carried): void => void (carried = news)

/** The options carried to this scenario; empty if there are none. They can be taken once. */
export function takeCarried(scenario: string): Options {
  const found = carried?.scenario === scenario ? carried.options : {}
  carried = undefined
  return found
}

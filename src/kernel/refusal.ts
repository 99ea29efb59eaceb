/** Why an action is not legal: a constant, so that refusing costs nothing. */
export interface Refusal {
  /** The rule that forbids it: an id of the rulebook. */
  readonly rule: string
  /** One sentence for the player: what is wrong, and what would be right. */
  readonly reason: string
  /** If the refusal has been explained (`Engine.why`): the sentence before its placeholders were filled. */
  readonly because?: Because
}

/**
 * A sentence about one case. Its text has placeholders for names and numbers, as events have (`{units}`, `{#}`); `of`
 * fills them.
 */
export interface Because {
  readonly text: string
  readonly of: readonly number[]
}

/** Declares such a sentence: `const TOO_NEAR = because('{units} stands {#} hexes away.')`, then `TOO_NEAR(unit, 4)`. */
export const because =
  (text: string) =>
  (...of: readonly number[]): Because => ({ text, of })

/** A refusal as a constant of a chapter: `const TIRED = refusal('G39', 'Spent units cannot act.')`. */
export const refusal = (rule: string, reason: string): Refusal => Object.freeze({ rule, reason })

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'rule' in value && 'reason' in value

/**
 * Something that a user gave is wrong: a name, an option, a file. The message is one clear line that says what, where,
 * and what would be right; programs print it without a stack trace.
 */
export class UserError extends Error {
  override readonly name = 'UserError'
}

/** A defect of a ruleset or of its caller, never of a user: the message says which law of the kernel was broken. */
export class KernelError extends Error {
  override readonly name = 'KernelError'
}

/** One numbered rule of a rulebook, as a player reads it. */
export interface Rule {
  readonly id: string
  /** The heading under which the rulebook has it. */
  readonly section: string
  readonly title: string
  /** What the rule says, in our words. */
  readonly gist: string
  /** Why the engine leaves this rule to the players; absent if the engine enforces it. */
  readonly left?: string
}

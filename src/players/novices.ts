/**
 * Levels below `drill`, for beginners. A novice judges as `drill` does, by the same weights, and does nothing silly;
 * but it overlooks some of the things that it could do (see `Notices`).
 */
export interface Novice {
  readonly name: 'conscript' | 'recruit'
  readonly summary: string
  /** How many of 1,000 candidates it overlooks, in systems whose habit does not say so itself. */
  readonly overlooks: number
}

export const novices: readonly Novice[] = [
  { name: 'conscript', summary: 'plays as drill does, and overlooks most of what it could do', overlooks: 750 },
  { name: 'recruit', summary: 'plays as drill does, and overlooks much of what it could do', overlooks: 450 },
]

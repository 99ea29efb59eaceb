/**
 * How much a player thinks: counted in playouts, never in time, so that the same seed plays the same game everywhere.
 */
export interface Budget {
  /**
   * Playouts for a plan, the number of plans at first, the number of generations, and the number of children in each.
   */
  readonly plan: number
  readonly proposed: number
  readonly generations: number
  readonly children: number
  /** The number of imagined positions, each with an enemy of its own. */
  readonly worlds: number
  /** Playouts for a single question; 0 if it is answered by habit. */
  readonly question: number
  /** A share of either number that is spent in addition, on comparing the choice with the habit by fresh dice. */
  readonly confirming: number
}

export interface Level extends Budget {
  readonly name: string
  readonly summary: string
}

export const levels: readonly Level[] = [
  {
    name: 'marshal-1',
    summary: 'compares a few plans',
    plan: 50,
    proposed: 7,
    generations: 0,
    children: 0,
    worlds: 16,
    question: 0,
    confirming: 0,
  },
  {
    name: 'marshal-2',
    summary: 'compares and improves plans',
    plan: 400,
    proposed: 20,
    generations: 2,
    children: 10,
    worlds: 24,
    question: 0,
    confirming: 0,
  },
  {
    name: 'marshal-3',
    summary: 'improves plans, and thinks about every question in between',
    plan: 2_000,
    proposed: 28,
    generations: 4,
    children: 12,
    worlds: 40,
    question: 240,
    confirming: 0,
  },
  {
    name: 'marshal-4',
    summary: 'thinks about everything for long',
    plan: 5_000,
    proposed: 40,
    generations: 8,
    children: 16,
    worlds: 48,
    question: 360,
    confirming: 0,
  },
]

/** What is the same in the budgets of all levels where whole stretches are compared. */
export const WAYS = { generations: 0, children: 0, question: 0, confirming: 0.5 } as const

/** What a level spends in the system of a captain. */
export const budgetOf = <L extends Level>(
  { budgets }: { readonly budgets?: Readonly<Record<string, Budget>> },
  level: L,
): L => ({ ...level, ...budgets?.[level.name] })

/** Does a player of this kind think, perhaps for some seconds? The others choose at once. */
export const thinks = (kind: string): boolean => levels.some(({ name }) => name === kind)

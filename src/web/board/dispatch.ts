/**
 * The story of a finished battle, in the player's language: the course of the score, the losses, the luck of each side.
 */
export interface Dispatch {
  /** The names of both sides, in their order. */
  readonly sides: readonly [string, string]
  /** What is counted, and how it stood at the end of each round or turn. */
  readonly score: {
    readonly title: string
    readonly unit: string
    readonly points: readonly { readonly at: number; readonly values: readonly [number, number] }[]
  }
  /** The round or turn that decided most, and how. */
  readonly turning?: { readonly at: number; readonly text: string }
  readonly losses: {
    readonly title: string
    readonly columns: readonly string[]
    readonly rows: readonly { readonly head: string; readonly cells: readonly string[]; readonly side?: number }[]
  }
  /** How far each side's dice were above or below their average, in standard deviations, with the dice rolled. */
  readonly luck?: readonly { readonly side: number; readonly deviations: number; readonly text: string }[]
  /** What happened during the battle, by round or turn. */
  readonly course?: readonly { readonly at: number; readonly text: string }[]
}

type Points = Dispatch['score']['points']

/** The point of a score that decided most. */
interface Turning {
  readonly at: number
  /** The side that gained by it, and how much. */
  readonly side: number
  readonly gain: number
}

/** The score of a dispatch in the words of its battle, with the point that decided most, if one did. */
export function scored(
  points: Points,
  winner: number | undefined,
  { turning, ...words }: Omit<Dispatch['score'], 'points'> & { readonly turning: (turned: Turning) => string },
): Pick<Dispatch, 'score' | 'turning'> {
  const turned = turningPoint(points, winner)
  return {
    score: { ...words, points },
    ...(turned && { turning: { at: turned.at, text: turning(turned) } }),
  }
}

/**
 * The point at which the score moved most towards the winner, or, without a winner, towards either side. Undefined if
 * it never did.
 */
export function turningPoint(points: Points, winner?: number): Turning | undefined {
  let best: Turning | undefined
  let before = 0
  for (const { at, values } of points) {
    const lead = values[0] - values[1]
    const gain = Math.abs(lead - before)
    const side = lead > before ? 0 : 1
    if (gain > (best?.gain ?? 0) && (winner === undefined || side === winner)) best = { at, side, gain }
    before = lead
  }
  return best
}

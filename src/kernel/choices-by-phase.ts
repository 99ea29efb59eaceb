import { type Verb, verbsOf } from './action.ts'
import type { Layout } from './layout.ts'
import type { Listings } from './listing.ts'
import type { Choice, Phase } from './phase.ts'
import type { Position } from './position.ts'

/** Choices with the numbers of their verbs, one list beside the other. */
interface Numbered<P extends Position> {
  readonly choices: readonly Choice<P>[]
  readonly numbers: readonly number[]
}

/** The choices of every phase, by the number of the phase. */
export interface ChoicesByPhase<P extends Position> {
  /** By phase, then by the number of the verb. */
  readonly verbs: readonly (readonly Verb[])[]
  /** By phase, in the order of their verbs. */
  readonly all: readonly Numbered<P>[]
  /** Those that are not listed by shares. */
  readonly unshared: readonly Numbered<P>[]
}

/** Sorts the choices of phases. Throws a KernelError if a phase has a verb twice, or more than there are numbers for. */
export function choicesByPhase<P extends Position>(phases: readonly Phase<P>[]): ChoicesByPhase<P> {
  const verbs = phases.map(({ name, choices = [] }) =>
    verbsOf(
      name,
      choices.map(({ verb }) => verb),
    ),
  )
  const all = phases.map(({ choices = [] }) => ({ choices, numbers: [...choices.keys()] }))
  const unshared = all.map(({ choices, numbers }) => ({
    choices: choices.filter(({ share }) => share === undefined),
    numbers: numbers.filter((_, k) => choices[k].share === undefined),
  }))
  return { verbs, all, unshared }
}

/** By phase that lists by shares: what keeps its lists from one question to the next. */
export function keptByPhase<P extends Position>(
  phases: readonly Phase<P>[],
  { all }: ChoicesByPhase<P>,
  layout: Layout<P>,
  listings: Listings<P>,
) {
  return phases.map(({ shares }, number) => {
    if (shares === undefined) return undefined
    const { choices, numbers } = all[number]
    const byKind = shares.kinds.map((kind) =>
      choices.flatMap((choice, k) =>
        choice.share?.of === kind ? { choice, share: choice.share, verb: numbers[k] } : [],
      ),
    )
    return shares.keep(layout, shares, {
      ways: (p, kind, thing, traits) =>
        byKind[kind].filter(({ share }) => ((share.unless ?? 0) & traits) === 0 && (share.ever?.(p, thing) ?? true)),
      list(p, seat, thing, traits, ways, out) {
        if (ways.length === 0) return 0
        const list = listings.begin(p, seat, out)
        try {
          for (let k = 0; k < ways.length; k++) {
            list.choice = ways[k].choice
            list.verb = ways[k].verb
            ways[k].share.propose(p, seat, thing, list, traits)
          }
        } finally {
          listings.end()
        }
        return list.count
      },
    })
  })
}

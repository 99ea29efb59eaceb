import { type Verb, verbsOf } from './action.ts'
import type { Layout } from './layout.ts'
import type { Listings } from './listing.ts'
import type { Choice, Phase } from './phase.ts'
import type { Position } from './position.ts'

/** Choices and the numbers of their verbs, in parallel lists. */
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
  /** The choices that are not listed by slices. */
  readonly unsliced: readonly Numbered<P>[]
}

/** Sorts choices by phase. Throws a KernelError if a phase has a verb twice, or more verbs than there are numbers. */
export function choicesByPhase<P extends Position>(phases: readonly Phase<P>[]): ChoicesByPhase<P> {
  const verbs = phases.map(({ name, choices = [] }) =>
    verbsOf(
      name,
      choices.map(({ verb }) => verb),
    ),
  )
  const all = phases.map(({ choices = [] }) => ({ choices, numbers: [...choices.keys()] }))
  const unsliced = all.map(({ choices, numbers }) => ({
    choices: choices.filter(({ slice }) => slice === undefined),
    numbers: numbers.filter((_, k) => choices[k].slice === undefined),
  }))
  return { verbs, all, unsliced }
}

/**
 * What keeps the lists of each phase from one question to the next; undefined for a phase that does not list by slices.
 */
export function keptByPhase<P extends Position>(
  phases: readonly Phase<P>[],
  { all }: ChoicesByPhase<P>,
  layout: Layout<P>,
  listings: Listings<P>,
) {
  return phases.map(({ slices }, number) => {
    if (slices === undefined) return undefined
    const { choices, numbers } = all[number]
    const byKind = slices.kinds.map((kind) =>
      choices.flatMap((choice, k) =>
        choice.slice?.of === kind ? { choice, slice: choice.slice, verb: numbers[k] } : [],
      ),
    )
    return slices.keep(layout, slices, {
      ways: (p, kind, thing, traits) =>
        byKind[kind].filter(({ slice }) => ((slice.unless ?? 0) & traits) === 0 && (slice.ever?.(p, thing) ?? true)),
      list(p, seat, thing, traits, ways, out) {
        if (ways.length === 0) return 0
        const list = listings.begin(p, seat, out)
        try {
          for (let k = 0; k < ways.length; k++) {
            list.choice = ways[k].choice
            list.verb = ways[k].verb
            ways[k].slice.propose(p, seat, thing, list, traits)
          }
        } finally {
          listings.end()
        }
        return list.count
      },
    })
  })
}

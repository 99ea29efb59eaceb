import { KernelError } from './refusal.ts'

/**
 * One atomic choice in 30 bits: 6 for the verb, then a and b. Verbs are numbered within the phase that asks, so an
 * action has meaning only together with its phase, and only in this version of the code. Outside the process an action
 * is text.
 */
export type Action = number

const VERB_SHIFT = 24
const VERBS = 64
export const DEFAULT_BITS = 12

/** How a ruleset's actions are packed: `bits` of the lower 24 belong to b, the rest to a. */
export interface Packing {
  readonly bits: number
  pack(verb: number, a: number, b: number): Action
  verb(action: Action): number
  a(action: Action): number
  b(action: Action): number
}

export function packing(bits: number = DEFAULT_BITS): Packing {
  if (!Number.isInteger(bits) || bits < 0 || bits > VERB_SHIFT)
    throw new KernelError(`bits of b must be 0 to ${VERB_SHIFT}, not ${bits}`)
  const maskA = (1 << (VERB_SHIFT - bits)) - 1
  const maskB = (1 << bits) - 1
  return {
    bits,
    pack: (verb, a, b) => (verb << VERB_SHIFT) | (a << bits) | b,
    verb: (action) => action >> VERB_SHIFT,
    a: (action) => (action >> bits) & maskA,
    b: (action) => action & maskB,
  }
}

/** A verb taken apart: `fire {units} > {hexes}` has the kinds units and hexes between its words. */
export interface Verb {
  readonly template: string
  /** Literal text before, between and after the placeholders: one more than there are kinds. */
  readonly words: readonly string[]
  /** What a and b count; at most two. */
  readonly kinds: readonly string[]
}

export function parseVerb(template: string): Verb {
  const parts = template.split(/\{([^{}]+)\}/)
  const words = parts.filter((_, k) => k % 2 === 0)
  const kinds = parts.filter((_, k) => k % 2 === 1)
  if (kinds.length > 2)
    throw new KernelError(
      `verb '${template}' names ${kinds.length} things; an action names at most two: ask in two phases`,
    )
  return { template, words, kinds }
}

/** The verbs of a phase, in the order of its choices; a verb's index is its number in an action. */
export function verbsOf(phase: string, templates: readonly string[]): readonly Verb[] {
  if (templates.length > VERBS)
    throw new KernelError(`phase '${phase}' has ${templates.length} verbs; an action has room for ${VERBS}`)
  const twice = templates.find((template, k) => templates.indexOf(template) !== k)
  if (twice !== undefined) throw new KernelError(`phase '${phase}' has the verb '${twice}' twice`)
  return templates.map(parseVerb)
}

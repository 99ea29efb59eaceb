import type { Action, Packing, Verb } from './action.ts'
import { isNumber, sentenceArgs, type Told } from './journal.ts'
import { type Naming, naming } from './naming.ts'
import type { Phase } from './phase.ts'
import type { Position } from './position.ts'
import { KernelError, type Refusal, refusal } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import { includes, NOBODY } from './seats.ts'

/** Actions and events as text. */
export interface Notation<P extends Position> extends Pick<Naming<P>, 'nameOf' | 'numberOf' | 'fill'> {
  /** An action of the running phase as text: `fire FR-I/51 > 2314`. */
  print(p: P, action: Action): string
  /**
   * Turns text into an action of the running phase, or says why it cannot be read. `check` says whether it is legal.
   */
  parse(p: P, seat: number, text: string): Action | Refusal
  /**
   * An event as a sentence of the ruleset, with the names of the notation; as data if the ruleset has no sentence for
   * it.
   */
  narrate(p: P, told: Told): string
  /** An event as data: its name, then its arguments by the names of the notation. */
  described(p: P, told: Told): string
}

/** The first word of a text: up to its first blank. */
const firstWord = (text: string): string => {
  const end = text.indexOf(' ')
  return end < 0 ? text : text.slice(0, end)
}

/**
 * The verbs that an action may have, by its first word, each list in the order of the phases. Under '' are the verbs
 * whose first word runs into a name without a blank; they are in all lists.
 */
function byFirstWord(verbs: readonly Verb[]): ReadonlyMap<string, readonly Verb[]> {
  const wordOf = ({ words: [first], kinds }: Verb) =>
    kinds.length === 0 || first.includes(' ') ? firstWord(first) : ''
  const words = new Set(['', ...verbs.map(wordOf)])
  return new Map([...words].map((word) => [word, verbs.filter((verb) => ['', word].includes(wordOf(verb)))]))
}

const UNTIDY = /^\s|\s\s|[^\S ]|\s$/
/** Reduces each run of blanks to one, and removes those at the ends. */
const tidy = (text: string) => (UNTIDY.test(text) ? text.trim().replace(/\s+/g, ' ') : text)
const LONGEST = 200

export function notation<P extends Position>(
  ruleset: Ruleset<P>,
  verbs: readonly (readonly Verb[])[],
  packing: Packing,
): Notation<P> {
  const { nameOf, numberOf, fill, beginnings } = naming<P>((scenario) => ruleset.names(scenario))
  const distinct = new Map(verbs.flat().map((verb) => [verb.template, verb]))
  const verbsByWord = byFirstWord([...distinct.values()])
  const numbers = verbs.map((list) => new Map(list.map(({ template }, number) => [template, number])))

  function read(scenario: P['scenario'], verb: Verb, text: string): readonly number[] | undefined {
    const { words, kinds } = verb
    if (!text.startsWith(words[0])) return undefined
    const rest = text.slice(words[0].length)
    if (kinds.length === 0) return rest === '' ? [] : undefined
    for (const [a, length] of beginnings(scenario, kinds[0], rest, words[1])) {
      const tail = rest.slice(length + words[1].length)
      if (kinds.length === 1) {
        if (tail === '') return [a]
        continue
      }
      for (const [b, size] of beginnings(scenario, kinds[1], tail, words[2]))
        if (tail.length === size + words[2].length) return [a, b]
    }
    return undefined
  }

  /** Does a phase with this verb wait for the running one? */
  function isBelow(p: P, template: string): boolean {
    const top = p.depth
    let found = false
    for (p.depth = 0; p.depth < top; p.depth++)
      if (ruleset.phases[p.phase].choices?.some(({ verb }) => verb === template)) found = true
    p.depth = top
    return found
  }

  /** Why a verb of a phase below the running one must wait: what it waits for, or which side must choose before it. */
  function waiting(p: P, seat: number, text: string, now: Phase<P>): Refusal {
    const because = now.pending?.(p)
    if (because) return { rule: now.rule, reason: fill(p.scenario, because.text, because.of), because }
    const isAsked = includes((now.asks?.(p) ?? NOBODY) & ~p.closed, seat)
    return isAsked
      ? refusal(now.rule, `'${text}' has to wait: finish first what you are asked (${now.name}).`)
      : refusal(now.rule, `'${text}' has to wait: the other side chooses first (${now.name}).`)
  }

  /** Why a verb of another phase cannot be chosen: by the verb's own rule, if the system gives one. */
  function unasked(p: P, seat: number, { template }: Verb, text: string, now: Phase<P>): Refusal {
    if (isBelow(p, template)) return waiting(p, seat, text, now)
    const home = ruleset.phases.find(({ choices }) => choices?.some(({ verb }) => verb === template)) as Phase<P>
    const why = home.choices?.find(({ verb }) => verb === template)?.unasked?.()
    if (why) return why
    if (home === now) return refusal(now.rule, `'${text}' cannot be chosen now.`)
    return refusal(home.rule, `'${text}' cannot be chosen now: that is for ${home.name}, and this is ${now.name}.`)
  }

  function described({ scenario }: P, { event, args: values }: Told): string {
    const { name, args } = ruleset.events[event]
    const said = args.map(({ kind }, k) => (isNumber(kind) ? String(values[k]) : nameOf(scenario, kind, values[k])))
    return [name, ...said].join(', ')
  }

  return {
    nameOf,
    numberOf,
    fill,
    print(p, action) {
      const verb = p.depth < 0 ? undefined : verbs[p.phase][packing.verb(action)]
      if (verb === undefined)
        throw new KernelError(`printed an action that the phase which runs does not have: ${action}`)
      const values = [packing.a(action), packing.b(action)]
      return verb.words
        .map((word, k) => word + (k < verb.kinds.length ? nameOf(p.scenario, verb.kinds[k], values[k]) : ''))
        .join('')
    },
    parse(p, seat, given) {
      const phase = ruleset.phases[p.depth < 0 ? 0 : p.phase]
      if (typeof given !== 'string' || given.length > LONGEST) return refusal(phase.rule, 'An action is a short text.')
      const text = tidy(given)
      const here = p.depth < 0 ? undefined : numbers[p.phase]
      let elsewhere: Verb | undefined
      let near: Verb | undefined
      const word = firstWord(text)
      for (const verb of verbsByWord.get(word) ?? verbsByWord.get('') ?? []) {
        const number = here?.get(verb.template)
        const values = read(p.scenario, verb, text)
        if (values && number !== undefined) return packing.pack(number, values[0] ?? 0, values[1] ?? 0)
        if (values) elsewhere ??= verb
        else if (number !== undefined && word === firstWord(verb.words[0].trim())) near = verb
      }
      if (elsewhere) return unasked(p, seat, elsewhere, text, phase)
      const wrong = ruleset.misread?.(seat, text)
      if (wrong) return wrong
      if (near)
        return refusal(
          phase.rule,
          `'${text}' cannot be read: '${near.template}' is expected, with names of this board.`,
        )
      const verbsNow = [...distinct.keys()].filter((verb) => here?.has(verb)).map((verb) => `'${verb}'`)
      return refusal(
        phase.rule,
        `'${text}' is not an action. Now (${phase.name}) there are ${verbsNow.join(', ') || 'no choices'}.`,
      )
    },
    narrate(p, told) {
      const kind = ruleset.events[told.event]
      const name = (thing: string, n: number) => nameOf(p.scenario, thing, n)
      return ruleset.sentence?.(kind.name, sentenceArgs(kind, told.args, name)) ?? described(p, told)
    },
    described,
  }
}

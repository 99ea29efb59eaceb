import type { Action, Packing, Verb } from './action.ts'
import type { Told } from './journal.ts'
import type { Choice, Phase } from './phase.ts'
import type { Position, Scenario } from './position.ts'
import { type Refusal, refusal } from './refusal.ts'
import type { Names, Numbers, Ruleset } from './ruleset.ts'

export interface Notation<P extends Position> {
  /** An action as text: `fire FR-I/51 > 2314`. */
  print(p: P, action: Action): string
  /** Text to an action of the phase that runs, or why it cannot be read. Whether it is legal, `check` says. */
  parse(p: P, seat: number, text: string): Action | Refusal
  /** An event as a sentence of its template. */
  narrate(p: P, told: Told): string
  /** A sentence with its placeholders (`{units}`, `{#}`) filled, in order. */
  fill(scenario: P['scenario'], text: string, of: readonly number[]): string
  /** The name of thing `n` of a kind. */
  nameOf(scenario: P['scenario'], kind: string, n: number): string
  /** The number of the thing of a kind that has this name. */
  numberOf(scenario: P['scenario'], kind: string, name: string): number | undefined
}

const isNumbers = (names: readonly string[] | Numbers): names is Numbers => 'print' in names

/** A kind's names made ready to be found at the beginning of a text, longest first. */
interface Index {
  readonly byName: ReadonlyMap<string, number>
  readonly lengths: readonly number[]
  /** By what follows a name in an action: does a name contain it? If none does, the name ends where it begins. */
  readonly ambiguous: Map<string, boolean>
}

/** A name that a text begins with: its number, and its length. */
type Beginning = readonly [n: number, length: number]
const NONE: readonly Beginning[] = []

/** The first word of a text: up to its first blank. */
const firstWord = (text: string): string => {
  const end = text.indexOf(' ')
  return end < 0 ? text : text.slice(0, end)
}

/**
 * The numbers of the verbs that an action may have, by its first word, each list in rising order. Under '' are those
 * whose first word goes on without a blank into a name, which are in all lists.
 */
function byFirstWord(verbs: readonly Verb[]): ReadonlyMap<string, readonly number[]> {
  const wordOf = ({ words: [first], kinds }: Verb) =>
    kinds.length === 0 || first.includes(' ') ? firstWord(first) : ''
  const numbers = [...verbs.keys()]
  const words = new Set(['', ...verbs.map(wordOf)])
  return new Map([...words].map((word) => [word, numbers.filter((n) => ['', word].includes(wordOf(verbs[n])))]))
}

const UNTIDY = /^\s|\s\s|[^\S ]|\s$/
/** Text has one blank where it had several, and none at its ends. */
const tidy = (text: string) => (UNTIDY.test(text) ? text.trim().replace(/\s+/g, ' ') : text)
const LONGEST = 200

export function notation<P extends Position>(
  ruleset: Ruleset<P>,
  verbs: readonly Verb[],
  packing: Packing,
  choicesOf: (p: P) => readonly (Choice<P> | undefined)[],
): Notation<P> {
  const tables = new WeakMap<Scenario, Names>()
  const indexes = new WeakMap<Scenario, Map<string, Index>>()
  const verbsByWord = byFirstWord(verbs)

  function names(scenario: P['scenario']): Names {
    let table = tables.get(scenario)
    if (!table) tables.set(scenario, (table = ruleset.names(scenario)))
    return table
  }

  function index(scenario: P['scenario'], kind: string, list: readonly string[]): Index {
    let byKind = indexes.get(scenario)
    if (!byKind) indexes.set(scenario, (byKind = new Map()))
    let found = byKind.get(kind)
    if (!found) {
      const byName = new Map(list.map((name, n) => [name, n]))
      found = {
        byName,
        lengths: [...new Set(list.map((name) => name.length))].sort((a, b) => b - a),
        ambiguous: new Map(),
      }
      byKind.set(kind, found)
    }
    return found
  }

  function nameOf(scenario: P['scenario'], kind: string, n: number): string {
    if (kind === '#') return String(n)
    const list = names(scenario)[kind]
    if (list === undefined) return `${kind} ${n}`
    return (isNumbers(list) ? list.print(n) : list[n]) ?? `${kind} ${n}`
  }

  function numberOf(scenario: P['scenario'], kind: string, name: string): number | undefined {
    const list = names(scenario)[kind]
    if (list === undefined) return undefined
    return isNumbers(list) ? list.parse(name) : index(scenario, kind, list).byName.get(name)
  }

  /**
   * Numbers of `kind` whose name `text` begins with, and `until` follows: longest name first. At the end of an action
   * `until` is empty.
   */
  function beginnings(scenario: P['scenario'], kind: string, text: string, until: string): readonly Beginning[] {
    const list = names(scenario)[kind]
    if (list === undefined) return NONE
    if (isNumbers(list)) return one(text, until, (name) => list.parse(name))
    const { byName, lengths, ambiguous } = index(scenario, kind, list)
    let isAmbiguous = ambiguous.get(until)
    if (isAmbiguous === undefined)
      ambiguous.set(until, (isAmbiguous = until !== '' && list.some((name) => name.includes(until))))
    if (!isAmbiguous) return one(text, until, (name) => byName.get(name))
    const found: Beginning[] = []
    for (const length of lengths) {
      const n = text.startsWith(until, length) ? byName.get(text.slice(0, length)) : undefined
      if (n !== undefined) found.push([n, length])
    }
    return found
  }

  /** The name before `until`, if it is one. */
  function one(text: string, until: string, numberOfName: (name: string) => number | undefined): readonly Beginning[] {
    const end = until === '' ? text.length : text.indexOf(until)
    const n = end < 0 ? undefined : numberOfName(text.slice(0, end))
    return n === undefined ? NONE : [[n, end]]
  }

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

  /** Does a phase with this verb wait for the one that runs? */
  function isBelow(p: P, template: string): boolean {
    const top = p.depth
    let found = false
    for (p.depth = 0; p.depth < top; p.depth++)
      if (ruleset.phases[p.phase].choices?.some(({ verb }) => verb === template)) found = true
    p.depth = top
    return found
  }

  /** Why a verb of another phase cannot be chosen: by the verb's own rule, if the system gives one. */
  function unasked(p: P, { template }: Verb, text: string, now: Phase<P>): Refusal {
    if (isBelow(p, template)) return refusal(now.rule, `'${text}' has to wait: first comes ${now.name}.`)
    const home = ruleset.phases.find(({ choices }) => choices?.some(({ verb }) => verb === template)) as Phase<P>
    const why = home.choices?.find(({ verb }) => verb === template)?.unasked?.()
    if (why) return why
    if (home === now) return refusal(now.rule, `'${text}' cannot be chosen now.`)
    return refusal(home.rule, `'${text}' cannot be chosen now: that is for ${home.name}, and this is ${now.name}.`)
  }

  function fill(scenario: P['scenario'], text: string, of: readonly number[]): string {
    let k = 0
    return text.replace(/\{([^{}]+)\}/g, (_, kind: string) => nameOf(scenario, kind, of[k++]))
  }

  return {
    nameOf,
    numberOf,
    fill,
    print(p, action) {
      const verb = verbs[packing.verb(action)]
      const values = [packing.a(action), packing.b(action)]
      return verb.words
        .map((word, k) => word + (k < verb.kinds.length ? nameOf(p.scenario, verb.kinds[k], values[k]) : ''))
        .join('')
    },
    parse(p, seat, given) {
      const phase = ruleset.phases[p.depth < 0 ? 0 : p.phase]
      if (typeof given !== 'string' || given.length > LONGEST) return refusal(phase.rule, 'An action is a short text.')
      const text = tidy(given)
      const choices = choicesOf(p)
      let elsewhere: Verb | undefined
      let near: Verb | undefined
      const word = firstWord(text)
      for (const number of verbsByWord.get(word) ?? verbsByWord.get('') ?? []) {
        const verb = verbs[number]
        const values = read(p.scenario, verb, text)
        if (values && choices[number]) return packing.pack(number, values[0] ?? 0, values[1] ?? 0)
        if (values) elsewhere ??= verb
        else if (choices[number] && word === firstWord(verb.words[0].trim())) near = verb
      }
      if (elsewhere) return unasked(p, elsewhere, text, phase)
      const wrong = ruleset.misread?.(seat, text)
      if (wrong) return wrong
      if (near)
        return refusal(
          phase.rule,
          `'${text}' cannot be read: '${near.template}' is expected, with names of this board.`,
        )
      const verbsNow = verbs.filter((_, number) => choices[number]).map((verb) => `'${verb.template}'`)
      return refusal(
        phase.rule,
        `'${text}' is not an action. Now (${phase.name}) there are ${verbsNow.join(', ') || 'no choices'}.`,
      )
    },
    narrate: (p, { event, args }) => fill(p.scenario, ruleset.events[event].text, args),
  }
}

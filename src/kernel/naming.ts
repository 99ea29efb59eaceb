import type { Position, Scenario } from './position.ts'
import type { Names, Numbers } from './ruleset.ts'

/** Turns things into their names, and names into things. */
export interface Naming<P extends Position> {
  /** The name of thing `n` of a kind. */
  nameOf(scenario: P['scenario'], kind: string, n: number): string
  /** The number of the thing of a kind that has this name. */
  numberOf(scenario: P['scenario'], kind: string, name: string): number | undefined
  /** A sentence with its placeholders (`{units}`, `{#}`) filled, in order. */
  fill(scenario: P['scenario'], text: string, of: readonly number[]): string
  /**
   * Numbers of the things of `kind` whose name `text` begins with, followed by `until`; longest name first. At the end
   * of an action `until` is empty.
   */
  beginnings(scenario: P['scenario'], kind: string, text: string, until: string): readonly Beginning[]
}

const isNumbers = (names: readonly string[] | Numbers): names is Numbers => 'print' in names

/** A kind's names, prepared to be found at the beginning of a text, longest first. */
interface Index {
  readonly byName: ReadonlyMap<string, number>
  readonly lengths: readonly number[]
  /**
   * By the text that follows a name in an action: does any name contain it? If none does, the name ends where that text
   * begins.
   */
  readonly ambiguous: Map<string, boolean>
}

/** A name that a text begins with: its number, and its length. */
type Beginning = readonly [n: number, length: number]
const NONE: readonly Beginning[] = []

/** Makes the naming of a ruleset's things. `namesOf` is called once for each scenario. */
export function naming<P extends Position>(namesOf: (scenario: P['scenario']) => Names): Naming<P> {
  const tables = new WeakMap<Scenario, Names>()
  const indexes = new WeakMap<Scenario, Map<string, Index>>()
  function names(scenario: P['scenario']): Names {
    let table = tables.get(scenario)
    if (!table) tables.set(scenario, (table = namesOf(scenario)))
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
    if (kind === '±') return n > 0 ? `+${n}` : String(n)
    const list = names(scenario)[kind]
    if (list === undefined) return `${kind} ${n}`
    return (isNumbers(list) ? list.print(n) : list[n]) ?? `${kind} ${n}`
  }

  /**
   * The number that prints as exactly this text, if the kind has it: so each thing has one text, and no text names two.
   */
  function numberIn(
    scenario: P['scenario'],
    kind: string,
    { print, parse }: Numbers,
    text: string,
  ): number | undefined {
    const n = parse(text)
    const count = scenario.counts[kind] ?? Number.MAX_SAFE_INTEGER
    return n !== undefined && Number.isInteger(n) && n >= 0 && n < count && print(n) === text ? n : undefined
  }

  function numberOf(scenario: P['scenario'], kind: string, name: string): number | undefined {
    const list = names(scenario)[kind]
    if (list === undefined) return undefined
    return isNumbers(list) ? numberIn(scenario, kind, list, name) : index(scenario, kind, list).byName.get(name)
  }

  function beginnings(scenario: P['scenario'], kind: string, text: string, until: string): readonly Beginning[] {
    const list = names(scenario)[kind]
    if (list === undefined) return NONE
    if (isNumbers(list)) return one(text, until, (name) => numberIn(scenario, kind, list, name))
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

  /** The text before `until`, if it is a name. */
  function one(text: string, until: string, numberOfName: (name: string) => number | undefined): readonly Beginning[] {
    const end = until === '' ? text.length : text.indexOf(until)
    const n = end < 0 ? undefined : numberOfName(text.slice(0, end))
    return n === undefined ? NONE : [[n, end]]
  }

  function fill(scenario: P['scenario'], text: string, of: readonly number[]): string {
    let k = 0
    return text.replace(/\{([^{}]+)\}/g, (_, kind: string) => nameOf(scenario, kind, of[k++]))
  }

  return { nameOf, numberOf, fill, beginnings }
}

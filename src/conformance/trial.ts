import type { Dice } from '../kernel/dice.ts'
import { fastDice, randomSource } from '../kernel/dice.ts'
import type { Engine } from '../kernel/engine.ts'
import { heardBy, type Told } from '../kernel/journal.ts'
import type { Position } from '../kernel/position.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { SPECTATOR } from '../kernel/seats.ts'
import type { Entry, Game, Moment } from './game.ts'

/** Everything that the kit checks; a report has the number of cases of each, even if there are none. */
export const CHECKS = [
  'crash',
  'lists',
  'pure',
  'rulebook',
  'invariants',
  'frames',
  'dead ends',
  'endless',
  'copy',
  'replay',
  'twin',
  'notation',
  'events',
  'forecast',
  'queries',
  'law 1',
  'law 2',
  'law 3',
  'law 4',
  'law 5',
  'law 6',
  'law 7',
] as const
export type CheckName = (typeof CHECKS)[number]

/**
 * How often the more expensive checks look: at every n-th moment of each phase and verb, so that rare ones are not
 * missed. They always look at the first moments of each.
 */
const EVERY: Partial<Record<CheckName, number>> = {
  lists: 20,
  notation: 10,
  forecast: 100,
  queries: 400,
  'law 2': 2,
  'law 4': 2,
  'law 7': 2,
}
const FIRST: Partial<Record<CheckName, number>> = { forecast: 3, queries: 1 }
const DEFAULT_FIRST = 20

export interface Fault {
  readonly check: CheckName
  readonly game: number
  /** The number of actions played before. */
  readonly action: number
  readonly phase: string
  readonly detail: string
}

export interface ConformanceOptions<P extends Position> {
  /** The first scenario of the ruleset if left out. */
  readonly scenario?: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly games?: number
  readonly seed?: number
  /** A game with more actions counts as endless. */
  readonly longest?: number
  /** Returns the index of the legal action in `list` that random play takes; left out, it takes any. */
  readonly choose?: (engine: Engine<P>, p: P, seat: number, list: Int32Array, random: (n: number) => number) => number
  /** Looks at every n-th moment of each phase and verb; 0: never. */
  readonly every?: Partial<Record<CheckName, number>>
  /** Only plays the games, which shows crashes, dead ends and endless games in little time. */
  readonly unwatched?: boolean
  /** The most faults of each check that the report describes; all are counted. */
  readonly described?: number
}

/**
 * A check that watches games: it looks when a game opens, when a seat must choose, when it has chosen, and when the
 * game is over.
 */
export interface Watcher<P extends Position> {
  opened?(game: Game<P>): void
  asked?(moment: Moment<P>): void
  played?(entry: Entry<P>): void
  ended?(game: Game<P>): void
}

/** One run of the kit: what its checks share, and where they report. */
export class Trial<P extends Position> {
  readonly engine: Engine<P>
  readonly ruleset: Ruleset<P>
  readonly options: ConformanceOptions<P>
  /** All lookers: the seats and the spectators. */
  readonly lookers: readonly number[]
  readonly cases = Object.fromEntries(CHECKS.map((name) => [name, 0])) as Record<CheckName, number>
  readonly failed: Partial<Record<CheckName, number>> = {}
  readonly faults: Fault[] = []
  /** Over all lists: the number of actions offered, and the number of those that are legal. */
  tried = 0
  legal = 0
  /** Chance for the checks, separate from that of the games, so that switching a check off changes no game. */
  readonly random: (n: number) => number
  private readonly seen = new Map<string, number>()
  private at = { game: 0, action: 0, phase: '' }
  private spare: P[] = []
  private taken = 0
  private game: Game<P> | undefined

  constructor(engine: Engine<P>, options: ConformanceOptions<P>) {
    this.engine = engine
    this.ruleset = engine.ruleset
    this.options = options
    this.lookers = [...engine.ruleset.seats.keys(), SPECTATOR]
    this.random = randomSource(options.seed ?? 1, 77)
  }

  /** Moves on to another moment: frees the scratch positions, and attributes faults to this moment. */
  moment(game: Game<P>, action: number, phase: string): void {
    if (this.game !== game) this.spare = []
    this.game = game
    this.taken = 0
    this.at = { game: game.number, action, phase }
  }

  /** A scratch position, until the next moment. */
  scratch(copyOf?: P): P {
    const game = this.game as Game<P>
    this.spare[this.taken] ??= this.ruleset.layout.make(game.p.scenario)
    const p = this.spare[this.taken++]
    if (copyOf) this.ruleset.layout.copy(copyOf, p)
    return p
  }

  view(p: P, seat: number): P {
    const view = this.scratch()
    this.ruleset.redact(p, seat, view)
    return view
  }

  /** Fast dice unlike those of any other moment in this run. */
  dice(): Dice {
    return fastDice(this.random(0x7fffffff), this.random(0x7fffffff))
  }

  /** Should a check look at this moment? `key` names the phase and verb. */
  due(check: CheckName, key: string): boolean {
    const every = this.options.every?.[check] ?? EVERY[check] ?? 1
    const count = this.seen.get(`${check} ${key}`) ?? 0
    this.seen.set(`${check} ${key}`, count + 1)
    return every > 0 && (every === 1 || count < (FIRST[check] ?? DEFAULT_FIRST) || count % every === 0)
  }

  /** Counts one case of a check; it is a fault if `fault` says what is wrong. */
  judge(check: CheckName, fault?: string | false): void {
    this.cases[check]++
    if (!fault) return
    const count = (this.failed[check] = (this.failed[check] ?? 0) + 1)
    if (count <= (this.options.described ?? 5)) this.faults.push({ check, ...this.at, detail: fault })
  }

  /** `blue`, or `spectators`. */
  who(seat: number): string {
    return seat === SPECTATOR ? 'spectators' : this.ruleset.seats[seat]
  }

  /** The first four cells in which two positions differ: `at[3] 4/5, turn 1/2`. Undefined if they are equal. */
  differ(a: P, b: P): string | undefined {
    const found: string[] = []
    for (let k = 0; k < a.cells.length && found.length < 4; k++) {
      if (a.cells[k] === b.cells[k]) continue
      const { name, index } = this.ruleset.layout.name(a.scenario, k)
      found.push(`${name}${index === undefined ? '' : `[${index}]`} ${a.cells[k]}/${b.cells[k]}`)
    }
    return found.length === 0 ? undefined : found.join(', ')
  }

  /** The first difference between two tellings, as one seat heard them, or all. Undefined if there is none. */
  told(p: P, a: readonly Told[], b: readonly Told[], seat?: number): string | undefined {
    const one = seat === undefined ? a : heardBy(a, seat)
    const two = seat === undefined ? b : heardBy(b, seat)
    for (let k = 0; k < Math.max(one.length, two.length); k++)
      if (!sameTelling(one[k], two[k], seat === undefined)) return `'${this.say(p, one[k])}' / '${this.say(p, two[k])}'`
    return undefined
  }

  private say(p: P, told: Told | undefined): string {
    return told === undefined ? 'nothing' : this.engine.described(p, told)
  }
}

/** Are two events the same? Compares the audience, which seats do not see, only if `audience` is true. */
export function sameTelling(a: Told | undefined, b: Told | undefined, audience = false): boolean {
  if (a === undefined || b === undefined) return a === b
  return a.event === b.event && a.args.every((arg, k) => arg === b.args[k]) && (!audience || a.to === b.to)
}

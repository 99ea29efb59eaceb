import type { Engine, Position } from '../../kernel/index.ts'
import { TAKEN_BACK, type Update } from '../../protocol/index.ts'

/** An event as it came, with its place. */
export interface Event {
  readonly n: number
  readonly k: number
  readonly event: number
  readonly args: readonly [number, number, number, number]
}

/** Every KEPT_EVERY-th view is kept whole: any other is at most that many small steps away. */
const KEPT_EVERY = 32

/**
 * Everything that a seat has learnt, in order: the view after each update, and what was told. Does not know the screen.
 */
export class Timeline<P extends Position> {
  readonly engine: Engine<P>
  readonly scenario: P['scenario']
  private readonly updates: Update[] = []
  private readonly tellings: (readonly Event[])[] = []
  private readonly kept: P[] = []
  private readonly running: P
  /** The events told that still stand. */
  readonly events: Event[] = []

  constructor(engine: Engine<P>, scenario: P['scenario']) {
    this.engine = engine
    this.scenario = scenario
    this.running = engine.ruleset.layout.make(scenario)
  }

  get length(): number {
    return this.updates.length
  }

  add(update: Update): void {
    this.updates.push(update)
    write(this.running, update)
    if (this.updates.length % KEPT_EVERY === 0) this.kept.push(this.copy(this.running))
    const told = update.told.map(([event, ...args], k): Event => ({ n: update.n, k, event, args }))
    this.tellings.push(told)
    for (const one of told) {
      if (one.event === TAKEN_BACK && one.args[1] === 0) {
        const from = this.events.findIndex(({ n }) => n >= one.args[0])
        if (from >= 0) this.events.length = from
      }
      this.events.push(one)
    }
  }

  /** The view after update `n`; 0 is before the opening. A separate position; do not write to it. */
  viewAt(n: number): P {
    if (n >= this.length) return this.copy(this.running)
    const whole = Math.floor(n / KEPT_EVERY)
    const view = whole === 0 ? this.engine.ruleset.layout.make(this.scenario) : this.copy(this.kept[whole - 1])
    for (let k = whole * KEPT_EVERY; k < n; k++) write(view, this.updates[k])
    return view
  }

  /** What update `n` tells. */
  told(n: number): readonly Event[] {
    return this.tellings[n - 1] ?? []
  }

  /** How many of `events` were told up to update `n`, and of the next one before its event `k`. */
  countBy(n: number, k: number): number {
    const { events } = this
    let [low, high] = [0, events.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const event = events[middle]
      if (event.n <= n || (event.n === n + 1 && event.k < k)) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The number of entries that the seat had made by the last update. */
  get count(): number {
    return this.updates.at(-1)?.count ?? 0
  }

  own = (n: number): boolean => this.updates[n - 1]?.own === true

  copy(p: P): P {
    const { layout } = this.engine.ruleset
    const made = layout.make(this.scenario)
    layout.copy(p, made)
    return made
  }
}

function write(p: Position, { cells }: Update): void {
  for (let k = 0; k < cells.length; k += 2) p.cells[cells[k]] = cells[k + 1]
}

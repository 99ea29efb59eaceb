import type { Figure } from '../src/cli/bench.ts'
import {
  type Action,
  type Engine,
  type ForecastOptions,
  fastDice,
  forecast,
  NOBODY,
  type Position,
  randomSource,
} from '../src/kernel/index.ts'
import { preferring } from '../src/kernel/testing/preferring.ts'
import type { Asked } from './goals.ts'
import { busy, percentile } from './measure.ts'

/**
 * Figures that a system asks for in addition to those of all systems (`asked` in its `goals.json`): lists of one verb,
 * actions judged one by one, queries, and forecasts to their end.
 */

/** A moment of a game, with the legal actions of one verb. */
interface Moment {
  readonly p: Position
  readonly seat: number
  readonly actions: readonly Action[]
}

/** The number of moments measured, and the most actions played to find them. */
const MOMENTS = 150
const PATIENCE = 12_000
/** The number of times each is measured. The minimum counts, because other programs can only make times longer. */
const OFTEN = 20

const list = new Int32Array(1 << 16)

const seatOf = (awaiting: number): number => 31 - Math.clz32(awaiting & -awaiting)

/**
 * Plays games that mostly choose actions matching `prefers`, and returns moments at which an action of a verb is legal.
 */
function momentsOf(kernel: Engine<Position>, scenario: string, prefers: RegExp, verb: string): Moment[] {
  const { layout } = kernel.ruleset
  const choose = preferring(prefers)
  const chance = randomSource(1)
  const moments: Moment[] = []
  let [game, dice] = [0, fastDice(0)]
  let p: Position | undefined
  for (let k = 0; k < PATIENCE && moments.length < MOMENTS; k++) {
    if (p === undefined || kernel.awaiting(p) === NOBODY) p = kernel.open(scenario, {}, (dice = fastDice(++game)))
    const seat = seatOf(kernel.awaiting(p))
    const legal = list.slice(0, kernel.actions(p, seat, list))
    const now = p
    const actions = [...legal].filter((action) => kernel.choice(now, action)?.verb === verb)
    if (actions.length > 0) {
      const copy = layout.make(p.scenario)
      layout.copy(p, copy)
      moments.push({ p: copy, seat, actions })
    }
    kernel.play(p, seat, legal[choose(kernel, p, seat, legal, chance)] as number, dice)
  }
  if (moments.length === 0) throw new Error(`nothing to measure of '${verb}' in ${scenario}`)
  return moments
}

/**
 * The minimum milliseconds of a moment's work. `fresh` runs before each, so that nothing is kept from one run to the
 * next.
 */
function least(work: () => void, fresh: () => void, often = OFTEN): number {
  let found = Number.POSITIVE_INFINITY
  for (let k = 0; k < often; k++) {
    fresh()
    const began = performance.now()
    work()
    found = Math.min(found, performance.now() - began)
  }
  return found
}

/** The 99th percentile of the time of some work over moments; between two runs another moment is listed. */
function slowest(kernel: Engine<Position>, moments: readonly Moment[], work: (one: Moment) => void, often?: number) {
  const all = () =>
    moments.map((one, k) => {
      const other = moments[(k + 1 + (moments.length >> 1)) % moments.length] as Moment
      return least(
        () => work(one),
        () => kernel.actions(other.p, other.seat, list),
        often,
      )
    })
  // The first round warms up the JavaScript engine.
  all()
  return percentile(all(), 99)
}

function listed(kernel: Engine<Position>, moments: readonly Moment[], verb: string): number {
  return slowest(kernel, moments, ({ p, seat }) => {
    const choice = kernel.phase(p).choices?.find((one) => one.verb === verb)
    if (choice !== undefined) kernel.some(p, seat, choice)
  })
}

/**
 * Milliseconds to judge a legal action, which passes every test: the mean over all actions, in the best of several
 * rounds.
 */
function judged(kernel: Engine<Position>, moments: readonly Moment[]): number {
  const count = moments.reduce((sum, { actions }) => sum + actions.length, 0)
  let found = Number.POSITIVE_INFINITY
  for (let k = 0; k < OFTEN; k++) {
    const began = busy()
    for (const { p, seat, actions } of moments) for (const action of actions) kernel.check(p, seat, action)
    found = Math.min(found, (busy() - began) / count)
  }
  return found
}

/** The numbers that an action names, in the form that queries take. */
function named(kernel: Engine<Position>, p: Position, action: Action): number[] {
  const verb = kernel.verbs[p.phase]?.[kernel.packing.verb(action)]
  return [kernel.packing.a(action), kernel.packing.b(action)].slice(0, verb?.kinds.length)
}

/** The arguments for a query: what each action names, preceded by what the action that led there named. */
function questionsOf(kernel: Engine<Position>, moments: readonly Moment[], then: string | undefined) {
  const { layout } = kernel.ruleset
  return moments.map(({ p, seat, actions }) => {
    const action = actions[actions.length >> 1] as Action
    const args = named(kernel, p, action)
    if (then === undefined) return { p, seat, actions, args }
    const next = layout.make(p.scenario)
    layout.copy(p, next)
    kernel.play(next, seat, action, fastDice(1))
    const found = [...list.slice(0, kernel.actions(next, seat, list))].filter(
      (one) => kernel.choice(next, one)?.verb === then,
    )
    const second = found[found.length >> 1]
    return {
      p: next,
      seat,
      actions: found,
      args: second === undefined ? [] : [...args, ...named(kernel, next, second)],
    }
  })
}

/**
 * Everything that may come of an action: a forecast for each answer of the other side, on the view of the acting seat.
 */
function foreseen(kernel: Engine<Position>, { p, seat, actions }: Moment, until: readonly string[]): void {
  const { layout, phases, redact } = kernel.ruleset
  const action = actions[0] as Action
  const view = layout.make(p.scenario)
  redact(p, seat, view)
  const stops = phases.filter(({ name }) => until.includes(name))
  const options: ForecastOptions<Position> = { until: stops, agree: 2 }
  const next = layout.make(p.scenario)
  layout.copy(p, next)
  kernel.play(next, seat, action, fastDice(1))
  const asked = kernel.awaiting(next)
  const answering =
    asked === NOBODY || seatOf(asked) === seat || until.includes(kernel.phase(next).name) ? -1 : seatOf(asked)
  const phase = kernel.phase(next)
  const answers = answering < 0 ? [] : [...list.slice(0, kernel.actions(next, answering, list))]
  if (answers.length === 0) forecast(kernel, view, seat, action, () => 0, options)
  for (const answer of answers)
    forecast(kernel, view, seat, action, () => 0, {
      ...options,
      answer: (end) =>
        kernel.phase(end) === phase && kernel.check(end, answering, answer) === undefined
          ? { seat: answering, action: answer }
          : undefined,
    })
}

/** The figures that a system asks for. `timed` makes a figure whose goal is meant for the reference machine. */
export function askedFigures(
  kernel: Engine<Position>,
  scenario: string,
  { prefers, lists, judges, queries, forecasts }: Asked,
  timed: (name: string, value: number, unit: string, goal?: number) => Figure,
): Figure[] {
  const seen = new Map<string, Moment[]>()
  const moments = (verb: string, of = scenario): Moment[] => {
    const key = `${of} ${verb}`
    const found = seen.get(key) ?? momentsOf(kernel, of, new RegExp(prefers), verb)
    seen.set(key, found)
    return found
  }
  return [
    ...lists.map(({ verb, microseconds }) =>
      timed(`listing '${verb}', 99th percentile`, 1_000 * listed(kernel, moments(verb), verb), 'µs', microseconds),
    ),
    ...judges.map(({ verb, microseconds }) =>
      timed(`judging a legal '${verb}'`, 1_000 * judged(kernel, moments(verb)), 'µs', microseconds),
    ),
    ...queries.map(({ query, of, verb, then, milliseconds }) => {
      const ask = kernel.ruleset.queries?.[query]
      const asked = questionsOf(kernel, moments(verb, of), then).filter(({ args }) => args.length > 0)
      const value = slowest(kernel, asked, (one) => ask?.(one.p, one.seat, ...(one as (typeof asked)[0]).args))
      return timed(`answering '${query}', 99th percentile`, value, 'ms', milliseconds)
    }),
    ...forecasts.map(({ of, verb, until, milliseconds }) =>
      timed(
        `foreseeing '${verb}' by all answers, 99th percentile`,
        slowest(kernel, moments(verb, of).slice(0, 20), (one) => foreseen(kernel, one, until), 3),
        'ms',
        milliseconds,
      ),
    ),
  ]
}

import {
  type Engine,
  forecast as forecastOf,
  isRefusal,
  type Position,
  QUESTION_WORK,
  type Refusal,
  refusal,
  UNKNOWN,
  within,
} from '../../kernel/index.ts'
import { beginChoice } from '../../kernel/whole-choice.ts'
import type { Player } from '../../match/index.ts'
import { whoCommands } from '../../match/players.ts'
import type { HostMessages } from '../../protocol/index.ts'
import { RequestError, sent } from '../replies.ts'
import type { Seen, Systems } from './systems.ts'

/** What clients ask about their view: each answer is a message that lacks only the id of its request. */

type Answer<T extends keyof HostMessages> = Omit<HostMessages[T], 'id'>

/** More actions than any choice offers. */
const LONGEST_LIST = 1 << 16
/** The most plays that a forecast for a client may cost. */
const FORECAST_PLAYS = 4_000
/** What a list and a forecast may each cost altogether: see `within`. */
const LIST_WORK = 1_000_000
const FORECAST_WORK = 4_000_000

const list = new Int32Array(LONGEST_LIST)

/** The view and the seat come before the arguments of a query. */
const BEFORE_ARGUMENTS = 2

export interface AskQuery extends Seen {
  readonly query: string
  readonly args: readonly number[]
}

/** Answers one of the system's own questions. Throws a RequestError if the system has no such question. */
export function query(systems: Systems, asked: AskQuery): Answer<'query'> {
  const { engine, view } = systems.viewOf(asked)
  const ask = queryOf(engine, asked.query, asked.args)
  return { type: 'query', result: within(QUESTION_WORK, () => ask(view, asked.seat, ...asked.args)).result }
}

/**
 * The system's own question with that name. Throws a RequestError that lists the existing ones if there is none, and
 * for more arguments than it takes.
 */
export function queryOf({ ruleset: { queries = {} } }: Engine<Position>, name: string, args: readonly number[] = []) {
  const found = Object.hasOwn(queries, name) ? queries[name] : undefined
  if (!found)
    throw new RequestError(
      'no-query',
      `There is no query '${name}'; there are: ${Object.keys(queries).join(', ') || 'none'}.`,
    )
  const most = Math.max(0, found.length - BEFORE_ARGUMENTS)
  if (args.length > most)
    throw new RequestError(
      'bad-request',
      `The query '${name}' takes ${most === 0 ? 'no' : `at most ${most}`} arguments, and not ${args.length}.`,
    )
  return found
}

export interface AskList extends Seen {
  /** What is already chosen of a secret choice that is handed in whole. */
  readonly after?: readonly string[]
  /** The player who asks, if several share the seat and this one is not its chief. */
  readonly comrade?: Player
}

/**
 * All legal actions of the seat, or those that a comrade may choose. With `after`, those that may follow in the same
 * secret choice, or why what is already chosen is refused.
 */
export function listOf(systems: Systems, asked: AskList): Answer<'list'> | Answer<'refused'> {
  return within(LIST_WORK, () => {
    const { engine, view } = systems.viewOf(asked)
    const why = asked.after && refusedStart(engine, view, asked.seat, asked.after)
    return why ? ({ type: 'refused', ...sent(why) } as const) : listIn(engine, view, asked)
  }).result
}

/** Plays on a view what is already chosen of a secret choice. Returns why it is refused, or undefined. */
function refusedStart(
  engine: Engine<Position>,
  view: Position,
  seat: number,
  after: readonly string[],
): Refusal | undefined {
  const { secret, rule } = engine.phase(view)
  if (after.length > 0 && secret !== 'together')
    return refusal(
      rule,
      'Actions are chosen one by one here: leave out `after`, which is for secret choices handed in whole.',
    )
  const begun = beginChoice(engine, view, seat, after)
  return isRefusal(begun) ? begun : undefined
}

function listIn(engine: Engine<Position>, view: Position, { comrade, seat }: AskList): Answer<'list'> {
  const count = engine.actions(view, seat, list)
  const isHis = (action: number) =>
    !comrade || whoCommands([comrade], engine.ruleset.formation?.(view, seat, action), comrade) === undefined
  const actions = [...list.subarray(0, count)].filter(isHis).map((action) => engine.print(view, action))
  const { choices = [], secret } = engine.phase(view)
  const complete = view.depth < 0 || !choices.some(({ sampled }) => sampled)
  const closing = choices.filter(({ closes }) => closes).map(({ verb }) => verb)
  return { type: 'list', actions, complete, ...(count > 0 && secret === 'together' && { closing }) }
}

export interface AskForecast extends Seen {
  readonly do: string
  readonly cell: string
  readonly thing?: number
}

/**
 * The odds of a value after an action, or why the action is refused. Throws a RequestError if there is no such value.
 */
export function forecast(systems: Systems, asked: AskForecast): Answer<'forecast'> | Answer<'refused'> {
  const { engine, view } = systems.viewOf(asked)
  const { seat, cell, thing } = asked
  const action = engine.parse(view, seat, asked.do)
  if (isRefusal(action)) return { type: 'refused', ...sent(action) }
  const why = engine.why(view, seat, action)
  if (why) return { type: 'refused', ...sent(why) }
  const read = reader(engine, view, cell, thing)
  const { odds, exact, plays } = within(FORECAST_WORK, () =>
    forecastOf(engine, view, seat, action, read, { limit: FORECAST_PLAYS }),
  ).result
  return { type: 'forecast', odds: [...odds], exact, plays }
}

/**
 * Returns a reader of a cell, or of one thing of a column, by its name in the layout. Throws a RequestError that lists
 * what there is.
 */
function reader(
  engine: Engine<Position>,
  { scenario }: Position,
  cell: string,
  thing: number | undefined,
): (p: unknown) => number {
  const { shape } = engine.ruleset.layout
  const spec = Object.hasOwn(shape, cell) ? shape[cell] : undefined
  if (spec?.of === 'cell') return (p) => (p as Record<string, number>)[cell] as number
  if (spec?.of !== 'column')
    throw new RequestError(
      'no-cell',
      `There is no cell or column '${cell}'; there are: ${Object.keys(shape).join(', ')}.`,
    )
  const size = scenario.counts[spec.per] as number
  if (thing === undefined || thing >= size)
    throw new RequestError('no-thing', `'${cell}' is a column of ${size} ${spec.per}: name one by its number, from 0.`)
  return (p) => (p as Record<string, Int16Array>)[cell]?.[thing] ?? UNKNOWN
}

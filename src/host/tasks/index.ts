import { TooMuchWork } from '../../kernel/index.ts'
import { RequestError } from '../replies.ts'
import { type AskAdvice, advise } from './advice.ts'
import { type AskComputer, type Chosen, choose } from './computer.ts'
import { type Folded, fold, type ToFold } from './opening.ts'
import type { Pause } from './pause.ts'
import { type AskForecast, type AskList, type AskQuery, forecast, listOf, query } from './questions.ts'
import type { Systems } from './systems.ts'
import { type AskSentences, type AskView, sentencesOf, viewInWords } from './words.ts'

/**
 * Work that may take long: functions from plain data to plain data, so that they can run on another thread. A task for
 * a seat gets what the seat may know and no more. The message of a UserError reaches the caller; no other error's does.
 */
const tasks = {
  query: (systems: Systems, asked: AskQuery) => query(systems, asked),
  list: (systems: Systems, asked: AskList) => listOf(systems, asked),
  view: (systems: Systems, asked: AskView) => viewInWords(systems, asked),
  sentences: (systems: Systems, asked: AskSentences) => sentencesOf(systems, asked),
  forecast: (systems: Systems, asked: AskForecast) => forecast(systems, asked),
  fold: (systems: Systems, toFold: ToFold): Promise<Folded> => fold(systems, toFold),
  choose: (systems: Systems, asked: AskComputer, pause?: Pause): Promise<Chosen | undefined> =>
    choose(systems, asked, pause),
  advise: (systems: Systems, asked: AskAdvice, pause?: Pause) => advise(systems, asked, pause),
} as const

export type TaskName = keyof typeof tasks
/** What clients ask about their view. */
export type Question = 'query' | 'list' | 'forecast' | 'view' | 'sentences'
export type TaskInput<T extends TaskName> = Parameters<(typeof tasks)[T]>[1]
interface Outputs extends Readonly<{ [T in TaskName]: Awaited<ReturnType<(typeof tasks)[T]>> }> {}
export type TaskOutput<T extends TaskName> = Outputs[T]

/**
 * Does a task here once the rules that it needs are loaded, without a break except for `pause`. Rejects with a
 * RequestError `too-much` if it takes more work than it may, and as `pause` does.
 */
export async function perform<T extends TaskName>(
  systems: Systems,
  name: T,
  input: TaskInput<T>,
  pause?: Pause,
): Promise<TaskOutput<T>> {
  const task = tasks[name] as (
    systems: Systems,
    input: TaskInput<T>,
    pause?: Pause,
  ) => TaskOutput<T> | Promise<TaskOutput<T>>
  await systems.load(input.ruleset, input.data)
  try {
    return await task(systems, input, pause)
  } catch (error) {
    throw error instanceof TooMuchWork ? tooMuch() : error
  }
}

/** The answer to a question that takes too long or too much. */
export const tooMuch = (): RequestError =>
  new RequestError('too-much', 'To answer that would take too long; nothing has changed. Ask for less.')

/** The error for a task that is given up because no one waits for its result. */
export const unwanted = (): RequestError => new RequestError('unwanted', 'No one waits for this answer any more.')

export type { Pause } from './pause.ts'
export { type HostedSystem, type Seen, Systems } from './systems.ts'

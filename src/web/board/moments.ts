/** When prompts of a guided battle come up, by what is asked and what has been told. */
import type { Position } from '../../kernel/index.ts'
import type { GuideStep } from './module.ts'
import type { Table } from './table.ts'

type Asked = Pick<Table, 'asked' | 'phase'>
type Log = Pick<Table, 'log'>

/** Is the seat asked in one of these phases? */
export const asked = (table: Asked, ...phases: readonly string[]): boolean =>
  table.asked() && phases.includes(table.phase()?.name ?? '')

/** Has one of these events been told? */
export const heard = (table: Log, ...events: readonly string[]): boolean =>
  table.log().some(({ event }) => events.includes(event))

/** Has one of `then` been told since one of `events` was first told? The lesson then makes room for the next. */
export function since(table: Log, events: readonly string[], ...then: readonly string[]): boolean {
  const log = table.log()
  const first = log.findIndex(({ event }) => events.includes(event))
  return first >= 0 && log.slice(first).some(({ event }) => then.includes(event))
}

/** A prompt without its words. */
export type Prompt<P extends Position> = Omit<GuideStep<P>, 'title' | 'text'>

/** What says the title and the text of a prompt, by its number from 1. */
interface Words {
  title(n: number): string
  text(n: number): string
}

/** Prompts with their words, which are numbered in the order of the prompts. */
export const worded = <P extends Position>(words: Words, prompts: readonly Prompt<P>[]): readonly GuideStep<P>[] =>
  prompts.map((prompt, k) => ({
    ...prompt,
    get title() {
      return words.title(k + 1)
    },
    get text() {
      return words.text(k + 1)
    },
  }))

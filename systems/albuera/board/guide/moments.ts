/** When the prompts of a guided battle come up: what is asked, what has happened, what stands on the field. */
import type { GuideStep } from '../../../../src/web/board/module.ts'
import type { Table, Told } from '../../../../src/web/board/table.ts'
import type { Albuera } from '../../rules/state/position.ts'
import { tGuide } from '../../words/guide/t.ts'

export type AtTable = Table<Albuera>

export const turn = (table: AtTable): number => table.view().turn
/** Is the seat asked in one of these phases? */
export const asked = (table: AtTable, ...phases: readonly string[]): boolean =>
  table.asked() && phases.includes(table.phase()?.name ?? '')

/** Has a chit of the seat's side been drawn, so that its units act? */
export function acts(table: AtTable): boolean {
  const p = table.view()
  return p.drawn > 0 && p.scenario.army.leads[p.drawn - 1] === table.seat()
}

export const isOwn = (table: AtTable, unit: number): boolean => table.view().scenario.army.side[unit] === table.seat()

export const heard = (table: AtTable, ...events: readonly string[]): boolean =>
  table.log().some(({ event }) => events.includes(event))

/** Has a unit of the seat done this? Of `args` the first is the unit. */
export const hasDone = (table: AtTable, test: (told: Told) => boolean, ...events: readonly string[]): boolean =>
  table.log().some((told) => events.includes(told.event) && isOwn(table, told.args[0]) && test(told))

/** Has one of `then` been told since one of `events` was told first? The lesson makes room for the next. */
export function since(table: AtTable, events: readonly string[], ...then: readonly string[]): boolean {
  const log = table.log()
  const first = log.findIndex(({ event }) => events.includes(event))
  return first >= 0 && log.slice(first).some(({ event }) => then.includes(event))
}
/** The next chit, or the next turn. */
export const NEXT = ['ChitDrawn', 'TurnBegan'] as const

export type Prompt = Omit<GuideStep<Albuera>, 'title' | 'text'>

/** The prompts of a scenario with their words, which are numbered as they stand. */
export const worded = (scenario: string, prompts: readonly Prompt[]): readonly GuideStep<Albuera>[] =>
  prompts.map((prompt, k) => ({
    ...prompt,
    get title() {
      return tGuide(`${scenario}.${k + 1}.title`)
    },
    get text() {
      return tGuide(`${scenario}.${k + 1}.text`)
    },
  }))

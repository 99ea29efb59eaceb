import { createMemo } from 'solid-js'
import { isRefusal, type Position } from '../../kernel/index.ts'
import type { Status } from '../../protocol/index.ts'
import type { Table } from '../board/table.ts'
import { answering, newAnswer, type Surroundings } from './answering.ts'
import { oddsOf } from './odds.ts'
import { questionOf } from './question.ts'
import { choicesOf } from './seat-choices.ts'
import type { PlayedSeat } from './seat-setup.ts'
import { toTheLastChoice } from './to-the-last-choice.ts'

/** The state of a table that asks. */
export interface Standing<P extends Position> extends Surroundings<P> {
  /** Is the present shown, and has everything been told? */
  live(): boolean
  status(): Status
}

type Asked =
  | ('view' | 'asked' | 'legal' | 'why' | 'act' | 'refusal' | 'halted')
  | ('draft' | 'redraft' | 'submit' | 'onItsWay' | 'odds' | 'canTakeBack')

/** What a table asks, and how it handles the answers. */
export interface Asking<P extends Position> extends Pick<Table<P>, Asked> {
  /** Must the seat choose, with something to choose beyond closing an empty secret choice? */
  wants(): boolean
  /** How many of the seat's last entries must be taken back to reach one that was a choice. */
  entriesBack(): number
}

/**
 * Asks the player of a seat, and takes the answers. It arrives with the rules: a table works without it, but asks
 * nothing until it is there.
 */
export function asking<P extends Position>(setup: PlayedSeat<P>, standing: Standing<P>): Asking<P> {
  const { engine, seat, timeline } = setup
  const { base, live, status, length } = standing
  const choices = choicesOf(engine, seat)
  const answer = newAnswer()
  const { draft, pending } = answer
  const question = questionOf(setup, choices, { base, live, status, drafted: draft, idle: () => pending() === 0 })
  const { command, ours, mustChoose, together, empty, view, legal, asked } = question
  const answers = answering(setup, choices, question, answer, standing)
  return {
    ...answers,
    view,
    asked,
    legal,
    why(text) {
      const p = view()
      const action = engine.parse(p, seat, text)
      return isRefusal(action) ? action : (engine.why(p, seat, action) ?? command.notOurs(p, action))
    },
    draft: () => (together() ? draft() : undefined),
    onItsWay: () => (pending() > 0 ? 'answer' : empty() ? 'nothing' : undefined),
    odds: oddsOf(setup, () => timeline.copy(view())),
    canTakeBack: createMemo(() => {
      length()
      return ours() && command.isChief && status().result === undefined && timeline.count > 0
    }),
    wants: () => mustChoose() && !empty() && (command.isChief || asked()),
    entriesBack: () => toTheLastChoice(engine, seat, timeline, choices),
  }
}

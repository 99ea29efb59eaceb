/**
 * What a choice does, for readers: equal actions are put together, and only differences between two choices are shown.
 */
import { type Engine, isRefusal, type Position } from '../kernel/index.ts'

/** Between an action in the notation and what the same body goes on to do. */
export const THEN = ' → '

/** An action in the notation, and how often it is done. */
export interface Step {
  readonly text: string
  readonly times: number
}

/**
 * The actions of a seat's choice, in their order, equal ones together. The action that closes a choice of several is
 * left out. `view` is what the seat sees before it.
 */
export function stepsOf<P extends Position>(
  engine: Engine<P>,
  view: P,
  seat: number,
  texts: readonly string[],
): Step[] {
  const closes = (text: string): boolean => {
    const action = engine.parse(view, seat, text)
    return !isRefusal(action) && engine.choice(view, action)?.closes === true
  }
  const told = texts.length > 1 ? texts.filter((text) => !closes(text)) : texts
  return together(told)
}

/** The texts in their order, equal ones together. */
export const together = (texts: readonly string[]): Step[] =>
  [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => ({ text, times: length }))

/** What one choice does that another does not. */
export function beyond(one: readonly Step[], other: readonly Step[]): Step[] {
  const done = new Map(other.map(({ text, times }) => [text, times]))
  return one.map(({ text, times }) => ({ text, times: times - (done.get(text) ?? 0) })).filter(({ times }) => times > 0)
}

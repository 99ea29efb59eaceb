/** What each event is about, by the kinds of its numbers as the rules declare them. */
import type { Told } from '../../../src/web/board/table.ts'
import { events } from '../rules/state/events.ts'

const KINDS = new Map(events.map(({ name, args }) => [name, args]))

/** The numbers of an event that are of a kind, in their order. */
const ofKind = ({ event, args }: Told, kind: string): number[] =>
  (KINDS.get(event) ?? []).flatMap((arg, k) => (arg.kind === kind ? [args[k]] : []))

/**
 * The hex that an event names, if it names one: of a way its end, of a counter over two hexes the left one.
 */
export function hexIn(told: Told): number | undefined {
  const hexes = ofKind(told, 'hexes')
  return KINDS.get(told.event)?.some(({ name }) => name === 'to') === true ? hexes.at(-1) : hexes[0]
}

/** The unit or commander that it names first; `target`: the unit that something is done to. */
export const unitIn = (told: Told): number | undefined => ofKind(told, 'units')[0]
export const targetIn = (told: Told): number | undefined => ofKind(told, 'units')[1]
export const commanderIn = (told: Told): number | undefined => ofKind(told, 'commanders')[0]

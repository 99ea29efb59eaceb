import type { EventKind } from '../../kernel/index.ts'
import type { Told } from '../board/table.ts'

/** What the events of a battle are about, by the kinds of numbers that its rules declare for them. */
export function aboutOf(events: readonly EventKind[]) {
  const kinds = new Map(events.map(({ name, args }) => [name, args]))
  /** The numbers of an event that have this kind, in order. */
  const numbersOf = ({ event, args }: Told, kind: string): number[] =>
    (kinds.get(event) ?? []).flatMap((arg, k) => (arg.kind === kind ? [args[k]] : []))
  return {
    numbersOf,
    /** The hex that an event names, if any: for a way its end, for a counter over two hexes the left one. */
    hexIn(told: Told): number | undefined {
      const hexes = numbersOf(told, 'hexes')
      return kinds.get(told.event)?.some(({ name }) => name === 'to') === true ? hexes.at(-1) : hexes[0]
    },
  }
}

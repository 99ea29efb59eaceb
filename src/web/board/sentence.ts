import { type EventKind, sentenceArgs } from '../../kernel/index.ts'
import type { Args } from '../../words/catalogue.ts'
import type { Told } from './table.ts'

/** A number as people read it: with a minus sign, not a hyphen, if negative. */
export const plainly = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** A number with its sign, as people read a modifier: `+2`, `−1`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')

/**
 * Makes a function that says the events of a system in the player's language, by the section `event` of its catalogue.
 * `name` gives the player's name for a thing of a kind, which may agree in number if the event gives a count.
 */
export function sentences<About>(
  events: readonly EventKind[],
  say: (event: string, args: Args) => string,
  name: (about: About, kind: string, n: number, told: Told, count?: number) => string,
): (told: Told, about: About) => string {
  const kinds = new Map(events.map((kind) => [kind.name, kind]))
  return (told, about) => {
    const kind = kinds.get(told.event)
    if (kind === undefined) return ''
    const nameOf = (thing: string, n: number, count?: number) =>
      thing === '±' ? signed(n) : name(about, thing, n, told, count)
    // A number stays a number, so that it can choose its noun.
    const args = Object.entries(sentenceArgs(kind, told.args, nameOf))
    const read = args.map(([key, value]) => [key, typeof value === 'number' && value < 0 ? plainly(value) : value])
    return say(kind.name, Object.fromEntries(read))
  }
}

import { KernelError } from './refusal.ts'
import { includes, type Seats } from './seats.ts'

/** Hears what happens, in the rules' own terms, as it happens. Playouts have no journal, so there it costs nothing. */
export interface Journal {
  /** `to` may be computed; an event names what its audience sees at that moment. */
  tell(to: Seats, event: number, a?: number, b?: number, c?: number, d?: number): void
  /** A phase has ended, at this depth of the agenda: for programs that show how a game runs. */
  ended?(phase: number, depth: number): void
}

/** One event as it was told. */
export interface Told {
  readonly to: Seats
  readonly event: number
  readonly args: readonly [number, number, number, number]
}

/** An argument of an event: its name in sentences, and the kind of thing that it is; `#` is a plain number. */
export interface EventArg {
  readonly name: string
  readonly kind: string
}

/**
 * An event as data: its name, and its arguments in order. The sentences that people read are in the catalogues of
 * words.
 */
export interface EventKind {
  readonly name: string
  readonly args: readonly EventArg[]
}

/**
 * Declares events by name: after `const { event, events } = declareEvents({ Fired: { unit: 'units', at: 'hexes' } })`,
 * `event.Fired` is a number, and its arguments are told in this order. Throws a KernelError if an event has more than
 * four arguments.
 */
export function declareEvents<const T extends Readonly<Record<string, Readonly<Record<string, string>>>>>(
  declared: T,
): { readonly event: { readonly [K in keyof T]: number }; readonly events: readonly EventKind[] } {
  const events = Object.entries(declared).map(([name, args]) => ({
    name,
    args: Object.entries(args).map(([arg, kind]) => ({ name: arg, kind })),
  }))
  const long = events.find(({ args }) => args.length > 4)
  if (long) throw new KernelError(`event '${long.name}' has ${long.args.length} arguments; four is the most`)
  const event = Object.fromEntries(events.map(({ name }, number) => [name, number])) as { [K in keyof T]: number }
  return { event, events }
}

/** The values for the placeholders of a sentence, by name. */
export type SentenceArgs = Readonly<Record<string, string | number>>

/** Is a kind a plain number (`#`), or one that is shown with its sign (`±`)? */
export const isNumber = (kind: string): boolean => kind === '#' || kind === '±'

/**
 * The arguments of an event by their names, as a sentence takes them. A plain number stays a number; a thing is given
 * by the name that `name` returns, and also by its number: `unit` and `unitNumber`. If the event has a `count`, names
 * may agree with it: `3 guns`.
 */
export function sentenceArgs(
  { args }: EventKind,
  of: readonly number[],
  name: (kind: string, n: number, count?: number) => string,
): Record<string, string | number> {
  const found: Record<string, string | number> = {}
  const count = of[args.findIndex((arg) => arg.name === 'count')]
  for (const [k, { name: arg, kind }] of args.entries()) {
    found[arg] = kind === '#' ? of[k] : name(kind, of[k], count)
    if (!isNumber(kind)) found[`${arg}Number`] = of[k]
  }
  return found
}

export interface Log extends Journal {
  readonly told: Told[]
}

/** A journal that keeps everything, with its audiences. */
export function log(): Log {
  const told: Told[] = []
  return {
    told,
    tell(to, event, a = 0, b = 0, c = 0, d = 0) {
      told.push({ to, event, args: [a, b, c, d] })
    },
  }
}

/** What one seat was told. */
export const heardBy = (told: readonly Told[], seat: number): Told[] => told.filter(({ to }) => includes(to, seat))

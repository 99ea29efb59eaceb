import { includes, type Seats } from './seats.ts'

/** What happened, in the rules' own terms, as it happens. Absent in playouts, where it costs nothing. */
export interface Journal {
  /** `to` may be computed; an event names what its audience sees at that moment. */
  tell(to: Seats, event: number, a?: number, b?: number, c?: number, d?: number): void
  /** A phase has come to its end, at this depth of the agenda: for those who show how a game runs. */
  ended?(phase: number, depth: number): void
}

/** One event as it was told. */
export interface Told {
  readonly to: Seats
  readonly event: number
  readonly args: readonly [number, number, number, number]
}

/**
 * An event as data: its name, and its sentence with the kinds of its arguments in order, `{#}` being a plain number.
 */
export interface EventKind {
  readonly name: string
  readonly text: string
}

/**
 * Events declared by name: `const { event, events } = declareEvents({ Fired: '{units} fires at {units}' })`, then
 * `event.Fired` is a number.
 */
export function declareEvents<const T extends Record<string, string>>(
  texts: T,
): { readonly event: { readonly [K in keyof T]: number }; readonly events: readonly EventKind[] } {
  const events = Object.entries(texts).map(([name, text]) => ({ name, text }))
  const event = Object.fromEntries(events.map(({ name }, number) => [name, number])) as { [K in keyof T]: number }
  return { event, events }
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

import type { SentenceArgs } from '../kernel/index.ts'
import { idOf, type Say } from './catalogue.ts'

/** The section of a system's catalogue that has one sentence for each event that its rules declare. */
export const EVENTS = 'event'

/** Says an event by its name: `Moved` is the message `event-Moved`. Undefined where the catalogue has none. */
export const sayEvent =
  (say: Say) =>
  (event: string, args: SentenceArgs): string | undefined =>
    say(idOf(EVENTS, event), args)

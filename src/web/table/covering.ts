import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js'

/** The part of a table that is used here. */
interface Covered {
  wants(): boolean
  setFront(is: boolean): void
  readonly telling: { running(): boolean }
}

/** Which of the tables on one screen is shown, and which player the screen must be handed to. */
export interface Covering<T> {
  readonly front: Accessor<T>
  readonly covered: Accessor<T | undefined>
  /** Looks at this table at once. */
  look(table: T): void
  /** The screen has been handed over. */
  handOver(): void
}

export function covering<T extends Covered>(tables: readonly T[]): Covering<T> {
  const firstWanting = () => tables.find((table) => table.wants())
  const [front, setFront] = createSignal<T>(firstWanting() ?? tables[0])
  const several = tables.length > 1
  // On a shared screen, a resumed game shows nothing until it is known who sits there.
  const [covered, setCovered] = createSignal<T | undefined>(several ? front() : undefined)
  const wanting = createMemo(() => {
    if (!several || front().wants() || front().telling.running()) return undefined
    return firstWanting()
  })
  createEffect(on(wanting, (table) => table && table !== front() && setCovered(() => table)))
  createEffect(
    on([front, covered], ([now, hidden]) => {
      for (const table of tables) table.setFront(!several || (table === now && hidden === undefined))
    }),
  )
  // In one batch: the question may by now be for another player, and the curtain for that player must then stay.
  const look = (table: T) =>
    batch(() => {
      setFront(() => table)
      setCovered(undefined)
    })
  return {
    front,
    covered,
    look,
    handOver() {
      const table = covered()
      if (table) look(table)
    },
  }
}

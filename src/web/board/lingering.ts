import { createMemo, createSignal } from 'solid-js'
import type { Position } from '../../kernel/index.ts'
import type { Table, Told } from './table.ts'

/** Milliseconds. */
const MOMENT = 700

/**
 * Was the seat asked a moment ago, and has only its own march been told since? Then it is usually asked again at once.
 */
export function lingering<P extends Position>(table: Table<P>, goesOn: (told: Told) => boolean): () => boolean {
  const [over, setOver] = createSignal(0)
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasAsked = false
  const wait = (): void => {
    timer = setTimeout(() => {
      const told = table.happening()
      if (told && goesOn(told)) wait()
      else setOver((count) => count + 1)
    }, MOMENT)
  }
  return createMemo(() => {
    over()
    clearTimeout(timer)
    const hasChosen = wasAsked && !table.asked() && table.past.at() === undefined
    wasAsked = table.asked()
    if (hasChosen) wait()
    return hasChosen
  })
}

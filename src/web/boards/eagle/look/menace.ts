/** Who threatens the hex that is looked at: asked once for map and words, and only where the pointer rests. */
import { createEffect, createRoot, createSignal, on, onCleanup } from 'solid-js'
import { threatsTo } from '../../../../rules/eagle/threats.ts'
import type { Desk } from '../desk.ts'

export interface Menace extends ReturnType<typeof threatsTo> {
  readonly hex: number
}

const known = new WeakMap<Desk, () => Menace | undefined>()
/** How long a pointer rests before it is asked (milliseconds): the answer takes some hundredths of a second. */
const REST = 70

export function menaceOf(desk: Desk): () => Menace | undefined {
  const there = known.get(desk)
  if (there) return there
  const made = createRoot(() => {
    const [menace, setMenace] = createSignal<Menace>()
    createEffect(
      on([() => (desk.overlay() === 'threats' ? desk.pointed() : -1), desk.table.view], ([hex, view]) => {
        setMenace(undefined)
        if (hex < 0) return
        const timer = setTimeout(() => setMenace({ hex, ...threatsTo(view, Math.max(0, desk.table.seat()), hex) }), REST)
        onCleanup(() => clearTimeout(timer))
      }),
    )
    return menace
  })
  known.set(desk, made)
  return made
}

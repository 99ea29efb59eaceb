/** What the enemy threatens, and the units that threaten the hex in view: found once for map and words. */
import { createEffect, createRoot, createSignal, on, onCleanup } from 'solid-js'
import { addDangers, dangerousTo, noDangers, threatsTo } from '../../rules/queries/threats.ts'
import type { Desk } from '../board-state.ts'
import { type Graded, graded } from './grades.ts'

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
        const timer = setTimeout(
          () => setMenace({ hex, ...threatsTo(view, Math.max(0, desk.table.seat()), hex) }),
          REST,
        )
        onCleanup(() => clearTimeout(timer))
      }),
    )
    return menace
  })
  known.set(desk, made)
  return made
}

const drawn = new WeakMap<Desk, () => Graded | undefined>()

/** How long this may keep the page from other work at a time: milliseconds. */
const SLICE = 12

/**
 * What the enemy threatens all over the map, while the overlay is on; computed enemy by enemy, so that the page stays
 * responsive.
 */
export function dangersOf(desk: Desk): () => Graded | undefined {
  const there = drawn.get(desk)
  if (there) return there
  const made = createRoot(() => {
    const [all, setAll] = createSignal<Graded>()
    createEffect(
      on([() => desk.overlay() === 'threats', desk.table.view], ([wanted, view]) => {
        if (!wanted) {
          setAll(undefined)
          return
        }
        const side = Math.max(0, desk.table.seat())
        const [enemies, dangers] = [dangerousTo(view, side), noDangers(view)]
        let timer: ReturnType<typeof setTimeout>
        const goOn = () => {
          const until = performance.now() + SLICE
          while (enemies.length > 0 && performance.now() < until) addDangers(view, enemies.pop()!, dangers)
          if (enemies.length > 0) timer = setTimeout(goOn)
          else setAll(graded(dangers))
        }
        timer = setTimeout(goOn)
        onCleanup(() => clearTimeout(timer))
      }),
    )
    return all
  })
  drawn.set(desk, made)
  return made
}

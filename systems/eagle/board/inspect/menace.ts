/** What the enemy threatens, and the units that threaten the hex in view: found once for map and words. */
import { createEffect, createRoot, createSignal, on, onCleanup } from 'solid-js'
import { addDangers, dangerousTo, noDangers, threatsTo } from '../../rules/queries/threats.ts'
import type { BoardState } from '../board-state.ts'
import { type Graded, graded } from './grades.ts'

export interface Menace extends ReturnType<typeof threatsTo> {
  readonly hex: number
}

const known = new WeakMap<BoardState, () => Menace | undefined>()
/** How long a pointer rests before the threats are computed (milliseconds): that takes some hundredths of a second. */
const REST = 70

export function menaceOf(board: BoardState): () => Menace | undefined {
  const there = known.get(board)
  if (there) return there
  const made = createRoot(() => {
    const [menace, setMenace] = createSignal<Menace>()
    createEffect(
      on([() => (board.overlay() === 'threats' ? board.pointed() : -1), board.table.view], ([hex, view]) => {
        setMenace(undefined)
        if (hex < 0) return
        const timer = setTimeout(
          () => setMenace({ hex, ...threatsTo(view, Math.max(0, board.table.seat()), hex) }),
          REST,
        )
        onCleanup(() => clearTimeout(timer))
      }),
    )
    return menace
  })
  known.set(board, made)
  return made
}

const drawn = new WeakMap<BoardState, () => Graded | undefined>()

/** How long this may keep the page from other work at a time (milliseconds). */
const SLICE = 12

/**
 * What the enemy threatens all over the map, while the overlay is on; computed enemy by enemy, so that the page stays
 * responsive.
 */
export function dangersOf(board: BoardState): () => Graded | undefined {
  const there = drawn.get(board)
  if (there) return there
  const made = createRoot(() => {
    const [all, setAll] = createSignal<Graded>()
    createEffect(
      on([() => board.overlay() === 'threats', board.table.view], ([wanted, view]) => {
        if (!wanted) {
          setAll(undefined)
          return
        }
        const side = Math.max(0, board.table.seat())
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
  drawn.set(board, made)
  return made
}

import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup } from 'solid-js'
import { paced } from './motion.ts'
import './die.css'

/** Where the pips of a face lie, in thirds. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [[0, 0], [2, 2]],
  [[0, 0], [1, 1], [2, 2]],
  [[0, 0], [2, 0], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
] // biome-ignore format: faces

const TUMBLES = 5
const TUMBLE = 80

/** A six-sided die as it lies on the table. It tumbles when it is new or its value changes, unless nothing moves. */
export function Die(props: {
  readonly value: number
  /** Whose it is: takes the colours of the side. */
  readonly side: number
  readonly tone?: 'hit' | 'dim' | undefined
  readonly label: string
  readonly tumbles?: boolean
}): JSX.Element {
  const [face, setFace] = createSignal(props.value)
  const [tumbling, setTumbling] = createSignal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  // Only another value is another throw.
  const thrown = createMemo(() => props.value)
  createEffect(
    on(thrown, (value) => {
      clearTimeout(timer)
      const step = paced(TUMBLE)
      if (step === 0 || props.tumbles === false) {
        setFace(value)
        return
      }
      let left = TUMBLES
      const tumble = () => {
        if (left-- === 0) {
          setFace(value)
          setTumbling(false)
          return
        }
        setFace((now) => (now % 6) + 1)
        timer = setTimeout(tumble, step)
      }
      setTumbling(true)
      tumble()
    }),
  )
  onCleanup(() => clearTimeout(timer))
  return (
    <svg
      class={`die die-${props.side} ${props.tone === undefined ? '' : `die-${props.tone}`}`}
      classList={{ 'die-tumbling': tumbling() }}
      viewBox="0 0 32 32"
      role="img"
      aria-label={props.label}
    >
      <rect x="1.5" y="1.5" width="29" height="29" rx="6" />
      <For each={PIPS[face()]}>{([x, y]) => <circle cx={8.5 + x * 7.5} cy={8.5 + y * 7.5} r="2.9" />}</For>
    </svg>
  )
}

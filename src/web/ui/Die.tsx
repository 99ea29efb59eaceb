import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js'
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

const SIX = [1, 2, 3, 4, 5, 6]
/** A ten-sided die lies with one face up, framed by four others: the outline, and the edges between them. */
const TEN = 'M16 1.5L29.8 12V20L16 30.5L2.2 20V12Z'
const TEN_EDGES = 'M16 1.5L26 18.5L16 24.5L6 18.5ZM26 18.5L29.8 20M16 24.5V30.5M6 18.5L2.2 20'

const TUMBLES = 5
const TUMBLE = 80

/**
 * A die as it lies on the table: a cube with pips, or a die with another number of faces and figures. It tumbles when
 * it is new or its value changes, unless motion is off.
 */
export function Die(props: {
  readonly value: number
  /** The values on its faces; if left out, 1 to 6. On a cube, values up to six are pips. */
  readonly faces?: readonly number[] | undefined
  /** The side whose die it is: it takes the colours of that side. */
  readonly side: number
  readonly tone?: 'hit' | 'dim' | undefined
  readonly label: string
  readonly tumbles?: boolean
}): JSX.Element {
  const [face, setFace] = createSignal(props.value)
  const [tumbling, setTumbling] = createSignal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  // Only a different value is a new throw.
  const thrown = createMemo(() => props.value)
  createEffect(
    on(thrown, (value) => {
      clearTimeout(timer)
      const step = paced(TUMBLE)
      if (step === 0 || props.tumbles === false) {
        setFace(value)
        return
      }
      const faces = props.faces ?? SIX
      const from = faces.indexOf(value)
      let left = TUMBLES
      const tumble = () => {
        if (left-- === 0) {
          setFace(value)
          setTumbling(false)
          return
        }
        setFace(faces[(from + left + 1) % faces.length])
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
      <Show
        when={(props.faces ?? SIX).length === 6}
        fallback={
          <>
            <path class="die-body" d={TEN} />
            <path class="die-edges" d={TEN_EDGES} />
            <text x="16" y="19.5">
              {face()}
            </text>
          </>
        }
      >
        <rect class="die-body" x="1.5" y="1.5" width="29" height="29" rx="6" />
        <For each={PIPS[face()]}>{([x, y]) => <circle cx={8.5 + x * 7.5} cy={8.5 + y * 7.5} r="2.9" />}</For>
      </Show>
    </svg>
  )
}

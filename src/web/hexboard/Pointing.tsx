import { type JSX, onCleanup, onMount, Show } from 'solid-js'
import type { Refusal } from '../../kernel/index.ts'
import { hexUnder, outline } from '../../painting/layout.ts'
import { useTable } from '../table/at-table.ts'
import { showTip } from '../ui/tips.ts'
import { type HexBoard, LINE } from './board-state.ts'
import { HEX_SIZE, moveTo } from './ground-plan.ts'
import './pointing.css'

const HEX = outline(HEX_SIZE, 0.97)

/**
 * The hex under the pointer; a click where nothing can be done says why. Lies below the counters, but also gets the
 * events of what lies above it. `whyNot`: why nothing can be done to a hex; undefined if something can, or if no player
 * would try.
 */
export function Pointing(props: {
  readonly board: HexBoard
  readonly whyNot: (hex: number) => Refusal | undefined
}): JSX.Element {
  const { board } = props
  const { layout, field } = board
  const { sayWhy } = useTable()
  let ground!: SVGRectElement
  let mark: SVGPathElement | undefined
  const hexOf = ({ clientX, clientY, target }: MouseEvent): number => {
    // An open stack and the arrowheads round a unit lie over other hexes: a pointer on them means their own hex.
    const thing = target as Element
    if (thing.closest('.fan')) return board.fan()
    const piece = board.chosen()
    if (piece && thing.closest('.corner')) return field.hexOf(piece)
    const svg = ground.ownerSVGElement!
    const { left, top, width } = svg.getBoundingClientRect()
    const scale = layout.world.width / width
    return hexUnder(layout, { x: (clientX - left) * scale, y: (clientY - top) * scale })
  }
  const moved = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && event.buttons === 0) board.point(hexOf(event))
  }
  const left = () => board.point(-1)
  /** While a line of sight is drawn, clicks only set its ends. */
  const clicked = (event: MouseEvent) => {
    const hex = hexOf(event)
    if (hex < 0) return
    board.point(hex)
    if (board.overlay() === LINE) {
      event.stopPropagation()
      const [from, to] = board.line()
      if (from < 0 || to >= 0) board.draw(hex, -1)
      else if (hex !== from) board.draw(from, hex)
      return
    }
    // A click on other units that can act chooses them: it was not meant for the currently chosen unit.
    if (board.pieces().some((piece) => field.hexOf(piece) === hex)) return
    const why = props.whyNot(hex)
    if (why && mark) showTip(mark, { lines: [sayWhy(why)], rule: why.rule })
  }
  onMount(() => {
    const svg = ground.ownerSVGElement!
    const [hears, ends] = [new AbortController(), { capture: true }]
    svg.addEventListener('pointermove', moved, { signal: hears.signal })
    svg.addEventListener('pointerleave', left, { signal: hears.signal })
    svg.addEventListener('click', clicked, { ...ends, signal: hears.signal })
    onCleanup(() => hears.abort())
  })
  return (
    <g aria-hidden="true">
      <rect ref={ground} width={layout.world.width} height={layout.world.height} fill="transparent" />
      <Show when={board.pointed() >= 0}>
        <path ref={(path) => (mark = path)} class="pointed" d={HEX} transform={moveTo(layout, board.pointed())} />
      </Show>
    </g>
  )
}

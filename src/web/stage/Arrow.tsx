import { type JSX, Show } from 'solid-js'
import { type Tip, tipped } from '../ui/tips.ts'
import type { ArrowShape } from './arrows.ts'
import './arrow.css'

/**
 * An arrow with the number that go along it. Planned arrows are dashed, acting ones solid. If it can be pressed, it is
 * a button.
 */
export function Arrow(props: {
  readonly shape: ArrowShape
  readonly side: number
  /** The number; 0 shows none. */
  readonly count: number
  /** What is shown in place of the number. */
  readonly badge?: JSX.Element
  readonly look: 'planned' | 'acting' | 'waiting'
  /** Dotted: fire, which moves no unit. */
  readonly fire?: boolean
  readonly label: string
  readonly press?: (() => void) | undefined
  /** Where a pointer presses it: all along, only on its badge, or nowhere, so that what lies below gets the click. */
  readonly reach?: 'line' | 'badge' | 'none'
  /** What the Delete key does. */
  readonly remove?: (() => void) | undefined
  readonly tip?: (() => Tip | undefined) | undefined
  readonly marked?: boolean
  /** Can it be chosen now? */
  readonly able?: boolean
}): JSX.Element {
  const picture = (
    <>
      <Show when={(props.reach ?? 'line') === 'line'}>
        <path class="arrow-hit" d={props.shape.line} />
      </Show>
      <path class="arrow-edge" d={props.shape.line} />
      <path class="arrow-line" d={props.shape.line} />
      <path class="arrow-head" d={props.shape.head} />
      <g class="arrow-badge">{props.badge}</g>
      <Show when={props.count > 0}>
        <g transform={`translate(${props.shape.label.x} ${props.shape.label.y})`}>
          <circle class="arrow-disc" r="14" />
          <text class="arrow-count" dy="6">
            {props.count}
          </text>
        </g>
      </Show>
    </>
  )
  const looks = () =>
    `arrow arrow-${props.look} arrow-side-${props.side}${props.fire ? ' arrow-fire' : ''}${props.marked ? ' arrow-marked' : ''}${props.able ? ' arrow-able' : ''}`
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') props.press?.()
    else if (event.key === 'Delete' || event.key === 'Backspace') props.remove?.()
    else return
    event.preventDefault()
  }
  return (
    <Show
      when={props.press}
      fallback={
        <g class={looks()} role="img" aria-label={props.label}>
          {picture}
        </g>
      }
    >
      {(press) => (
        <g
          ref={(thing) => props.tip && tipped(thing, props.tip)}
          class={`${looks()} arrow-button arrow-reach-${props.reach ?? 'line'}`}
          role="button"
          tabindex="-1"
          data-rove=""
          aria-label={props.label}
          onClick={() => press()()}
          onKeyDown={key}
        >
          {picture}
        </g>
      )}
    </Show>
  )
}

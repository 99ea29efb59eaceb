import { type JSX, Show } from 'solid-js'
import { tHand } from '../../words/inchhand/t.ts'
import type { End, Hand } from './hand-state.ts'
import { MEASURE_KEY } from './keys.ts'
import { saidInches } from './said.ts'

/** Over the table: the button for free measuring, and what the ruler says. */
export function Measuring(props: { readonly hand: Hand }): JSX.Element {
  const { hand } = props
  return (
    <div class="hand-measuring">
      <button
        type="button"
        class="button hand-measure-button"
        aria-pressed={hand.isMeasuring()}
        aria-keyshortcuts={MEASURE_KEY}
        aria-label={tHand('measure')}
        title={tHand('measure')}
        onClick={() => hand.measure(!hand.isMeasuring())}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 15L15 3L21 9L9 21ZM7 11l2.5 2.5M10 8l1.5 1.5M13 5l2.5 2.5" />
        </svg>
      </button>
      <Show when={hand.ruler() ?? hand.isMeasuring()}>
        <p role="status">{ruled(hand)}</p>
      </Show>
    </div>
  )
}

/** What the ruler says: between which ends, and how far. */
function ruled(hand: Hand): string {
  const ruler = hand.ruler()
  if (ruler === undefined) return tHand('measuring')
  const [from, to] = ruler.ends.map((end) => endName(hand, end))
  return tHand('between', { from, to, inches: saidInches(ruler.inches) })
}

const endName = ({ board }: Hand, end: End): string =>
  typeof end === 'number' ? board.field.bodyName(end) : tHand('here')

/** Over the table, for fingers: the end of a move is at hand beside it, wherever the panel has been scrolled to. */
export function Ending(props: { readonly hand: Hand }): JSX.Element {
  const { hand } = props
  return (
    <Show when={hand.isMoved() && !hand.isDragging()}>
      <div class="hand-ending">
        <button
          type="button"
          class="button main hand-confirm"
          classList={{ 'hand-barred': hand.measured()?.refusal !== undefined }}
          onClick={hand.confirm}
        >
          {tHand('confirm')}
        </button>
        <button type="button" data-aside class="button" aria-label={tHand('takeBack')} onClick={hand.back}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
    </Show>
  )
}

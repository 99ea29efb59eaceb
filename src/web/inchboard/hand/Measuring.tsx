import { For, type JSX, Show } from 'solid-js'
import { Rule } from '../../battle/Rule.tsx'
import { useTable } from '../../table/at-table.ts'
import { tHand } from '../../words/inchhand/t.ts'
import { saidChoice } from '../Tools.tsx'
import type { End, Hand } from './hand-state.ts'
import { MEASURE_KEY } from './keys.ts'
import { saidInches } from './said.ts'

/** Above the table: the button for free measuring, and what the ruler says. */
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

/** What the ruler says: its two ends, and the distance. */
function ruled(hand: Hand): string {
  const ruler = hand.ruler()
  if (ruler === undefined) return tHand('measuring')
  const [from, to] = ruler.ends.map((end) => endName(hand, end))
  return tHand('between', { from, to, inches: saidInches(ruler.inches) })
}

const endName = ({ board }: Hand, end: End): string =>
  typeof end === 'number' ? board.field.bodyName(end) : tHand('here')

/**
 * Above the table, however the panel is scrolled: the end of a move, or what can be done to the body that was pressed.
 */
export function Ending(props: { readonly hand: Hand; readonly cite: (rule: string) => void }): JSX.Element {
  const { board } = props.hand
  return (
    <Show when={board.several().length > 0} fallback={<MoveEnding hand={props.hand} cite={props.cite} />}>
      <div class="hand-ending">
        <For each={board.several()}>
          {(choice) => (
            <button
              type="button"
              data-aside
              class="button main"
              onPointerEnter={() => board.look(choice)}
              onPointerLeave={() => board.look(undefined)}
              onClick={() => board.act(choice.legal.text)}
            >
              {saidChoice(board, choice)}
            </button>
          )}
        </For>
        <button type="button" data-aside class="button" aria-label={tHand('takeBack')} onClick={() => board.ask([])}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
    </Show>
  )
}

/** What forbids a move or is important to know first, and the button that ends it. */
function MoveEnding(props: { readonly hand: Hand; readonly cite: (rule: string) => void }): JSX.Element {
  const { hand } = props
  const { sayWhy } = useTable()
  const refusal = () => hand.measured()?.refusal
  const note = () => hand.measured()?.notes[0]
  return (
    <Show when={hand.isMoved()}>
      <div class="hand-ending">
        <Show
          when={refusal()}
          fallback={
            <Show when={note()}>
              {(first) => (
                <p aria-hidden="true" classList={{ 'hand-bad': first().isBad }}>
                  {first().text}
                </p>
              )}
            </Show>
          }
        >
          {(why) => (
            <p class="hand-bad">
              {sayWhy(why())} <Rule rule={why().rule} cite={props.cite} aside />
            </p>
          )}
        </Show>
        <Show when={!hand.isDragging()}>
          <button
            type="button"
            data-aside
            class="button main hand-confirm"
            classList={{ 'hand-barred': refusal() !== undefined }}
            aria-label={tHand('key.confirm')}
            onClick={hand.confirm}
          >
            {tHand('confirm')}
          </button>
          <button type="button" data-aside class="button" aria-label={tHand('key.back')} onClick={hand.back}>
            <span aria-hidden="true">✕</span>
          </button>
        </Show>
      </div>
    </Show>
  )
}

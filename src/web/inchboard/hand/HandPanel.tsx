import { createSignal, For, type JSX, Show } from 'solid-js'
import type { Refusal } from '../../../kernel/index.ts'
import { Rule } from '../../battle/Rule.tsx'
import { useTable } from '../../table/at-table.ts'
import { tHand } from '../../words/inchhand/t.ts'
import { Rows } from '../Tools.tsx'
import type { Hand } from './hand-state.ts'
import type { Measured } from './handling.ts'
import { inOneBreath, saidInches } from './said.ts'
import './hand.css'

/**
 * The hand in the panel: what the ruler says, buttons for steps, a line to type a move, and the button that ends it.
 */
export function HandPanel(props: { readonly hand: Hand; readonly cite: (rule: string) => void }): JSX.Element {
  const { hand } = props
  const { board } = hand
  const { sayWhy } = useTable()
  const touched = () => (hand.snap()?.kind === 'contact' ? hand.snap()?.body : undefined)
  const offers = () => board.own().filter(({ target }) => target >= 0 && target === touched())
  const whyNot = () => {
    const enemy = touched()
    return enemy === undefined ? undefined : hand.handling.whyNoContact(hand.body(), enemy)
  }
  return (
    <div class="hand-panel" role="group" aria-label={tHand('title')}>
      <Show when={hand.measured()} fallback={<Hint />}>
        {(measured) => <Ruled hand={hand} measured={measured()} />}
      </Show>
      <div class="hand-steps">
        <Step name="turnLeft" sign="↶" press={() => hand.turn(-5)} />
        <Step name="left" sign="←" press={() => hand.nudge(0, -1)} />
        <Step name="ahead" sign="↑" press={() => hand.nudge(1, 0)} />
        <Step name="back" sign="↓" press={() => hand.nudge(-1, 0)} />
        <Step name="right" sign="→" press={() => hand.nudge(0, 1)} />
        <Step name="turnRight" sign="↷" press={() => hand.turn(5)} />
      </div>
      <div class="hand-ends">
        <button type="button" class="button main hand-confirm" disabled={!hand.isMoved()} onClick={hand.confirm}>
          {tHand('confirm')}
        </button>
        <button type="button" data-aside class="button hand-back" disabled={!hand.isMoved()} onClick={hand.back}>
          {tHand('takeBack')}
        </button>
      </div>
      <Show when={offers().length > 0}>
        <Rows board={board} list={offers()} />
      </Show>
      <Show when={whyNot()}>
        {(refusal) => (
          <p class="hand-note">
            {tHand('noContact', { why: sayWhy(refusal()) })} <Rule rule={refusal().rule} cite={props.cite} aside />
          </p>
        )}
      </Show>
      <Show when={hand.measured()}>{(measured) => <Notes hand={hand} measured={measured()} cite={props.cite} />}</Show>
      <Typed hand={hand} />
      <p class="hearing" role="status">
        {hand.isDragging() ? '' : heard(hand, sayWhy)}
      </p>
    </div>
  )
}

const Hint = (): JSX.Element => (
  <p class="hand-hint">
    {tHand('hint')} <span class="hand-keys">{tHand('keys')}</span>
  </p>
)

/** The move in words for screen readers: where it leads, which body it comes near, and what forbids it. */
function heard(hand: Hand, sayWhy: (refusal: Refusal) => string): string {
  const measured = hand.measured()
  if (!measured) return ''
  const { near, refusal, notes } = measured
  return inOneBreath([hand.said(), near, refusal ? sayWhy(refusal) : '', ...notes.map(({ text }) => text)])
}

/**
 * Where it would stand, and how much is used and left. Its height is always the same, because the steps are below it.
 */
function Ruled(props: { readonly hand: Hand; readonly measured: Measured }): JSX.Element {
  const { snap, said } = props.hand
  return (
    <div class="hand-ruled">
      <p class="hand-said">{said()}</p>
      <meter
        min="0"
        max={props.measured.rate}
        value={Math.min(props.measured.rate, props.measured.used)}
        aria-hidden="true"
      />
      <p>
        <b>{tHand('of', { used: saidInches(props.measured.used), rate: saidInches(props.measured.rate) })}</b>
        <span>{tHand('left', { left: saidInches(Math.max(0, props.measured.left)) })}</span>
        <span>{props.measured.corner}</span>
        <Show when={snap()}>{(to) => <i>{tHand(`snap.${to().kind}`)}</i>}</Show>
      </p>
    </div>
  )
}

/** What forbids the move, and other notes on it. */
function Notes(props: {
  readonly hand: Hand
  readonly measured: Measured
  readonly cite: (rule: string) => void
}): JSX.Element {
  const { sayWhy } = useTable()
  const isPressed = () => props.hand.isRefused()
  return (
    <>
      <Show when={props.measured.refusal}>
        {(refusal) => (
          <p class="hand-why" classList={{ 'hand-why-pressed': isPressed() }} role={isPressed() ? 'alert' : undefined}>
            {sayWhy(refusal())} <Rule rule={refusal().rule} cite={props.cite} aside />
          </p>
        )}
      </Show>
      <Show when={props.measured.near !== ''}>
        <p class="hand-note">{props.measured.near}</p>
      </Show>
      <ul class="hand-notes">
        <For each={props.measured.notes}>{({ text, isBad }) => <li classList={{ 'hand-bad': isBad }}>{text}</li>}</For>
      </ul>
    </>
  )
}

const Step = (props: { readonly name: string; readonly sign: string; readonly press: () => void }): JSX.Element => (
  <button
    type="button"
    data-aside
    class="button hand-step"
    aria-label={tHand(`step.${props.name}`)}
    title={tHand(`step.${props.name}`)}
    onClick={props.press}
  >
    <span aria-hidden="true">{props.sign}</span>
  </button>
)

/** A move as text: what the hand has done, or what is typed instead. */
function Typed(props: { readonly hand: Hand }): JSX.Element {
  const { hand } = props
  const [isWrong, setWrong] = createSignal(false)
  let field!: HTMLInputElement
  const put = (event: Event): void => {
    event.preventDefault()
    setWrong(!hand.type(field.value))
  }
  return (
    <form class="hand-typed" onSubmit={put}>
      <label>
        {tHand('typed')}
        <input
          ref={field}
          value={hand.isMoved() ? hand.handling.printed(hand.body(), hand.way()) : ''}
          placeholder={tHand('example')}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={isWrong()}
          onInput={() => setWrong(false)}
        />
      </label>
      <button type="submit" data-aside class="button small">
        {tHand('put')}
      </button>
      <Show when={isWrong()}>
        <span role="alert" class="hand-bad">
          {tHand('wrong')}
        </span>
      </Show>
    </form>
  )
}

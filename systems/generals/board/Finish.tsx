import { createEffect, createSignal, type JSX, on, Show } from 'solid-js'
import { useTable } from '../../../src/web/table/at-table.ts'
import { tAsking } from '../words/asking/t.ts'
import type { Staff } from './staff.ts'
import { t } from './words.ts'

/** A number with buttons for one more and one fewer. */
export function Stepper(props: {
  readonly name: string
  readonly count: number
  readonly more?: (() => void) | undefined
  readonly fewer?: (() => void) | undefined
}): JSX.Element {
  return (
    <span class="stepper">
      <button
        type="button"
        aria-label={tAsking('plan.less', { order: props.name })}
        disabled={!props.fewer}
        onClick={() => props.fewer?.()}
      >
        −
      </button>
      <output>{props.count}</output>
      <button
        type="button"
        aria-label={tAsking('plan.more', { order: props.name })}
        disabled={!props.more}
        onClick={() => props.more?.()}
      >
        +
      </button>
    </span>
  )
}

/**
 * A click this soon after the question can only be the second half of a double click, or an Enter that is held down.
 * Milliseconds.
 */
const HASTE = 500

/** Phases whose choice is completed by being ready, not by being closed. */
const READY = ['setting up', 'objective markers']

/** The button that completes the choice; if the choice cannot be completed yet, the reason. */
export function Finish(props: {
  readonly staff: Staff
  readonly word: string
  readonly plain?: boolean
  /** Asked once, in the same place, before it is done. */
  readonly sure?: string | undefined
}): JSX.Element {
  const { staff } = props
  const { table } = staff
  const { sayWhy } = useTable()
  const closing = () => staff.closing()
  const missing = () =>
    closing() || table.draft() === undefined
      ? undefined
      : table.why(READY.includes(staff.asking() ?? '') ? 'ready' : 'close')
  const [asking, setAsking] = createSignal(false)
  createEffect(
    on(
      () => [props.word, staff.picked()],
      () => setAsking(false),
      { defer: true },
    ),
  )
  let asked = 0
  const finish = () => {
    if (props.sure !== undefined && !asking()) {
      asked = Date.now()
      setAsking(true)
      return
    }
    if (asking() && Date.now() - asked < HASTE) return
    setAsking(false)
    const one = closing()
    if (!one) return
    if (table.draft() !== undefined) table.submit()
    else table.act(one.text)
  }
  return (
    <>
      <Show when={missing()}>
        {(why) => (
          <p class="tools-note">
            {sayWhy(why())}{' '}
            <button type="button" data-aside class="cite" onClick={() => table.cite(why().rule)}>
              {t('rule')} {why().rule}
            </button>
          </p>
        )}
      </Show>
      <Show when={closing() || table.draft() !== undefined}>
        <button
          type="button"
          class="button tools-finish"
          classList={{ main: !props.plain }}
          disabled={!closing()}
          onClick={finish}
        >
          {asking() && props.sure !== undefined ? props.sure : props.word}
        </button>
      </Show>
    </>
  )
}

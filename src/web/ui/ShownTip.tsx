import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import { type Box, placeTip } from './tip-place.ts'
import { hide, ID, LINGER, later, onTip, shown, stay } from './tips.ts'
import './tips.css'

const boxesOf = (selector: string | undefined): readonly Box[] =>
  selector === undefined ? [] : [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())

/**
 * The place where tips are shown; one per page. `cite` opens the rulebook at a rule, `rule` is the word for a rule;
 * `clear` selects the things that a tip must not cover; whenever `moment` changes, what a tip said is out of date.
 */
export function Tips(props: {
  readonly cite: (rule: string) => void
  readonly ruleWord: string
  readonly clear?: string
  readonly moment?: () => unknown
}): JSX.Element {
  createEffect(on(() => props.moment?.(), hide, { defer: true }))
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }
  let held = false
  const moved = (event: PointerEvent) => {
    const on = onTip(event)
    if (on) stay()
    else if (held && !shown()?.thing.contains(event.target as Node)) later(LINGER, hide)
    held = on
  }
  // The tip goes when the focus goes, for example to a dialog.
  const focused = (event: FocusEvent) => {
    const thing = event.target as Element
    if (shown() && !shown()!.thing.contains(thing) && !document.getElementById(ID)?.contains(thing)) hide()
  }
  document.addEventListener('keydown', pressed)
  document.addEventListener('pointermove', moved)
  document.addEventListener('focusin', focused)
  onCleanup(() => {
    document.removeEventListener('keydown', pressed)
    document.removeEventListener('pointermove', moved)
    document.removeEventListener('focusin', focused)
    hide()
  })
  return (
    <Show when={shown()} keyed>
      {(one) => {
        const tip = one.tip()
        if (!tip) return null
        const [at, setAt] = createSignal({ left: -9999, top: -9999 })
        const measure = (box: HTMLDivElement) =>
          queueMicrotask(() => {
            const { width, height } = box.getBoundingClientRect()
            const room = { width: innerWidth, height: innerHeight }
            setAt(placeTip(one.thing.getBoundingClientRect(), { width, height }, room, boxesOf(props.clear)))
          })
        return (
          <Portal>
            <div
              ref={measure}
              id={ID}
              class="tip"
              role="tooltip"
              style={{ left: `${at().left}px`, top: `${at().top}px` }}
            >
              <Show when={tip.title}>
                <strong>{tip.title}</strong>
              </Show>
              {tip.lines.map((line) => (
                <p>{line}</p>
              ))}
              <Show when={tip.rule}>
                {(rule) => (
                  <button
                    type="button"
                    class="cite"
                    onClick={() => {
                      props.cite(rule())
                      hide()
                    }}
                  >
                    {props.ruleWord} {rule()}
                  </button>
                )}
              </Show>
            </div>
          </Portal>
        )
      }}
    </Show>
  )
}

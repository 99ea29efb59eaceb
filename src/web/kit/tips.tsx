import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import { type Box, placeTip } from './tip-place.ts'
import './tips.css'

/** A word about a thing: what it is, or why it is not possible, with the rule that says so. */
export interface Tip {
  readonly title?: string
  readonly lines: readonly string[]
  /** Number of the rule; shown as a button that opens the rulebook there. */
  readonly rule?: string
}

interface Shown {
  readonly thing: Element
  readonly tip: () => Tip | undefined
}

const [shown, setShown] = createSignal<Shown>()
const HOVER = 420
const PRESS = 480
const LINGER = 220
const ID = 'tip'

let waiting: ReturnType<typeof setTimeout> | undefined
const later = (time: number, what: () => void) => {
  clearTimeout(waiting)
  waiting = setTimeout(what, time)
}

function show(thing: Element, tip: () => Tip | undefined): void {
  clearTimeout(waiting)
  if (!thing.isConnected || tip() === undefined) return
  shown()?.thing.removeAttribute('aria-describedby')
  setShown({ thing, tip })
  thing.setAttribute('aria-describedby', ID)
}

function hide(): void {
  clearTimeout(waiting)
  shown()?.thing.removeAttribute('aria-describedby')
  setShown(undefined)
}

/** Shows a tip at once, without waiting: an answer to a click on what is not possible. */
export const showTip = (thing: Element, tip: Tip): void => show(thing, () => tip)

/** The mouse passes through a tip to what lies below; while it is on one, that one stays, so that its rule can be reached. */
const EDGE = 10
function onTip({ clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }): boolean {
  const box = document.getElementById(ID)?.getBoundingClientRect()
  return box !== undefined && x > box.left - EDGE && x < box.right + EDGE && y > box.top - EDGE && y < box.bottom + EDGE
}

/**
 * Gives a thing a tip: shown when the pointer rests on it, when it has the focus of the keyboard, when a finger stays on
 * it. Use it in a `ref`; it ends with the owner of the thing.
 */
export function tipped(thing: Element, tip: () => Tip | undefined): void {
  let pressing: ReturnType<typeof setTimeout> | undefined
  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'touch' || onTip(event as PointerEvent)) return
    later(shown() ? 80 : HOVER, () => show(thing, tip))
  }
  const leave = () => {
    clearTimeout(pressing)
    if (shown()?.thing === thing) later(LINGER, hide)
    else clearTimeout(waiting)
  }
  const press = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'touch') pressing = setTimeout(() => show(thing, tip), PRESS)
    else if (shown()?.thing !== thing) hide()
  }
  const release = () => clearTimeout(pressing)
  const focus = () => {
    if (thing.matches(':focus-visible')) later(180, () => show(thing, tip))
  }
  const blur = () =>
    later(LINGER, () => shown()?.thing === thing && !document.getElementById(ID)?.contains(document.activeElement) && hide())
  const handlers = {
    pointerenter: enter,
    pointerleave: leave,
    pointerdown: press,
    pointerup: release,
    pointercancel: release,
    focus,
    blur,
  }
  for (const [name, handler] of Object.entries(handlers)) thing.addEventListener(name, handler)
  onCleanup(() => {
    clearTimeout(pressing)
    if (shown()?.thing === thing) hide()
  })
}

const boxesOf = (selector: string | undefined): readonly Box[] =>
  selector === undefined ? [] : [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())

/**
 * The place where tips are shown; one for a page. `cite` opens the rulebook at a rule, `rule` is the word for one; `clear`
 * are the things that a tip must not cover, as a selector; whenever `moment` changes, what a tip said is out of date.
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
    if (on) clearTimeout(waiting)
    else if (held && !shown()?.thing.contains(event.target as Node)) later(LINGER, hide)
    held = on
  }
  // Whatever takes the focus away, a dialog above all, takes the tip away.
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
            <div ref={measure} id={ID} class="tip" role="tooltip" style={{ left: `${at().left}px`, top: `${at().top}px` }}>
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

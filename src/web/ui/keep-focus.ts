import { onCleanup, onMount } from 'solid-js'

/** Identifies things that stand for the same, even if they have been redrawn. */
const sameness = (one: Element): string =>
  `${one.tagName} ${one.getAttribute('data-troops') ?? one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''}`

const usable = (one: Element): boolean =>
  one.isConnected && !one.matches(':disabled') && one.getClientRects().length > 0

/**
 * Keeps the keyboard focus where it was when the thing that had it is redrawn or goes away with its question: on the
 * same thing, on its neighbour, or on the sentence of the decision.
 */
export function useFocusKept(): void {
  let last: { readonly thing: Element; readonly row: Element | null; readonly same: string } | undefined
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest('.table-screen') === null) last = undefined
    else last = { thing: target, row: target.closest('.row'), same: sameness(target) }
  }
  const keep = () => {
    const active = document.activeElement
    if (!last || (active !== null && active !== document.body && active !== last.thing) || usable(last.thing)) return
    const { thing, row, same } = last
    const like = [...document.querySelectorAll<HTMLElement | SVGElement>(`.table-screen ${thing.tagName}`)].filter(
      usable,
    )
    const next =
      like.find((one) => sameness(one) === same) ??
      like.find((one) => row?.contains(one)) ??
      document.getElementById('decision') ??
      undefined
    next?.focus({ preventScroll: next.id === 'decision' })
  }
  let waiting = 0
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(waiting)
    waiting = requestAnimationFrame(keep)
  })
  onMount(() => {
    document.addEventListener('focusin', focused)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  })
  onCleanup(() => {
    document.removeEventListener('focusin', focused)
    observer.disconnect()
    cancelAnimationFrame(waiting)
  })
}

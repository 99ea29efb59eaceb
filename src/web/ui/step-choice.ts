/**
 * What lies within the tools beside the choices themselves: what completes them, and what is marked as standing aside.
 */
const ASIDE = '.tools-finish, [data-aside], summary'

type Focusable = HTMLElement | SVGElement

/**
 * Takes the keyboard's focus to the next choice within a board's tools, or to the one before: from outside to the
 * first, never to the button that completes the question. What the board itself has to choose from comes before that
 * and after it.
 */
export function stepChoice(
  host: HTMLElement,
  by: 1 | -1,
  { before, after }: { readonly before: readonly Focusable[]; readonly after: readonly Focusable[] } = {
    before: [],
    after: [],
  },
): void {
  const tools = [...host.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (one) => !one.matches(ASIDE) && one.getClientRects().length > 0,
  )
  const choices: readonly Focusable[] = [...before, ...tools, ...after]
  const at = choices.indexOf(document.activeElement as Focusable)
  choices[at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length]?.focus()
}

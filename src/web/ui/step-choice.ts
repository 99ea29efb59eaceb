/**
 * What is in the tools apart from the choices themselves: the button that completes them, and anything marked as aside.
 */
const ASIDE = '.tools-finish, [data-aside], summary'

type Focusable = HTMLElement | SVGElement

/**
 * Moves the keyboard focus to the next or the previous choice in a board's tools: from outside to the first, never to
 * the button that completes the question. Choices on the board itself come before and after these.
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

/** What lies within the tools beside the choices themselves: what completes them, and what is marked as standing aside. */
const ASIDE = '.tools-finish, [data-aside], summary'

/**
 * Takes the keyboard's focus to the next choice within a board's tools, or to the one before: from outside to the first, never
 * to the button that completes the question.
 */
export function stepChoice(host: HTMLElement, by: 1 | -1): void {
  const choices = [...host.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (one) => !one.matches(ASIDE) && one.getClientRects().length > 0,
  )
  const at = choices.indexOf(document.activeElement as HTMLElement)
  choices[at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length]?.focus()
}

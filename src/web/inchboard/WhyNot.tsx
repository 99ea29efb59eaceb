import { createEffect, type JSX, onCleanup, onMount } from 'solid-js'
import { useTable } from '../table/at-table.ts'
import { Tips } from '../ui/ShownTip.tsx'
import { hide, LINGER, later, shown, showTip, stay, type Tip } from '../ui/tips.ts'
import { tInches } from '../words/inches/t.ts'
import type { InchBoard } from './board-state.ts'

/** How long a pointer rests on a piece before a tip says why nothing can be done with it; milliseconds. */
const RESTS = 600

/**
 * Says why nothing can be done with a piece or to it, with the rule: when it is pressed, and when the pointer or the
 * focus rests on it. Also shows tips.
 */
export function WhyNot(props: { readonly board: InchBoard; readonly cite: (rule: string) => void }): JSX.Element {
  const { board } = props
  const { sayWhy } = useTable()
  let mark!: HTMLSpanElement
  const tipOf = (body: number): Tip | undefined => {
    if (body < 0 || board.bodies().includes(body) || board.targets().has(body)) return undefined
    const why = board.field.whyNot(body, board.chosen())
    return why && { lines: [sayWhy(why)], rule: why.rule }
  }
  const show = (body: number): void => {
    const tip = tipOf(body)
    const piece = mark.parentElement?.querySelector(`.piece[data-body="${body}"]`)
    if (tip && piece) showTip(piece, tip)
  }
  createEffect(() => {
    const body = board.hovered()
    if (tipOf(body)) later(RESTS, () => show(body))
    else if (shown()?.thing.matches('.piece')) later(LINGER, hide)
    else stay()
  })
  onMount(() => {
    const host = mark.parentElement!
    // Runs before the press takes effect, because that changes what can be done.
    const pressed = ({ target }: Event) =>
      show(Number((target as Element).closest('.piece')?.getAttribute('data-body') ?? -1))
    host.addEventListener('click', pressed, true)
    onCleanup(() => host.removeEventListener('click', pressed, true))
  })
  return (
    <>
      <span ref={mark} hidden />
      <Tips cite={props.cite} ruleWord={tInches('rule')} moment={board.choices} />
    </>
  )
}

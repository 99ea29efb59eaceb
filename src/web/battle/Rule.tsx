import { type JSX, Show } from 'solid-js'
import { tBattle } from '../words/battle/t.ts'

/** Opens the rulebook at a rule, like `cite` of a table. */
export type Cite = (rule: string) => void

/** The number of a rule, which opens the rulebook there; `aside`: it stands beside choices but is not one of them. */
export function Rule(props: { readonly rule: string; readonly cite: Cite; readonly aside?: boolean }): JSX.Element {
  const read = () => props.cite(props.rule)
  const words = () => tBattle('rule', { rule: props.rule })
  return (
    <Show
      when={props.aside}
      fallback={
        <button type="button" class="rule" aria-label={words()} onClick={read}>
          {props.rule}
        </button>
      }
    >
      <button type="button" data-aside class="cite" aria-label={words()} onClick={read}>
        {props.rule}
      </button>
    </Show>
  )
}

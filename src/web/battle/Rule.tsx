import type { JSX } from 'solid-js'
import { tBattle } from '../words/battle/t.ts'

/** Opens the rulebook at a rule: `cite` of a table does. */
export type Cite = (rule: string) => void

/** The number of a rule, which opens the rulebook there. */
export const Rule = (props: { readonly rule: string; readonly cite: Cite }): JSX.Element => (
  <button
    type="button"
    class="rule"
    aria-label={tBattle('rule', { rule: props.rule })}
    onClick={() => props.cite(props.rule)}
  >
    {props.rule}
  </button>
)

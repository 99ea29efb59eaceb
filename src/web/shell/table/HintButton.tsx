import { Show } from 'solid-js'
import { ADVISER } from '../../../players/names.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { tHint } from '../../words/hint/t.ts'
import { levelTitle } from '../levels.ts'
import './hint.css'

/** Asks for a hint. It stays where it is while the hint comes. */
export function HintButton(props: { readonly isComing: boolean; readonly ask: () => void }) {
  const before = () => tHint('before', { level: levelTitle(ADVISER) })
  return (
    <div class="hint-ask">
      <button
        type="button"
        class="button small plain"
        title={before()}
        aria-disabled={props.isComing}
        onClick={() => !props.isComing && props.ask()}
      >
        <Glyph name="lamp" /> {props.isComing ? tHint('comes') : tHint('ask')}
      </button>
      <Show when={props.isComing}>
        <p class="quiet small-text" role="status">
          {before()}
        </p>
      </Show>
    </div>
  )
}

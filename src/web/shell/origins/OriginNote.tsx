import { type JSX, Show } from 'solid-js'
import { tOrigin } from '../../words/origin/t.ts'
import { OwnFile, type Shown } from './OwnFile.tsx'
import './origins.css'

/**
 * Says in one word that a table is not from the source; unfolded, what the word means and how to replace the table with
 * a file.
 */
export function OriginNote(props: {
  readonly word: string
  readonly file: string
  readonly shown: Shown
  /** The sign of the rows concerned, if it is not the whole table. */
  readonly sign?: string
}): JSX.Element {
  return (
    <details class="origin-note">
      <summary>
        <Show when={props.sign}>{(sign) => <span>{sign()} </span>}</Show>
        <span class="origin-word">{tOrigin(`word.${props.word}`)}</span>
      </summary>
      <p>{tOrigin(`means.${props.word}`)}</p>
      <OwnFile shown={props.shown} files={[props.file]} />
    </details>
  )
}

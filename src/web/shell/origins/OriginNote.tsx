import { type JSX, Show } from 'solid-js'
import { tOrigin } from '../../words/origin/t.ts'
import { OwnFile, type Shown } from './OwnFile.tsx'
import './origins.css'

/** That a table is not the source's, in one word; unfolded, what the word means and how to put a file in its place. */
export function OriginNote(props: {
  readonly word: string
  readonly file: string
  readonly shown: Shown
  /** The sign of the rows that alone are meant. */
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

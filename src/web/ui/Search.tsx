import { Glyph } from './Glyph.tsx'
import './search.css'

/** A search field. */
export function Search(props: {
  readonly label: string
  readonly value: string
  readonly set: (value: string) => void
}) {
  return (
    <label class="search">
      <Glyph name="search" />
      <span class="hearing">{props.label}</span>
      <input
        type="search"
        class="input"
        placeholder={props.label}
        value={props.value}
        onInput={(event) => props.set(event.currentTarget.value)}
      />
    </label>
  )
}

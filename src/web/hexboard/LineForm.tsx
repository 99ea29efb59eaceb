import { createSignal, type JSX, Show } from 'solid-js'
import { tChoices } from '../words/hexchoices/t.ts'
import type { HexBoard } from './board-state.ts'

/** Takes the two ends of a line of sight by name, for players without a pointer. */
export function LineForm(props: { readonly board: HexBoard }): JSX.Element {
  const { board } = props
  const { field } = board
  const [unknown, setUnknown] = createSignal(false)
  const nameOf = (hex: number) => (hex < 0 ? '' : field.hexName(hex))
  let [from, to]: (HTMLInputElement | undefined)[] = []
  const draw = (event: SubmitEvent) => {
    event.preventDefault()
    const { names } = field.grid
    const [a, b] = [from, to].map((input) => names.indexOf(input?.value.trim().toUpperCase() ?? ''))
    setUnknown(a < 0 || b < 0)
    if (!unknown()) board.draw(a, b)
  }
  return (
    <form onSubmit={draw}>
      <label>
        {tChoices('line-from')}
        <input ref={(field) => (from = field)} value={nameOf(board.line()[0])} autocomplete="off" />
      </label>
      <label>
        {tChoices('line-to')}
        <input ref={(field) => (to = field)} value={nameOf(board.line()[1])} autocomplete="off" />
      </label>
      <button type="submit" class="button small">
        {tChoices('line-show')}
      </button>
      <Show when={unknown()}>
        <span role="alert">{tChoices('line-unknown')}</span>
      </Show>
    </form>
  )
}

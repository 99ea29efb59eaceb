import { For, type JSX } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import type { Albuera } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { leaderName } from './faces.ts'

/** 3.1 The chits of the player's commanders: a press puts one into the cup, another takes it out again. */
export function Pool(props: { readonly table: Table<Albuera> }): JSX.Element {
  const p = () => props.table.view()
  const army = () => p().scenario.army
  const own = () =>
    [...army().commanders.keys()].filter((c) => army().leads[c] === props.table.seat() && p().scenario.chits[c] > 0)
  const most = () => p().scenario.most[props.table.seat()]
  const wish = (c: number) => `choose ${army().commanders[c]}`
  const inCup = (c: number) => p().cup[c] === 1
  const count = () => own().filter(inCup).length
  const press = (c: number) => {
    const text = wish(c)
    if (inCup(c)) props.table.redraft((props.table.draft() ?? []).filter((one) => one !== text))
    else props.table.act(text)
  }
  return (
    <>
      <p class="choice-note">{tAsking('pool.count', { count: count(), most: most() })}</p>
      <ul class="choice-pieces albuera-chits">
        <For each={own()}>
          {(c) => (
            <li>
              <button
                type="button"
                class="button small"
                aria-pressed={inCup(c)}
                disabled={!inCup(c) && props.table.why(wish(c)) !== undefined}
                onClick={() => press(c)}
              >
                {leaderName(p(), c)}
              </button>
            </li>
          )}
        </For>
      </ul>
    </>
  )
}

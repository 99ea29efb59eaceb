import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Engine } from '../../../src/kernel/index.ts'
import { SIDES } from '../rules/state/board.ts'
import type { Generals } from '../rules/state/position.ts'
import { tLuck } from '../words/luck/t.ts'
import { isMean, type Kind, kinds, luckOfRecord, type Tally } from './luck.ts'
import { sideName } from './names.ts'
import './armies.css'

/** Expected against rolled, for a finished game. */
export function Luck(props: { readonly engine: Engine<Generals>; readonly record: string }): JSX.Element {
  const luck = createMemo(() => luckOfRecord(props.engine, props.record))
  const shown = (kind: Kind, sum: number, { dice }: Tally) =>
    isMean(kind) ? (sum / dice).toFixed(2) : Number.isInteger(sum) ? String(sum) : sum.toFixed(1)
  return (
    <div class="luck">
      <For each={SIDES}>
        {(side) => (
          <table>
            <caption>{sideName(side)}</caption>
            <thead>
              <tr>
                <th scope="col">{tLuck('kind')}</th>
                <th scope="col">{tLuck('rolls')}</th>
                <th scope="col">{tLuck('expected')}</th>
                <th scope="col">{tLuck('rolled')}</th>
              </tr>
            </thead>
            <tbody>
              <For each={kinds}>
                {(kind) => {
                  const tally = () => luck()[kind][side]
                  return (
                    <Show when={tally().dice > 0}>
                      <tr>
                        <th scope="row">{tLuck(`${kind}`)}</th>
                        <td>{tally().dice}</td>
                        <td>{shown(kind, tally().expected, tally())}</td>
                        <td>
                          <b>{shown(kind, tally().rolled, tally())}</b>
                        </td>
                      </tr>
                    </Show>
                  )
                }}
              </For>
            </tbody>
          </table>
        )}
      </For>
      <p class="muster-note">{tLuck('note')}</p>
    </div>
  )
}

import { createResource, For } from 'solid-js'
import { useTable } from '../../table/at-table.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { tKeys } from '../../words/keys/t.ts'
import { type KeyAction, keys } from '../keys.ts'
import './key-help.css'

type Row = readonly [keys: readonly string[], what: string]

/** All keys of the table. */
export function KeyHelp(props: { readonly close: () => void; readonly marks: () => void }) {
  const { module } = useTable()
  const [boardKeys] = createResource(async () => module.keys?.())
  const of = (...actions: KeyAction[]): Row[] => actions.map((action) => [[keys[action]], tKeys(`${action}`)])
  const groups = (): readonly (readonly [string, readonly Row[]])[] => [
    [
      tKeys('board'),
      [
        ...of('decision', 'unit', 'choice'),
        [['Enter'], tKeys('act')],
        [['Esc'], tKeys('escape')],
        [['←', '→', '↑', '↓'], tKeys('arrows')],
        [['+', '-'], tKeys('zoom')],
        [['0'], tKeys('fit')],
        ...(boardKeys()?.() ?? []),
        ...of('take'),
      ],
    ],
    [tKeys('panel'), of('log', 'rules', 'armies', 'players', 'notes', 'help')],
    [tKeys('telling'), of('next', 'skip', 'pause')],
    [tKeys('time'), of('stepBack', 'stepOn', 'phaseBack', 'phaseOn', 'present')],
  ]
  return (
    <Dialog title={tKeys('title')} close={props.close} wide>
      <div class="flow">
        <button type="button" class="button small" onClick={() => props.marks()}>
          {tKeys('marks')}
        </button>
      </div>
      <p class="quiet">{tKeys('intro')}</p>
      <div class="key-groups">
        <For each={groups()}>
          {([title, rows]) => (
            <section>
              <h3>{title}</h3>
              <dl>
                <For each={rows}>
                  {([pressed, what]) => (
                    <div>
                      <dt>
                        <For each={pressed}>{(key) => <kbd>{key}</kbd>}</For>
                      </dt>
                      <dd>{what}</dd>
                    </div>
                  )}
                </For>
              </dl>
            </section>
          )}
        </For>
      </div>
    </Dialog>
  )
}

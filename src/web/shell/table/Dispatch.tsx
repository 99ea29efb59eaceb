import { createResource, For, Show } from 'solid-js'
import type { Dispatch as Told } from '../../board/dispatch.ts'
import { unpacked } from '../../board/ended.ts'
import { useTable } from '../../table/at-table.ts'
import { tDispatch } from '../../words/dispatch/t.ts'
import { t } from '../../words/t.ts'
import { askRecord } from './ask-record.ts'
import { ScoreChart } from './ScoreChart.tsx'
import './dispatch.css'

/** From this many standard deviations up, a side had luck. */
const LUCK = 1
/** The bar of luck is full at this many. */
const MOST = 3

/** The story of a finished battle: the course of the score, the turning point, the losses, the luck of each side. */
export function Dispatch() {
  const { table, module, system } = useTable()
  const [dispatch] = createResource(async (): Promise<Told | undefined> => {
    const { wishes, engine, scenario } = table()
    const ending = wishes.record().then((record) => askRecord('ending', system, record))
    const [ended, tell] = await Promise.all([ending, module.dispatch?.()])
    return tell?.(engine, unpacked(engine, scenario, ended))
  })
  return (
    <Show when={!dispatch.error}>
      <Show when={dispatch()} fallback={<p class="quiet">{dispatch.loading ? t('app.loading') : ''}</p>}>
        {(told) => <Page told={told()} />}
      </Show>
    </Show>
  )
}

function Page(props: { readonly told: Told }) {
  const told = () => props.told
  const word = (deviations: number) => tDispatch(deviations > LUCK ? 'lucky' : deviations < -LUCK ? 'unlucky' : 'even')
  const fraction = (deviations: number) => Math.max(-1, Math.min(1, deviations / MOST))
  return (
    <div class="dispatch">
      <figure>
        <figcaption>{told().score.title}</figcaption>
        <ScoreChart told={told()} />
        <Show when={told().turning}>
          {(turning) => (
            <p class="dispatch-turning">
              <b>{tDispatch('turning')}.</b> {turning().text}
            </p>
          )}
        </Show>
        <Show when={(told().course ?? []).length > 0}>
          <details>
            <summary>{tDispatch('course')}</summary>
            <ol class="dispatch-course">
              <For each={told().course}>
                {({ at, text }) => (
                  <li>
                    <span>
                      {told().score.unit} {at}
                    </span>
                    {text}
                  </li>
                )}
              </For>
            </ol>
          </details>
        </Show>
      </figure>
      <div class="dispatch-rest">
        <table class="dispatch-losses">
          <caption>{told().losses.title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="hearing">
                  {tDispatch(told().losses.rows.some(({ side }) => side !== undefined) ? 'who' : 'what')}
                </span>
              </th>
              <For each={told().losses.columns}>{(column) => <th scope="col">{column}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={told().losses.rows}>
              {(row) => (
                <tr>
                  <th scope="row" class={row.side === undefined ? '' : `of-side side-${row.side}`}>
                    {row.head}
                  </th>
                  <For each={row.cells}>{(cell) => <td>{cell}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <Show when={told().luck}>
          {(luck) => (
            <section class="dispatch-luck">
              <h3>{tDispatch('luck')}</h3>
              <For each={luck()}>
                {({ side, deviations, text }) => (
                  <div>
                    <p>
                      <b>{told().sides[side]}</b>: {word(deviations)}
                    </p>
                    <div class="luck-bar" aria-hidden="true">
                      <i
                        classList={{ good: deviations >= 0 }}
                        style={{
                          left: `${50 + Math.min(0, fraction(deviations)) * 50}%`,
                          width: `${Math.abs(fraction(deviations)) * 50}%`,
                        }}
                      />
                    </div>
                    <p class="quiet small-text">{text}</p>
                  </div>
                )}
              </For>
            </section>
          )}
        </Show>
      </div>
    </div>
  )
}

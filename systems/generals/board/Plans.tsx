import { createMemo, For, type JSX, Show } from 'solid-js'
import { UNKNOWN } from '../../../src/kernel/index.ts'
import type { Table, Told } from '../../../src/web/board/table.ts'
import { SIDES } from '../rules/state/board.ts'
import { LINES } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { armOfLine, firstLine, lineCode, marchOfLine } from '../rules/state/sheet.ts'
import { typeOfArm } from '../rules/state/stands.ts'
import { tPlans } from '../words/plans/t.ts'
import { FigurePicture } from './Figures.tsx'
import { marchName, sideName } from './names.ts'
import './plans.css'

/** Both sheets of a round side by side. */

export interface PlanLine {
  readonly code: number
  readonly count: number
}

/**
 * The sheet of a side in the round that is shown: from the view if it has it, else as it was laid open; undefined if
 * neither is known.
 */
function sheetOf(p: Generals, side: number, log: readonly Told[]): PlanLine[] | undefined {
  const lines = new Map<number, number>()
  const add = (code: number, n: number) => lines.set(code, (lines.get(code) ?? 0) + n)
  const first = firstLine(side)
  const written =
    p.sheet[first] === UNKNOWN ? [] : Array.from(p.sheet.subarray(first, first + LINES)).filter((code) => code > 0)
  for (const code of written) add(code, 1)
  if (lines.size === 0) {
    const from = log.findLastIndex(({ event }) => event === 'RoundBegan')
    const shown = log.slice(Math.max(0, from)).filter(({ event, args }) => event === 'SheetShown' && args[0] === side)
    for (const { args } of shown) add(lineCode(args[2], args[3]), args[1])
    if (shown.length === 0 && p.sheet[first] === UNKNOWN) return undefined
  }
  return [...lines].sort(([x], [y]) => x - y).map(([code, count]) => ({ code, count }))
}

export function Plans(props: { readonly table: Table<Generals> }): JSX.Element {
  const p = () => props.table.view()
  return (
    <Show when={p().round > 0}>
      <div class="plans">
        <h3>{tPlans('title', { round: p().round })}</h3>
        <For each={SIDES}>
          {(side) => {
            const sheet = createMemo(() => sheetOf(p(), side, props.table.log()))
            const saved = () => p().saved[side]
            return (
              <section>
                <h4>
                  {sideName(side)}
                  <Show when={saved() > 0}>
                    <small>{tPlans('saved', { count: saved() })}</small>
                  </Show>
                </h4>
                <Show when={sheet()} fallback={<p>{tPlans('unknown')}</p>}>
                  {(lines) => (
                    <Show when={lines().length > 0} fallback={<p>{tPlans('none')}</p>}>
                      <ul>
                        <For each={lines()}>
                          {({ code, count }) => (
                            <li>
                              <FigurePicture type={typeOfArm[armOfLine(code)]} side={side} />
                              {count} × {marchName(marchOfLine(code))}
                            </li>
                          )}
                        </For>
                      </ul>
                    </Show>
                  )}
                </Show>
              </section>
            )
          }}
        </For>
      </div>
    </Show>
  )
}

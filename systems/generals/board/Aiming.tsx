import { createMemo, For, type JSX, Show } from 'solid-js'
import { enemyOf } from '../rules/state/board.ts'
import { AT_BUILDING } from '../rules/state/counts.ts'
import { figureStand } from '../rules/state/shots.ts'
import { typeOfStand } from '../rules/state/stands.ts'
import { tAsking } from '../words/asking/t.ts'
import { tQuestion } from '../words/question/t.ts'
import { aimTheRest, diceToAim, targetsOf } from './aiming.ts'
import { FigurePicture } from './Figures.tsx'
import { Finish, Stepper } from './Finish.tsx'
import { standName } from './fight-names.ts'
import { sectorTitle } from './names.ts'
import { shotChance } from './odds.ts'
import { Price } from './Price.tsx'
import type { Staff } from './staff.ts'
import { stateOf } from './troops.ts'
import { percent } from './words.ts'

/** Aiming the guns: every possible target with the dice aimed at it, and the dice that are left. */
export function Aiming(props: { readonly staff: Staff }): JSX.Element {
  const { staff } = props
  const { table } = staff
  const p = () => table.view()
  const dice = createMemo(() => diceToAim(p(), table.seat()))
  const targets = createMemo(() => targetsOf(p(), table.seat(), staff.choices()))
  const sectors = createMemo(() => [...new Set(targets().map(({ sector }) => sector))].join(' '))
  const inSector = (sector: number) => targets().filter((one) => one.sector === sector)
  return (
    <>
      <header class="sheet-head">
        <h3>{tQuestion('lay.title')}</h3>
        <output class="sheet-total" aria-live="polite">
          {tQuestion('lay.aimed', { aimed: dice().aimed, all: dice().all })}
        </output>
        <span class="sheet-pips" aria-hidden="true">
          <For each={Array.from({ length: dice().all }, (_, k) => k)}>
            {(k) => <i classList={{ given: k < dice().aimed }} />}
          </For>
        </span>
      </header>
      <div class="tools-row">
        <button
          type="button"
          class="button all-of-them"
          classList={{ main: dice().aimed < dice().all, small: dice().aimed === dice().all }}
          disabled={dice().aimed === dice().all}
          onClick={() => {
            aimTheRest(staff)
            if (staff.closing()) table.submit()
          }}
        >
          {tQuestion('lay.fire')}
        </button>
        <button
          type="button"
          data-aside
          class="button small"
          disabled={dice().aimed === dice().all}
          onClick={() => aimTheRest(staff)}
        >
          {tQuestion('lay.rest')}
        </button>
        <button
          type="button"
          data-aside
          class="button small"
          disabled={(table.draft() ?? []).length === 0}
          onClick={() => table.redraft([])}
        >
          {tAsking('plan.clear')}
        </button>
      </div>
      <For each={sectors().split(' ').filter(Boolean).map(Number)}>
        {(sector) => (
          <section class="choices">
            <h4>{sectorTitle(sector)}</h4>
            <ul>
              <For each={inSector(sector).map(({ figure }) => figure)}>
                {(figure) => {
                  const one = createMemo(
                    (before?: ReturnType<typeof inSector>[number]) =>
                      inSector(sector).find((other) => other.figure === figure) ?? before,
                  )
                  const cls = () =>
                    figure === AT_BUILDING ? -1 : figureStand(p(), enemyOf(table.seat()), sector, figure)
                  const name = () => (cls() < 0 ? tAsking('theBuilding') : `${standName(cls())} (${figure + 1})`)
                  const choice = () => one()?.next ?? one()?.last
                  return (
                    <li class="row" classList={{ chosen: (one()?.dice ?? 0) > 0 }}>
                      <Show when={cls() >= 0}>
                        <FigurePicture type={typeOfStand[cls()]} side={enemyOf(table.seat())} state={stateOf(cls())} />
                      </Show>
                      <span class="row-words">
                        {name()}
                        <Show when={choice()}>
                          {(it) => (
                            <small>{tQuestion('lay.each', { chance: percent(shotChance(p(), it().a, figure)) })}</small>
                          )}
                        </Show>
                      </span>
                      <Stepper
                        name={name()}
                        count={one()?.dice ?? 0}
                        more={one()?.next ? () => staff.choose(one()!.next!) : undefined}
                        fewer={one()?.last ? () => staff.drop(one()!.last!.text) : undefined}
                      />
                    </li>
                  )
                }}
              </For>
            </ul>
          </section>
        )}
      </For>
      <Price staff={staff} />
      <Finish staff={staff} word={tQuestion('finish.lay')} plain={dice().aimed < dice().all} />
    </>
  )
}

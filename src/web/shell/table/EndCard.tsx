import { createSignal, For, lazy, Show, Suspense } from 'solid-js'
import { useTable } from '../../table/at-table.ts'
import { tBeside } from '../../words/beside/t.ts'
import { tLater } from '../../words/later/t.ts'
import { fragmentOf } from '../route.ts'
import { resultWords } from './decision.ts'
import { goOn, watchAgain } from './record.ts'
import { Share } from './Share.tsx'
import { type Why, whyAt } from './why.ts'
import './card-over.css'

const Dispatch = lazy(async () => ({ default: (await import('./Dispatch.tsx')).Dispatch }))

/** Shown when the battle is over and everything has been told: the result, and what to do next. */
export function EndCard(props: {
  /** Opens the replay with what the player asks about the game. */
  readonly ask: (why: Why) => void
}) {
  const place = useTable()
  const { table, system, scenarioTitle } = place
  const [closed, setClosed] = createSignal(false)
  const [sharing, setSharing] = createSignal(false)
  const { info } = place.session.tables[0]
  const by = info.pack && { data: info.pack.data }
  const asked = () =>
    table()
      .status()
      .rematch?.includes(info.seats[table().seat()] ?? '')
  const over = () =>
    info.kind !== 'replay' &&
    !closed() &&
    table().result() &&
    !table().telling.running() &&
    table().past.at() === undefined
  return (
    <Show when={over()}>
      <section class="card-over end" aria-label={tBeside('isOver')}>
        <p class="quiet">{scenarioTitle()}</p>
        <h2>{resultWords(place)?.title}</h2>
        <Show when={resultWords(place)?.reason}>{(reason) => <p>{reason()}</p>}</Show>
        <Show when={place.module.dispatch}>
          <Suspense>
            <Dispatch />
          </Suspense>
        </Show>
        <div class="flow">
          <button type="button" class="button main" onClick={() => void watchAgain(table())}>
            {tLater('end.watch')}
          </button>
          <For each={whyAt(place)}>
            {(why) => (
              <button type="button" class="button" onClick={() => props.ask(why)}>
                {tLater(`end.${why}`)}
              </button>
            )}
          </For>
          <button type="button" class="button" onClick={() => setSharing(true)}>
            {tLater('end.share')}
          </button>
          <Show when={table().engine.ruleset.sequel?.(table().view())}>
            <button type="button" class="button" onClick={() => void goOn(table())}>
              {tLater('end.sequel')}
            </button>
          </Show>
          <Show when={info.mine.length > 0}>
            <Show
              when={!asked()}
              fallback={
                <p class="quiet" role="status">
                  {tLater('end.rematchAsked')}
                </p>
              }
            >
              <button type="button" class="button" onClick={() => void table().wishes.rematch()}>
                {tLater('end.rematch')}
              </button>
            </Show>
          </Show>
          <a class="button" href={fragmentOf({ screen: 'new', ruleset: system.id, scenario: info.scenario, ...by })}>
            {tLater('end.other')}
          </a>
          <button type="button" class="button plain" onClick={() => setClosed(true)}>
            {tLater('end.stay')}
          </button>
        </div>
        <Show when={sharing()}>
          <Share table={table()} close={() => setSharing(false)} />
        </Show>
      </section>
    </Show>
  )
}

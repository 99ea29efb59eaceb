import { lazy, Match, Show, Suspense, Switch } from 'solid-js'
import type { Closed } from '../../../protocol/index.ts'
import type { MissingData } from '../../table/packs.ts'
import { tProblems } from '../../words/problems/t.ts'
import { Problem } from '../Problem.tsx'
import { fragmentOf } from '../route.ts'
import { OldGame } from './OldGame.tsx'
import { takeOver } from './one-tab.ts'
import type { TableRoute } from './opened.ts'

const BringData = lazy(async () => ({ default: (await import('../BringData.tsx')).BringData }))

/** Why a table could not be opened, and what can be done about it. */
export function Fault(props: {
  readonly route: TableRoute
  readonly error: Error & { readonly code?: string; readonly closed?: Closed }
  readonly retry: () => void
}) {
  const elsewhere = () =>
    props.error.code === 'elsewhere' && props.route.screen === 'local' ? props.route.id : undefined
  const words = (): readonly [title: string, text: string] => {
    if (elsewhere() !== undefined) return [tProblems('elsewhere'), tProblems('elsewhereText')]
    if (props.route.screen === 'local') return [tProblems('noLocal'), tProblems('noLocalText')]
    if (props.route.screen === 'shared') return [tProblems('noRecord'), tProblems('brokenLink')]
    if (props.route.screen === 'replay') return [tProblems('noRecord'), tProblems('noRecordText')]
    if (props.error.code === 'spent') return [tProblems('spent'), tProblems('spentText')]
    if (props.error.code === 'running') return [tProblems('running'), tProblems('runningText')]
    if (props.error.code === 'cannot-open') return [tProblems('cannotOpen'), tProblems('cannotOpenText')]
    if (props.error.code?.includes('key') || props.error.code?.includes('seat'))
      return [tProblems('noSeat'), tProblems('noSeatText')]
    if (props.error.code !== undefined) return [tProblems('unknownLink'), tProblems('unknownLinkText')]
    return [tProblems('failed'), props.error.message]
  }
  /** A game of this browser needs only the data that it was begun with. */
  const bringable = ({ pack, version, here }: Closed) =>
    props.route.screen === 'local' && pack !== undefined && version === here
  const watch = () =>
    'match' in props.route && props.error.code !== 'no-match'
      ? fragmentOf({ screen: 'watch', match: props.route.match })
      : undefined
  return (
    <Switch>
      <Match when={props.error.closed}>
        {(closed) => (
          <Show when={bringable(closed())} fallback={<OldGame route={props.route} closed={closed()} />}>
            {/* The host of this browser asks again when the page is reloaded. */}
            <Suspense>
              <BringData missing={closed()} brought={() => location.reload()} />
            </Suspense>
          </Show>
        )}
      </Match>
      <Match when={props.error.code === 'missing-data' && (props.error as unknown as MissingData)}>
        {(missing) => (
          <Suspense>
            <BringData missing={missing()} brought={() => props.retry()} />
          </Suspense>
        )}
      </Match>
      <Match when={true}>
        <Problem title={words()[0]} text={words()[1]}>
          <Show
            when={elsewhere()}
            fallback={
              <button type="button" class="button main" onClick={() => props.retry()}>
                {tProblems('retry')}
              </button>
            }
          >
            {(id) => (
              <button type="button" class="button main" onClick={() => void takeOver(id())}>
                {tProblems('playHere')}
              </button>
            )}
          </Show>
          {watch() && (
            <a class="button" href={watch()}>
              {tProblems('watch')}
            </a>
          )}
        </Problem>
      </Match>
    </Switch>
  )
}

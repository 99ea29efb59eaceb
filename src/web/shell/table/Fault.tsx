import { Show } from 'solid-js'
import type { Closed } from '../../../protocol/index.ts'
import { tProblems } from '../../words/problems/t.ts'
import { Problem } from '../Problem.tsx'
import { fragmentOf } from '../route.ts'
import { OldGame } from './OldGame.tsx'
import { takeOver } from './one-tab.ts'
import type { TableRoute } from './opened.ts'

/** Why a table could not be opened, and what can be done. */
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
  const watch = () =>
    'match' in props.route && props.error.code !== 'no-match'
      ? fragmentOf({ screen: 'watch', match: props.route.match })
      : undefined
  return (
    <Show
      when={props.error.closed === undefined}
      fallback={<OldGame route={props.route} closed={props.error.closed as Closed} />}
    >
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
    </Show>
  )
}

import { createSignal, Show } from 'solid-js'
import type { Closed } from '../../../protocol/index.ts'
import { beginAgain, recordOfClosed } from '../../table/closed-match.ts'
import type { OpenLink } from '../../table/link.ts'
import { localGame } from '../../table/local-games.ts'
import { host } from '../../table/openers.ts'
import type { Access } from '../../table/seat-client.ts'
import { tProblems } from '../../words/problems/t.ts'
import { claimPlace, storedMatch } from '../held.ts'
import { Problem } from '../Problem.tsx'
import { go } from '../route.ts'
import type { TableRoute } from './opened.ts'
import { save } from './save.ts'

/** A game that was begun by rules other than the present ones: it cannot go on, but it can be kept and begun again. */
export function OldGame(props: { readonly route: TableRoute; readonly closed: Closed }) {
  const [fault, setFault] = createSignal<string>()
  const [busy, setBusy] = createSignal(false)
  const why = () => {
    const { version, here, pack } = props.closed
    if (version !== here) return tProblems('oldRules', { version, here })
    return pack === undefined ? tProblems('oldData') : tProblems('oldPack', { pack })
  }
  const mayBegin = () => props.closed.seat !== undefined
  const maySave = () => mayBegin() || props.closed.over
  const what = () =>
    mayBegin()
      ? tProblems(props.route.screen === 'local' ? 'oldLocal' : 'oldPlayer')
      : props.closed.over
        ? tProblems('oldOver')
        : tProblems('oldWatch')
  const doing = (work: () => Promise<void>) => async () => {
    setBusy(true)
    setFault(undefined)
    await work().catch((error: Error) => setFault(error.message))
    setBusy(false)
  }
  const { ruleset, scenario } = props.closed
  const download = doing(async () => {
    const { open, accesses } = await wayTo(props.route)
    const text = await recordOfClosed(open, props.closed.match, accesses[0] ?? {})
    save(new File([text], `${ruleset}-${scenario}.jsonl`, { type: 'text/plain' }))
  })
  const again = doing(() => playAgain(props.route, props.closed))
  return (
    <Problem title={tProblems('oldGame')} text={`${why()} ${what()}`}>
      <Show when={fault()}>{(text) => <p class="fault">{text()}</p>}</Show>
      <Show when={mayBegin()}>
        <button type="button" class="button main" disabled={busy()} onClick={() => void again()}>
          {tProblems('again')}
        </button>
      </Show>
      <Show when={maySave()}>
        <button type="button" class="button" disabled={busy()} onClick={() => void download()}>
          {tProblems('saveRecord')}
        </button>
      </Show>
    </Problem>
  )
}

/** How to reach the host of a game, and what opens the seats that are played here. */
async function wayTo(route: TableRoute): Promise<{ readonly open: OpenLink; readonly accesses: readonly Access[] }> {
  if (route.screen === 'local') {
    const { localLink } = await import('../../table/local/local-host.ts')
    const { keys = {}, mine = [] } = localGame(route.id) ?? {}
    return {
      open: localLink,
      accesses: mine.flatMap((seat) => (keys[seat] === undefined ? [] : [{ key: keys[seat] }])),
    }
  }
  const { socketLink, socketUrl } = await import('../../table/socket-link.ts')
  const open = socketLink(socketUrl())
  if (route.screen === 'seat') return { open, accesses: [{ key: route.key }] }
  const held = route.screen === 'play' ? storedMatch(route.match) : undefined
  const [key, invitation] = route.screen === 'play' ? [held?.keys[route.place], held?.claims?.[route.place]] : []
  return { open, accesses: key === undefined ? [] : [{ key, ...(invitation !== undefined && { invitation }) }] }
}

/** Begins the game again and goes there. The key that opened a seat here is the invitation to it there. */
async function playAgain(route: TableRoute, { match: before, ruleset, scenario }: Closed): Promise<void> {
  const { open, accesses } = await wayTo(route)
  const invitations: Record<string, string> = {}
  let match = ''
  for (const access of accesses) {
    const next = await beginAgain(open, before, access)
    match = next.match
    invitations[next.seat] = access.invitation ?? (access.key as string)
  }
  if (route.screen === 'local') {
    const { keepNext } = await host()
    keepNext(route.id, { match, invitations })
    return go({ screen: 'local', id: match })
  }
  const owner = storedMatch(before)?.owner
  for (const [seat, invitation] of Object.entries(invitations)) {
    await claimPlace({ match, ruleset, scenario, ...(owner !== undefined && { owner }) }, seat, invitation)
    go({ screen: 'play', match, place: seat })
  }
}

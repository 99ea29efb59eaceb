import { createSignal, Show } from 'solid-js'
import type { Table } from '../../board/table.ts'
import { useTable } from '../../table/at-table.ts'
import { intendedOf, isUnattended } from '../../table/intended.ts'
import { tRequests } from '../../words/requests/t.ts'
import { tell } from '../toasts.ts'

const keyOf = ({ info }: Table, seat: string) => `grognard.unattended.${info.match}.${seat}`

/**
 * Offered once when a game by link begins: the host answers the questions between a player's own plans, so that the
 * player may be away and the other side does not wait. It answers each of these questions, not only the empty ones, and
 * both sides know it, so an immediate answer betrays nothing.
 */
export function Unattended() {
  const { table } = useTable()
  const { info, engine } = table()
  const own = info.seats[table().seat()] ?? ''
  const [decided, setDecided] = createSignal(localStorage.getItem(keyOf(table(), own)) !== null)
  const people = () =>
    table()
      .status()
      .seats.filter(({ seat, kind }) => seat !== own && kind === 'person')
  // The seat's answers in advance are set by its chief.
  const offered = () => !info.comrade && !decided() && !isUnattended(table()) && people().length > 0 && table().asked()
  const decide = (yes: boolean) => {
    localStorage.setItem(keyOf(table(), own), 'asked')
    setDecided(true)
    if (!yes) return
    intendedOf(table()).choose((engine.ruleset.unattended ?? []).map((name) => ({ name })))
    tell(tRequests('unattendedDone'))
  }
  return (
    <Show when={offered()}>
      <div class="request offer" role="note">
        <p class="small-text">
          {tRequests('unattended')}{' '}
          <Show when={people().some(({ unattended }) => unattended)}>{tRequests('unattendedTheirs')}</Show>
        </p>
        <button type="button" class="button small" onClick={() => decide(true)}>
          {tRequests('unattendedYes')}
        </button>
        <button type="button" class="button small plain" onClick={() => decide(false)}>
          {tRequests('unattendedNo')}
        </button>
      </div>
    </Show>
  )
}

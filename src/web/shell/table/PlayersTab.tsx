import { createSignal, For, lazy, Show, Suspense } from 'solid-js'
import type { Refusal } from '../../../kernel/index.ts'
import { inSecret } from '../../../match/secrecy.ts'
import type { SeatInfo } from '../../../protocol/index.ts'
import { useTable } from '../../table/at-table.ts'
import { Sure } from '../../ui/Sure.tsx'
import { ownName, setOwnName } from '../../ui/settings.ts'
import { tPlayers } from '../../words/players/t.ts'
import { language } from '../../words/words.ts'
import { refuse } from '../toasts.ts'
import { Chat } from './Chat.tsx'
import { isNameless, playerTitle } from './decision.ts'
import { SeatLinks } from './SeatLinks.tsx'
import './dice-check.css'
import './players.css'

const HandOver = lazy(async () => ({ default: (await import('./HandOver.tsx')).HandOver }))

/** After this long without the opponent the game may be claimed; the host decides. */
const AWAY = 60_000

/** The players, what they can agree on outside the rules, and their talk. */
export function PlayersTab() {
  const { table, sayWhy } = useTable()
  const info = () => table().info
  const own = () => info().seats[table().seat()]
  const isChief = () => own() !== undefined && !info().comrade
  const playing = () => isChief() && info().kind !== 'replay' && table().result() === undefined
  const others = () =>
    table()
      .status()
      .seats.filter(({ seat }) => seat !== own())
  const seat = () =>
    table()
      .status()
      .seats.find(({ seat }) => seat === own())
  const gone = () =>
    others().some(
      ({ kind, here, away }) => kind === 'person' && !here && away !== undefined && Date.now() - away > AWAY,
    )
  const hasPeople = () => others().some(({ kind }) => kind === 'person')
  const wish = async (wished: Promise<Refusal | undefined>) => {
    const why = await wished
    if (why) refuse(why, sayWhy(why))
  }
  const wishes = () => table().wishes
  const givenName = () => {
    const { name = '', seat: title = '' } = seat() ?? {}
    return isNameless(name, title) ? '' : name
  }
  const [resigning, setResigning] = createSignal(false)
  const [handing, setHanding] = createSignal(false)

  return (
    <div class="players-tab stack">
      <ul class="stack">
        <For each={table().status().seats}>{(one) => <Player seat={one} own={one.seat === own()} />}</For>
      </ul>
      <Show when={table().status().sealing}>
        {(sealing) => (
          <p class="small-text">
            {tPlayers('sealing')}
            <Show when={isChief() && sealing().next === 'reveal' && sealing().waiting.includes(own())}>
              {' '}
              {tPlayers('elsewhere')}
            </Show>
          </p>
        )}
      </Show>
      <Show when={playing()}>
        <div class="flow">
          <Show when={hasPeople() && info().kind === 'online'}>
            <Show
              when={table().status().draw.includes(own())}
              fallback={
                <button type="button" class="button small" onClick={() => void wish(wishes().draw(true))}>
                  {tPlayers('offerDraw')}
                </button>
              }
            >
              <span class="small-text">{tPlayers('drawOffered')}</span>
              <button type="button" class="button small" onClick={() => void wish(wishes().draw(false))}>
                {tPlayers('withdrawDraw')}
              </button>
            </Show>
          </Show>
          <button type="button" class="button small" onClick={() => setResigning(true)}>
            {tPlayers('resign')}
          </button>
          <Show
            when={seat()?.kind === 'computer'}
            fallback={
              <button type="button" class="button small" onClick={() => setHanding(true)}>
                {tPlayers('hand')}
              </button>
            }
          >
            <button type="button" class="button small main" onClick={() => void wish(wishes().hand(null))}>
              {tPlayers('takeOver')}
            </button>
          </Show>
          <Show when={gone()}>
            <button type="button" class="button small" onClick={() => void wish(wishes().claim())}>
              {tPlayers('claim')}
            </button>
          </Show>
        </div>
      </Show>
      <Show when={isChief() && table().result() && info().kind !== 'replay'}>
        <Show
          when={table().status().rematch?.includes(own())}
          fallback={
            <button type="button" class="button" onClick={() => void wish(wishes().rematch())}>
              {tPlayers('rematch')}
            </button>
          }
        >
          <p role="status">{tPlayers('rematchAsked')}</p>
        </Show>
      </Show>
      <Show when={info().kind === 'online'}>
        <SeatLinks />
        <Show when={isChief()}>
          <label class="field">
            <span>{tPlayers('name')}</span>
            <input
              class="input"
              maxlength="60"
              value={ownName() || givenName()}
              onChange={(event) => {
                const name = event.currentTarget.value.trim()
                setOwnName(name)
                if (name !== '') void wish(wishes().setName(name))
              }}
            />
          </label>
        </Show>
        <Chat />
      </Show>
      <Show when={resigning()}>
        <Sure
          title={tPlayers('resignSure')}
          yes={tPlayers('resign')}
          run={() => void wish(wishes().resign())}
          close={() => setResigning(false)}
        />
      </Show>
      <Show when={handing()}>
        <Suspense>
          <HandOver run={(level) => void wish(wishes().hand(level))} close={() => setHanding(false)} />
        </Suspense>
      </Show>
      <Show when={info().commitment}>
        {(commitment) => (
          <p class="quiet small-text commitment">{tPlayers('commitment', { commitment: commitment() })}</p>
        )}
      </Show>
    </div>
  )
}

function Player(props: { readonly seat: SeatInfo; readonly own: boolean }) {
  const { table, seatName, say } = useTable()
  const number = () => table().info.seats.indexOf(props.seat.seat)
  const presence = () => {
    const { kind, here, away } = props.seat
    if (kind === 'computer' || table().info.kind !== 'online') return undefined
    // The reader is here, whether or not the host knows it yet.
    if (here || props.own) return tPlayers('here')
    if (props.seat.waiting) return tPlayers('waiting')
    if (away === undefined) return tPlayers('never')
    return tPlayers('awaySince', {
      when: new Date(away).toLocaleTimeString(language(), { hour: '2-digit', minute: '2-digit' }),
    })
  }
  const titles = (ids: readonly string[]) => {
    const { engine, scenario } = table()
    const known = engine.ruleset.formations?.(scenario)[number()] ?? []
    return ids.map((id) => say(known.find((one) => one.id === id)?.title ?? id)).join(', ')
  }
  /** In a secret choice no player may know which others have chosen. */
  const mustChoose = () => {
    if (table().result() || !table().awaiting().includes(props.seat.seat)) return false
    return props.own || !inSecret(table().engine, table().view())
  }
  return (
    <li class={`player side-${number()}`}>
      <span class="seat-name">{seatName(props.seat.seat)}</span>
      <span>
        {playerTitle(props.seat, table().info.kind === 'replay')}
        <Show when={props.own}> ({tPlayers('you')})</Show>
      </span>
      <span class="quiet small-text">
        {[presence(), props.seat.began ? tPlayers('began') : undefined, mustChoose() ? tPlayers('toMove') : undefined]
          .filter(Boolean)
          .join(', ')}
      </span>
      <Show when={props.seat.unattended}>
        <span class="comrade small-text">{tPlayers('unattended')}</span>
      </Show>
      <For each={props.seat.team}>
        {(one) => (
          <span class="comrade small-text">
            {tPlayers(one.here ? 'comradeHere' : 'comrade', {
              who: one.called ?? one.name,
              formations: titles(one.formations),
            })}
            <Show when={one.waiting}> ({tPlayers('waiting')})</Show>
          </span>
        )}
      </For>
    </li>
  )
}

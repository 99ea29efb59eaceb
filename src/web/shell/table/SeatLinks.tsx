import { createSignal, For, Show } from 'solid-js'
import { useTable } from '../../table/at-table.ts'
import { newSecret } from '../../table/secret.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LinkLine } from '../../ui/LinkLine.tsx'
import { Sure } from '../../ui/Sure.tsx'
import { tLinks } from '../../words/links/t.ts'
import { tPlayers } from '../../words/players/t.ts'
import { heldMatch, hold } from '../held.ts'
import { linkTo } from '../route.ts'
import { refuse, tell } from '../toasts.ts'
import { isNameless } from './decision.ts'
import { type PersonsPlace, personsPlaces } from './places.ts'

/** The links of a match over the network: for spectators, for invited players, for the player's own other devices. */
export function SeatLinks() {
  const { table, seatName, sayWhy, scenarioTitle } = useTable()
  const info = () => table().info
  const held = () => heldMatch(info().match)
  const own = () => info().comrade?.place ?? info().seats[table().seat()]
  const ownKey = () => held()?.keys[own() ?? '']
  const others = () => personsPlaces(table().status()).filter(({ place }) => place !== own())
  const invitations = () =>
    others().filter(({ place, waiting }) => waiting && held()?.invitations?.[place] !== undefined)
  /**
   * Places that the creator of the match can give again: their players are not connected, or the invitation is lost.
   */
  const lost = () => {
    if (held()?.owner === undefined || table().result()) return []
    return others().filter(
      ({ place, here, waiting }) => !here && !(waiting && held()?.invitations?.[place] !== undefined),
    )
  }
  const [moving, setMoving] = createSignal(false)
  const [giving, setGiving] = createSignal<PersonsPlace>()

  const giveAgain = async ({ place }: PersonsPlace) => {
    const { match, ruleset, scenario } = info()
    const [owner, invitation] = [held()?.owner, newSecret()]
    if (owner === undefined) return
    const why = await table().wishes.invite(place, owner, invitation)
    if (why) {
      refuse(why, sayWhy(why))
      return
    }
    hold({ match, ruleset, scenario, keys: {}, invitations: { [place]: invitation } })
    tell(tPlayers('givenAgain', { seat: seatName(place) }))
  }

  return (
    <section class="stack">
      <h3>{tPlayers('links')}</h3>
      <For each={invitations()}>
        {({ place }) => (
          <div class="stack">
            <p class="small-text">{tPlayers('waits', { seat: seatName(place) })}</p>
            <LinkLine
              label={tLinks('link', { seat: seatName(place) })}
              link={linkTo({
                screen: 'join',
                match: info().match,
                place,
                invitation: held()?.invitations?.[place] as string,
              })}
              title={tLinks('invitation', { scenario: scenarioTitle() })}
              camera
            />
          </div>
        )}
      </For>
      <div class="flow">
        <CopyButton small text={linkTo({ screen: 'watch', match: info().match })} label={tPlayers('watchLink')} />
        <Show when={ownKey()}>
          <button type="button" class="button small" onClick={() => setMoving(true)}>
            {tPlayers('device')}
          </button>
        </Show>
        <For each={lost()}>
          {(one) => (
            <button type="button" class="button small" onClick={() => setGiving(one)}>
              {tPlayers(one.waiting ? 'inviteAgain' : 'giveAgain', { seat: seatName(one.place) })}
            </button>
          )}
        </For>
      </div>
      <Show when={moving() && ownKey()}>
        {(key) => (
          <Dialog title={tPlayers('device')} close={() => setMoving(false)}>
            <p>{tPlayers('deviceText')}</p>
            <LinkLine
              label={tPlayers('deviceLink')}
              link={linkTo({ screen: 'seat', match: info().match, key: key() })}
              title={scenarioTitle()}
              camera
              shown
            />
            <p class="request" role="note">
              {tPlayers('deviceSecret')}
            </p>
          </Dialog>
        )}
      </Show>
      <Show when={giving()}>
        {(one) => (
          <Sure
            title={tPlayers(one().waiting ? 'inviteAgain' : 'giveAgain', { seat: seatName(one().place) })}
            text={
              one().waiting
                ? tPlayers('inviteAgainText')
                : tPlayers('giveAgainText', {
                    who: isNameless(one().who, one().place.split('/')[0]) ? seatName(one().place) : one().who,
                  })
            }
            yes={tPlayers('giveAgainYes')}
            run={() => void giveAgain(one())}
            close={() => setGiving(undefined)}
          />
        )}
      </Show>
    </section>
  )
}

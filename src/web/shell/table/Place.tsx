import { createEffect, createResource, createSignal, lazy, Match, onCleanup, Switch } from 'solid-js'
import { archive, host, network, type TableSession } from '../../table/openers.ts'
import { t } from '../../words/t.ts'
import { fragmentOf, type Route } from '../route.ts'
import type { Opened, TableRoute } from './opened.ts'
import { TableScreen } from './TableScreen.tsx'

const Fault = lazy(async () => ({ default: (await import('./Fault.tsx')).Fault }))
const Unreached = lazy(async () => ({ default: (await import('../Problem.tsx')).Unreached }))

/** Called with whether the server is reached. */
type Reached = (reached: boolean) => void

async function openSession(route: TableRoute, tell: Reached): Promise<TableSession> {
  switch (route.screen) {
    case 'play':
      return (await import('./open-seat.ts')).openSeat(route, tell)
    case 'seat':
      return (await network()).openOnline(route.match, { key: route.key }, tell)
    case 'record':
      return (await archive()).openFinished(route.match, tell)
    case 'shared': {
      const [{ openRecord }, { unpacked }] = await Promise.all([archive(), import('../packed.ts')])
      return openRecord(await unpacked(route.packed))
    }
    case 'watch':
      return (await network()).openOnline(route.match, undefined, tell)
    case 'local':
      return (await host()).openLocal(route.id)
    case 'replay': {
      const [{ openRecord }, { keptRecord }] = await Promise.all([archive(), import('../records.ts')])
      const record = keptRecord(route.id)
      if (record === undefined) throw new Error(`the record '${route.id}' is not at hand any more`)
      return openRecord(record)
    }
  }
}

/** Opens the table that a route leads to, or says what is wrong if it cannot. */
export function Place(props: { readonly route: TableRoute }) {
  // A different moment of the game is the same place.
  const identity = () => fragmentOf({ ...props.route, at: undefined } as unknown as Route)
  let open: TableSession | undefined
  let left = false
  let letGo: (() => void) | undefined
  const [lost, setLost] = createSignal<Error>()
  const [reached, setReached] = createSignal(true)
  const leave = () => {
    open?.close()
    open = undefined
    letGo?.()
    letGo = undefined
  }
  /** Only one tab shows a game of this browser. */
  const claim = async (id: string) => {
    const [{ claimGame, isOutdated, OpenElsewhere }, { endHere }] = await Promise.all([
      import('./one-tab.ts'),
      import('../../table/local/local-host.ts'),
    ])
    const done = await claimGame(id, () => {
      leave()
      // Its computer players would think on, and store beside those of the other tab.
      endHere()
      setLost(new OpenElsewhere(`game '${id}' has been taken over by another tab`))
    })
    if (left) done()
    else letGo = done
    if (isOutdated(id)) location.reload()
  }
  const [opened, { refetch }] = createResource(identity, async (): Promise<Opened> => {
    leave()
    if (props.route.screen === 'local') await claim(props.route.id)
    const session = await openSession(props.route, setReached)
    if (left) session.close()
    else open = session
    return { session, system: session.system }
  })
  onCleanup(() => {
    left = true
    leave()
  })
  createEffect(() => opened.error && console.warn(opened.error))
  createEffect(() => {
    const why = opened.error === undefined ? opened()?.session.shutOut() : undefined
    if (!why) return
    leave()
    setLost(why)
  })
  return (
    <Switch>
      <Match when={lost() ?? opened.error}>
        <Fault
          route={props.route}
          error={(lost() ?? opened.error) as Error & { code?: string }}
          retry={() => void refetch()}
        />
      </Match>
      <Match when={opened.loading && !reached()}>
        <Unreached />
      </Match>
      <Match when={opened.loading}>
        <p class="loading" role="status">
          {t('app.loading')}
        </p>
      </Match>
      <Match when={opened()} keyed>
        {(ready) => <TableScreen opened={ready} route={props.route} />}
      </Match>
    </Switch>
  )
}

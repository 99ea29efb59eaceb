import { createEffect, createResource, createSignal, lazy, Match, onCleanup, Switch } from 'solid-js'
import { findSystem, type System } from '../../boards/registry.ts'
import { t } from '../../words/t.ts'
import { host, type TableSession } from '../host.ts'
import { fragmentOf, type Route } from '../route.ts'
import { TableScreen } from './TableScreen.tsx'

const Fault = lazy(async () => ({ default: (await import('./Fault.tsx')).Fault }))

/** A route that leads to a table. */
export type TableRoute = Extract<Route, { readonly screen: 'play' | 'watch' | 'local' | 'replay' }>

export interface Opened {
  readonly session: TableSession
  readonly system: System
}

async function openSession(route: TableRoute): Promise<TableSession> {
  const { openLocal, openOnline, openRecord } = await host()
  switch (route.screen) {
    case 'play':
      return openOnline(route.match, route.key)
    case 'watch':
      return openOnline(route.match)
    case 'local':
      return openLocal(route.id)
    case 'replay': {
      const { keptRecord } = await import('../records.ts')
      const record = keptRecord(route.id)
      if (record === undefined) throw new Error(`the record '${route.id}' is not at hand any more`)
      return openRecord(record)
    }
  }
}

/** Opens the table that a route leads to, and says what is wrong where that cannot be done. */
export function Place(props: { readonly route: TableRoute }) {
  // A moment of the game is no other place.
  const identity = () => fragmentOf({ ...props.route, at: undefined } as unknown as Route)
  let open: TableSession | undefined
  let left = false
  let letGo: (() => void) | undefined
  const [lost, setLost] = createSignal<Error>()
  const leave = () => {
    open?.close()
    open = undefined
    letGo?.()
    letGo = undefined
  }
  /** A game of this browser is shown by one tab alone. */
  const claim = async (id: string) => {
    const { claimGame, isOutdated, OpenElsewhere } = await import('./one-tab.ts')
    const done = await claimGame(id, () => {
      leave()
      setLost(new OpenElsewhere(`game '${id}' has been taken over by another tab`))
    })
    if (left) done()
    else letGo = done
    if (isOutdated(id)) location.reload()
  }
  const [opened, { refetch }] = createResource(identity, async (): Promise<Opened> => {
    leave()
    if (props.route.screen === 'local') await claim(props.route.id)
    const session = await openSession(props.route)
    if (left) session.close()
    else open = session
    const { ruleset } = session.tables[0]!.info
    const system = findSystem(ruleset)
    if (system === undefined) throw new Error(ruleset)
    return { session, system }
  })
  onCleanup(() => {
    left = true
    leave()
  })
  createEffect(() => opened.error && console.warn(opened.error))
  return (
    <Switch>
      <Match when={lost() ?? opened.error}>
        <Fault route={props.route} error={(lost() ?? opened.error) as Error & { code?: string }} retry={() => void refetch()} />
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

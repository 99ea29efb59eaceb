import { For, lazy, Match, Show, Suspense, Switch } from 'solid-js'
import { useTable } from '../../table/at-table.ts'
import { narrow, wide } from '../../ui/settings.ts'
import { TableGlyph, type TableGlyphName } from '../../ui/TableGlyph.tsx'
import { t } from '../../words/t.ts'
import { tTable } from '../../words/table/t.ts'
import { isGuided } from '../guided.ts'
import { keys } from '../keys.ts'
import { fragmentOf } from '../route.ts'
import { type ScreenControls, type Tab, tabs } from './screen-controls.ts'

const Decision = lazy(async () => ({ default: (await import('./Beside.tsx')).Decision }))
const Guiding = lazy(async () => ({ default: (await import('./Guiding.tsx')).Guiding }))
const Hint = lazy(async () => ({ default: (await import('./Hint.tsx')).Hint }))
const LogTab = lazy(async () => ({ default: (await import('./LogTab.tsx')).LogTab }))
const NotesTab = lazy(async () => ({ default: (await import('./NotesTab.tsx')).NotesTab }))
const PlayersTab = lazy(async () => ({ default: (await import('./PlayersTab.tsx')).PlayersTab }))
const Requests = lazy(async () => ({ default: (await import('./Requests.tsx')).Requests }))
const Origins = lazy(async () => ({ default: (await import('../origins/Origins.tsx')).Origins }))
const RulesTab = lazy(async () => ({ default: (await import('./RulesTab.tsx')).RulesTab }))
const Unattended = lazy(async () => ({ default: (await import('./Unattended.tsx')).Unattended }))
const TellingBar = lazy(async () => ({ default: (await import('./TellingBar.tsx')).TellingBar }))

/** The panel: the decision, the tools for it, and tabs with further things to read. */
export function Panel(props: {
  readonly tab: Tab | undefined
  readonly setTab: (tab: Tab | undefined) => void
  readonly looking: boolean
  /** The number of unread lines of talk. */
  readonly unread: number
  readonly screen: ScreenControls
}) {
  const { table, module, scenarioTitle } = useTable()
  const isAsked = () => {
    const { asks, draw, rematch } = table().status()
    return asks !== undefined || draw.length > 0 || (rematch?.length ?? 0) > 0
  }
  const own = () => (table().info.kind === 'replay' ? undefined : table().info.seats[table().seat()])
  /** Might another player have to wait for this one? */
  const mayBeAway = () => {
    const { kind, comrade } = table().info
    return kind === 'online' && own() !== undefined && !comrade && table().engine.ruleset.unattended !== undefined
  }
  const lingers = () => module.lingers?.(table()) === true
  const tools = () => table().past.at() === undefined && (table().asked() || lingers())
  // A moment of the past has no sign of what is thought now.
  const isThinking = () => table().status().thinking !== undefined && table().past.at() === undefined
  // The decision takes the room until the player opens a tab; choosing the tab again closes it. A large screen has room
  // for both.
  const shown = () => props.tab ?? (wide() ? 'log' : narrow() || tools() ? undefined : 'log')
  const choose = (tab: Tab) => props.setTab(props.tab === tab ? undefined : tab)
  return (
    <aside
      class="panel"
      classList={{ open: shown() !== undefined, reading: !wide() && tools() && shown() !== undefined }}
      aria-label={tTable('panel')}
    >
      <header class="panel-bar">
        <a
          class="button icon plain"
          href={fragmentOf({ screen: 'home' })}
          aria-label={tTable('leave')}
          title={tTable('leave')}
        >
          <TableGlyph name="home" />
        </a>
        <h1>
          {scenarioTitle()}
          <Show when={own()}>
            <small class={`own side-${table().seat()}`}>{module.youAre(table().seat())}</small>
          </Show>
          <Show when={table().info.pack}>
            {(pack) => <small class="by-data">{tTable('byData', { name: pack().name })}</small>}
          </Show>
        </h1>
        <BarButton glyph="back" label={tTable('back')} disabled={!table().canTakeBack()} run={props.screen.takeBack} />
        <BarButton
          glyph="clock"
          label={tTable('replay')}
          pressed={props.looking}
          run={() => props.screen.lookBack(!props.looking)}
        />
        <BarButton glyph="help" label={tTable('help')} run={() => props.screen.open('help')} />
        <BarButton glyph="settings" label={tTable('settings')} run={() => props.screen.open('settings')} />
      </header>
      <Show when={!table().linked()}>
        <p class="banner" role="alert">
          {tTable('reconnecting')}
        </p>
      </Show>
      <div class="panel-head">
        <module.Head table={table()} />
      </div>
      <section
        class="decision"
        classList={{ mine: table().asked(), thinking: isThinking() }}
        aria-labelledby="decision-title"
      >
        <h2 id="decision-title" class="hearing">
          {tTable('decision')}
        </h2>
        <p id="decision" tabindex="-1">
          <Suspense>
            <Decision />
          </Suspense>
        </p>
        <Show when={tools() && props.tab && !wide()}>
          <button type="button" class="button small main to-decision" onClick={() => props.setTab(undefined)}>
            {tTable('toDecision')}
          </button>
        </Show>
        <Show when={!props.looking && table().telling.running() && !lingers()}>
          <Suspense>
            <TellingBar />
          </Suspense>
        </Show>
        <Show when={isAsked()}>
          <Suspense>
            <Requests />
          </Suspense>
        </Show>
        <Show when={mayBeAway()}>
          <Suspense>
            <Unattended />
          </Suspense>
        </Show>
        <Show when={isGuided(table().info.match)}>
          <Suspense>
            <Guiding />
          </Suspense>
        </Show>
        <Show when={own() && table().info.mine.length === 1}>
          <Suspense>
            <Hint />
          </Suspense>
        </Show>
        <Show when={tools()}>
          <div class="tools">
            <module.Tools table={table()} />
          </div>
        </Show>
      </section>
      <Show when={tools() && module.Ends} keyed>
        {(Ends) => (
          <div class="decision-end">
            <Ends table={table()} />
          </div>
        )}
      </Show>
      <div class="tabs" role="tablist" aria-label={tTable('tabs.all')}>
        <For each={tabs}>
          {(tab) => (
            <button
              type="button"
              role="tab"
              id={`tab-${tab}`}
              aria-selected={shown() === tab}
              aria-controls="tab-panel"
              aria-keyshortcuts={keys[tab]}
              tabindex={shown() === tab || (shown() === undefined && tab === 'log') ? 0 : -1}
              aria-label={
                tab === 'players' && props.unread > 0
                  ? tTable('unread', { count: props.unread })
                  : tTable(`tabs.${tab}`)
              }
              onClick={() => choose(tab)}
              onKeyDown={(event) => alongTabs(event, tab, props.setTab)}
            >
              <TableGlyph name={tab} />
              <span>{tTable(`tabs.${tab}`)}</span>
              <Show when={tab === 'players' && props.unread > 0}>
                <span class="badge" aria-hidden="true">
                  {props.unread}
                </span>
              </Show>
            </button>
          )}
        </For>
      </div>
      <Show when={shown()}>
        {(tab) => (
          <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab()}`} tabindex="0">
            <Suspense fallback={<p class="quiet">{t('app.loading')}</p>}>
              <Switch>
                <Match when={tab() === 'log'}>
                  <LogTab />
                </Match>
                <Match when={tab() === 'rules'}>
                  <RulesTab />
                </Match>
                <Match when={tab() === 'armies'}>
                  <module.Armies table={table()} />
                  <Origins />
                </Match>
                <Match when={tab() === 'players'}>
                  <PlayersTab />
                </Match>
                <Match when={tab() === 'notes'}>
                  <NotesTab />
                </Match>
              </Switch>
            </Suspense>
          </div>
        )}
      </Show>
    </aside>
  )
}

function BarButton(props: {
  readonly glyph: TableGlyphName
  readonly label: string
  readonly run: () => void
  readonly disabled?: boolean
  readonly pressed?: boolean
}) {
  return (
    <button
      type="button"
      class="button icon plain"
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.pressed}
      disabled={props.disabled ?? false}
      onClick={() => props.run()}
    >
      <TableGlyph name={props.glyph} />
    </button>
  )
}

function alongTabs(event: KeyboardEvent, tab: Tab, setTab: (tab: Tab) => void): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length]
  setTab(next)
  document.getElementById(`tab-${next}`)?.focus()
}

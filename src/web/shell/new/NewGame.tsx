import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  lazy,
  Match,
  on,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js'
import { engine, type Options, settingOf } from '../../../kernel/index.ts'
import type { ServedPack } from '../../../protocol/index.ts'
import { findSystem, type System, systems } from '../../board/registry.ts'
import { cardOf, cardsOfSystem } from '../../board/scenario-cards.ts'
import { servedPacks } from '../../table/served-packs.ts'
import { say, sayCard, seatTitle, sentencesOf } from '../../table/system-sentences.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { ownName, setOwnName } from '../../ui/settings.ts'
import { tNew } from '../../words/new/t.ts'
import { t } from '../../words/t.ts'
import { begin, isHere, isMixed, isOnline, type Who } from '../begin.ts'
import { takeCarried } from '../carried.ts'
import { useColours } from '../colours.ts'
import { Masthead } from '../home/Masthead.tsx'
import { Scene } from '../home/Scene.tsx'
import { online } from '../Notices.tsx'
import { UnknownLink } from '../Problem.tsx'
import { fragmentOf, go } from '../route.ts'
import { OptionList } from './OptionList.tsx'
import { type Commands, Team, teamOf } from './Team.tsx'
import { WhoField } from './WhoField.tsx'
import './new.css'

const OwnGame = lazy(async () => ({ default: (await import('./OwnGame.tsx')).OwnGame }))
const OwnData = lazy(async () => ({ default: (await import('./OwnData.tsx')).OwnData }))

/** The name in a route for the data that come with the program. */
const SHIPPED = 'shipped'

/** A new game: the scenario, the data, who plays which seat, the options. */
export function NewGame(props: {
  readonly ruleset: string
  readonly scenario: string
  readonly data: string | undefined
  /** The group that the address opens. */
  readonly open: 'data' | undefined
}) {
  // Old servers and offline pages offer none.
  const [served] = createResource(servedPacks, { initialValue: [] })
  // By default, games are played by the data that the server uses.
  createEffect(() => {
    const { ruleset, scenario } = props
    const found = served().find((one) => one.ruleset === ruleset)
    const open = props.open && { open: props.open }
    if (found && props.data === undefined)
      go({ screen: 'new', ruleset, scenario, data: found.data, ...open }, { replace: true })
  })
  createEffect(() => props.open === 'data' && setDataOpen(true))
  onCleanup(() => setDataOpen(false))
  const system = () => findSystem(props.ruleset)
  const own = () => (props.data === SHIPPED ? undefined : props.data)
  const shipped = () => {
    const one = system()
    return one && cardOf(one, props.scenario) ? one : undefined
  }
  return (
    <Switch fallback={<UnknownLink />}>
      <Match when={system() && own()}>
        {(data) => (
          <OwnGame ruleset={props.ruleset} scenario={props.scenario} data={data()}>
            {(one) => <Form system={one} scenario={props.scenario} served={served()} open={props.open} />}
          </OwnGame>
        )}
      </Match>
      <Match when={shipped()} keyed>
        {(one) => <Form system={one} scenario={props.scenario} served={served()} open={props.open} />}
      </Match>
    </Switch>
  )
}

/** What the rules know about a system, and who can play it. */
async function load(system: System) {
  const [ruleset, rulebook, values, { levels, usualLevel }] = await Promise.all([
    system.toPlay(),
    system.rulebook(),
    system.optionValues?.() ?? {},
    import('./levels.ts'),
  ])
  return { ruleset, rulebook, values, levels: levels(system), usual: usualLevel(system) }
}

function Form(props: {
  readonly system: System
  readonly scenario: string
  readonly served: readonly ServedPack[]
  readonly open: 'data' | undefined
}) {
  useColours(() => props.system)
  const [rules] = createResource(() => props.system, load)
  const [whos, setWhos] = createSignal<readonly Who[]>([])
  const [options, setOptions] = createSignal<Options>(takeCarried(props.scenario))
  const [commands, setCommands] = createSignal<readonly Commands[]>([])
  /** The names of the players at this screen; the player's own name is stored. */
  const [others, setOthers] = createSignal<readonly string[]>([])
  const nameAt = (seat: number) => (whos()[seat] === 'me' ? ownName() : (others()[seat] ?? ''))
  const callAt = (seat: number, name: string) =>
    whos()[seat] === 'me'
      ? setOwnName(name)
      : setOthers((all) => seats().map((_, k) => (k === seat ? name : (all[k] ?? ''))))
  const [beginning, setBeginning] = createSignal(false)
  const [fault, setFault] = createSignal('')

  createEffect(() => {
    const known = rules()
    if (known) setWhos(known.ruleset.seats.map((_, seat): Who => (seat === 0 ? 'me' : `computer:${known.usual}`)))
  })
  createEffect(
    on(
      () => props.scenario,
      () => {
        setOptions({})
        setCommands([])
      },
      { defer: true },
    ),
  )

  const card = () => cardOf(props.system, props.scenario)!
  const info = createMemo(() =>
    rules()
      ?.ruleset.scenarios()
      .find(({ id }) => id === props.scenario),
  )
  const seats = () => rules()?.ruleset.seats ?? []
  /** By seat, the formations that its players can share. */
  const formations = createMemo(() => {
    const ruleset = rules()?.ruleset
    const found = info()
    if (!ruleset?.formations || !found) return []
    return ruleset.formations(settingOf(engine(ruleset), found.id, {}))
  })
  const isShared = (seat: number) =>
    (whos()[seat] === 'me' || whos()[seat] === 'friend') && (formations()[seat]?.length ?? 0) > 1
  const teams = () => seats().map((_, seat) => (isShared(seat) ? teamOf(commands()[seat] ?? {}) : []))
  const title = (seat: string) => seatTitle(sentencesOf(props.system), seat)
  /** At most one seat is the player's own. If the choice for a seat leaves none, another one at this screen is. */
  const sit = (seat: number, who: Who) =>
    setWhos((all) => {
      const next = all.map((old, k) => (k === seat ? who : who === 'me' && old === 'me' ? 'here' : old))
      const mine = next.includes('me') ? -1 : next.findIndex((one, k) => one === 'here' && k !== seat)
      return next.map((one, k) => (k === mine ? 'me' : one))
    })
  const swap = () => setWhos((all) => [...all.slice(1), ...all.slice(0, 1)])
  const lots = () => Math.random() < 0.5 && swap()

  const byLink = () => isOnline(whos(), teams())
  /** A server plays only by its own data. */
  const isServed = () =>
    props.served.find(({ ruleset }) => ruleset === props.system.id)?.data === props.system.own?.data
  const cannot = () => isMixed(whos(), teams()) || (byLink() && !isServed())
  const advice = () => {
    if (isMixed(whos(), teams())) return tNew('mixed')
    if (byLink() && !isServed()) return tNew('otherData')
    if (byLink() && !online()) return tNew('needsNet')
    return whos().length > 0 && whos().every((who) => who.startsWith('computer:')) ? tNew('watching') : ''
  }

  const start = async (event: SubmitEvent) => {
    event.preventDefault()
    setBeginning(true)
    setFault('')
    try {
      await begin(
        props.system,
        { scenario: props.scenario, options: options() },
        seats(),
        whos(),
        teams(),
        seats().map((_, k) => nameAt(k)),
      )
    } catch (error) {
      setFault(t('app.notBegun', { why: (error as Error).message }))
    } finally {
      setBeginning(false)
    }
  }

  return (
    <>
      <Masthead />
      <main id="content" tabindex="-1" class="new">
        <form onSubmit={(event) => void start(event)}>
          <h1>{tNew('title')}</h1>
          <div class="new-scenario">
            <div class="picture">
              <Scene system={props.system} scenario={props.scenario} />
            </div>
            <div class="stack">
              <ScenarioField system={props.system} scenario={props.scenario} />
              <p>{say(props.system, card().intro)}</p>
              <p class="flow spread">
                <span class="quiet">{t('app.minutes', { minutes: card().minutes })}</span>
                <a class="rulebook-link" href={fragmentOf({ screen: 'rules', ruleset: props.system.id })}>
                  {t('app.rulebook')}
                </a>
              </p>
            </div>
          </div>

          <fieldset class="group">
            <legend>{tNew('who')}</legend>
            <div class="seats">
              <For each={seats()}>
                {(seat, k) => (
                  <div class="stack">
                    <WhoField
                      side={k()}
                      title={title(seat)}
                      who={whos()[k()]}
                      levels={rules()?.levels ?? []}
                      choose={(who) => sit(k(), who)}
                    />
                    <Show when={isHere(whos()[k()] ?? 'friend')}>
                      <label class="seat">
                        <span class="small-text">{tNew('name', { seat: title(seat) })}</span>
                        <input
                          class="input"
                          maxlength="60"
                          autocomplete="nickname"
                          placeholder={title(seat)}
                          value={nameAt(k())}
                          onChange={(event) => callAt(k(), event.currentTarget.value.trim())}
                        />
                      </label>
                    </Show>
                  </div>
                )}
              </For>
            </div>
            <For each={seats()}>
              {(seat, k) => (
                <Show when={isShared(k())}>
                  <div class={`side-${k()}`}>
                    <span class="seat-name">{title(seat)}</span>
                    <Team
                      formations={formations()[k()] ?? []}
                      say={(text) => say(props.system, text)}
                      commands={commands()[k()] ?? {}}
                      assign={(one) =>
                        setCommands((all) => seats().map((_, seat) => (seat === k() ? one : (all[seat] ?? {}))))
                      }
                    />
                  </div>
                </Show>
              )}
            </For>
            <div class="flow">
              <button type="button" class="button small" onClick={swap}>
                <Glyph name="swap" />
                {tNew('swap')}
              </button>
              <button type="button" class="button small" onClick={lots}>
                {tNew('byLot')}
              </button>
            </div>
            <p class="quiet small-text" role="status">
              {advice()}
            </p>
          </fieldset>

          <Show when={info()} fallback={<p class="quiet">{t('app.loading')}</p>}>
            {(found) => (
              <OptionList
                system={props.system}
                rulebook={rules()!.rulebook}
                values={rules()!.values}
                options={found().options}
                chosen={options()}
                choose={setOptions}
              />
            )}
          </Show>

          <Show when={props.system.designed}>
            <DataGroup
              system={props.system}
              scenario={props.scenario}
              served={props.served}
              sought={props.open === 'data' && info() !== undefined}
            />
          </Show>

          <div class="new-begin">
            <p role="alert" class="fault">
              {fault()}
            </p>
            <button type="submit" class="button main large" disabled={beginning() || !info() || cannot()}>
              {beginning() ? t('app.loading') : byLink() ? tNew('beginLinks') : tNew('begin')}
            </button>
          </div>
        </form>
      </main>
    </>
  )
}

/** Is the data group open? It stays open when a change of data rebuilds the form. */
const [dataOpen, setDataOpen] = createSignal(false)

/**
 * The data that the game is played by. The code that offers others and reads files is loaded when the group is opened.
 */
function DataGroup(props: {
  readonly system: System
  readonly scenario: string
  readonly served: readonly ServedPack[]
  /** Was the page opened for it, and is everything above it in place? */
  readonly sought: boolean
}) {
  let summary!: HTMLElement
  createEffect(() => {
    if (!props.sought) return
    // The form is on the page only once its rules are loaded.
    const show = () => {
      if (!summary.isConnected) return void (frame = requestAnimationFrame(show))
      summary.scrollIntoView()
      summary.focus({ preventScroll: true })
    }
    let frame = requestAnimationFrame(show)
    onCleanup(() => cancelAnimationFrame(frame))
  })
  return (
    <details class="group data unfolds" open={dataOpen()} onToggle={(event) => setDataOpen(event.currentTarget.open)}>
      <summary ref={summary}>
        <h2>{tNew('data')}</h2>
        <Show when={props.system.own}>{(own) => <span class="badge">{own().pack.name}</span>}</Show>
      </summary>
      <Show when={dataOpen()}>
        <Suspense fallback={<p class="quiet">{t('app.loading')}</p>}>
          <OwnData system={props.system} scenario={props.scenario} served={props.served} />
        </Suspense>
      </Show>
    </details>
  )
}

/** The choice of a scenario, from those of every system. */
function ScenarioField(props: { readonly system: System; readonly scenario: string }) {
  const choose = (value: string) => {
    const [ruleset = '', scenario = ''] = value.split('/')
    // A different system is played by its shipped data.
    const data = ruleset === props.system.id ? (props.system.own?.data ?? SHIPPED) : undefined
    go({ screen: 'new', ruleset, scenario, ...(data !== undefined && { data }) }, { replace: true })
  }
  return (
    <label class="field">
      <span>
        {say(props.system, props.system.title)}: {tNew('scenario')}
      </span>
      <select class="input title" onChange={(event) => choose(event.currentTarget.value)}>
        <For each={systems.map((one) => (one.id === props.system.id ? props.system : one))}>
          {(system) => (
            <optgroup label={sayCard(system, system.title)}>
              <For each={cardsOfSystem(system)}>
                {({ id, title }) => (
                  <option value={`${system.id}/${id}`} selected={system === props.system && id === props.scenario}>
                    {sayCard(system, title)}
                  </option>
                )}
              </For>
            </optgroup>
          )}
        </For>
      </select>
    </label>
  )
}

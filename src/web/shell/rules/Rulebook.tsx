import { createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js'
import { originsOf } from '../../board/origins.ts'
import type { TablePlace } from '../../board/printed-tables.ts'
import type { System } from '../../board/registry.ts'
import type { Citation } from '../../board/requests.ts'
import { Search } from '../../ui/Search.tsx'
import { tRules } from '../../words/rules/t.ts'
import { Article } from './Article.tsx'
import { Contents } from './Contents.tsx'
import { search, sections } from './rulebook.ts'
import './rulebook.css'

/** The whole rulebook of a system in our words, with search: beside a board, or on its own page. */
export function Rulebook(props: {
  readonly system: System
  /** The scenario being played, or the one that a new game would begin with. */
  readonly scenario: string
  /** A text of the rules in the player's language. */
  readonly say: (text: string) => string
  /** The rule to read. Each request is a fresh object, so that it can be repeated. */
  readonly request: Citation | undefined
  readonly cite: (rule: string, place?: TablePlace) => void
  /** The rule of the current phase. */
  readonly running?: string | undefined
  /**
   * The address of a rule. On the rulebook's own page each rule has one; there, chapters are open and listed at the
   * side.
   */
  readonly addressOf?: ((rule: string) => string) | undefined
}) {
  const [rulebook] = createResource(
    () => props.system,
    (system) => system.rulebook(),
    { initialValue: [] },
  )
  const [printed] = createResource(
    () => props.system,
    async (system) => system.tables?.(),
  )
  // The rules do not wait for their origins.
  const [origins] = createResource(() => props.system, originsOf, { initialValue: {} })
  const [wanted, setWanted] = createSignal('')
  const [marked, setMarked] = createSignal<string>()
  const [place, setPlace] = createSignal<TablePlace>()
  const isPage = () => props.addressOf !== undefined
  const isSearching = () => wanted().trim() !== ''
  const tables = createMemo(() => printed()?.() ?? [])
  const found = createMemo(() => search(rulebook(), wanted(), props.say, tables()))
  const all = createMemo(() => sections(found()))
  const isMissing = () =>
    props.request !== undefined && rulebook().length > 0 && !rulebook().some(({ id }) => id === props.request?.rule)

  /** Chapters that differ from their initial state, which is open on a page and closed beside a board. */
  const [turned, setTurned] = createSignal<ReadonlySet<string>>(new Set())
  const isOpen = (section: string) => isSearching() || turned().has(section) !== isPage()
  const turn = (section: string, open: boolean) =>
    setTurned((before) => {
      const after = new Set(before)
      if (open === isPage()) after.delete(section)
      else after.add(section)
      return after
    })

  createEffect(
    on([() => props.request, rulebook, tables], ([request]) => {
      const rule = rulebook().find(({ id }) => id === request?.rule)
      if (!rule) return
      setWanted('')
      turn(rule.section, true)
      setMarked(rule.id)
      setPlace(request?.place)
      const isFirst = rulebook().find(({ section }) => section === rule.section) === rule
      requestAnimationFrame(() => {
        const article = document.getElementById(`rule-${rule.id}`)
        const table = request?.place && article?.querySelector(`[data-table="${request.place.table}"]`)
        const row = table?.querySelector('tr.marked')
        const there = row ?? table ?? (isPage() && isFirst ? article?.closest('details') : article)
        there?.scrollIntoView({ block: (isPage() || table) && !row ? 'start' : 'center' })
        article?.focus({ preventScroll: true })
      })
    }),
  )

  return (
    <div class="rules-tab" classList={{ 'rules-book': isPage() }}>
      <Show when={isPage()}>
        <Contents
          sections={all()}
          tables={isSearching() ? [] : tables()}
          say={props.say}
          cite={props.cite}
          addressOf={(rule) => props.addressOf?.(rule) ?? ''}
        />
      </Show>
      <div class="rules-head">
        <Search label={tRules('search')} value={wanted()} set={setWanted} />
        <div class="flow spread small-text quiet">
          <span role="status">{tRules('count', { count: found().length })}</span>
          <Show when={props.running}>
            {(rule) => (
              <button type="button" class="button small plain" onClick={() => props.cite(rule())}>
                {tRules('running', { phase: props.say(rulebook().find(({ id }) => id === rule())?.title ?? rule()) })}
              </button>
            )}
          </Show>
        </div>
      </div>
      <div class="rules-text">
        <Show when={isMissing()}>
          <p class="rules-missing" role="alert">
            {tRules('noRule', { rule: props.request?.rule ?? '' })}
          </p>
        </Show>
        <Show when={!isPage() && !isSearching() && tables().length > 0}>
          <details class="chapter">
            <summary>
              <h3>{tRules('tables')}</h3>
            </summary>
            <ul class="tables-list">
              <For each={tables()}>
                {(table) => (
                  <li>
                    <button
                      type="button"
                      class="button small plain"
                      onClick={() => props.cite(table.rule, { table: table.id, row: -1 })}
                    >
                      {table.title}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </details>
        </Show>
        <For each={all()} fallback={<p class="quiet">{rulebook().length > 0 && tRules('nothing')}</p>}>
          {(section) => (
            <details
              class="chapter"
              open={isOpen(section.title)}
              onToggle={(event) => !isSearching() && turn(section.title, event.currentTarget.open)}
            >
              <summary>
                <Show when={isPage()} fallback={<h3>{props.say(section.title)}</h3>}>
                  <h2>{props.say(section.title)}</h2>
                </Show>
              </summary>
              <Show when={isOpen(section.title)}>
                <For each={section.rules}>
                  {(rule) => (
                    <Article
                      rule={rule}
                      say={props.say}
                      address={props.addressOf?.(rule.id)}
                      marked={marked() === rule.id}
                      tables={tables().filter((table) => table.rule === rule.id)}
                      place={marked() === rule.id ? place() : undefined}
                      origins={origins.latest}
                      shown={props}
                    />
                  )}
                </For>
              </Show>
            </details>
          )}
        </For>
      </div>
    </div>
  )
}

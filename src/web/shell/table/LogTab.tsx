import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js'
import type { ChatLine } from '../../../protocol/index.ts'
import type { Folded } from '../../board/module.ts'
import { centreOn } from '../../board/requests.ts'
import type { Told } from '../../board/table.ts'
import { useTable } from '../../table/at-table.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Search } from '../../ui/Search.tsx'
import { tLater } from '../../words/later/t.ts'
import { tTable } from '../../words/table/t.ts'
import { noticeOf } from './notices.ts'
import './log.css'

/** Longer logs show only their end: the page stays quick, and the earlier part is a click away. */
const SHOWN = 250

/** Everything that was told, in the player's language; a click shows it on the board. */
export function LogTab() {
  const place = useTable()
  const { table, module, inWords } = place
  const [search, setSearch] = createSignal('')
  const [most, setMost] = createSignal(SHOWN)
  const [atEnd, setAtEnd] = createSignal(true)
  let list: HTMLDivElement | undefined

  // Notices stay in the log however much has been said since.
  onMount(async () => {
    while (await table().earlierChat());
  })
  /** The host's notices about seats. A player who looks back sees those up to that moment. */
  const notices = createMemo(() =>
    table()
      .chat()
      .filter(
        ({ notice, after = 0 }) => notice !== undefined && after <= (table().past.at() ?? Number.POSITIVE_INFINITY),
      ),
  )
  const inText = (line: Told | ChatLine) => (isNotice(line) ? (noticeOf(place, line) ?? '') : inWords(line))
  const found = createMemo<readonly Line[]>(() => {
    const wanted = search().trim().toLowerCase()
    const all = table().log()
    // A search match may be inside a folded line.
    if (wanted === '') return withNotices(module.fold?.(all, table()) ?? all, notices())
    return withNotices(all, notices()).filter((line) =>
      inText(line as Told | ChatLine)
        .toLowerCase()
        .includes(wanted),
    )
  })
  const shown = createMemo(() => found().slice(-most()))
  const shownKeys = createMemo(() => shown().map(keyOf))
  const byKey = createMemo(() => new Map(shown().map((line) => [keyOf(line), line])))
  const toEnd = () => {
    if (list) list.scrollTop = list.scrollHeight
  }
  // A card that appears above the log takes room from it: its end must stay in sight.
  onMount(() => {
    const watcher = new ResizeObserver(() => atEnd() && toEnd())
    if (list) watcher.observe(list)
    onCleanup(() => watcher.disconnect())
  })
  createEffect(
    on(
      () => found().length,
      // At most once per frame, because reading the height of the list makes the browser lay the page out.
      () => atEnd() && requestAnimationFrame(toEnd),
    ),
  )

  return (
    <div class="log-tab">
      <Search label={tLater('log.search')} value={search()} set={setSearch} />
      <div
        class="log"
        ref={list}
        tabindex="0"
        role="log"
        aria-live="off"
        aria-label={tTable('tabs.log')}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < 24)
        }
      >
        <Show when={found().length > most()}>
          <button type="button" class="button small plain" onClick={() => setMost(most() + 1_000)}>
            <Glyph name="up" />
            {found().length - most()}
          </button>
        </Show>
        {/* By key, so that an unfolded line stays unfolded while others arrive. */}
        <For each={shownKeys()} fallback={<p class="quiet">{search() ? tLater('log.nothing') : tLater('log.none')}</p>}>
          {(key) => {
            const line = createMemo<Line>((before) => byKey().get(key) ?? (before as Line))
            const single = () => line() as Told | ChatLine
            const told = () => (isNotice(line()) ? undefined : (line() as Told))
            return (
              <Show
                when={isFolded(line()) ? (line() as Folded) : undefined}
                fallback={
                  <LineOf
                    text={inText(single())}
                    tone={told() ? module.show(told()!).tone : 'aside'}
                    place={told() && module.placeOf?.(told()!, table())}
                  />
                }
              >
                {(folded) => <FoldedLine folded={folded()} />}
              </Show>
            )
          }}
        </For>
      </div>
      <Show when={!atEnd()}>
        <button type="button" class="button small to-end" onClick={toEnd}>
          <Glyph name="down" />
          {tLater('log.latest')}
        </button>
      </Show>
    </div>
  )
}

type Line = Told | Folded | ChatLine
const isFolded = (line: Line): line is Folded => 'inside' in line
const isNotice = (line: Line): line is ChatLine => 'notice' in line
/** Stays the same while a folded line grows. */
const keyOf = (line: Line): string => {
  if (isNotice(line)) return `notice ${line.n}`
  const { n, k } = isFolded(line) ? line.first : line
  return `${n}.${k}`
}

/** The log with the notices at the points where they came. */
function withNotices(log: readonly (Told | Folded)[], notices: readonly ChatLine[]): readonly Line[] {
  if (notices.length === 0) return log
  const waiting = [...notices]
  const before = (n: number) => waiting.splice(0, waiting.filter(({ after = 0 }) => after < n).length)
  return [...log.flatMap((line) => [...before((isFolded(line) ? line.first : line).n), line]), ...waiting]
}

/** Several events in one line, which unfolds to them. */
function FoldedLine(props: { readonly folded: Folded }) {
  const { module, inWords } = useTable()
  const [open, setOpen] = createSignal(false)
  const toggle = (isOpen: boolean) => {
    setOpen(isOpen)
    if (isOpen && props.folded.place) centreOn(props.folded.place)
  }
  return (
    <details class="line plain folded" onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{props.folded.text}</summary>
      <Show when={open()}>
        <For each={props.folded.inside}>
          {(told) => <p class={`line ${module.show(told).tone}`}>{inWords(told)}</p>}
        </For>
      </Show>
    </details>
  )
}

function LineOf(props: {
  readonly text: string
  readonly tone: 'chapter' | 'section' | 'plain' | 'aside'
  readonly place: string | undefined
}) {
  return (
    <Show when={props.place} fallback={<p class={`line ${props.tone}`}>{props.text}</p>}>
      {(place) => (
        <button type="button" class={`line ${props.tone}`} onClick={() => centreOn(place())}>
          {props.text}
        </button>
      )}
    </Show>
  )
}

import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import { tTable } from '../../words/table/t.ts'
import { Glyph } from '../Glyph.tsx'
import { centreOn } from '../requests.ts'
import { useTable } from './place.ts'

/** Longer logs are shown from their end: the page stays quick, and what was earlier is a click away. */
const SHOWN = 250

/** Everything that was told, in the player's language; a click shows it on the board. */
export function LogTab() {
  const { table, module, inWords } = useTable()
  const [search, setSearch] = createSignal('')
  const [most, setMost] = createSignal(SHOWN)
  const [atEnd, setAtEnd] = createSignal(true)
  let list: HTMLDivElement | undefined

  const found = createMemo(() => {
    const wanted = search().trim().toLowerCase()
    const all = table().log()
    return wanted === '' ? all : all.filter((told) => inWords(told).toLowerCase().includes(wanted))
  })
  const shown = () => found().slice(-most())
  const toEnd = () => {
    if (list) list.scrollTop = list.scrollHeight
  }
  createEffect(
    on(
      () => found().length,
      () => atEnd() && queueMicrotask(toEnd),
    ),
  )

  return (
    <div class="log-tab">
      <Search label={tTable('log.search')} value={search()} set={setSearch} />
      <div
        class="log"
        ref={list}
        tabindex="0"
        role="log"
        aria-live="off"
        aria-label={tTable('tabs.log')}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => setAtEnd(scrollHeight - scrollTop - clientHeight < 24)}
      >
        <Show when={found().length > most()}>
          <button type="button" class="button small plain" onClick={() => setMost(most() + 1_000)}>
            <Glyph name="up" />
            {found().length - most()}
          </button>
        </Show>
        <For each={shown()} fallback={<p class="quiet">{search() ? tTable('log.nothing') : tTable('log.none')}</p>}>
          {(told) => <Line text={inWords(told)} tone={module.show(told).tone} place={module.placeOf?.(told, table())} />}
        </For>
      </div>
      <Show when={!atEnd()}>
        <button type="button" class="button small to-end" onClick={toEnd}>
          <Glyph name="down" />
          {tTable('log.latest')}
        </button>
      </Show>
    </div>
  )
}

function Line(props: {
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

export function Search(props: { readonly label: string; readonly value: string; readonly set: (value: string) => void }) {
  return (
    <label class="search">
      <Glyph name="search" />
      <span class="hearing">{props.label}</span>
      <input
        type="search"
        class="input"
        placeholder={props.label}
        value={props.value}
        onInput={(event) => props.set(event.currentTarget.value)}
      />
    </label>
  )
}

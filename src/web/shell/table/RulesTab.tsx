import { createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js'
import type { ReadRule } from '../../boards/registry.ts'
import en from '../../words/rules/en.ts'
import { tRules } from '../../words/rules/t.ts'
import { cite, cited } from '../requests.ts'
import { Search } from './LogTab.tsx'
import { useTable } from './place.ts'
import { search, sections } from './rulebook.ts'

/** The whole rulebook in our words, with search, opened where somebody cites a rule. */
export function RulesTab() {
  const { table, say, system } = useTable()
  const [rulebook] = createResource(() => system.rulebook(), { initialValue: [] })
  const [wanted, setWanted] = createSignal('')
  const [open, setOpen] = createSignal<ReadonlySet<string>>(new Set())
  const [marked, setMarked] = createSignal<string>()
  const found = createMemo(() => search(rulebook(), wanted(), say))
  const all = createMemo(() => sections(found()))
  const running = () => table().phase()?.rule

  createEffect(
    on([cited, rulebook], ([request]) => {
      const rule = rulebook().find(({ id }) => id === request?.rule)
      if (!rule) return
      setWanted('')
      setOpen((before) => new Set([...before, rule.section]))
      setMarked(rule.id)
      requestAnimationFrame(() => {
        const article = document.getElementById(`rule-${rule.id}`)
        article?.scrollIntoView({ block: 'center' })
        article?.focus({ preventScroll: true })
      })
    }),
  )
  const toggle = (section: string, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before)
      if (isOpen) after.add(section)
      else after.delete(section)
      return after
    })

  return (
    <div class="rules-tab">
      <Search label={tRules('search')} value={wanted()} set={setWanted} />
      <div class="flow spread small-text quiet">
        <span role="status">{tRules('count', { count: found().length })}</span>
        <Show when={running()}>
          {(rule) => (
            <button type="button" class="button small plain" onClick={() => cite(rule())}>
              {tRules('running', { phase: say(rulebook().find(({ id }) => id === rule())?.title ?? rule()) })}
            </button>
          )}
        </Show>
      </div>
      <For each={all()} fallback={<p class="quiet">{tRules('nothing')}</p>}>
        {(section) => (
          <details
            class="chapter"
            open={wanted().trim() !== '' || open().has(section.title)}
            onToggle={(event) => wanted().trim() === '' && toggle(section.title, event.currentTarget.open)}
          >
            <summary>
              <h3>{say(section.title)}</h3>
            </summary>
            <Show when={wanted().trim() !== '' || open().has(section.title)}>
              <For each={section.rules}>{(rule) => <Article rule={rule} marked={marked() === rule.id} />}</For>
            </Show>
          </details>
        )}
      </For>
    </div>
  )
}

const isSource = (provenance: string): provenance is keyof typeof en.source => Object.hasOwn(en.source, provenance)

function Article(props: { readonly rule: ReadRule; readonly marked: boolean }) {
  const { say } = useTable()
  const source = () => {
    const from = props.rule.provenance ?? 'seed'
    return isSource(from) ? tRules(`source.${from}`) : from
  }
  return (
    <article id={`rule-${props.rule.id}`} class="rule-text" classList={{ marked: props.marked }} tabindex="-1">
      <h4>
        <span class="number">{props.rule.id}</span> {say(props.rule.title)}
      </h4>
      <p>{say(props.rule.gist)}</p>
      <p class="quiet small-text">
        {source()}
        <Show when={props.rule.left}>{(why) => <>. {tRules('left', { why: say(why()) })}</>}</Show>
      </p>
    </article>
  )
}

import { createEffect, createMemo, createResource, createSignal, on, onCleanup, Show, untrack } from 'solid-js'
import { cite } from '../../board/requests.ts'
import { useTable } from '../../table/at-table.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { tLater } from '../../words/later/t.ts'
import { isGuided, stopGuide } from '../guided.ts'
import './guiding.css'

const LOOK_AGAIN = 150
const LOOKS = 20

/** A guided battle: a few prompts on the real board, each with its rule, shown while it applies. */
export function Guiding() {
  const { table, module, say } = useTable()
  const [loaded] = createResource(async () => {
    const { scenario } = table().info
    return (await module.guides?.find((guide) => guide.scenario === scenario)?.steps()) ?? []
  })
  const steps = () => loaded() ?? []
  const [guided, setGuided] = createSignal(isGuided(table().info.match))
  const [passed, setPassed] = createSignal<ReadonlySet<number>>(new Set())
  const [folded, setFolded] = createSignal(false)
  // A step whose moment passed unseen is skipped like those that are done.
  createEffect(() => {
    if (!guided()) return
    const over = [...steps().keys()].filter((k) => !passed().has(k) && !steps()[k].warns && steps()[k].done(table()))
    if (over.length > 0) setPassed((before) => new Set([...before, ...over]))
  })
  /** Warnings come first; then the steps in the order in which they come up; if several come up together, the first. */
  const current = createMemo(() => {
    if (!guided()) return -1
    const warning = steps().findIndex((step) => step.warns && step.when(table()))
    return warning >= 0
      ? warning
      : steps().findIndex((step, k) => !step.warns && !passed().has(k) && step.when(table()))
  })
  const pass = (k: number) => setPassed((before) => new Set([...before, k]))
  const goOn = () => pass(current())
  /** The steps shown so far, in that order; the player can go back to them. */
  const [seen, setSeen] = createSignal<readonly number[]>([])
  const [back, setBack] = createSignal(0)
  createEffect(
    on(current, (now, before) => {
      setBack(0)
      if (now >= 0) setSeen((list) => [...list.filter((k) => k !== now), now])
      // A task ends with its question.
      if (
        before !== undefined &&
        before >= 0 &&
        before !== now &&
        steps()[before].task &&
        !steps()[before].when(table())
      )
        pass(before)
    }),
  )
  /** The steps to which the player can go back from the current one. */
  const earlier = createMemo(() => seen().filter((k) => k !== current()))
  const shown = createMemo(() => (current() < 0 ? undefined : steps()[back() > 0 ? earlier().at(-back())! : current()]))
  const number = () => seen().indexOf(back() > 0 ? earlier().at(-back())! : current()) + 1
  createEffect(() => {
    const points = back() > 0 ? undefined : shown()?.points
    if (points === undefined) return
    let marked: Element | null = null
    let looking: ReturnType<typeof setTimeout> | undefined
    // What it points at may appear a little later than the step.
    const look = (left: number) => {
      marked = document.querySelector(points)
      if (marked) marked.classList.add('pointed-at')
      else if (left > 0) looking = setTimeout(look, LOOK_AGAIN, left - 1)
    }
    look(LOOKS)
    onCleanup(() => {
      clearTimeout(looking)
      marked?.classList.remove('pointed-at')
    })
  })
  createEffect(() => {
    if (shown()?.pauses !== true) return
    const { telling } = untrack(table)
    let over = false
    // Events that are told together are not stopped halfway.
    queueMicrotask(() => {
      if (!over && telling.running()) telling.pause(true)
    })
    onCleanup(() => {
      over = true
      if (untrack(telling.paused)) telling.pause(false)
    })
  })
  const stop = () => {
    stopGuide()
    setGuided(false)
  }
  return (
    <Show when={shown()} keyed>
      {(step) => (
        <section
          class="guide"
          classList={{ warns: step.warns === true }}
          aria-label={tLater('guide.title')}
          aria-live="polite"
        >
          <header>
            <h2>{say(step.title)}</h2>
            <span class="quiet small-text">
              {tLater('guide.step', { step: Math.max(1, number()), all: steps().filter(({ warns }) => !warns).length })}
            </span>
            <button
              type="button"
              class="button icon plain"
              aria-expanded={!folded()}
              aria-label={folded() ? tLater('guide.unfold') : tLater('guide.fold')}
              onClick={() => setFolded(!folded())}
            >
              <Glyph name={folded() ? 'down' : 'up'} />
            </button>
          </header>
          <Show when={!folded()}>
            <p>{say(step.text)}</p>
            <div class="flow">
              <Show when={back() < earlier().length}>
                <button type="button" class="button small" onClick={() => setBack(back() + 1)}>
                  {tLater('guide.back')}
                </button>
              </Show>
              <Show when={back() > 0 || !(step.task || step.warns)}>
                <button
                  type="button"
                  class="button small main"
                  onClick={() => (back() > 0 ? setBack(back() - 1) : goOn())}
                >
                  {tLater(back() > 0 ? 'guide.forward' : 'guide.next')}
                </button>
              </Show>
              <button type="button" class="button small plain" onClick={stop}>
                {tLater('guide.stop')}
              </button>
              <button
                type="button"
                class="rule"
                aria-label={tLater('readRule', { rule: step.rule })}
                onClick={() => cite(step.rule)}
              >
                {step.rule}
              </button>
            </div>
          </Show>
        </section>
      )}
    </Show>
  )
}

import { createEffect, createMemo, createResource, createSignal, onCleanup, Show, untrack } from 'solid-js'
import { tTable } from '../../words/table/t.ts'
import { Glyph } from '../Glyph.tsx'
import { isGuided, stopGuide } from '../guided.ts'
import { cite } from '../requests.ts'
import { useTable } from './place.ts'

const LOOK_AGAIN = 150
const LOOKS = 20

/** The guided first battle: a few prompts on the real board, each with its rule, while their moment lasts. */
export function Guiding() {
  const { table, module, say } = useTable()
  const [loaded] = createResource(async () => (await module.guide?.steps()) ?? [])
  const steps = () => loaded() ?? []
  const [guided, setGuided] = createSignal(isGuided(table().info.match))
  const [passed, setPassed] = createSignal<ReadonlySet<number>>(new Set())
  const [folded, setFolded] = createSignal(false)
  // A step whose moment has passed unseen is left out with those that are done.
  createEffect(() => {
    if (!guided()) return
    const over = [...steps().keys()].filter((k) => !passed().has(k) && steps()[k]!.done(table()))
    if (over.length > 0) setPassed((before) => new Set([...before, ...over]))
  })
  /** What comes up is told in the order in which it comes up; of several things the first. */
  const current = createMemo(() => (guided() ? steps().findIndex((step, k) => !passed().has(k) && step.when(table())) : -1))
  const shown = createMemo(() => steps()[current()])
  const goOn = () => setPassed((before) => new Set([...before, current()]))
  createEffect(() => {
    const points = shown()?.points
    if (points === undefined) return
    let marked: Element | null = null
    let looking: ReturnType<typeof setTimeout> | undefined
    // What it points at may come a little later than the step.
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
    // What is told at one stroke is not stopped half-way.
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
        <section class="guide" aria-label={tTable('guide.title')} aria-live="polite">
          <header>
            <h2>{say(step.title)}</h2>
            <span class="quiet small-text">
              {tTable('guide.step', { step: Math.min(passed().size + 1, steps().length), all: steps().length })}
            </span>
            <button
              type="button"
              class="button icon plain"
              aria-expanded={!folded()}
              aria-label={folded() ? tTable('guide.unfold') : tTable('guide.fold')}
              onClick={() => setFolded(!folded())}
            >
              <Glyph name={folded() ? 'down' : 'up'} />
            </button>
          </header>
          <Show when={!folded()}>
            <p>{say(step.text)}</p>
            <div class="flow">
              <button type="button" class="button small main" onClick={goOn}>
                {tTable('guide.next')}
              </button>
              <button type="button" class="button small plain" onClick={stop}>
                {tTable('guide.stop')}
              </button>
              <button type="button" class="rule" aria-label={tTable('readRule', { rule: step.rule })} onClick={() => cite(step.rule)}>
                {step.rule}
              </button>
            </div>
          </Show>
        </section>
      )}
    </Show>
  )
}

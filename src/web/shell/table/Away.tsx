import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import { useTable } from '../../table/at-table.ts'
import { tLater } from '../../words/later/t.ts'
import './card-over.css'

/** Up to this many events are shown without asking. */
const FEW = 1

/** Asks a player who returns to the game or to the page how to see what has happened since. */
export function Away() {
  const { table } = useTable()
  const [back, setBack] = createSignal(false)
  const telling = () => table().telling
  const came = () => {
    if (telling().waiting() <= FEW) telling().pause(false)
    else setBack(true)
  }
  const looked = () => {
    // No one sees what a hidden page shows.
    if (document.hidden) telling().pause(true)
    else came()
  }
  onMount(() => {
    if (telling().paused()) came()
    document.addEventListener('visibilitychange', looked)
  })
  onCleanup(() => document.removeEventListener('visibilitychange', looked))
  const step = () => {
    setBack(false)
    telling().pause(true)
    telling().next()
  }
  const skip = () => {
    setBack(false)
    telling().skip()
  }
  return (
    <Show when={back() && telling().waiting() > 0}>
      <section class="card-over" aria-label={tLater('away.title')}>
        <h2>{tLater('away.title')}</h2>
        <p>{tLater('away.text', { count: telling().waiting() })}</p>
        <div class="flow">
          <button
            type="button"
            class="button main"
            ref={(button) => queueMicrotask(() => button.focus())}
            onClick={step}
          >
            {tLater('away.step')}
          </button>
          <button type="button" class="button" onClick={skip}>
            {tLater('away.skip')}
          </button>
        </div>
      </section>
    </Show>
  )
}

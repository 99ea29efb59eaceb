import { createEffect, For, on, Show } from 'solid-js'
import { useTable } from '../../table/at-table.ts'
import { tPlayers } from '../../words/players/t.ts'
import { refuse } from '../toasts.ts'
import { noticeOf } from './notices.ts'
import '../../ui/link-line.css'

/** The talk between players and spectators. */
export function Chat() {
  const place = useTable()
  const { table, seatName, sayWhy } = place
  let list: HTMLDivElement | undefined
  createEffect(
    on(
      () => table().chat().at(-1)?.n,
      () => queueMicrotask(() => list && (list.scrollTop = list.scrollHeight)),
    ),
  )
  let loading = false
  /** Scrolling to the top loads earlier talk; the lines being read stay where they are. */
  async function earlier() {
    if (!list || loading || list.scrollTop > 0) return
    loading = true
    const below = list.scrollHeight
    if (await table().earlierChat()) list.scrollTop = list.scrollHeight - below
    loading = false
  }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const input = form.elements.namedItem('text') as HTMLInputElement
    const text = input.value.trim()
    input.value = ''
    const why = text === '' ? undefined : await table().wishes.say(text)
    if (!why) return
    if (input.value === '') input.value = text
    refuse(why, sayWhy(why))
  }
  return (
    <section class="chat stack">
      <h3>{tPlayers('chat')}</h3>
      <div class="lines" ref={list} role="log" tabindex="0" aria-label={tPlayers('chat')} onScroll={earlier}>
        <For each={table().chat()} fallback={<p class="quiet">{tPlayers('noChat')}</p>}>
          {(line) => (
            <Show
              when={noticeOf(place, line)}
              fallback={
                <p>
                  <strong>{line.seat === undefined ? line.who : `${line.who} (${seatName(line.seat)})`}</strong>{' '}
                  {line.text}
                </p>
              }
            >
              {(notice) => <p class="notice">{notice()}</p>}
            </Show>
          )}
        </For>
      </div>
      <form class="link-line" onSubmit={send}>
        <input
          class="input"
          name="text"
          maxlength="500"
          autocomplete="off"
          aria-label={tPlayers('say')}
          placeholder={tPlayers('say')}
        />
        <button type="submit" class="button">
          {tPlayers('send')}
        </button>
      </form>
    </section>
  )
}

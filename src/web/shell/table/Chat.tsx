import { createEffect, For, on, Show } from 'solid-js'
import { tPlayers } from '../../words/players/t.ts'
import { noticeOf } from './notices.ts'
import { useTable } from './place.ts'
import '../link-line.css'

/** The talk between the seats and those who look on. */
export function Chat() {
  const place = useTable()
  const { table, seatName } = place
  let list: HTMLDivElement | undefined
  createEffect(
    on(
      () => table().chat().length,
      () => queueMicrotask(() => list && (list.scrollTop = list.scrollHeight)),
    ),
  )
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const input = form.elements.namedItem('text') as HTMLInputElement
    const text = input.value.trim()
    input.value = ''
    if (text !== '') void table().wishes.say(text)
  }
  return (
    <section class="chat stack">
      <h3>{tPlayers('chat')}</h3>
      <div class="lines" ref={list} role="log" tabindex="0" aria-label={tPlayers('chat')}>
        <For each={table().chat()} fallback={<p class="quiet">{tPlayers('noChat')}</p>}>
          {(line) => (
            <Show
              when={noticeOf(place, line)}
              fallback={
                <p>
                  <strong>{line.seat === undefined ? line.who : `${line.who} (${seatName(line.seat)})`}</strong> {line.text}
                </p>
              }
            >
              {(notice) => <p class="notice">{notice()}</p>}
            </Show>
          )}
        </For>
      </div>
      <form class="link-line" onSubmit={send}>
        <input class="input" name="text" maxlength="500" autocomplete="off" aria-label={tPlayers('say')} placeholder={tPlayers('say')} />
        <button type="submit" class="button">
          {tPlayers('send')}
        </button>
      </form>
    </section>
  )
}

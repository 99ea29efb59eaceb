import { createEffect, on, onCleanup } from 'solid-js'
import type { AtTable } from '../../table/at-table.ts'
import { notifying, sound } from '../../ui/settings.ts'
import { tBeside } from '../../words/beside/t.ts'
import { t } from '../../words/t.ts'

/** Plays sounds for what happens, if the player wants them. The code for sounds is loaded with the first of them. */
export function useSound({ table, module }: AtTable): void {
  createEffect(
    on(
      () => table().heard(),
      async (told) => {
        const heard = told && sound() ? module.soundOf?.(told, table()) : undefined
        if (heard) (await import('../../table/sound.ts')).play(heard)
      },
      { defer: true },
    ),
  )
}

/**
 * Draws the attention of a player whose turn it is and who is looking elsewhere: by the title of the page, and a
 * notification.
 */
export function useAttention({ table, scenarioTitle }: AtTable): void {
  const before = document.title
  const myTurn = () => table().asked()
  createEffect(() => {
    document.title = `${myTurn() ? `● ${tBeside('notify.badge')} · ` : ''}${scenarioTitle()} · ${t('app.title')}`
  })
  onCleanup(() => {
    document.title = before
  })
  const notify = (text: string) => {
    if (!document.hidden || !notifying() || !('Notification' in window) || Notification.permission !== 'granted') return
    const note = new Notification(text, { tag: table().info.match, icon: './icon.svg' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  }
  createEffect(
    on(myTurn, (mine, was) => mine && !was && notify(tBeside('notify.turn', { scenario: scenarioTitle() })), {
      defer: true,
    }),
  )
  createEffect(
    on(
      () => table().result(),
      (result) => result && notify(tBeside('notify.over', { scenario: scenarioTitle() })),
      { defer: true },
    ),
  )
}

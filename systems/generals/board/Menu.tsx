import { For, type JSX, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import { tAsking } from '../words/asking/t.ts'
import { choiceName } from './choices.ts'
import { oddsOf } from './odds.ts'
import type { Staff } from './staff.ts'
import './menu.css'

/** A small list at a place where several things can be chosen. */
export function Menu(props: { readonly staff: Staff }): JSX.Element {
  const { staff } = props
  const { table } = staff
  return (
    <Show when={staff.menu()} keyed>
      {(menu) => {
        const before = document.activeElement as HTMLElement | null
        const close = () => {
          staff.openMenu(undefined)
          before?.focus?.()
        }
        const opened = (list: HTMLDivElement) => queueMicrotask(() => list.querySelector('button')?.focus())
        const pressed = (event: KeyboardEvent) => {
          const list = [...(event.currentTarget as Element).querySelectorAll('button')]
          const at = list.indexOf(document.activeElement as HTMLButtonElement)
          if (event.key === 'Escape') close()
          else if (event.key === 'ArrowDown') list[(at + 1) % list.length]?.focus()
          else if (event.key === 'ArrowUp') list[(at + list.length - 1) % list.length]?.focus()
          else return
          event.preventDefault()
          event.stopPropagation()
        }
        return (
          <Portal>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
            <div class="menu-veil" onClick={close} />
            <div
              ref={opened}
              class="menu"
              role="menu"
              tabindex="-1"
              aria-label={tAsking('choices.one')}
              style={{
                left: `${Math.max(8, Math.min(innerWidth - 268, menu.x - 130))}px`,
                top: `${Math.max(8, Math.min(innerHeight - 60 - menu.choices.length * 40, menu.y))}px`,
              }}
              onKeyDown={pressed}
            >
              <For each={menu.choices}>
                {(choice) => (
                  <button
                    type="button"
                    role="menuitem"
                    onClick={() => {
                      if (menu.every) staff.chooseEvery(choice)
                      else staff.choose(choice)
                      before?.focus?.()
                    }}
                  >
                    {choiceName(table.view(), table.seat(), choice)}
                    <Show when={oddsOf(staff, choice)}>{(odds) => <small>{odds()}</small>}</Show>
                  </button>
                )}
              </For>
            </div>
          </Portal>
        )
      }}
    </Show>
  )
}

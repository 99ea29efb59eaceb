import { createEffect, onCleanup } from 'solid-js'
import type { System } from '../board/registry.ts'

/** Makes the page show the sides of a system in its own colours while the calling component is on the screen. */
export function useColours(system: () => System | undefined): void {
  createEffect(() => {
    const { style } = document.documentElement
    const colours = (system()?.colours ?? []).flatMap(({ fill, ink }, seat) => [
      [`--side-${seat}`, fill] as const,
      [`--side-${seat}-ink`, ink] as const,
    ])
    for (const [name, value] of colours) style.setProperty(name, value)
    onCleanup(() => {
      for (const [name] of colours) style.removeProperty(name)
    })
  })
}

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { firstLook } from './first-look.ts'

const FIRST_LOOK = 'virtual:first-look/'

/**
 * Gives `virtual:first-look/<system>/cards`: what the first screen says of a system's scenarios, taken out of
 * `systems/<system>/data/`.
 */
export function firstLooks(systems: URL): Plugin {
  return {
    name: 'first-looks',
    resolveId: (id) => (id.startsWith(FIRST_LOOK) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${FIRST_LOOK}`)) return undefined
      const [system = ''] = id.slice(FIRST_LOOK.length + 1).split('/')
      const folder = new URL(`${system}/data/`, systems)
      this.addWatchFile(fileURLToPath(new URL('scenarios.json', folder)))
      return `export const cards = ${JSON.stringify(firstLook(folder).cards)}`
    },
  }
}

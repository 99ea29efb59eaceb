import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { firstLook } from './first-look.ts'

const FIRST_LOOK = 'virtual:first-look/'

/**
 * Gives `virtual:first-look/<system>/cards` and `…/picture`: what the first screen shows of a system with a map of hexes, worked
 * out of `data/<system>/`. Every page knows the cards; the picture is as long as a board and comes where it is looked at.
 */
export function firstLooks(data: URL): Plugin {
  return {
    name: 'first-looks',
    resolveId: (id) => (id.startsWith(FIRST_LOOK) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${FIRST_LOOK}`)) return undefined
      const [system = '', part] = id.slice(FIRST_LOOK.length + 1).split('/')
      const folder = new URL(`${system}/`, data)
      for (const file of ['map.json', 'scenarios.json']) this.addWatchFile(fileURLToPath(new URL(file, folder)))
      return Object.entries(firstLook(folder))
        .filter(([name]) => (name === 'cards') === (part === 'cards'))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

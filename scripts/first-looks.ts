import type { Plugin } from 'vite'
import { systems } from '../systems/registry.ts'

/** What the first screen says about a scenario. */
interface Card {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly minutes: number
}

const ALL = 'virtual:first-look'

/**
 * Gives `virtual:first-look/<system>/cards`, what the first screen says about the scenarios of a system, and
 * `virtual:first-look`, the cards of all systems. The build extracts them from the rules, which are many times as long.
 */
export function firstLooks(): Plugin {
  return {
    name: 'first-looks',
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${ALL}`) return codeOfAll
      const found = systems.find((one) => id === `\0${ALL}/${one.id}/cards`)
      if (!found) return undefined
      const infos = (await (found.toShow ?? found.toPlay)()).scenarios()
      const cards = infos.map(({ id, title, intro, minutes }): Card => ({ id, title, intro, minutes }))
      return `export const cards = ${JSON.stringify(cards)}`
    },
  }
}

const codeOfAll = [
  ...systems.map(({ id }, k) => `import { cards as c${k} } from '${ALL}/${id}/cards'`),
  `export const cards = { ${systems.map(({ id }, k) => `${JSON.stringify(id)}: c${k}`).join(', ')} }`,
].join('\n')

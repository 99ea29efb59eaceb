import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type Origins, originsIn } from '../src/match/provenance.ts'
import { systems } from '../systems/registry.ts'

const ALL = 'virtual:origins'

/** The data files of a system, by path in its data folder. */
function dataFilesOf(id: string): ReadonlyMap<string, string> {
  const data = fileURLToPath(new URL(`../systems/${id}/data/`, import.meta.url))
  const paths = existsSync(data) ? readdirSync(data, { recursive: true, encoding: 'utf8' }) : []
  const names = paths.map((path) => path.replaceAll('\\', '/')).sort()
  return new Map(
    names
      .filter((path) => path.endsWith('.json') && !path.startsWith('schema/'))
      .map((path) => [path, join(data, path)] as const),
  )
}

/** The entries in the data of a system that are not the source's. */
const originsOfSystem = (id: string): Origins =>
  originsIn([...dataFilesOf(id)].map(([path, file]) => [path, JSON.parse(readFileSync(file, 'utf8'))] as const))

/**
 * Gives `virtual:origins/<system>`, the entries in the data of a system that are not the source's, and
 * `virtual:origins`, which loads them by the id of the system. The page's own data leave this out: see
 * `played-data.ts`.
 */
export function origins(): Plugin {
  return {
    name: 'origins',
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return codeOfAll
      const found = systems.find((one) => id === `\0${ALL}/${one.id}`)
      if (!found) return undefined
      for (const file of dataFilesOf(found.id).values()) this.addWatchFile(file)
      return `export default ${JSON.stringify(originsOfSystem(found.id))}`
    },
  }
}

const loaders = systems.map(({ id }) => `${JSON.stringify(id)}: async () => (await import('${ALL}/${id}')).default`)
const codeOfAll = `export const shipped = { ${loaders.join(', ')} }`

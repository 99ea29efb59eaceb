import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'
import { withoutSentences } from './late-sentences.ts'
import { deedOf, LATE, ledToParts, type Parts, readSource, type Source, takeApart } from './take-apart.ts'

/** Where what happens is found, once it has come. */
const LATE_CODE = `
export const deeds = {}
export const sentences = []
const deed = (name) => {
  if (!deeds[name]) throw new Error('something is played in the page before deeds.ts of its rules has been loaded')
  return deeds[name]
}
export const late = (name) => (...args) => deed(name)(...args)
export const lateWords = (name) => (...args) => deeds[name]?.(...args)
export const lateRefusal = (rule, k) => Object.freeze({ rule, get reason() { return sentences[k] ?? '' } })
export const lateEvents = (names, from) => {
  const events = names.split(' ').map((name, k) => ({ name, get text() { return sentences[from + k] ?? '' } }))
  return { events, event: Object.fromEntries(events.map(({ name }, k) => [name, k])) }
}
export const lateSteps = (name, count) => Array.from({ length: count }, (_, k) => (...args) => deed(name)[k](...args))
`

/**
 * Has what happens come later than what may be done. A page shows a board, what is legal on it and why not; it carries
 * an action out, and whatever follows from that, only to tell odds and to go through a record: the game itself the host
 * plays. So what choices and phases do comes with `deeds.ts` of their rules, which whoever plays something imports.
 * That all they call goes with it, and nothing else, every function of the rules becomes a module of its own, and the
 * bundler sees who needs what. The sentences of refusals and events come with it too; until then they are empty.
 *
 * Systems have their deeds come later where there is a `deeds.ts` in their `rules`.
 */
export function laterDeeds(home: URL): Plugin {
  const folders = globSync('*/rules/deeds.ts', { cwd: home }).map((file) =>
    normalize(fileURLToPath(new URL(dirname(file.replaceAll('\\', '/')), home)) + sep),
  )
  const sources = new Map<string, Source>()
  const sentences: string[] = []
  const taken = new Map<string, Parts>()
  const partsOf = (source: Source): Parts => {
    let parts = taken.get(source.file)
    if (!parts) taken.set(source.file, (parts = takeApart(source, sources)))
    return parts
  }
  const deedsOf = (folder: string): string => {
    const names = [...sources.values()]
      .filter(({ file }) => file.startsWith(folder))
      .flatMap((source) => [...partsOf(source).deeds.keys()].map((name) => [name, deedOf(source.file, name)] as const))
    return [
      `import { deeds, sentences } from ${JSON.stringify(LATE)}`,
      ...names.map(([, id], k) => `import { deed as d${k} } from ${JSON.stringify(id)}`),
      ...names.map(([name], k) => `deeds[${JSON.stringify(name)}] = d${k}`),
      `Object.assign(sentences, ${JSON.stringify(sentences)})`,
    ].join('\n')
  }
  return {
    name: 'later-deeds',
    apply: 'build',
    async buildStart() {
      for (const folder of folders)
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
          if (!name.endsWith('.ts') || name.endsWith('.test.ts') || UNTOUCHED.test(name)) continue
          const file = join(folder, name)
          const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
          sources.set(file, readSource(file, withoutSentences(code, sentences)))
        }
    },
    resolveId: (id) =>
      id === LATE ? `\0${LATE}` : /\.ts\?(?:rest|function=\w+|deed=[\w-]+)$/.test(id) ? id : undefined,
    load: {
      order: 'pre',
      handler(id) {
        if (id === `\0${LATE}`) return { code: LATE_CODE, moduleSideEffects: false }
        const [path = '', part] = id.split('?')
        const folder = folders.find((one) => normalize(path).startsWith(one))
        if (folder !== undefined && basename(path) === 'deeds.ts')
          return { code: deedsOf(folder), moduleSideEffects: true, moduleType: 'js' }
        const source = sources.get(normalize(path))
        if (!source) return undefined
        const { face, rest, functions, deeds } = partsOf(source)
        const [kind, name = ''] = part?.split('=') ?? []
        const code =
          kind === 'function' ? functions.get(name) : kind === 'deed' ? deeds.get(name) : kind === 'rest' ? rest : face
        return code === undefined ? undefined : { code, moduleType: 'js' }
      },
    },
    transform(code, id) {
      if (sources.has(normalize(id.split('?')[0] as string)) || !code.includes('rules/')) return undefined
      return { code: ledToParts(id, code, sources), map: null }
    },
  }
}

/** What comes from another plugin, and what stands for what comes later. */
const UNTOUCHED = /^(?:digest|deeds)\.ts$/

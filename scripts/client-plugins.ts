import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { digestOf, playedModule } from './played-data.ts'

/** What the client's build needs in addition to Vite and Solid. */

/** Lets the first page fetch the fonts whose file names begin like these, before the styles have named them. */
export function fontPreloads(fonts: readonly string[]): Plugin {
  return {
    name: 'font-preloads',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2') && fonts.some((font) => file.includes(`/${font}`)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}

/** The entry that becomes the service worker. */
export const SERVICE_WORKER = 'service-worker'

/** Files beside the bundle that are also needed without a network. The page itself is requested as its folder. */
const BESIDE = ['./', 'manifest.webmanifest', 'icon.svg']

/** Tells the service worker which files make up the client, and their version. */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === SERVICE_WORKER)
        if (worker?.type !== 'chunk') return this.error('there is no service worker in the bundle')
        const files = Object.keys(bundle).filter((file) => file !== worker.fileName && !file.startsWith('.vite/'))
        const digest = createHash('sha256')
        for (const file of files.sort()) {
          const made = bundle[file]!
          digest.update(file).update(made.type === 'chunk' ? made.code : made.source)
        }
        const list = [...BESIDE, ...files.filter((file) => file !== 'index.html')]
        worker.code = worker.code
          .replace('__VERSION__', digest.digest('hex').slice(0, 16))
          .replace(/["'`]__FILES__["'`]/, () => JSON.stringify(JSON.stringify(list)))
      },
    },
  }
}

/** The ending of names of modules that stand for data files. */
const PLAYED = '.js'

/**
 * Gives the page the data of a system in `systems/<system>/data/` in the form for play: see `played-data.ts`. The
 * rulebook is for reading and stays complete, as do all data for `shipped.ts` of a system: data that a designer's files
 * replace must be complete. A system's `digest.ts` becomes the digest of the complete data as a constant, and its
 * `extent.ts` the extent of the map, because a board appears before the rest of the map has loaded.
 */
export function shorterData(systems: URL): Plugin {
  const home = fileURLToPath(systems)
  const isData = (id: string): boolean => /^[\w-]+[\\/]data[\\/]/.test(relative(home, id))
  return {
    name: 'shorter-data',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.json') || basename(source) === 'rulebook.json') return undefined
      if (basename(importer ?? '') === 'shipped.ts') return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && isData(found.id) ? `\0${found.id}${PLAYED}` : undefined
    },
    async load(id) {
      if (id.startsWith('\0') && id.endsWith(`.json${PLAYED}`)) {
        const file = id.slice(1, -PLAYED.length)
        this.addWatchFile(file)
        return playedModule(file)
      }
      const [, system, what] =
        /^([\w-]+)[\\/]rules[\\/](?:[\w-]+[\\/])*(digest|extent)\.ts$/.exec(relative(home, id)) ?? []
      if (system === undefined) return undefined
      if (what === 'extent') {
        const { extent } = (await import(pathToFileURL(id).href)) as { readonly extent: unknown }
        return `export const extent = ${JSON.stringify(extent)}`
      }
      const digest = await digestOf(system)
      return digest === undefined ? undefined : `export const digest = ${JSON.stringify(digest)}`
    },
  }
}

/** How the page starts a worker: left alone, Vite would build a separate client for each worker. */
const NEW_WORKER = /(?<=new Worker\()new URL\('(\.[\w./-]+)', import\.meta\.url\)/g
/** What Vite makes of `import()`. */
const IMPORTER = '\0vite/preload-helper.js'
/** Its condition for preloading what a file needs. */
const LOADS_AHEAD = 'deps && deps.length > 0'

/**
 * Builds the workers along with the page, so that both load the same files: a worker does not fetch again rules that
 * the page has.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      // A failure to load is announced to the page's window; a worker has no window, and no page that could preload.
      if (id === IMPORTER) {
        if (!code.includes(LOADS_AHEAD)) return this.error(`there is no '${LOADS_AHEAD}' in the importer of Vite`)
        return code.replaceAll('window.', 'self.').replace(LOADS_AHEAD, `'document' in self && ${LOADS_AHEAD}`)
      }
      const files = [...new Set([...code.matchAll(NEW_WORKER)].map(([, file]) => file!))]
      if (files.length === 0) return undefined
      const urls = new Map<string, string>()
      for (const file of files) {
        const worker = await this.resolve(file, id)
        if (!worker) return this.error(`there is no worker '${file}'`)
        const name = basename(file, '.ts')
        urls.set(file, `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: worker.id, name })}`)
      }
      return code.replaceAll(NEW_WORKER, (_, file: string) => urls.get(file)!)
    },
  }
}

/** Writes the modules in each file of code to `.vite/modules.json`, beside Vite's manifest. */
export function modulesByFile(): Plugin {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const pathOf = (module: string) => relative(root, module.replace(/^\0/, '')).replaceAll('\\', '/')
  return {
    name: 'modules-by-file',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []))
      const modules = Object.fromEntries(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map(pathOf)]))
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules, undefined, 2) })
    },
  }
}

const COMPRESSES = /\.(?:js|css|html|svg|webmanifest)$/

/** Writes compressed files beside the plain ones, so that the server only has to send them. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '.' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => COMPRESSES.test(name))) {
        const plain = readFileSync(join(dir, file))
        writeFileSync(join(dir, `${file}.gz`), gzipSync(plain, { level: 9 }))
        writeFileSync(
          join(dir, `${file}.br`),
          brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        )
      }
    },
  }
}

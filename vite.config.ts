import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { compressed, fontPreloads, offlineShell, SERVICE_WORKER, shorterData } from './scripts/client-plugins.ts'
import { firstLooks } from './scripts/first-looks.ts'

/** What the first screen shows, and what is read in the rulebook, comes without the rules. */
const APART = /[\\/](?:board|scenarios|rulebook|boards[\\/]\w+)\.json(?:\.js)?$/

type Modules = (id: string) => { readonly importedIds: readonly string[] } | null

/** All that a module needs before it can run. */
function neededBy(entry: string, modules: Modules): ReadonlySet<string> {
  const needed = new Set([entry])
  for (const id of needed) for (const other of modules(id)?.importedIds ?? []) needed.add(other)
  return needed
}

const played = new Map<string, ReadonlySet<string>>()

/**
 * What it takes to play a system, rules and data, is one file: whatever it begins with is there when it begins. What only
 * answers questions about the board comes with the part of the board that asks.
 */
const rulesOf = (id: string, context: { readonly getModuleInfo: Modules }) => {
  const ruleset = /[\\/](?:src[\\/]rules|data)[\\/]([a-z]+)[\\/]/.exec(id)?.[1]
  if (ruleset === undefined || APART.test(id)) return null
  const entry = fileURLToPath(new URL(`src/rules/${ruleset}/play.ts`, import.meta.url))
  const needed = played.get(ruleset) ?? neededBy(entry, (one) => context.getModuleInfo(one))
  played.set(ruleset, needed)
  return needed.has(id) ? `rules-${ruleset}` : null
}

/** The client: from src/web to dist/web, so that a policy without inline scripts, inline styles or data: links can serve it. */
export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [
    solid(),
    firstLooks(new URL('data/', import.meta.url)),
    shorterData(new URL('data/', import.meta.url), new URL('src/rules/', import.meta.url)),
    fontPreloads(['eb-garamond', 'source-sans-3']),
    offlineShell(),
    compressed(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      // What nobody imports of the pure folders is not missed: their modules only declare.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/](?:engine|rules|players|protocol|host)[\\/]/, sideEffects: false }] },
      input: { index: 'src/web/index.html', [SERVICE_WORKER]: 'src/web/offline/service-worker.ts' },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: rulesOf, debugName: 'rules' }] },
        entryFileNames: ({ name }) => (name === SERVICE_WORKER ? 'service-worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    // `vite dev` beside a running `grognard serve`.
    proxy: {
      '/api': 'http://127.0.0.1:1808',
      '/play': { target: 'ws://127.0.0.1:1808', ws: true },
    },
  },
})

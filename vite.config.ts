import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { catalogues } from './scripts/catalogues.ts'
import { partOf } from './scripts/client-parts.ts'
import {
  compressed,
  fontPreloads,
  modulesByFile,
  offlineShell,
  SERVICE_WORKER,
  sharedWorkers,
  shorterData,
} from './scripts/client-plugins.ts'
import { firstLooks } from './scripts/first-looks.ts'
import { origins } from './scripts/origins.ts'

const SYSTEMS = new URL('systems/', import.meta.url)

/** What a page has begun with before it asks for more; at a table, what every table begins with too. */
const BEGUN_WITH = /assets\/(?:index|common|shell)-/
const TABLE_BEGUN_WITH = /assets\/(?:index|common|shell|rolldown-runtime|kernel|table)-/
/** A worker has no page that could load ahead for it. */
const OF_WORKERS_TOO = /assets\/(?:common|\w+[.-]worker)-/
const AT_TABLE = /assets\/(?:table|board-\w+)-/

/**
 * The client: from src/web to dist/web, so that a policy without inline scripts, inline styles or data: links can serve
 * it.
 */
export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [
    solid(),
    catalogues(),
    firstLooks(),
    origins(),
    shorterData(SYSTEMS),
    sharedWorkers(),
    fontPreloads(['eb-garamond', 'source-sans-3']),
    modulesByFile(),
    offlineShell(),
    compressed(),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What has come already need not be asked for again.
      resolveDependencies(_file, files, { hostId, hostType }) {
        if (hostType === 'html') return files
        if (OF_WORKERS_TOO.test(hostId)) return []
        const begunWith = AT_TABLE.test(hostId) ? TABLE_BEGUN_WITH : BEGUN_WITH
        return files.filter((file) => !begunWith.test(file))
      },
    },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      // What nobody imports of the pure folders is not missed: their modules only declare.
      treeshake: {
        moduleSideEffects: [
          {
            test: /[\\/](?:src[\\/](?:hex|inches|kernel|match|situations|players|protocol|host)|systems[\\/][\w-]+[\\/](?:rules|player))[\\/]/,
            sideEffects: false,
          },
        ],
      },
      input: { index: 'src/web/index.html', [SERVICE_WORKER]: 'src/web/offline/service-worker.ts' },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: partOf, debugName: 'parts' }] },
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

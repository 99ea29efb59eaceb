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

/** The files of these parts, by the names that the build gives them. */
const filesOf = (parts: string): RegExp => new RegExp(`assets/(?:${parts})-[\\w-]{8}\\.(?:js|css)$`)
/** A worker has no page that could load ahead for it. */
const OF_WORKERS_TOO = filesOf('common|\\w+[.-]worker')
/** What has come when a board or the table asks for more, and what has come in any case. */
const HAVE_COME: readonly (readonly [asks: RegExp, come: RegExp])[] = [
  [
    filesOf('boards?(?:[.-][\\w.]+)*'),
    filesOf('index|common|shell|rolldown-runtime|kernel|table|boards(?:\\.\\w+)*|state-\\w+|hexes|inches'),
  ],
  [filesOf('table'), filesOf('index|common|shell|rolldown-runtime|kernel|table')],
]
const BEGUN_WITH = filesOf('index|common|shell')

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
        const [, come] = HAVE_COME.find(([asks]) => asks.test(hostId)) ?? [hostId, BEGUN_WITH]
        return files.filter((file) => !come.test(file))
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

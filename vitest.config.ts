import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { catalogues } from './scripts/catalogues.ts'
import { firstLooks } from './scripts/first-looks.ts'
import { origins } from './scripts/origins.ts'

const BROWSER = 'test/browser/**/*.test.ts'
/** Tests of what the page is made of: it imports words and looks that only the plugins of its build know. */
const OF_PAGE = ['src/web/**/*.test.ts', 'systems/*/{board,words}/**/*.test.ts', 'scripts/origins.test.ts']

/** The conformance kit takes minutes for a system: last, it would leave the other worker without work for as long. */
class ConformanceFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const [first = [], rest = []] = [true, false].map((isKit) =>
      sorted.filter(({ moduleId }) => moduleId.endsWith('/conformance.test.ts') === isKit),
    )
    return [...first, ...rest]
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: ConformanceFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['src/**/*.test.ts', 'systems/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [BROWSER, ...OF_PAGE],
          // Node imports the sources itself, as it does when they are played: through Vite, where each name that is
          // imported is looked up at every use, the games of these tests take three times as long.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        plugins: [catalogues(), firstLooks(), origins()],
        test: { name: 'page', include: OF_PAGE },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          // Page, server and test are three programs on a busy machine: a test of them that fails is tried twice more,
          // and the report names each that did not pass at once. No other test gets a second chance.
          expect: { poll: { timeout: 30_000 } },
          retry: 2,
        },
      },
    ],
  },
})

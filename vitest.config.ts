import { defineConfig } from 'vitest/config'
import { catalogues } from './scripts/catalogues.ts'
import { firstLooks } from './scripts/first-looks.ts'
import { origins } from './scripts/origins.ts'

export default defineConfig({
  plugins: [catalogues(), firstLooks(), origins()],
  test: {
    include: ['src/**/*.test.ts', 'systems/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // A page in a busy browser takes its time. A test that waits in vain is tried twice more, and the report names it;
    // one with a failed assertion never is.
    expect: { poll: { timeout: 30_000 } },
    retry: { count: 2, condition: /Timeout \d+ms exceeded/ },
  },
})

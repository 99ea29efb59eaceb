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
    // A page in a busy browser takes its time. One that has waited in vain is tried once more, and the report names it;
    // an assertion that fails is never tried again.
    expect: { poll: { timeout: 15_000 } },
    retry: { count: 1, condition: /Timeout \d+ms exceeded/ },
  },
})

import { afterAll, expect, test } from 'vitest'
import { Systems } from '../../src/host/tasks/index.ts'
import { firstSeen } from '../../src/host/testing.ts'
import { Pool } from '../../src/server/pool.ts'
import { systems as known } from './systems.ts'

// Computers that think for long have threads of their own, and stop when no client waits for them.

const faults: string[] = []
const pool = new Pool({
  systems: new URL('./systems.ts', import.meta.url),
  perAccount: 64,
  perMatch: 64,
  report: (what) => faults.push(what),
})
afterAll(() => pool.close())

test('questions do not wait for computers that think, and a thought ends when no one waits for it', async () => {
  const seen = await firstSeen(new Systems(known), 'six-villages', 'lake')
  let [wanted, lastWanted] = [true, true]
  const thoughts = Array.from({ length: 8 }, (_, k) =>
    pool
      .perform(
        'choose',
        { ...seen, player: 'drill', chance: [1, k] },
        { match: `m${k}`, limit: 600_000, long: true, wanted: () => wanted && (k < 7 || lastWanted) },
      )
      .catch((error: { readonly code?: string }) => error.code),
  )
  const ask = (k: number) =>
    pool.perform('query', { ...seen, query: 'turn', args: [] }, { match: `m${k}`, limit: 600_000 })
  // About the matches that think, and about one that does not.
  for (let k = 0; k < 9; k++) expect(await ask(k)).toEqual({ type: 'query', result: 1 })
  expect(await Promise.race([...thoughts, 'all think'])).toBe('all think')
  // One that still waits for its turn does not wait for the others to end.
  lastWanted = false
  expect(await thoughts[7]).toBe('unwanted')
  expect(await Promise.race([...thoughts.slice(0, 7), 'all think'])).toBe('all think')
  wanted = false
  expect(new Set(await Promise.all(thoughts))).toEqual(new Set(['unwanted']))
  expect(faults).toEqual([])
})

import { expect, test } from 'vitest'
import { spend } from '../engine/index.ts'
import { type Mini, miniature } from '../engine/kit/miniature.ts'
import type { AnyRuleset } from '../rules/index.ts'
import { memoryStore } from './memory-store.ts'
import { Client, newHost } from './testing.ts'

const asking = {
  ...miniature,
  queries: {
    turn: (view: Mini) => view.turn,
    endless(): never {
      for (;;) spend(1)
    },
  },
}

test('a question without end is given up after so much work, also where all is done in place', async () => {
  const { host, faults } = newHost(memoryStore(), [asking as unknown as AnyRuleset])
  const { match, keys } = await host.create({ ruleset: 'miniature', scenario: 'lake', seats: {}, mine: ['blue', 'red'] })
  for (const key of [keys.blue, undefined]) {
    const client = new Client(host)
    await client.join(match, key)
    expect(await client.ask({ type: 'query', query: 'endless', args: [] } as never)).toMatchObject({ type: 'error', code: 'too-much' })
    expect(await client.ask({ type: 'query', query: 'turn', args: [] } as never)).toMatchObject({ type: 'query', result: 1 })
  }
  expect(faults).toEqual([])
})

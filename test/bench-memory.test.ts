import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { memoryOfMatch } from '../bench/memory.ts'
import { engine } from '../src/kernel/index.ts'
import { type PlayedEntry, playGame, recordGame } from '../src/lab/index.ts'
import { secretOfSeed } from '../src/match/sealed-dice.ts'
import { random } from '../src/players/index.ts'
import { findRuleset } from '../systems/node.ts'

// In a process of its own, as in the benchmark: with other figures before it, what those leave behind goes meanwhile.

test('the memory of a match in play is measured if the garbage collector can be called', async () => {
  const seed = 'memory'
  const setup = { scenario: 'dennewitz', options: {}, seed }
  const played: PlayedEntry[] = []
  const kernel = engine(await findRuleset('generals'))
  playGame(kernel, setup, [random, random], played)
  const record = recordGame(kernel, setup, [], played)
  const measured = () => memoryOfMatch(kernel.ruleset, record, secretOfSeed(seed))
  expect(await measured()).toBeUndefined()
  setFlagsFromString('--expose-gc')
  globalThis.gc = runInNewContext('gc') as NodeJS.GCFunction
  expect(await measured()).toBeGreaterThan(record.length / 2 / 1024)
})

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { engine } from '../../src/kernel/index.ts'
import { verify } from '../../src/match/index.ts'
import { findRuleset } from '../../systems/node.ts'
import { serve } from './serving.ts'
import { builtClient, folder } from './table.ts'

// The bot that the documentation gives to writers of bots.

const place = folder()
const client = builtClient(place)
const BOT = fileURLToPath(new URL('../../docs/bot.mjs', import.meta.url))
const bot = (...args: string[]) => promisify(execFile)(process.execPath, [BOT, ...args], { maxBuffer: 1 << 26 })

test.each([
  // In this one it takes positions first, group by group.
  ['generals', 'custom', 'white', 'black', 'random'],
  ['albuera', 'knoll', 'french', 'coalition', 'random'],
  ['corps', 'outpost', 'french', 'prussian', 'random'],
  ['six-villages', 'lake', 'blue', 'red', 'random'],
])('the bot of the documentation plays %s, %s to its end, and its record can be verified', async (ruleset, ...game) => {
  const { url } = await serve(`${place}/${ruleset}-${game[0]}`, client)
  const { stdout, stderr } = await bot(url, ruleset, ...game)
  expect(JSON.parse(stderr)).toMatchObject({ by: 'rules' })
  expect(verify(engine(await findRuleset(ruleset)), stdout)).toMatchObject({ ok: true })
})

test('the bot says why a match cannot be begun', async () => {
  const { url } = await serve(`${place}/none`, client)
  await expect(bot(url, 'generals', 'marengoo', 'white', 'black', 'drill')).rejects.toThrow(
    /scenario 'marengoo' does not exist/,
  )
})

import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sqliteStore } from '../../src/server/index.ts'
import { grognardIn, refuses } from '../cli/run.ts'
import { end, serve } from './serving.ts'
import { builtClient, Client, create, folder } from './table.ts'

// A copy made while people play, and a server that continues from it.

const place = folder()
const client = builtClient(place)

type Games = Map<string, { readonly keys: Record<string, string>; actions: number }>

/** Plays three games until told to stop, and counts the acknowledged actions of each. */
async function load(url: string, games: Games, until: () => boolean): Promise<void> {
  const play = async () => {
    const { match, keys } = await create(url)
    const game = { keys, actions: 0 }
    games.set(match, game)
    const clients = await Promise.all(['white', 'black'].map((seat) => Client.join(url, match, keys[seat])))
    while (!until())
      for (const one of clients) {
        const actions = await one.list()
        if (actions.length === 0) continue
        const answer = await one.act(actions.includes('close') ? ['close'] : (actions[0] as string))
        if (answer.type === 'done') game.actions++
        else expect(answer.type).toBe('stale')
      }
    await Promise.all(clients.map((one) => one.close()))
  }
  await Promise.all([play(), play(), play()])
}

test('a copy that is made under load is sound, and games are played on from it', async () => {
  const server = await serve(`${place}/lives`, client)
  let stop = false
  const games: Games = new Map()
  const playing = load(server.url, games, () => stop)
  while (games.size < 3 || [...games.values()].some(({ actions }) => actions < 4)) await pause(20)
  const copy = join(place, 'copy.sqlite')
  const made = grognardIn(place, 'backup', 'copy.sqlite', '--store', `${place}/lives`)
  expect(made).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining(`Copied all matches to ${copy} (3 in `),
  })
  expect(statSync(copy).mode & 0o077).toBe(0)
  stop = true
  await playing
  expect(await end(server, 'SIGTERM')).toBe(0)

  expect(grognardIn(place, 'restore', copy, '--store', `${place}/again`)).toMatchObject({
    status: 0,
    stdout: `Checked ${copy} and restored all matches (3) to ${place}/again\n`,
  })
  // For each game the copy has the beginning of the record, line by line.
  for (const match of games.keys()) {
    const [all, copied] = await Promise.all(['lives', 'again'].map((one) => linesOf(`${place}/${one}`, match)))
    expect(copied?.length).toBeGreaterThan(1)
    expect(all?.slice(0, copied?.length)).toEqual(copied)
  }
  const restored = await serve(`${place}/again`, client)
  for (const [match, { keys }] of games) {
    const clients = await Promise.all(['white', 'black'].map((seat) => Client.join(restored.url, match, keys[seat])))
    let done = false
    for (const one of clients) {
      const actions = await one.list()
      if (actions.length > 0)
        done ||= (await one.act(actions.includes('close') ? ['close'] : (actions[0] as string))).type === 'done'
    }
    expect(done).toBe(true)
    await Promise.all(clients.map((one) => one.close()))
  }
  expect(await end(restored, 'SIGTERM')).toBe(0)
})

async function linesOf(where: string, match: string): Promise<readonly string[]> {
  const store = await sqliteStore(where)
  const found = await store.load(match)
  await store.close()
  return found?.lines ?? []
}

test('nothing is written over, and what is wrong is said in a line', async () => {
  const store = await sqliteStore(`${place}/one`)
  refuses(['restore', 'none.sqlite', '--store', `${place}/two`], /there is no file .*none\.sqlite/)
  writeFileSync(`${place}/kept`, 'mine')
  refuses(['backup', `${place}/kept`, '--store', `${place}/one`], /kept already exists and is not overwritten/)
  expect(readFileSync(`${place}/kept`, 'utf8')).toBe('mine')
  expect(existsSync(`${place}/kept.unfinished`)).toBe(false)
  expect(grognardIn(place, 'backup', 'good', '--store', `${place}/one`).status).toBe(0)
  refuses(['restore', `${place}/good`, '--store', `${place}/one`], /another server is working on/)
  await store.close()
  refuses(['restore', `${place}/good`, '--store', `${place}/one`], /one already has matches: name an empty folder/)
  refuses(['restore', `${place}/kept`, '--store', `${place}/two`], /kept is not a copy of a grognard data folder/)
  const bytes = readFileSync(`${place}/good`)
  writeFileSync(`${place}/torn`, Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(4096, 7), bytes.subarray(8192)]))
  refuses(['restore', `${place}/torn`, '--store', `${place}/two`], /torn is (damaged|not a copy)/)
  expect(existsSync(`${place}/two`)).toBe(false)
  mkdirSync(`${place}/empty`)
  refuses(['backup', `${place}/x`, '--store', `${place}/empty`], /there are no matches in .*empty/)
  refuses(['backup', '--store', `${place}/one`], /backup takes one file/)
  refuses(['backup', '/nowhere/at/all', '--store', `${place}/one`], /cannot write \/nowhere\/at\/all/)
})

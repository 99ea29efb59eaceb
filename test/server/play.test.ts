import { afterAll, beforeAll, expect, test } from 'vitest'
import { engine } from '../../src/kernel/index.ts'
import { openMatch, textOf, verify } from '../../src/match/index.ts'
import { PROTOCOL } from '../../src/protocol/index.ts'
import { findRuleset } from '../../systems/node.ts'
import { Client, create, createUnsealed, folder, openTable, type Table, TWO_PERSONS } from './table.ts'

// Games over the network, with nothing but the protocol.

let table: Table
beforeAll(async () => {
  table = await openTable(folder(), { limits: { messages: 100_000, burst: 100_000 } })
})
afterAll(() => table.server.close())

/**
 * The seat that may choose takes the action that `pick` points to, until the game is over or this many have been made.
 */
async function play(clients: readonly Client[], most: number, pick: (count: number) => number): Promise<void> {
  for (let made = 0; made < most; ) {
    let idle = true
    for (const client of clients) {
      const actions = await client.list()
      if (actions.length === 0) continue
      const answer = await client.act(actions.includes('close') ? ['close'] : (actions[pick(actions.length)] as string))
      expect(answer).toMatchObject({ type: 'done' })
      made++
      idle = false
    }
    if (idle) return
  }
}

test('a program plays with the protocol only: it lists, acts, is told in words, and has the dice checked', async () => {
  const { match, keys } = await createUnsealed(table.url)
  const white = await Client.join(table.url, match, keys.white, { words: true })
  const black = await Client.join(table.url, match, keys.black)
  const onlooker = await Client.join(table.url, match)
  await play([white, black], 6, (count) => Math.floor(count / 2))
  expect(await white.ask({ type: 'why', do: 'order C c1>c2' })).toMatchObject({ type: 'why' })
  expect(await white.ask({ type: 'chat', text: 'Bonne chance' })).toMatchObject({ type: 'done' })
  expect(await black.next('chat')).toMatchObject({ line: { who: 'Ann', seat: 'white', text: 'Bonne chance' } })
  const told = white.heard.flatMap((one) => (one.type === 'update' ? (one.words ?? []) : []))
  expect(told.length).toBeGreaterThan(0)
  expect(black.heard.some((one) => one.type === 'update' && one.words !== undefined)).toBe(false)
  expect(onlooker.n).toBeGreaterThan(1)

  expect(await black.ask({ type: 'record' })).toMatchObject({ type: 'error', code: 'running' })
  expect(await black.ask({ type: 'resign' })).toMatchObject({ type: 'done' })
  const record = await onlooker.ask({ type: 'record' })
  if (record.type !== 'record') throw new Error(JSON.stringify(record))
  const kernel = engine(await findRuleset('generals'))
  const text = textOf(record.lines)
  const commitment = white.heard.flatMap((one) => (one.type === 'welcome' ? [one.commitment as string] : []))
  expect(verify(kernel, text, { commitments: commitment, words: [white.words, black.words] })).toMatchObject({
    ok: true,
    trust: { in: 'one' },
  })
  expect(openMatch(kernel, text).ending).toMatchObject({ winner: ['white'] })
  await Promise.all([white, black, onlooker].map((client) => client.close()))
})

test('after a break a client gets what it has missed, or a fresh view', async () => {
  const { match, keys } = await create(table.url)
  const [white, black] = [
    await Client.join(table.url, match, keys.white),
    await Client.join(table.url, match, keys.black),
  ]
  await play([white, black], 2, () => 0)
  const known = white.n
  await white.close()
  const elsewhere = await Client.join(table.url, match, keys.white)
  await play([elsewhere, black], 4, () => 0)
  const back = await Client.open(table.url)
  back.say({ type: 'join', protocol: PROTOCOL, match, key: keys.white, from: known })
  const welcome = await back.next('welcome')
  expect(welcome.cells).toBeUndefined()
  expect(welcome.updates?.map(({ n }) => n)).toEqual(Array.from({ length: welcome.n - known }, (_, k) => known + 1 + k))
  // The updates told at the time and those told now are the same.
  const heard = elsewhere.heard.flatMap((one) => (one.type === 'update' && one.n > known ? [one] : []))
  expect(welcome.updates).toEqual(heard.map(({ type: _, ...update }) => update))
  const fresh = await Client.open(table.url)
  fresh.say({ type: 'join', protocol: PROTOCOL, match, key: keys.white, from: 1_000_000 })
  expect((await fresh.next('welcome')).cells?.length).toBeGreaterThan(0)
  await Promise.all([elsewhere, black, back, fresh].map((client) => client.close()))
})

test('the computer plays its seat, and a seat is handed to it and taken back', async () => {
  const { match, keys } = await create(table.url, {
    ...TWO_PERSONS,
    seats: { black: { kind: 'computer', player: 'random' } },
    mine: ['white'],
  })
  const white = await Client.join(table.url, match, keys.white)
  await white.act(['close'])
  // Its plan is opened when both have closed.
  while ((await white.next('update')).told.length === 0);
  expect(await white.ask({ type: 'hand', to: 'random' })).toMatchObject({ type: 'done' })
  for (let k = 0; k < 5; k++) await white.next('update')
  expect(await white.ask({ type: 'hand', to: null })).toMatchObject({ type: 'done' })
  expect(table.faults).toEqual([])
  await white.close()
})

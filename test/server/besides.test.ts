import { afterEach, beforeEach, expect, test } from 'vitest'
import { findRuleset } from '../../systems/node.ts'
import { Client, create, folder, openTable, type Table } from './table.ts'

// Requests that cost a player nothing: however fast they come, and on however many connections, the record does not
// grow by them.

const place = folder()
const ORDERS = ((await findRuleset('generals')).standing ?? [])
  .filter(({ text }) => !text.includes('{'))
  .map(({ name }) => ({ name }))
let table: Table
beforeEach(async () => {
  table = await openTable(place, { limits: { messages: 1e6, burst: 1e6 } })
})
afterEach(async () => {
  await table.server.close()
  expect(table.faults).toEqual([])
})

test.each([
  ['orders beforehand', (k: number) => ({ type: 'standing', orders: Array(200).fill(ORDERS[k % ORDERS.length]) })],
  ['offers of a draw', (k: number) => ({ type: 'draw', offer: k % 2 === 0 })],
  ['names', (k: number) => ({ type: 'name', name: `Ann the ${k}th` })],
  ['handing the seat over', (k: number) => ({ type: 'hand', to: k % 2 === 0 ? 'drill' : null })],
] as const)('a flood of %s', async (_, wish) => {
  expect(ORDERS.length).toBeGreaterThan(1)
  const { match, keys } = await create(table.url)
  const clients = await Promise.all(Array.from({ length: 8 }, () => Client.join(table.url, match, keys.white)))
  const answers = await Promise.all(
    clients.flatMap((client, c) =>
      Array.from({ length: 50 }, (_one, k) => client.ask({ ...wish(k), id: `${c} ${k}` })),
    ),
  )
  const refused = answers.filter(({ type }) => type === 'refused')
  expect(refused.length).toBeGreaterThan(250)
  expect(refused.at(-1)).toMatchObject({ reason: 'You have asked for much in a short time: wait a little.' })
  const lines = table.kept.get(match)?.lines ?? []
  expect(lines.length).toBeLessThan(150)
  expect(lines.join('').length).toBeLessThan(2e6)
  // The other player is served as before.
  const ben = await Client.join(table.url, match, keys.black)
  expect(await ben.ask({ type: 'name', name: 'Ben' })).toMatchObject({ type: 'done' })
  await Promise.all([...clients, ben].map((client) => client.close()))
})

import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { memoryStore } from '../../src/host/memory-store.ts'
import { builtClient, Client, create, folder, openTable, post, TWO_PERSONS } from './table.ts'

// Figures for a monitor, as Prometheus reads them.

const place = folder()
builtClient(place)
const LOCAL = { metrics: { host: '127.0.0.1', port: 0 } }

/** The figures by name and labels. */
async function figures(port: number | undefined): Promise<{ text: string; of(name: string): number }> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  const lines = new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )
  return { text, of: (name) => lines.get(name) ?? Number.NaN }
}

test('requests, answers, refusals and writes are counted, and the counts name nobody', async () => {
  const store = memoryStore()
  let full = false
  const table = await openTable(place, {
    ...LOCAL,
    limits: { connectionsPerAddress: 3 },
    store: {
      ...store,
      create: async (match) => (full ? Promise.reject(new Error('no space left')) : store.create(match)),
    },
  })
  const { metricsPort } = table.server
  const none = await figures(metricsPort)
  expect(
    ['sockets', 'matches_open', 'actions_total', 'store_failures_total'].map((name) => none.of(`grognard_${name}`)),
  ).toEqual([0, 0, 0, 0])
  expect(none.of('grognard_ready')).toBe(1)
  expect(none.of('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect(none.text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)

  const { match, keys, owner } = await create(table.url)
  const white = await Client.join(table.url, match, keys.white)
  const black = await Client.join(table.url, match, keys.black)
  expect(await white.act(['close'])).toMatchObject({ type: 'done', played: 1 })
  expect(await black.act(['order I a3>a2', 'close'])).toMatchObject({ type: 'done', played: 2 })
  await white.ask({ type: 'chat', text: 'Vive la figure' })
  white.say('{"type":"nonsense"}')
  await white.next('error')
  await expect(Client.open(table.url, { origin: 'https://elsewhere.example' })).rejects.toThrow('403')
  const third = await Client.open(table.url)
  await expect(Client.open(table.url)).rejects.toThrow('429')
  full = true
  expect((await post(table.url, TWO_PERSONS)).status).toBe(500)

  const { of, text } = await figures(metricsPort)
  expect(of('grognard_sockets')).toBe(3)
  expect(of('grognard_matches_open')).toBe(1)
  expect(of('grognard_actions_total')).toBe(3)
  // Two clients have sealed the dice before.
  expect(of('grognard_messages_total{type="join"}')).toBe(4)
  expect(of('grognard_messages_total{type="act"}')).toBe(2)
  expect(of('grognard_answer_seconds_count{type="act"}')).toBe(2)
  expect(of('grognard_answer_seconds_bucket{le="+Inf",type="act"}')).toBe(2)
  expect(of('grognard_answer_seconds_sum{type="act"}')).toBeGreaterThan(0)
  expect(of('grognard_errors_total{code="bad-message"}')).toBe(1)
  expect(of('grognard_refused_total{reason="origin"}')).toBe(1)
  expect(of('grognard_refused_total{reason="connections"}')).toBe(1)
  expect(of('grognard_store_failures_total')).toBe(1)
  expect(of('grognard_store_seconds_count')).toBeGreaterThanOrEqual(4)
  expect(of('grognard_store_waiting')).toBe(0)
  expect(of('grognard_tasks_waiting')).toBe(0)
  for (const secret of [match, owner, ...Object.values(keys), 'Ann', 'Ben', 'figure', '127.0.0.1', 'nonsense'])
    expect(text).not.toContain(secret)

  await Promise.all([white, black, third].map((one) => one.close()))
  await table.server.close()
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow()
})

test('a proxy that forwards the port of the table does not forward the figures', async () => {
  const table = await openTable(place, LOCAL)
  for (const path of ['/metrics', '/api/metrics']) expect((await fetch(table.url + path)).status).toBe(404)
  for (const path of ['/', '/api/health', '/metrics/'])
    expect((await fetch(`http://127.0.0.1:${table.server.metricsPort}${path}`)).status).toBe(404)
  await table.server.close()
  const without = await openTable(place)
  expect(without.server.metricsPort).toBeUndefined()
  await without.server.close()
})

test('if figures cannot be served, the server does not start', async () => {
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const { port } = other.address() as { port: number }
  await expect(openTable(place, { metrics: { host: '127.0.0.1', port } })).rejects.toThrow(
    `cannot serve figures on 127.0.0.1, port ${port}`,
  )
  other.close()
})

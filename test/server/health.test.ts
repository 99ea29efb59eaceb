import { expect, test } from 'vitest'
import { memoryStore } from '../../src/host/memory-store.ts'
import { PROTOCOL } from '../../src/protocol/index.ts'
import type { ServerStore } from '../../src/server/index.ts'
import { end, serve } from './serving.ts'
import { builtClient, Client, create, folder, openTable, post, TWO_PERSONS } from './table.ts'

// Whether the server lives, and whether it can do its work: what a monitor and a proxy ask.

const place = folder()
const client = builtClient(place)

const health = async (url: string) => {
  const answer = await fetch(`${url}/api/health`)
  return { status: answer.status, ...((await answer.json()) as { live: boolean; ready: boolean; why?: string }) }
}

/** Waits for this status; if it never comes, reports the last answer. */
async function until(url: string, status: number): Promise<Awaited<ReturnType<typeof health>>> {
  const end = Date.now() + 20_000
  for (;;) {
    const now = await health(url)
    if (now.status === status) return now
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(now)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('a server on a full disk is live and not ready', async () => {
  const server = await serve(`${place}/full`, client, [], '-f 600')
  expect(await health(server.url)).toMatchObject({ status: 200, live: true, ready: true })
  let answer = await post(server.url, TWO_PERSONS)
  for (let k = 0; k < 100 && answer.status === 201; k++) answer = await post(server.url, TWO_PERSONS)
  expect(answer.status).toBe(500)
  // When a match no longer fits, the small write that the server tries may still fit a few times.
  for (let k = 0; k < 100 && (await health(server.url)).status === 200; k++) await post(server.url, TWO_PERSONS)
  expect(await until(server.url, 503)).toEqual({
    status: 503,
    live: true,
    ready: false,
    why: 'The server cannot store anything: its disk may be full.',
    protocol: PROTOCOL,
  })
  expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200)
  expect(server.said()).toMatch(/nothing can be stored, so the server is not ready/)
  expect(await end(server, 'SIGTERM')).toBe(0)
})

/** A store that keeps nothing while it is `full`, and waits for `open` before it stores anything. */
function moodyStore() {
  const mood = { full: false, open: Promise.resolve() }
  const store = memoryStore()
  const keep = async (): Promise<void> => {
    await mood.open
    if (mood.full) throw new Error('no space left')
  }
  const moody: ServerStore = {
    ...store,
    create: async (match) => {
      await keep()
      await store.create(match)
    },
    keep: async (...change) => {
      await keep()
      await store.keep(...change)
    },
    probe: keep,
  }
  return { mood, store: moody }
}

test('after one failed write the server is not ready, until the store keeps things again', async () => {
  const { mood, store } = moodyStore()
  const table = await openTable(place, { store })
  expect(await health(table.url)).toMatchObject({ status: 200, ready: true })
  mood.full = true
  expect((await post(table.url, TWO_PERSONS)).status).toBe(500)
  expect(await until(table.url, 503)).toMatchObject({ live: true, ready: false })
  mood.full = false
  expect(await until(table.url, 200)).toMatchObject({ ready: true })
  expect(table.faults.map(([what]) => what).filter((what) => /\bstored?\b/.test(String(what)))).toEqual([
    'nothing can be stored, so the server is not ready',
    'the store works again',
  ])
  await table.server.close()
})

test('a server that is stopping is not ready, lets no one in, and answers what it was asked', async () => {
  const { mood, store } = moodyStore()
  const table = await openTable(place, { store })
  const { match, keys } = await create(table.url)
  const white = await Client.join(table.url, match, keys.white)
  let open = () => {}
  mood.open = new Promise((resolve) => (open = resolve))
  const answer = white.act(['close'], 'last')
  // The host has the request once the next one has been answered.
  await white.ask({ type: 'ping' })
  const closed = table.server.close()
  expect(await health(table.url)).toMatchObject({
    status: 503,
    live: true,
    ready: false,
    why: 'The server is stopping.',
  })
  expect(await (await post(table.url, TWO_PERSONS)).json()).toMatchObject({ code: 'stopping' })
  await expect(Client.open(table.url)).rejects.toThrow('503')
  open()
  expect(await answer).toMatchObject({ type: 'done', id: 'last' })
  expect(await white.gone()).toMatchObject({ code: 1012 })
  await closed
})

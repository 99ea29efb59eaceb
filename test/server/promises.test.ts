import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { memoryStore } from '../../src/host/memory-store.ts'
import { type Store, TALK_PAGE } from '../../src/host/store.ts'
import type { CreatedMatch, HostMessage, NewMatch } from '../../src/protocol/index.ts'
import { PROTOCOL } from '../../src/protocol/index.ts'
import { DATABASE, sqliteStore } from '../../src/server/index.ts'
import { generals } from '../../systems/generals/rules/index.ts'
import { Client, create, folder, openTable, type Table, TWO_PERSONS } from './table.ts'

// Acknowledged actions are stored: on a full disk the client hears that the match is lost, never that the request was
// done.

/** A store whose disk can fill up, be freed again, and be slow. */
interface Disk {
  readonly store: Store
  full: boolean
}

function memoryDisk(): Disk {
  const store = memoryStore()
  const disk: Disk = {
    full: false,
    store: {
      ...store,
      async keep(id, change) {
        const { full } = disk
        await new Promise((resolve) => setTimeout(resolve, 5))
        if (full) throw new Error('database or disk is full')
        return store.keep(id, change)
      },
    },
  }
  return disk
}

let table: Table | undefined
let clients: Client[] = []
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  clients = []
  await table?.server.close()
})

const WISH: NewMatch = { ...TWO_PERSONS, mine: ['white'] }

async function sit(disk: Disk, wish = WISH): Promise<{ made: CreatedMatch; white: Client }> {
  table = await openTable(folder(), { store: disk.store })
  const made = await create(table.url, wish)
  const white = await joined(made, { key: made.keys.white })
  return { made, white }
}

async function joined(made: CreatedMatch, how: object): Promise<Client> {
  const client = await Client.join((table as Table).url, made.match, undefined, how)
  clients.push(client)
  return client
}

const told = ({ heard }: Client): HostMessage[] => heard.slice(heard.findIndex(({ type }) => type === 'welcome') + 1)

async function heard(client: Client, is: (message: HostMessage) => boolean): Promise<HostMessage> {
  for (;;) {
    const found = client.heard.find(is)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/** A standing order. */
const ORDER = generals.unattended?.[0]

/** Every request that changes something, and its effect. */
const REQUESTS = [
  { type: 'chat', text: 'Is anybody there?' },
  { type: 'name', name: 'Bonaparte' },
  { type: 'hand', to: 'random' },
  { type: 'act', count: 0, do: ['close'] },
  { type: 'standing', orders: [{ name: ORDER }] },
  { type: 'draw', offer: true },
  { type: 'resign' },
] as const

describe('on a full disk', () => {
  test.each(REQUESTS)(
    '$type is not acknowledged, nor is anything behind it, and nothing of it is seen',
    async (request) => {
      const disk = memoryDisk()
      const { made, white } = await sit(disk, TWO_PERSONS)
      const onlooker = await joined(made, {})
      await white.ask({ type: 'ping' })
      const [before, ears] = [white.heard.length, told(onlooker).length]
      disk.full = true
      white.say({ id: 'first', ...request })
      white.say({ id: 'behind', type: 'chat', text: 'behind it' })
      white.say({ id: 'list', type: 'list' })
      await white.next('error')
      await onlooker.next('error')
      // Anything still on its way would arrive before an answer over another connection.
      await (await joined(made, {})).ask({ type: 'view' })
      expect(white.heard.slice(before)).toEqual([
        { type: 'error', code: 'lost', message: expect.stringMatching(/join again/) },
      ])
      expect(told(onlooker).slice(ears)).toMatchObject([{ type: 'error', code: 'lost' }])
      expect(table?.faults.length).toBeGreaterThan(0)

      // The match is as stored; when there is room again, a repeated request is carried out.
      disk.full = false
      const again = await joined(made, { key: made.keys.white })
      const welcome = again.heard.find((one) => one.type === 'welcome')
      expect(welcome).toMatchObject({ count: 0, n: 2, chat: [], status: { draw: [] } })
      expect(welcome).toMatchObject({ status: { seats: [{ name: 'Ann', kind: 'person' }, {}] } })
      expect(await again.ask({ id: 'first', ...request })).toMatchObject({ type: 'done' })
    },
  )

  test('a seat is not taken, and no one hears that an invitation is spent', async () => {
    const disk = memoryDisk()
    const { made } = await sit(disk)
    disk.full = true
    const [ben, carl] = [await Client.open((table as Table).url), await Client.open((table as Table).url)]
    clients.push(ben, carl)
    const invitation = made.invitations.black as string
    for (const [client, key] of [
      [ben, 'b'.repeat(32)],
      [carl, 'c'.repeat(32)],
    ] as const)
      client.say({ type: 'join', protocol: PROTOCOL, match: made.match, invitation, key })
    for (const client of [ben, carl]) expect(await client.next('error')).toMatchObject({ code: 'lost' })
    for (const client of [ben, carl]) expect(client.heard.length).toBe(1)
    disk.full = false
    const late = await joined(made, { invitation, key: 'c'.repeat(32) })
    expect(late.heard[0]).toMatchObject({ type: 'welcome', seat: 'black', status: { seats: [{}, { here: false }] } })
  })

  test('a seat that is given again and its notice are either both kept or both lost', async () => {
    const disk = memoryDisk()
    const { made, white } = await sit(disk)
    const ben = await joined(made, { invitation: made.invitations.black, key: 'b'.repeat(32) })
    await ben.close()
    disk.full = true
    white.say({ type: 'invite', id: 'i', owner: made.owner, place: 'black', invitation: 'n'.repeat(32) })
    expect(await white.next('error')).toMatchObject({ code: 'lost' })
    disk.full = false
    const back = await joined(made, { key: 'b'.repeat(32) })
    const welcome = back.heard.find((one) => one.type === 'welcome')
    expect(welcome?.chat.map(({ notice }) => notice)).toEqual(['seated'])
  })

  test('an end of a game that is not stored does not reveal its record', async () => {
    const disk = memoryDisk()
    const { white } = await sit(disk)
    disk.full = true
    white.say({ id: 'end', type: 'resign' })
    white.say({ id: 'record', type: 'record' })
    expect(await white.next('error')).toMatchObject({ code: 'lost' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(white.heard.at(-1)).toMatchObject({ type: 'error', code: 'lost' })
  })

  test('what anybody may know of a match is only what is stored', async () => {
    const disk = memoryDisk()
    const { made, white } = await sit(disk)
    disk.full = true
    white.say({ type: 'name', id: 'n', name: 'Bonaparte' })
    const names: string[] = []
    for (let k = 0; k < 5; k++) {
      const answer = await fetch(`${(table as Table).url}/api/matches/${made.match}`)
      names.push(await answer.text())
    }
    expect(names.join()).not.toContain('Bonaparte')
  })

  test('SQLite says so too: what fits is kept, what does not is refused, and there is room again', async () => {
    const place = folder()
    const store = await sqliteStore(place, { mostPages: 40 })
    table = await openTable(place, { store, limits: { talkAtOnce: 1e6, talkPerAddressAtOnce: 1e6 } })
    const made = await create(table.url, WISH)
    let white = await joined(made, { key: made.keys.white })
    const acknowledged: string[] = []
    const text = 'x'.repeat(480)
    for (let k = 0; ; k++) {
      white.say({ type: 'chat', id: `c${k}`, text: `${k} ${text}` })
      const answer = await heard(white, (one) => one.type === 'error' || (one.type === 'done' && one.id === `c${k}`))
      if (answer.type === 'error') {
        expect(answer.code).toBe('lost')
        break
      }
      acknowledged.push(`${k} ${text}`)
    }
    expect(acknowledged.length).toBeGreaterThan(10)
    expect(String(table.faults[0])).toMatch(/full/)
    white = await joined(made, { key: made.keys.white })
    const welcome = white.heard.find((one) => one.type === 'welcome')
    expect(welcome?.chat.map((line) => line.text)).toEqual(acknowledged.slice(-TALK_PAGE))
    const beside = new DatabaseSync(join(place, DATABASE), { readOnly: true })
    expect(beside.prepare('SELECT count(*) AS lines FROM chat').get()).toEqual({ lines: acknowledged.length })
    beside.close()
  })
})

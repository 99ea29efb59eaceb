import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { memoryStore } from '../../src/host/memory-store.ts'
import { engine, type Position, SPECTATOR } from '../../src/kernel/index.ts'
import { view } from '../../src/match/index.ts'
import { textOf } from '../../src/match/record.ts'
import { openMatch } from '../../src/match/reopen.ts'
import type { CreatedMatch, HostMessages, NewMatch } from '../../src/protocol/index.ts'
import { PROTOCOL } from '../../src/protocol/index.ts'
import { findRuleset } from '../../systems/node.ts'
import { Client, create, folder, openTable, type Table } from './table.ts'

// Seats, invitations and shares are three different things: the secret of one opens no other, and no secret that a
// player has seen lets him sit in another's seat.

const place = folder()
let table: Table
let made: CreatedMatch
let opened: Client[]

const newKey = (): string => randomBytes(24).toString('base64url')

/** Ann begins a match and plays White; Black waits for the player she invites. */
const WISH: NewMatch = {
  ruleset: 'generals',
  scenario: 'marengo',
  seats: { white: { kind: 'person', name: 'Ann' } },
  mine: ['white'],
}

beforeEach(async () => {
  opened = []
  table = await openTable(place)
  made = await create(table.url, WISH)
})
afterEach(async () => {
  await Promise.all(opened.map((client) => client.close()))
  await table.server.close()
  expect(table.faults).toEqual([])
})

/** Tries to join; returns the welcome or the code of the error. */
async function attempt(
  join: object,
  match = made.match,
): Promise<{ client: Client; welcome?: HostMessages['welcome']; code?: string }> {
  const client = await Client.open(table.url)
  opened.push(client)
  client.say({ type: 'join', protocol: PROTOCOL, match, ...join })
  const answer = await Promise.race([client.next('welcome'), refusedBy(client)])
  return answer.type === 'welcome' ? { client, welcome: answer } : { client, code: answer.code }
}
async function refusedBy(client: Client): Promise<HostMessages['error']> {
  for (;;) {
    const error = client.heard.find((one) => one.type === 'error')
    if (error) return error
    await new Promise((resolve) => setTimeout(resolve, 2))
    if (client.heard.some(({ type }) => type === 'welcome')) return new Promise(() => {})
  }
}
const seatOf = async (join: object, match?: string) => {
  const { welcome, code } = await attempt(join, match)
  return welcome ? (welcome.comrade?.place ?? welcome.seat ?? 'spectator') : code
}
const invitationOf = (where: string, from = made): string => from.invitations[where] as string

/** Ben opens his invitation. */
async function benSits(name = 'Ben'): Promise<{ ben: Client; key: string }> {
  const key = newKey()
  const { client, welcome } = await attempt({ invitation: invitationOf('black'), key, name })
  expect(welcome?.seat).toBe('black')
  return { ben: client, key }
}

describe('an invitation', () => {
  test('becomes a key of its opener’s own, and is worth nothing afterwards', async () => {
    expect(made.keys).toEqual({ white: expect.any(String) })
    const before = await attempt({})
    expect(before.welcome?.status.seats).toMatchObject([{ began: true }, { waiting: true }])
    const { key } = await benSits()
    expect(await seatOf({ invitation: invitationOf('black'), key: newKey() })).toBe('spent')
    expect(await seatOf({ key: invitationOf('black') })).toBe('no-such-key')
    expect(await seatOf({ key })).toBe('black')
    const after = await attempt({})
    expect(after.welcome?.status.seats[1]).toMatchObject({ name: 'Ben', here: true })
    for (const mark of ['waiting', 'began']) expect(after.welcome?.status.seats[1]).not.toHaveProperty(mark)
  })

  test('works again for the browser that got the seat, in case its answer was lost, before and after a restart', async () => {
    const { key } = await benSits()
    const claim = { invitation: invitationOf('black'), key }
    expect(await seatOf(claim)).toBe('black')
    await table.server.close()
    table = await openTable(place, { store: memoryStore(table.kept) })
    expect(await seatOf(claim)).toBe('black')
    expect(await seatOf({ ...claim, key: newKey() })).toBe('spent')
    const { welcome } = await attempt({})
    expect(welcome?.chat.filter(({ notice }) => notice === 'seated').length).toBe(1)
  })

  test('opened by many at once gives the seat to one, and all others are told that it is spent', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => seatOf({ invitation: invitationOf('black'), key: newKey() })),
    )
    expect(outcomes.sort()).toEqual(['black', ...Array(7).fill('spent')])
  })

  test('does not take a key that is not its opener’s own', async () => {
    const invitation = invitationOf('black')
    expect(await seatOf({ invitation })).toBe('bad-request')
    expect(await seatOf({ invitation, key: invitation })).toBe('bad-request')
    expect(await seatOf({ invitation, key: made.keys.white })).toBe('bad-request')
    expect(await seatOf({ invitation: newKey(), key: newKey() })).toBe('spent')
    const other = await create(table.url, WISH)
    expect(await seatOf({ invitation: invitationOf('black', other), key: newKey() })).toBe('spent')
    expect(await seatOf({ invitation, key: newKey() })).toBe('black')
  })

  test('is kept as a hash, as keys are', async () => {
    const { key } = await benSits()
    const kept = JSON.stringify([...table.kept.values()])
    for (const secret of [made.keys.white, invitationOf('black'), made.owner, key]) expect(kept).not.toContain(secret)
    const info = await (await fetch(`${table.url}/api/matches/${made.match}`)).text()
    expect(info).not.toMatch(/hash|owner/i)
  })

  test('tells everybody who has sat down, and when', async () => {
    const { client: ann } = await attempt({ key: made.keys.white })
    const { ben } = await benSits('Benjamin')
    const told = { who: 'Benjamin', seat: 'black', notice: 'seated', after: 1, text: 'Benjamin has sat down at black.' }
    expect((await ann.next('chat')).line).toMatchObject(told)
    await ben.act(['close'])
    const { welcome } = await attempt({})
    expect(welcome?.chat).toMatchObject([told])
  })
})

describe('the creator of a match', () => {
  test('cannot open the seat of his guest by anything that he has or hears', async () => {
    const { client: ann } = await attempt({ key: made.keys.white })
    const { ben, key } = await benSits()
    expect(await ben.act(['order I b3>b2', 'close'])).toMatchObject({ type: 'done' })
    for (const secret of [invitationOf('black'), made.owner]) expect(await seatOf({ key: secret })).toBe('no-such-key')
    expect(await seatOf({ invitation: invitationOf('black'), key: made.keys.white })).toBe('spent')
    expect(await seatOf({ invitation: made.keys.white, key: newKey() })).toBe('spent')
    expect(ann.texts.join('\n')).not.toContain(key)
    // The creator's messages act on the creator's own seat, not on the guest's.
    const plan = table.kept.get(made.match)?.lines.at(-1)
    expect(await ann.ask({ type: 'back', count: 1 })).toMatchObject({ type: 'stale', count: 0 })
    expect(await ann.ask({ type: 'back', count: 0 })).toMatchObject({ type: 'refused' })
    expect(table.kept.get(made.match)?.lines.at(-1)).toBe(plan)
    expect(await ben.ask({ type: 'list' })).toMatchObject({ actions: [] })
  })

  test('gives a lost seat again, and all are told; nothing that opened it before does so afterwards', async () => {
    const { client: ann } = await attempt({ key: made.keys.white })
    const { ben, key } = await benSits()
    expect(await ben.act(['order I b3>b2', 'close'])).toMatchObject({ type: 'done' })
    const again = { type: 'invite', owner: made.owner, place: 'black', invitation: newKey() }
    expect(await ann.ask(again)).toMatchObject({
      type: 'error',
      code: 'taken',
      message: expect.stringContaining('Ben is at the table'),
    })
    await ben.close()
    expect(await ann.ask(again)).toMatchObject({ type: 'done' })
    const notice = { who: 'Ben', seat: 'black', notice: 'given-again' }
    expect(ann.heard.filter((one) => one.type === 'chat').at(-1)?.line).toMatchObject(notice)
    expect(await seatOf({ key })).toBe('no-such-key')
    expect(await seatOf({ invitation: invitationOf('black'), key })).toBe('spent')
    expect(await seatOf({ invitation: invitationOf('black'), key: newKey() })).toBe('spent')
    // As if the answer was lost: asked again, the server does nothing more and sends no second notice.
    expect(await ann.ask(again)).toMatchObject({ type: 'done' })
    expect(await seatOf({ invitation: again.invitation, key })).toBe('black')
    const { welcome, client } = await attempt({})
    expect(welcome?.chat.map((line) => line.notice)).toEqual(['seated', 'given-again', 'seated'])
    // A new invitation after that counts as a new loss, and is announced again.
    await Promise.all(opened.filter((one) => one !== ann && one !== client).map((one) => one.close()))
    expect(await client.ask({ ...again, invitation: newKey() })).toMatchObject({ type: 'done' })
    expect(await seatOf({ invitation: again.invitation, key })).toBe('spent')
  })

  test('may replace an invitation that was not opened, and then no one has lost anything', async () => {
    const { client: ann } = await attempt({ key: made.keys.white })
    const invitation = newKey()
    expect(await ann.ask({ type: 'invite', owner: made.owner, place: 'black', invitation })).toMatchObject({
      type: 'done',
    })
    expect(await seatOf({ invitation: invitationOf('black'), key: newKey() })).toBe('spent')
    expect(await seatOf({ invitation, key: newKey() })).toBe('black')
    expect(ann.heard.filter((one) => one.type === 'chat' && one.line.notice === 'given-again')).toEqual([])
  })

  test('is no one else: no key and no invitation gives a seat again, nor can a missing place be given', async () => {
    const { client: onlooker } = await attempt({})
    const { ben, key } = await benSits()
    const wish = { type: 'invite', place: 'white', invitation: newKey() }
    for (const owner of [key, made.keys.white, invitationOf('black'), newKey()])
      for (const client of [ben, onlooker])
        expect(await client.ask({ ...wish, owner })).toMatchObject({ type: 'error', code: 'not-owner' })
    for (const where of ['green', 'white/2', 'constructor'])
      expect(await onlooker.ask({ ...wish, owner: made.owner, place: where })).toMatchObject({
        type: 'error',
        code: 'no-place',
      })
    const solo = await create(table.url, {
      ...WISH,
      seats: { ...WISH.seats, black: { kind: 'computer', player: 'random' } },
    })
    const { client } = await attempt({}, solo.match)
    expect(await client.ask({ ...wish, owner: solo.owner, place: 'black' })).toMatchObject({
      type: 'error',
      code: 'no-place',
    })
    expect(await seatOf({ key: made.keys.white })).toBe('white')
  })
})

test('players who share a seat have separate places: no key opens another’s, and a lost one is given again by itself', async () => {
  const team = [{ formations: ['POI'] }]
  made = await create(table.url, {
    ruleset: 'eagle',
    scenario: 'vedel',
    seats: { french: { kind: 'person', name: 'Ann', team } },
    mine: ['french'],
  })
  expect(Object.keys(made.invitations)).toEqual(['french/2', 'spanish'])
  const [bert, carl] = [newKey(), newKey()]
  const { welcome } = await attempt({ invitation: invitationOf('french/2'), key: bert, name: 'Bert' })
  expect(welcome?.comrade).toMatchObject({ place: 'french/2', formations: ['POI'] })
  expect(welcome?.status.seats[0]?.team).toMatchObject([{ called: 'Bert' }])
  const { client: chief } = await attempt({ key: made.keys.french })
  expect(await chief.ask({ type: 'invite', owner: made.owner, place: 'french/2', invitation: carl })).toMatchObject({
    code: 'taken',
  })
  await opened[0]?.close()
  expect(await chief.ask({ type: 'invite', owner: made.owner, place: 'french/2', invitation: carl })).toMatchObject({
    type: 'done',
  })
  expect(await seatOf({ key: bert })).toBe('no-such-key')
  expect(await seatOf({ key: made.keys.french })).toBe('french')
  expect(await seatOf({ invitation: carl, key: bert })).toBe('french/2')
})

describe('another game with sides changed', () => {
  test('is entered by each player with proof of his own seat, for a key that no one has seen', async () => {
    const { client: ann } = await attempt({ key: made.keys.white })
    const { ben, key } = await benSits()
    await Promise.all([ann.begun(), ben.begun()])
    await ann.ask({ type: 'resign' })
    await ann.ask({ type: 'rematch' })
    await ben.ask({ type: 'rematch' })
    const next = (await ben.next('rematch')).match
    expect(await ann.next('rematch')).toMatchObject({ match: next, seat: 'black' })
    // Neither the secrets that opened the seats nor anything known of them opens anything now.
    for (const secret of [made.keys.white, key, invitationOf('black'), made.owner])
      expect(await seatOf({ key: secret }, next)).toBe('no-such-key')
    for (const secret of [invitationOf('black'), made.owner, newKey()])
      expect(await seatOf({ invitation: secret, key: newKey() }, next)).toBe('spent')
    expect(await seatOf({ invitation: made.keys.white, key }, next)).toBe('black')
    const fresh = newKey()
    expect(await seatOf({ invitation: key, key: fresh }, next)).toBe('white')
    expect(await seatOf({ invitation: key, key: newKey() }, next)).toBe('spent')
    expect(await seatOf({ key: fresh }, next)).toBe('white')
    // The seat of the first game opens that and nothing else.
    expect(await seatOf({ key: fresh })).toBe('no-such-key')
    for (const client of [ann, ben]) expect(client.texts.join('\n')).not.toContain(fresh)
  })
})

test('a moment that a player shares is a moment of the spectators, and shows what they may see', async () => {
  const { client: ann } = await attempt({ key: made.keys.white })
  const { ben } = await benSits()
  // White's secret plan makes an update for White, and for nobody else.
  await ann.act(['order I a1>a2', 'order I b1>b2', 'close'])
  expect(await ann.ask({ type: 'moment', n: 3 })).toMatchObject({ type: 'moment', n: 2 })
  await ben.act(['close'])
  const { client: onlooker } = await attempt({ from: 0 })
  const seen = onlooker.n
  expect(await ann.ask({ type: 'moment', n: ann.n })).toMatchObject({ n: seen })
  expect(await ann.ask({ type: 'moment', n: 1 })).toMatchObject({ n: 1 })
  expect(await ann.ask({ type: 'moment', n: 1e9 })).toMatchObject({ n: seen })
  // What the share shows is what the rules let spectators see of the true position, number for number.
  const stored = table.kept.get(made.match)
  if (!stored) throw new Error('the match is gone')
  const { ruleset } = engine<Position>(await findRuleset('generals'))
  const match = openMatch(engine(ruleset), textOf(stored.lines), stored.secret)
  const cells = new Map<number, number>()
  for (const message of onlooker.heard)
    if (message.type === 'welcome')
      for (const update of message.updates ?? [])
        for (let k = 0; k < update.cells.length; k += 2)
          cells.set(update.cells[k] as number, update.cells[k + 1] as number)
  const allowed = view(match, SPECTATOR).cells
  expect(Array.from(allowed, (_, k) => cells.get(k) ?? 0)).toEqual([...allowed])
})

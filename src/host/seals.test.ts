import { expect, test } from 'vitest'
import { generals } from '../../systems/generals/rules/index.ts'
import { engine } from '../kernel/index.ts'
import { commitmentToWords, textOf, verify } from '../match/index.ts'
import { type HostMessage, type HostMessages, type NewMatch, PROTOCOL } from '../protocol/index.ts'
import type { Host } from './host.ts'
import { memoryStore } from './memory-store.ts'
import { Client, newHost } from './testing.ts'

// Sealing the dice at a host, using only messages. `Client` seals by itself; `Mute` says only what the test makes it
// say.

class Mute extends Client {
  constructor(host: Host) {
    super(host)
    this.sealer.hear = () => undefined
  }
}

const invited: NewMatch = { ruleset: 'generals', scenario: 'marengo', seats: {}, mine: ['white'] }
const both: NewMatch = { ...invited, mine: ['white', 'black'] }
const key = (letter: string) => letter.repeat(32)
const WORDS = 'words that the attacker likes'

const sealingOf = (client: Client) =>
  client.got.findLast(
    (m): m is HostMessages['status'] | HostMessages['welcome'] => m.type === 'status' || m.type === 'welcome',
  )?.status.sealing

test('until both have sealed the dice no seat is asked, and an act says who is waited for', async () => {
  const { host } = newHost()
  const { match, keys, invitations } = await host.create(invited)
  const white = new Client(host)
  await white.join(match, keys.white)
  await white.until(
    (m): m is HostMessages['status'] => m.type === 'status' && m.status.sealing?.waiting.join() === 'black',
  )
  white.send({ type: 'act', id: 'early', count: 0, do: ['close'] })
  expect(await white.until((m): m is HostMessage => 'id' in m && m.id === 'early')).toMatchObject({
    type: 'refused',
    reason: 'The game begins when the browsers of all players have sealed the dice: waiting for Black.',
  })
  white.send({ type: 'list', id: 'list' })
  expect(await white.until((m): m is HostMessage => 'id' in m && m.id === 'list')).toMatchObject({
    type: 'list',
    actions: [],
  })
  expect(await white.ask({ type: 'claim' } as never)).toMatchObject({
    type: 'refused',
    reason: expect.stringMatching(/has not begun/),
  })
  const black = new Client(host)
  await black.join(match, key('b'), { invitation: invitations.black })
  await Promise.all([white.begun(), black.begun()])
  expect(((await white.ask({ type: 'list' } as never)) as HostMessages['list']).actions.length).toBeGreaterThan(0)
  await black.ask({ type: 'resign' } as never)
  const { lines } = (await white.ask({ type: 'record' } as never)) as HostMessages['record']
  expect(verify(engine(generals), textOf(lines), { words: [white.sealer.words, black.sealer.words] })).toMatchObject({
    ok: true,
    trust: { in: 'all', players: ['White', 'Black'] },
  })
})

test('an operator who plays, and tries words when he has seen the other’s, is refused and changes nothing', async () => {
  const store = memoryStore()
  const { host } = newHost(store)
  const { match, keys } = await host.create(both)
  const honest = new Client(host)
  await honest.join(match, keys.white)
  const operator = new Mute(host)
  const { chain } = await operator.join(match, keys.black)
  const own = commitmentToWords(chain, 'black', WORDS)
  // The operator can neither copy the other's commitment nor see words before committing.
  await operator.until(
    (m): m is HostMessages['status'] => m.type === 'status' && m.status.sealing?.commits.length === 1,
  )
  const [theirs] = sealingOf(operator)?.commits ?? []
  expect(await operator.ask({ type: 'commit', commitment: theirs?.commitment } as never)).toMatchObject({
    type: 'refused',
  })
  expect((await store.load(match))?.lines.some((line) => line.includes('"reveals"'))).toBe(false)
  expect(await operator.ask({ type: 'commit', commitment: own } as never)).toMatchObject({ type: 'done' })
  await operator.until(
    (m): m is HostMessages['status'] => m.type === 'status' && m.status.sealing?.waiting.join() === 'black',
  )
  const before = (await store.load(match))?.lines
  for (let k = 0; k < 10; k++) {
    const words = `${WORDS}, number ${k}`
    expect(
      await operator.ask({ type: 'commit', commitment: commitmentToWords(chain, 'black', words) } as never),
    ).toMatchObject({
      type: 'refused',
      reason: 'Every player has committed: what was committed to stands.',
    })
    expect(await operator.ask({ type: 'reveal', words } as never)).toMatchObject({ type: 'refused' })
  }
  expect((await store.load(match))?.lines).toEqual(before)
  expect(await operator.ask({ type: 'reveal', words: WORDS } as never)).toMatchObject({ type: 'done' })
  await honest.begun()
})

test('a player who does not show his words prevents the game and no more: it is waited for after a restart too', async () => {
  const store = memoryStore()
  const { match, keys } = await newHost(store).host.create(both)
  const { host } = newHost(store)
  const [white, black] = [new Client(host), new Mute(host)]
  await white.join(match, keys.white)
  const { chain } = await black.join(match, keys.black)
  await black.ask({ type: 'commit', commitment: commitmentToWords(chain, 'black', WORDS) } as never)
  await white.until(
    (m): m is HostMessages['status'] => m.type === 'status' && m.status.sealing?.waiting.join() === 'black',
  )
  const again = newHost(store).host
  const late = new Client(again)
  const { status } = await late.join(match, keys.white)
  expect(status.sealing).toMatchObject({ next: 'reveal', waiting: ['black'] })
  expect(await late.ask({ type: 'resign' } as never)).toMatchObject({ type: 'done' })
  const { lines } = (await late.ask({ type: 'record' } as never)) as HostMessages['record']
  expect(verify(engine(generals), textOf(lines))).toMatchObject({ ok: true, dice: 0, trust: { in: 'none' } })
})

test('if a seat is given again before all have committed, its new holder seals for it', async () => {
  const { host } = newHost()
  const { match, keys, invitations, owner } = await host.create(invited)
  const lost = new Client(host)
  await lost.join(match, keys.white)
  await lost.until((m): m is HostMessages['status'] => m.type === 'status' && m.status.sealing?.commits.length === 1)
  lost.connection.close()
  const creator = new Client(host)
  await creator.join(match, key('b'), { invitation: invitations.black })
  // Black has committed: White's commitment can no longer change.
  await creator.until((m): m is HostMessages['status'] => m.type === 'status' && m.status.sealing?.next === 'reveal')
  const second = await host.create(invited)
  const first = new Client(host)
  await first.join(second.match, second.keys.white)
  await first.until((m): m is HostMessages['status'] => m.type === 'status' && m.status.sealing?.commits.length === 1)
  first.connection.close()
  const looker = new Client(host)
  await looker.join(second.match)
  const invite = { type: 'invite', owner: second.owner, place: 'white', invitation: key('n') }
  expect(await looker.ask(invite as never)).toMatchObject({ type: 'done' })
  const heir = new Mute(host)
  const { chain } = await heir.join(second.match, key('h'), { invitation: key('n') })
  const commitment = commitmentToWords(chain, 'white', WORDS)
  expect(await heir.ask({ type: 'commit', commitment } as never)).toMatchObject({ type: 'done' })
  expect(sealingOf(heir)?.commits).toEqual([{ seat: 'white', commitment }])
  expect(owner).not.toBe(second.owner)
})

test('computers seal nothing; a person against them seals alone, and a rematch keeps who sat together', async () => {
  const { host } = newHost()
  const alone = await host.create({ ...invited, seats: { black: { kind: 'computer', player: 'random' } } })
  const white = new Client(host)
  const { status } = await white.join(alone.match, alone.keys.white)
  expect(status.sealing).toEqual({ next: 'commit', waiting: ['white'], commits: [] })
  await white.begun()
  await white.ask({ type: 'resign' } as never)
  const header = async (client: Client) =>
    JSON.parse(((await client.ask({ type: 'record' } as never)) as HostMessages['record']).lines[0] as string)
  expect((await header(white)).seals).toEqual([['white']])

  const { match, keys } = await host.create(both)
  const seats = [new Client(host), new Client(host)] as const
  await seats[0].join(match, keys.white)
  await seats[1].join(match, keys.black)
  await seats[0].begun()
  await seats[0].ask({ type: 'resign' } as never)
  expect((await header(seats[0])).seals).toEqual([['white', 'black']])
  for (const seat of seats) await seat.ask({ type: 'rematch' } as never)
  const next = await seats[0].until((m): m is HostMessages['rematch'] => m.type === 'rematch')
  const again = new Client(host)
  await again.join(next.match, key('x'), { invitation: keys.white })
  await again.ask({ type: 'resign' } as never)
  expect((await header(again)).seals).toEqual([['white', 'black']])
})

test('a client of the protocol before sealing is told to get a newer one', async () => {
  const { host } = newHost()
  const { match, keys } = await host.create(both)
  const client = new Client(host)
  client.send({ type: 'join', protocol: 1, match, key: keys.white })
  expect(client.got).toEqual([
    { type: 'error', code: 'protocol', message: expect.stringMatching(/speaks protocol 2, not 1/) },
  ])
  expect(PROTOCOL).toBe(2)
})

import { describe, expect, test } from 'vitest'
import { generals } from '../../systems/generals/rules/index.ts'
import { engine, randomSource } from '../kernel/index.ts'
import { verify } from '../match/index.ts'
import type { HostMessage, HostMessages, NewMatch } from '../protocol/index.ts'
import { memoryStore } from './memory-store.ts'
import { begin, Client, newHost } from './testing.ts'

const twoPeople: NewMatch = { ruleset: 'generals', scenario: 'marengo', seats: {}, mine: ['white', 'black'] }

/** Takes anything from lists: one action, or a whole secret choice. */
async function anything(client: Client, first: HostMessages['list'], chance: (n: number) => number): Promise<string[]> {
  const chosen: string[] = []
  for (
    let list = first;
    ;
    list = (await client.ask({ type: 'list', after: chosen } as never)) as HostMessages['list']
  ) {
    const action = list.actions[chance(list.actions.length)] as string
    chosen.push(action)
    if (!list.closing || list.closing.includes(action)) return chosen
  }
}

/** Plays a seat only from lists, as a program in another language would, until the game is over. */
async function playByLists(
  client: Client,
  seat: string,
  welcome: HostMessages['welcome'],
  stop = () => false,
): Promise<void> {
  const chance = randomSource(seat === 'white' ? 1 : 2)
  let { count } = welcome
  const over = () => client.got.some((m) => m.type === 'status' && m.status.result)
  while (!over() && !stop()) {
    const list = (await client.ask({ type: 'list' } as never)) as HostMessages['list']
    if (list.actions.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 1))
      continue
    }
    const wish = await anything(client, list, chance)
    const reply = await client.ask({ type: 'act', count, do: wish } as never)
    expect(['done', 'stale']).toContain(reply.type)
    count = Math.max(count, ...client.updates.map((update) => update.count))
  }
}

describe('a match at its host', () => {
  // In `custom` each side first takes positions: the next group of units can be placed only after the last one.
  test.each(['marengo', 'custom'])(
    'two programs play the whole of %s by lists, and its record is verified to the last die',
    async (scenario) => {
      const { host, faults } = newHost()
      const { match, keys } = await host.create({ ...twoPeople, scenario })
      const white = new Client(host)
      const black = new Client(host)
      const welcomes = [await white.join(match, keys.white), await black.join(match, keys.black)] as const
      await Promise.all([playByLists(white, 'white', welcomes[0]), playByLists(black, 'black', welcomes[1])])
      const record = (await white.ask({ type: 'record' } as never)) as HostMessages['record']
      const told = verify(engine(generals), `${record.lines.join('\n')}\n`)
      expect(told).toMatchObject({ ok: true })
      expect(told.dice).toBeGreaterThan(0)
      expect(faults).toEqual([])
    },
  )

  test('a list names what closes a secret choice, whether or not that is legal yet', async () => {
    const { host } = newHost()
    const { match, keys } = await begin(host, {
      ruleset: 'generals',
      scenario: 'custom',
      seats: {},
      mine: ['white', 'black'],
    })
    const white = new Client(host)
    await white.join(match, keys.white)
    const list = (await white.ask({ type: 'list' } as never)) as HostMessages['list']
    expect(list.closing).toEqual(['ready'])
    expect(list.actions).not.toContain('ready')
  })

  test('a list after what is already chosen has only what may follow it', async () => {
    const { host } = newHost()
    const { match, keys } = await begin(host, twoPeople)
    const white = new Client(host)
    await white.join(match, keys.white)
    const list = async (after?: string[]) =>
      (await white.ask({ type: 'list', ...(after && { after }) } as never)) as HostMessages['list']
    const { actions, closing } = await list()
    expect(await list([])).toMatchObject({ actions, closing })
    // Both batteries of b1 get their orders.
    const order = 'order A b1>b2'
    const followed = await list([order, order])
    const ofBattery = actions.filter((action) => action.startsWith('order A b1'))
    expect(ofBattery.length).toBeGreaterThan(1)
    expect(followed.actions).toEqual(actions.filter((action) => !ofBattery.includes(action)))
    expect(followed).toMatchObject({ complete: true, closing })
    expect(await list([order, order, order])).toMatchObject({ type: 'refused', rule: 'G18' })
    expect(await list([order, 'close'])).toMatchObject({
      type: 'refused',
      reason: "Nothing can follow 'close' in a secret choice.",
    })
    // Nothing has been chosen by asking.
    expect((await list()).actions).toEqual(actions)
    const game = await begin(host, { ruleset: 'six-villages', scenario: 'lake', seats: {}, mine: ['blue', 'red'] })
    const blue = new Client(host)
    await blue.join(game.match, game.keys.blue)
    const one = (await blue.ask({ type: 'list' } as never)) as HostMessages['list']
    expect(await blue.ask({ type: 'list', after: one.actions.slice(0, 1) } as never)).toMatchObject({
      type: 'refused',
      reason: expect.stringMatching(/leave out `after`/),
    })
  })

  test('the view in words names the units and where they stand', async () => {
    const { host } = newHost()
    const { match, keys } = await host.create(twoPeople)
    const white = new Client(host)
    await white.join(match, keys.white)
    const view = (await white.ask({ type: 'view' } as never)) as HostMessages['view']
    const { unit, saved } = view.words.columns as Record<string, Record<string, number>>
    expect(unit).toMatchObject({ 'White a1 I': 6, 'White RW C': 4, 'Black a3 I': 2 })
    expect(JSON.stringify(view.words)).not.toContain('#')
    expect(saved).toEqual({ black: -32768 })
  })

  test('the view in words names units of the Shadow of the Eagle', async () => {
    const { host } = newHost()
    const { match, keys } = await host.create({
      ruleset: 'eagle',
      scenario: 'vedel',
      seats: {},
      mine: ['french', 'spanish'],
    })
    const french = new Client(host)
    await french.join(match, keys.french)
    const view = (await french.ask({ type: 'view' } as never)) as HostMessages['view']
    const { at } = view.words.columns as Record<string, Record<string, number>>
    expect(Object.keys(at ?? {})).toContain('FR-6DRP')
    expect(Object.keys(at ?? {}).filter((name) => name.startsWith('#'))).toEqual([])
  })

  test('what a seat learns is the same after a restart, and a client goes on from where it was', async () => {
    const store = memoryStore()
    const first = newHost(store)
    const { match, keys } = await first.host.create({
      ...twoPeople,
      seats: { black: { kind: 'computer', player: 'random' } },
      mine: ['white'],
    })
    const white = new Client(first.host)
    const welcome = await white.join(match, keys.white)
    await playByLists(white, 'white', welcome, () => white.updates.length > 12)
    const all = ((await white.ask({ type: 'history' } as never)) as HostMessages['history']).updates
    // Only one host at a time: the first would let its computer play on.
    await first.host.close()
    const again = newHost(store)
    const back = new Client(again.host)
    const resumed = await back.join(match, keys.white, { from: 5 })
    expect(resumed.cells).toBeUndefined()
    expect(resumed.updates?.slice(0, all.length - 5)).toEqual(all.slice(5))
    const fresh = new Client(again.host)
    const whole = await fresh.join(match, keys.white)
    expect(whole.updates).toBeUndefined()
    expect(whole.cells?.length).toBeGreaterThan(20)
    expect(first.faults.concat(again.faults)).toEqual([])
  })

  test('a request that comes twice has one effect, and one made without knowing the last action has none', async () => {
    const { host } = newHost()
    const { match, keys } = await begin(host, twoPeople)
    const white = new Client(host)
    await white.join(match, keys.white)
    white.send({ type: 'act', id: 'a', count: 0, do: ['order I a1>a2', 'close'] })
    white.send({ type: 'act', id: 'a', count: 0, do: ['order I a1>a2', 'close'] })
    await white.until((m): m is HostMessage => m.type === 'done')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(white.got.filter((m) => m.type === 'done')).toEqual([
      { type: 'done', id: 'a', played: 2 },
      { type: 'done', id: 'a', played: 2 },
    ])
    expect(white.updates.length).toBe(1)
    expect(await white.ask({ type: 'act', count: 0, do: 'close' } as never)).toMatchObject({ type: 'stale', count: 1 })
  })

  test('the rules refuse with their rule, and nothing has changed', async () => {
    const { host } = newHost()
    const { match, keys } = await begin(host, twoPeople)
    const white = new Client(host)
    await white.join(match, keys.white)
    expect(await white.ask({ type: 'act', count: 0, do: ['order I a1>b2>c2', 'close'] } as never)).toMatchObject({
      type: 'refused',
    })
    expect(await white.ask({ type: 'act', count: 0, do: ['order I a1>a2>a3', 'close'] } as never)).toMatchObject({
      type: 'refused',
      rule: 'G29',
    })
    expect(await white.ask({ type: 'why', do: 'order I a1>a2>a3' } as never)).toMatchObject({
      legal: false,
      refused: { rule: 'G29' },
    })
    expect(white.updates).toEqual([])
  })

  test('a wrong key opens nothing; a client without a key looks on and may not act', async () => {
    const { host } = newHost()
    const { match } = await host.create(twoPeople)
    await expect(new Client(host).join(match, 'A'.repeat(32))).rejects.toThrow('no-such-key')
    await expect(new Client(host).join('A'.repeat(16))).rejects.toThrow('no-match')
    const watcher = new Client(host)
    expect((await watcher.join(match)).seat).toBeUndefined()
    expect(await watcher.ask({ type: 'act', count: 0, do: 'close' } as never)).toMatchObject({
      type: 'error',
      code: 'no-seat',
    })
    expect(await watcher.ask({ type: 'record' } as never)).toMatchObject({ type: 'error', code: 'running' })
  })

  test('whatever is no message is answered with an error', async () => {
    const { host, faults } = newHost()
    const client = new Client(host)
    for (const bad of [
      '',
      '{',
      '[]',
      'null',
      '{"type":"act"}',
      '{"type":"toString","id":"x"}',
      '{"type":"ping","id":"x"}',
      '['.repeat(3000),
    ])
      client.send(bad)
    client.send(`"${'x'.repeat(70_000)}"`)
    expect(client.got.length).toBe(9)
    expect(client.got.every((m) => m.type === 'error')).toBe(true)
    expect(faults).toEqual([])
  })

  test('resigning, drawing, handing over and another game with sides changed', async () => {
    const store = memoryStore()
    const { host } = newHost(store)
    const { match, keys } = await host.create(twoPeople)
    const white = new Client(host)
    const black = new Client(host)
    await white.join(match, keys.white)
    await black.join(match, keys.black)
    expect(await white.ask({ type: 'rematch' } as never)).toMatchObject({ type: 'refused' })
    await white.ask({ type: 'draw', offer: true } as never)
    const offered = await black.until(
      (m): m is HostMessages['status'] => m.type === 'status' && m.status.draw.length > 0,
    )
    expect(offered.status.draw).toEqual(['white'])
    await black.ask({ type: 'draw', offer: true } as never)
    await white.until((m): m is HostMessages['status'] => m.type === 'status' && m.status.result?.by === 'agreement')
    await white.ask({ type: 'rematch' } as never)
    await black.ask({ type: 'rematch' } as never)
    const next = await white.until((m): m is HostMessages['rematch'] => m.type === 'rematch')
    expect(next.seat).toBe('black')
    // The key of the seat is an invitation there, not a key.
    await expect(new Client(host).join(next.match, keys.white)).rejects.toThrow('no-such-key')
    const fresh = { key: 'w'.repeat(32), invitation: keys.white }
    expect((await new Client(host).join(next.match, fresh.key, { invitation: fresh.invitation })).seat).toBe('black')

    // A restarted host knows where the players have gone, and begins no third game.
    const later = newHost(store).host
    const late = new Client(later)
    await late.join(match, keys.black)
    expect(await late.until((m): m is HostMessages['rematch'] => m.type === 'rematch')).toMatchObject({
      match: next.match,
      seat: 'white',
    })
    await late.ask({ type: 'rematch' } as never)
    expect((await new Client(later).join(next.match, 'b'.repeat(32), { invitation: keys.black })).seat).toBe('white')
    expect((await new Client(later).join(next.match, fresh.key)).seat).toBe('black')
  })

  test('a person who let a computer play gets a seat in the next game if he asks for one', async () => {
    const { host } = newHost()
    const { match, keys } = await host.create(twoPeople)
    const [white, black] = [new Client(host), new Client(host)]
    await white.join(match, keys.white)
    await black.join(match, keys.black)
    await black.ask({ type: 'hand', to: 'random' } as never)
    await white.ask({ type: 'resign' } as never)
    await black.ask({ type: 'rematch' } as never)
    await white.ask({ type: 'rematch' } as never)
    const next = await black.until((m): m is HostMessages['rematch'] => m.type === 'rematch')
    const welcome = await new Client(host).join(next.match, 'b'.repeat(32), { invitation: keys.black })
    expect(welcome.seat).toBe('white')
    expect(welcome.status.seats.map(({ kind }) => kind)).toEqual(['person', 'person'])
  })

  test('a game names people as they wish, or by their seats, and computers by what they are', async () => {
    const { host } = newHost()
    const { match, keys } = await host.create({
      ...twoPeople,
      seats: { black: { kind: 'computer', player: 'random' } },
      mine: ['white'],
    })
    const white = new Client(host)
    const { status } = await white.join(match, keys.white)
    expect(status.seats.map(({ name }) => name)).toEqual(['White', 'Computer (random)'])
    await white.ask({ type: 'resign' } as never)
    const record = await white.ask({ type: 'record' } as never)
    const header = record.type === 'record' ? JSON.parse(record.lines[0] as string) : undefined
    expect(header.seats.map(({ players }: { players: { name: string }[] }) => players[0]?.name)).toEqual([
      'White',
      'Computer (random)',
    ])

    await white.ask({ type: 'rematch' } as never)
    const next = await white.until((m): m is HostMessages['rematch'] => m.type === 'rematch')
    expect((await host.info(next.match))?.seats.map(({ name }) => name)).toEqual(['Computer (random)', 'Black'])
  })

  test('a player who has let the computer play is asked for a rematch too, and plays it himself', async () => {
    const { host } = newHost()
    const { match, keys } = await host.create(twoPeople)
    const [white, black] = [new Client(host), new Client(host)]
    await white.join(match, keys.white)
    await black.join(match, keys.black)
    await black.ask({ type: 'hand', to: 'random' } as never)
    await white.ask({ type: 'resign' } as never)
    await white.ask({ type: 'rematch' } as never)
    expect(white.got.some(({ type }) => type === 'rematch')).toBe(false)
    await black.ask({ type: 'rematch' } as never)
    const next = await black.until((m): m is HostMessages['rematch'] => m.type === 'rematch')
    expect(next.seat).toBe('white')
    expect((await host.info(next.match))?.seats.map(({ kind }) => kind)).toEqual(['person', 'person'])
  })

  test('a player who let the computer play and has gone delays no one, and finds his seat in the rematch', async () => {
    const { host } = newHost()
    const { match, keys } = await host.create(twoPeople)
    const [white, black] = [new Client(host), new Client(host)]
    await white.join(match, keys.white)
    await black.join(match, keys.black)
    await black.ask({ type: 'hand', to: 'random' } as never)
    black.connection.close()
    await white.ask({ type: 'resign' } as never)
    await white.ask({ type: 'rematch' } as never)
    const next = await white.until((m): m is HostMessages['rematch'] => m.type === 'rematch')
    expect((await host.info(next.match))?.seats.map(({ kind }) => kind)).toEqual(['computer', 'person'])
    const late = new Client(host)
    await late.join(match, keys.black)
    expect(await late.until((m): m is HostMessages['rematch'] => m.type === 'rematch')).toMatchObject({ seat: 'white' })
  })

  test('a computer lets its opponent take back, and fights on', async () => {
    const { host, faults } = newHost()
    const { match, keys } = await host.create({
      ...twoPeople,
      seats: { black: { kind: 'computer', player: 'random' } },
      mine: ['white'],
    })
    const white = new Client(host)
    await white.join(match, keys.white)
    expect(await white.ask({ type: 'draw', offer: true } as never)).toMatchObject({ type: 'done' })
    await white.until((m): m is HostMessages['status'] => m.type === 'status' && m.status.draw.length > 0)
    await white.until(
      (m): m is HostMessages['status'] => m === white.got.at(-1) && m.type === 'status' && m.status.draw.length === 0,
    )
    await white.ask({ type: 'act', count: 0, do: ['order C c1>c2', 'close'] } as never)
    await white.until((m): m is HostMessages['update'] => m.type === 'update' && m.told.length > 0)
    expect(await white.ask({ type: 'back', count: 1 } as never)).toMatchObject({ needsConsent: true })
    expect(await white.ask({ type: 'back', count: 1, ask: true } as never)).toMatchObject({ type: 'done' })
    const back = await white.until(
      (m): m is HostMessages['update'] => m.type === 'update' && m.told.some(([event]) => event === -1),
    )
    expect(back.count).toBe(2)
    expect(faults).toEqual([])
  })

  test('if a player has every question answered beforehand, all are told so, and he delays no one', async () => {
    const { host } = newHost()
    const { match, keys } = await host.create(twoPeople)
    const [white, black] = [new Client(host), new Client(host)]
    await white.join(match, keys.white)
    await black.join(match, keys.black)
    const orders = (generals.unattended ?? []).map((name) => ({ name }))
    const isTold = (m: HostMessage, told: boolean): m is HostMessages['status'] =>
      m.type === 'status' && (m.status.seats[1]?.unattended === true) === told
    // Partial orders are a player's own affair.
    await black.ask({ type: 'standing', orders: orders.slice(1) } as never)
    expect(white.got.some((m) => isTold(m, true))).toBe(false)
    await black.ask({ type: 'standing', orders } as never)
    await white.until((m): m is HostMessages['status'] => isTold(m, true))
    await black.ask({ type: 'act', count: 0, do: ['order I b3>b2', 'close'] } as never)
    black.connection.close()
    await white.ask({ type: 'act', count: 0, do: ['order C c1>c2', 'close'] } as never)
    // Black is away. White answers every question; the next question to Black is for a plan.
    for (let k = 1; k < 40; k++) {
      const view = await white.ask({ type: 'view' } as never)
      expect(view.type).toBe('view')
      if (view.type === 'view' && (view.words as { cells: { round?: number } }).cells.round === 2) return
      const list = await white.ask({ type: 'list' } as never)
      const action = list.type === 'list' ? (list.closing?.[0] ?? list.actions[0]) : undefined
      const count = white.updates.at(-1)?.count ?? 0
      if (action !== undefined) await white.ask({ type: 'act', count, do: [action] } as never)
    }
    throw new Error('the round does not end')
  })

  test('a game is claimed when the opponent has gone, not before', async () => {
    const { host, pass } = newHost()
    const { match, keys } = await host.create(twoPeople)
    const white = new Client(host)
    const black = new Client(host)
    await white.join(match, keys.white)
    await black.join(match, keys.black)
    await white.ask({ type: 'act', count: 0, do: ['close'] } as never)
    expect(await white.ask({ type: 'claim' } as never)).toMatchObject({ type: 'refused' })
    black.connection.close()
    expect(await white.ask({ type: 'claim' } as never)).toMatchObject({ type: 'refused' })
    pass(100)
    expect(await white.ask({ type: 'claim' } as never)).toMatchObject({ type: 'done' })
    await white.until((m): m is HostMessages['status'] => m.type === 'status' && m.status.result?.winner[0] === 'white')
  })
})

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { systems } from '../../systems/node.ts'
import type { CreatedMatch, HostMessage } from '../protocol/index.ts'
import { Host } from './host.ts'
import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'
import { Client } from './testing.ts'

// When a game may be claimed: absence counts only while the server is awake.

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A machine with a clock that can be set, a clock that only goes forward, and work scheduled for certain times. */
class Machine {
  wall = 1_700_000_000_000
  clock = 0
  private due: { readonly at: number; readonly work: () => void }[] = []

  /** Lets milliseconds pass, and does work when its time comes. */
  async pass(ms: number): Promise<void> {
    const end = this.clock + ms
    for (;;) {
      this.due.sort((a, b) => a.at - b.at)
      const [next] = this.due
      if (!next || next.at > end) break
      this.due.shift()
      this.sleep(Math.max(0, next.at - this.clock))
      next.work()
      await new Promise((resolve) => setImmediate(resolve))
    }
    this.sleep(end - this.clock)
  }
  /**
   * Lets milliseconds pass in which nothing runs. On some machines the clock that only goes forward stands still
   * meanwhile.
   */
  sleep(ms: number, clockGoesOn = true): void {
    this.wall += ms
    if (clockGoesOn) this.clock += ms
  }
  start(store: Store): Host {
    this.due = []
    return new Host({
      store,
      systems,
      now: () => this.wall,
      clock: () => this.clock,
      randomBytes: (count) => randomBytes(count),
      later: (ms, work) => {
        // Work for the next moment is done in real time.
        if (ms < 1_000) {
          const timer = setTimeout(work, ms)
          return () => clearTimeout(timer)
        }
        const one = { at: this.clock + ms, work }
        this.due.push(one)
        return () => (this.due = this.due.filter((other) => other !== one))
      },
      report: (what, error) => {
        throw new Error(what, { cause: error })
      },
    })
  }
}

/** A match in which Black has come and gone, and White is there. */
async function sitDown() {
  const machine = new Machine()
  const store = memoryStore()
  const host = machine.start(store)
  const game = await host.create({ ruleset: 'generals', scenario: 'marengo', seats: {}, mine: ['white', 'black'] })
  const white = await whiteAt(host, game)
  const black = new Client(host)
  await black.join(game.match, game.keys.black)
  await machine.pass(10 * MINUTE)
  // White has chosen: from now on the match waits for the other side.
  await white.ask({ type: 'act', count: 0, do: ['close'] } as never)
  black.connection.close()
  return { machine, store, host, game, white }
}

async function whiteAt(host: Host, { match, keys }: CreatedMatch): Promise<Client> {
  const white = new Client(host)
  await white.join(match, keys.white)
  return white
}

let claims = 0
/** Makes each claim a request of its own, from any client of the seat. */
function claim(client: Client): Promise<HostMessage> {
  const id = `claim ${++claims}`
  client.send({ type: 'claim', id })
  return client.until((message): message is HostMessage => 'id' in message && message.id === id)
}
const tooEarly = { type: 'refused', reason: 'The other side must have been away for 60 minutes.' }
const justBack = {
  type: 'refused',
  reason: 'The server has just come back: the others get some minutes to come back too.',
}
const done = { type: 'done' }

test('a game is claimed when the other side has been away for an hour, and not before', async () => {
  const { machine, white } = await sitDown()
  await machine.pass(59 * MINUTE)
  expect(await claim(white)).toMatchObject(tooEarly)
  await machine.pass(2 * MINUTE)
  expect(await claim(white)).toMatchObject(done)
})

test.each([10 * HOUR, -10 * HOUR])(
  'a jump of the machine’s time by %d ms is no absence, and ends none',
  async (jump) => {
    const { machine, white } = await sitDown()
    await machine.pass(2_000)
    machine.wall += jump
    expect(await claim(white)).toMatchObject(tooEarly)
    await machine.pass(55 * MINUTE)
    expect(await claim(white)).toMatchObject(tooEarly)
    await machine.pass(6 * MINUTE)
    expect(await claim(white)).toMatchObject(done)
  },
)

test.each([true, false])(
  'the server’s own sleep does not count, and players get time to come back (its clock goes on: %s)',
  async (clockGoesOn) => {
    const { machine, white } = await sitDown()
    await machine.pass(58 * MINUTE)
    machine.sleep(5 * HOUR, clockGoesOn)
    expect(await claim(white)).toMatchObject(tooEarly)
    await machine.pass(2.5 * MINUTE)
    expect(await claim(white)).toMatchObject(justBack)
    await machine.pass(1 * MINUTE)
    expect(await claim(white)).toMatchObject(done)
  },
)

test('absence outlives the server; the time in which the server is down does not count', async () => {
  const { machine, store, host, game } = await sitDown()
  await machine.pass(40 * MINUTE)
  await host.close()
  machine.sleep(24 * HOUR)
  const white = await whiteAt(machine.start(store), game)
  expect(await claim(white)).toMatchObject(tooEarly)
  await machine.pass(19 * MINUTE)
  expect(await claim(white)).toMatchObject(tooEarly)
  await machine.pass(2 * MINUTE)
  expect(await claim(white)).toMatchObject(done)
})

test('if a server is killed, some minutes of absence are lost, and none are added', async () => {
  const { machine, store, game } = await sitDown()
  await machine.pass(48 * MINUTE)
  machine.sleep(HOUR)
  const white = await whiteAt(machine.start(store), game)
  await machine.pass(10 * MINUTE)
  expect(await claim(white)).toMatchObject(tooEarly)
  await machine.pass(8 * MINUTE)
  expect(await claim(white)).toMatchObject(done)
})

test('absence counts only while somebody is at the table, and goes on from there', async () => {
  const { machine, host, game, white } = await sitDown()
  await machine.pass(30 * MINUTE)
  white.connection.close()
  await machine.pass(10 * HOUR)
  const again = await whiteAt(host, game)
  expect(await claim(again)).toMatchObject(tooEarly)
  await machine.pass(31 * MINUTE)
  expect(await claim(again)).toMatchObject(done)
})

test('a player who comes back has been away for no time, even if the server is killed a moment later', async () => {
  const { machine, store, host, game } = await sitDown()
  await machine.pass(50 * MINUTE)
  const black = new Client(host)
  await black.join(game.match, game.keys.black)
  const white = await whiteAt(machine.start(store), game)
  await machine.pass(58 * MINUTE)
  expect(await claim(white)).toMatchObject(tooEarly)
  await machine.pass(3 * MINUTE)
  expect(await claim(white)).toMatchObject(done)
})

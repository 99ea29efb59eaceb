import { type NewStored, REQUESTS_KEPT, type Store, type StoredMatch, TALK_PAGE } from './store.ts'

/**
 * What every store must do, as a list of checks that throw where it does not. They need no test framework, so that a store
 * in a browser is held to them in a page. A check gets a place of its own with nothing in it.
 */
export interface StoreCheck {
  readonly says: string
  /** `open` opens the place as a program does that has just been started. */
  holds(open: () => Store | Promise<Store>): Promise<void>
}

/** Milliseconds in which a long match must be there: far more than a store needs, far less than a player notices. */
const QUICKLY = 1_000
const LONG = 3_000

const newMatch = (id: string, lines: readonly string[] = ['{"header":1}']): NewStored => ({
  id,
  secret: 'ab'.repeat(32),
  created: 1_700_000_000_123,
  ownerHash: '56'.repeat(32),
  seats: [
    {
      seat: 'white',
      kind: 'person',
      name: 'Ann “the wall” O’Hara 🂡',
      keyHash: 'cd'.repeat(32),
      team: [
        { name: 'Bert', called: 'Bertrand', formations: ['CO1', 'CO2'], keyHash: 'ef'.repeat(32) },
        { name: 'Bert 2', formations: ['CO3'], invitationHash: '12'.repeat(32) },
      ],
    },
    { seat: 'grey', kind: 'person', name: 'Player', invitationHash: '34'.repeat(32) },
    { seat: 'black', kind: 'computer', name: 'drill', player: 'drill' },
  ],
  lines,
})

const numbered = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, k) => JSON.stringify({ n: from + k, do: `order C c${k}>c2 «ž»` }))

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

function same(actual: unknown, expected: unknown, what: string): void {
  const [got, wanted] = [JSON.stringify(sorted(actual)), JSON.stringify(sorted(expected))]
  demand(got === wanted, `${what}: ${wanted} is expected, not ${got}`)
}

/** With the keys of all objects in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}

async function rejects(work: Promise<unknown>, what: string): Promise<void> {
  const outcome = await work.then(
    () => 'fulfilled',
    () => 'rejected',
  )
  demand(outcome === 'rejected', `${what} must be rejected`)
}

async function loaded(store: Store, id: string): Promise<StoredMatch> {
  const match = await store.load(id)
  if (!match) throw new Error(`match ${id} is expected to be there`)
  return match
}

export const storeContract: readonly StoreCheck[] = [
  {
    says: 'a match comes back as it was created, and an unknown one does not come',
    async holds(open) {
      const store = await open()
      await store.create(newMatch('match-0001'))
      same(await store.load('match-0001'), { ...newMatch('match-0001'), chat: [], requests: [] }, 'the match')
      same(await store.load('match-0002'), undefined, 'a match that was never created')
      await store.close()
    },
  },
  {
    says: 'an id is given once',
    async holds(open) {
      const store = await open()
      await store.create(newMatch('match-0001'))
      await rejects(store.create(newMatch('match-0001', ['another'])), 'a second match of the same id')
      same((await loaded(store, 'match-0001')).lines, newMatch('').lines, 'the first one’s lines')
      await Promise.allSettled([store.create(newMatch('match-0002')), store.create(newMatch('match-0002'))]).then((outcomes) =>
        same(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'], 'two creations at once'),
      )
      await store.close()
    },
  },
  {
    says: 'what was acknowledged is there when the store is opened again',
    async holds(open) {
      const first = await open()
      await first.create(newMatch('match-0001'))
      await first.append('match-0001', 1, numbered(3, 1), { seat: 'white', id: 'r1', played: 2 })
      await first.addChat('match-0001', { n: 1, who: 'Ann', seat: 'white', text: 'Bonjour “là-bas”', time: 5 })
      const seats = newMatch('').seats.map((seat) => ({ ...seat, name: `${seat.name} II`, keyHash: '78'.repeat(32) }))
      await first.setSeats('match-0001', seats)
      await first.close()
      const second = await open()
      same(
        await second.load('match-0001'),
        {
          ...newMatch('match-0001'),
          seats,
          lines: [...newMatch('').lines, ...numbered(3, 1)],
          chat: [{ n: 1, who: 'Ann', seat: 'white', text: 'Bonjour “là-bas”', time: 5 }],
          requests: [{ seat: 'white', id: 'r1', played: 2 }],
        },
        'the match',
      )
      await second.append('match-0001', 4, numbered(1, 4))
      same((await loaded(second, 'match-0001')).lines.length, 5, 'how many lines there are after one more')
      await second.close()
    },
  },
  {
    says: 'of the talk the last page comes with the match, and any page before it when it is asked for',
    async holds(open) {
      const store = await open()
      await store.create(newMatch('match-0001'))
      await store.create(newMatch('match-0002'))
      const all = 2 * TALK_PAGE + 7
      const lines = Array.from({ length: all }, (_, k) => ({ n: k + 1, who: 'Ann', text: `line ${k + 1}`, time: k }))
      await Promise.all(lines.map((line) => store.addChat('match-0001', line)))
      await store.addChat('match-0002', { n: 1, who: 'Bert', text: 'elsewhere', time: 1 })
      const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => from + k)
      const page = async (before: number, most: number) => (await store.chat('match-0001', before, most)).map(({ n }) => n)
      same(
        (await loaded(store, 'match-0001')).chat.map(({ n }) => n),
        numbers(all - TALK_PAGE + 1, all),
        'the talk that comes with the match',
      )
      same(await page(all - TALK_PAGE + 1, TALK_PAGE), numbers(all - 2 * TALK_PAGE + 1, all - TALK_PAGE), 'the page before it')
      same(await page(8, TALK_PAGE), numbers(1, 7), 'the first page')
      same(await page(8, 3), [5, 6, 7], 'a short page')
      same(await page(1, TALK_PAGE), [], 'what comes before the first line')
      same(await page(100_000, 2), [all - 1, all], 'what comes before a line that is not there yet')
      await store.close()
    },
  },
  {
    says: 'lines are appended only where the record ends, and all or none of them',
    async holds(open) {
      const store = await open()
      await store.create(newMatch('match-0001'))
      await store.append('match-0001', 1, numbered(2, 1))
      for (const from of [0, 1, 2, 4, 99])
        await rejects(
          store.append('match-0001', from, ['x', 'y'], { seat: 'white', id: `r${from}`, played: 1 }),
          `an append from ${from} on`,
        )
      await rejects(store.append('match-0002', 0, ['x']), 'an append to a match that is not there')
      const { lines, requests } = await loaded(store, 'match-0001')
      same(lines, [...newMatch('').lines, ...numbered(2, 1)], 'the lines')
      same(requests, [], 'the requests of refused appends')
      await store.close()
    },
  },
  {
    says: 'of appends to the same place, made at once, the first wins, and the refused ones harm nobody',
    async holds(open) {
      const store = await open()
      await Promise.all(['match-0001', 'match-0002'].map((id) => store.create(newMatch(id))))
      const outcomes = await Promise.allSettled([
        store.append('match-0001', 1, ['first']),
        store.append('match-0001', 1, ['second']),
        store.append('match-0002', 1, ['other']),
        store.append('match-0001', 2, ['third']),
        store.append('match-0003', 0, ['nowhere']),
        store.addChat('match-0003', { n: 1, who: 'Nobody', text: 'x', time: 1 }),
        store.setSeats('match-0003', []),
        store.append('match-0002', 2, ['another']),
      ])
      same(
        outcomes.map(({ status }) => status === 'fulfilled'),
        [true, false, true, true, false, false, false, true],
        'which of them were taken',
      )
      same((await loaded(store, 'match-0001')).lines.slice(1), ['first', 'third'], 'the lines of the first match')
      same((await loaded(store, 'match-0002')).lines.slice(1), ['other', 'another'], 'the lines of the second match')
      await store.close()
    },
  },
  {
    says: 'what is written for a match is written in the order of the calls',
    async holds(open) {
      const store = await open()
      const created = store.create(newMatch('match-0001'))
      const appends = Array.from({ length: 200 }, (_, k) => store.append('match-0001', k + 1, numbered(1, k)))
      const chats = Array.from({ length: 50 }, (_, k) => store.addChat('match-0001', { n: k + 1, who: 'Ann', text: `${k}`, time: k }))
      await Promise.all([created, ...appends, ...chats])
      const { lines, chat } = await loaded(store, 'match-0001')
      same(
        lines.slice(1),
        Array.from({ length: 200 }, (_, k) => numbered(1, k)[0]),
        'the lines',
      )
      same(
        chat.map(({ text }) => text),
        Array.from({ length: 50 }, (_, k) => `${k}`),
        'the chat',
      )
      await store.close()
    },
  },
  {
    says: `of each seat the last ${REQUESTS_KEPT} requests are remembered, oldest first`,
    async holds(open) {
      const store = await open()
      await store.create(newMatch('match-0001'))
      const made = REQUESTS_KEPT + 9
      const request = (seat: string, k: number) => ({ seat, id: `${seat}-${k}`, played: k })
      for (let k = 0; k < made; k++) {
        await store.append('match-0001', 1 + k + Math.min(k, 3), [`white ${k}`], request('white', k))
        if (k < 3) await store.append('match-0001', 2 + 2 * k, [`black ${k}`], request('black', k))
      }
      const { requests } = await loaded(store, 'match-0001')
      for (const [seat, from, to] of [
        ['white', made - REQUESTS_KEPT, made],
        ['black', 0, 3],
      ] as const)
        same(
          requests.filter((one) => one.seat === seat),
          Array.from({ length: to - from }, (_, k) => request(seat, from + k)),
          `the requests of ${seat}`,
        )
      await store.close()
    },
  },
  {
    says: 'many matches are played at once, and none sees another',
    async holds(open) {
      const store = await open()
      const ids = Array.from({ length: 100 }, (_, k) => `match-${String(k).padStart(4, '0')}`)
      await Promise.all(
        ids.map(async (id, k) => {
          await store.create(newMatch(id))
          for (let line = 1; line <= 10; line++)
            await store.append(id, line, [`${id} ${line}`], { seat: 'white', id: `${k}-${line}`, played: 1 })
        }),
      )
      for (const id of ids)
        same(
          (await loaded(store, id)).lines.slice(1),
          Array.from({ length: 10 }, (_, k) => `${id} ${k + 1}`),
          `the lines of ${id}`,
        )
      await store.close()
    },
  },
  {
    says: 'what a store has given is not changed by what is written later',
    async holds(open) {
      const store = await open()
      await store.create(newMatch('match-0001'))
      const before = await loaded(store, 'match-0001')
      await store.append('match-0001', 1, ['more'], { seat: 'white', id: 'r', played: 1 })
      await store.addChat('match-0001', { n: 1, who: 'Ann', text: 'x', time: 1 })
      same([before.lines.length, before.chat.length, before.requests.length], [1, 0, 0], 'what was given before')
      await store.close()
    },
  },
  {
    says: `a match of ${LONG} lines is there at once, and long lines come back whole`,
    async holds(open) {
      const store = await open()
      await store.create(newMatch('match-0001'))
      const lines = numbered(LONG, 1).map((line, k) => (k % 500 === 0 ? line + 'é'.repeat(100_000) : line))
      for (let k = 0; k < LONG; k += 100) await store.append('match-0001', 1 + k, lines.slice(k, k + 100))
      await store.close()
      const again = await open()
      const began = performance.now()
      const { lines: kept } = await loaded(again, 'match-0001')
      const took = performance.now() - began
      demand(took < QUICKLY, `loading took ${Math.round(took)} ms`)
      demand(kept.length === LONG + 1 && lines.every((line, k) => kept[k + 1] === line), 'the lines must come back as they were')
      await again.close()
    },
  },
]

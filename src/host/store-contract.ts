import {
  type Change,
  type NewStored,
  REQUESTS_KEPT,
  type Store,
  type StoredMatch,
  type StoredRequest,
  TALK_PAGE,
} from './store.ts'

/**
 * What every store must do, as a list of checks that throw if it does not. They need no test framework, so that a page
 * can check a store in a browser. Each check gets an empty place of its own.
 */
export interface StoreCheck {
  readonly says: string
  /** `open` opens the place as a newly started program does. */
  holds(open: () => Store | Promise<Store>): Promise<void>
}

/** Milliseconds within which a long match must load: far more than a store needs, far less than a player notices. */
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
    { seat: 'grey', kind: 'person', name: 'Player', invitationHash: '34'.repeat(32), absent: 123_456 },
    { seat: 'black', kind: 'computer', name: 'drill', player: 'drill' },
  ],
  lines,
})

const numbered = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, k) => JSON.stringify({ n: from + k, do: `order C c${k}>c2 «ž»` }))

const request = (place: string, asked: number, id = `${place}-${asked}`): StoredRequest => ({
  place,
  id,
  asked,
  digest: asked,
  played: asked,
})

/** A request with every field that it can have; the digest is the largest possible. */
const REQUEST: StoredRequest = {
  place: 'white/2',
  id: 'r “1” ž',
  asked: 7,
  digest: Number.MAX_SAFE_INTEGER,
  played: 2,
  refused: { rule: 'G29', reason: 'No “road”.', because: { text: '{#} of {units}', of: [1, -2] } },
}

/** Everything that can be kept at once, except lines. */
const everything = (asked: number): Change => ({
  seats: newMatch('').seats.map((seat) => ({ ...seat, name: `${seat.name} ${asked}` })),
  chat: { n: asked, who: 'Ann', text: `${asked}`, time: asked },
  request: { place: 'white', id: `r${asked}`, asked },
})

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
      await Promise.allSettled([store.create(newMatch('match-0002')), store.create(newMatch('match-0002'))]).then(
        (outcomes) =>
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
      await first.keep('match-0001', { from: 1, lines: numbered(3, 1), request: REQUEST })
      await first.keep('match-0001', { chat: { n: 1, who: 'Ann', seat: 'white', text: 'Bonjour “là-bas”', time: 5 } })
      const seats = newMatch('').seats.map((seat) => ({ ...seat, name: `${seat.name} II`, keyHash: '78'.repeat(32) }))
      await first.keep('match-0001', { seats })
      await first.close()
      const second = await open()
      same(
        await second.load('match-0001'),
        {
          ...newMatch('match-0001'),
          seats,
          lines: [...newMatch('').lines, ...numbered(3, 1)],
          chat: [{ n: 1, who: 'Ann', seat: 'white', text: 'Bonjour “là-bas”', time: 5 }],
          requests: [REQUEST],
        },
        'the match',
      )
      await second.keep('match-0001', { from: 4, lines: numbered(1, 4) })
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
      await Promise.all(lines.map((line) => store.keep('match-0001', { chat: line })))
      await store.keep('match-0002', { chat: { n: 1, who: 'Bert', text: 'elsewhere', time: 1 } })
      const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => from + k)
      const page = async (before: number, most: number) =>
        (await store.chat('match-0001', before, most)).map(({ n }) => n)
      same(
        (await loaded(store, 'match-0001')).chat.map(({ n }) => n),
        numbers(all - TALK_PAGE + 1, all),
        'the talk that comes with the match',
      )
      same(
        await page(all - TALK_PAGE + 1, TALK_PAGE),
        numbers(all - 2 * TALK_PAGE + 1, all - TALK_PAGE),
        'the page before it',
      )
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
      await store.keep('match-0001', { from: 1, lines: numbered(2, 1) })
      for (const from of [0, 1, 2, 4, 99])
        await rejects(
          store.keep('match-0001', { ...everything(9), from, lines: ['x', 'y'] }),
          `an append from ${from} on`,
        )
      await rejects(store.keep('match-0002', { from: 0, lines: ['x'] }), 'an append to a match that is not there')
      const { lines, requests, chat, seats } = await loaded(store, 'match-0001')
      same(lines, [...newMatch('').lines, ...numbered(2, 1)], 'the lines')
      same([requests, chat, seats], [[], [], newMatch('').seats], 'what was to be kept with lines that were refused')
      await store.close()
    },
  },
  {
    says: 'of appends to the same place, made at once, the first wins, and the refused ones harm no one',
    async holds(open) {
      const store = await open()
      await Promise.all(['match-0001', 'match-0002'].map((id) => store.create(newMatch(id))))
      const outcomes = await Promise.allSettled([
        store.keep('match-0001', { from: 1, lines: ['first'] }),
        store.keep('match-0001', { from: 1, lines: ['second'] }),
        store.keep('match-0002', { from: 1, lines: ['other'] }),
        store.keep('match-0001', { from: 2, lines: ['third'] }),
        store.keep('match-0003', { from: 0, lines: ['nowhere'] }),
        store.keep('match-0003', { chat: { n: 1, who: 'Nobody', text: 'x', time: 1 } }),
        store.keep('match-0003', { seats: [] }),
        store.keep('match-0002', { from: 2, lines: ['another'] }),
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
      const appends = Array.from({ length: 200 }, (_, k) =>
        store.keep('match-0001', { from: k + 1, lines: numbered(1, k) }),
      )
      const chats = Array.from({ length: 50 }, (_, k) =>
        store.keep('match-0001', { chat: { n: k + 1, who: 'Ann', text: `${k}`, time: k } }),
      )
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
    says: 'what is kept at once is there as a whole, with lines and without',
    async holds(open) {
      const store = await open()
      await store.create(newMatch('match-0001'))
      await store.keep('match-0001', { ...everything(1), from: 1, lines: numbered(2, 1) })
      await store.keep('match-0001', everything(2))
      await store.close()
      const again = await open()
      same(
        await again.load('match-0001'),
        {
          ...newMatch('match-0001'),
          seats: everything(2).seats,
          lines: [...newMatch('').lines, ...numbered(2, 1)],
          chat: [everything(1).chat, everything(2).chat],
          requests: [everything(1).request, everything(2).request],
        },
        'the match',
      )
      await again.close()
    },
  },
  {
    says: `of each place the last ${REQUESTS_KEPT} requests are remembered, oldest first, whether they brought lines or not`,
    async holds(open) {
      const store = await open()
      await store.create(newMatch('match-0001'))
      const places = ['white', 'white/2', 'black']
      const made: StoredRequest[] = []
      let from = 1
      for (let asked = 1; asked <= 3 * REQUESTS_KEPT; asked++) {
        // The last place makes few requests; now and then a request of the others brings no line.
        const one = request(places[asked % 20 === 0 ? 2 : asked % 2] as string, asked)
        made.push(one)
        if (asked % 3 === 0)
          await store.keep('match-0001', { chat: { n: asked, who: 'Ann', text: 'x', time: 1 }, request: one })
        else await store.keep('match-0001', { from: from++, lines: [`line ${asked}`], request: one })
      }
      const { requests } = await loaded(store, 'match-0001')
      for (const place of places)
        same(
          requests.filter((one) => one.place === place),
          made.filter((one) => one.place === place).slice(-REQUESTS_KEPT),
          `the requests of ${place}`,
        )
      await store.close()
    },
  },
  {
    says: 'a match comes with the lines that are wanted, and with all the rest',
    async holds(open) {
      const store = await open()
      await store.create(newMatch('match-0001'))
      await store.keep('match-0001', { from: 1, lines: numbered(9, 1) })
      const whole = await loaded(store, 'match-0001')
      for (const from of [0, 1, 4, 9, 10, 11, Number.MAX_SAFE_INTEGER])
        same(
          await store.load('match-0001', from),
          { ...whole, lines: whole.lines.slice(from) },
          `the match from line ${from} on`,
        )
      same(await store.load('match-0002', 3), undefined, 'a match that was never created')
      await store.close()
    },
  },
  {
    says: 'lines are read in pages: as many as fit, and one at least',
    async holds(open) {
      const store = await open()
      const lines = Array.from({ length: 500 }, (_, k) => `${k}`.padEnd(k % 100 === 7 ? 1_000 : 10, 'é'))
      await store.create(newMatch('match-0001', lines))
      await store.create(newMatch('match-0002', ['x'.repeat(9), '', 'yy']))
      const page = async (from: number, most: number) => await store.lines('match-0001', from, most)
      same(await page(0, 29), lines.slice(0, 2), 'a page in which two lines fit, and not quite a third')
      same(await page(0, 30), lines.slice(0, 3), 'a page that three lines fill')
      same(await page(6, 1_000), lines.slice(6, 7), 'a page that ends before a long line')
      same(await page(7, 500), lines.slice(7, 8), 'a page of one line, longer than the page')
      same(await page(7, 1_010), lines.slice(7, 9), 'a page that begins with a long line')
      same(await page(108, 2_500), lines.slice(108, 259), 'a page with long lines in it')
      same(await page(499, 1), lines.slice(499), 'the last line')
      same(await page(0, Number.MAX_SAFE_INTEGER), lines, 'the whole record')
      for (const from of [500, 501, Number.MAX_SAFE_INTEGER])
        same(await page(from, 100), [], `what follows line ${from}`)
      same(await store.lines('match-0002', 0, 9), ['x'.repeat(9), ''], 'a line of no characters')
      const asked = store.keep('match-0002', { from: 3, lines: ['more'] })
      same(await store.lines('match-0002', 2, 6), ['yy', 'more'], 'what was kept before the call')
      await asked
      await rejects(store.lines('match-0003', 0, 1), 'reading a match that is not there')
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
            await store.keep(id, {
              from: line,
              lines: [`${id} ${line}`],
              request: request('white', line, `${k}-${line}`),
            })
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
      await store.keep('match-0001', { from: 1, lines: ['more'], request: REQUEST })
      await store.keep('match-0001', { chat: { n: 1, who: 'Ann', text: 'x', time: 1 } })
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
      for (let k = 0; k < LONG; k += 100)
        await store.keep('match-0001', { from: 1 + k, lines: lines.slice(k, k + 100) })
      await store.close()
      const again = await open()
      const began = performance.now()
      const { lines: kept } = await loaded(again, 'match-0001')
      const took = performance.now() - began
      demand(took < QUICKLY, `loading took ${Math.round(took)} ms`)
      demand(
        kept.length === LONG + 1 && lines.every((line, k) => kept[k + 1] === line),
        'the lines must come back as they were',
      )
      await again.close()
    },
  },
]

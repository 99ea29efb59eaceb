import { expect, test } from 'vitest'
import type { HostMessages } from '../protocol/index.ts'
import { looksLike } from './likeness.ts'
import { plainName, plainTalk } from './names.ts'
import { Client, newHost } from './testing.ts'

// Names at a table: visible as they are, and different from each other.

test.each([
  ['turned writing', 'Ann\u202e\u2066neB', 'AnnneB'],
  ['what cannot be seen', 'A\u200bn\u00adn\u2060a\ufeff\u3164\u{e0041}', 'Anna'],
  ['controls and line breaks', 'Ann\u0000\u001b[31m\n\u2028B\tC', 'Ann[31m B C'],
  ['spaces', '  Ann \u00a0\u3000 of   Bailén ', 'Ann of Bailén'],
  ['compatibility forms', 'Ⓐｎ𝓷ﬁ', 'Annfi'],
  ['heaps of marks', `A${'\u0336'.repeat(40)}nn`, `A${'\u0336'.repeat(3)}nn`],
  [
    'letters of any language',
    'Александр Jürgen 大将 أحمد “the wall” O’Hara 🂡',
    'Александр Jürgen 大将 أحمد “the wall” O’Hara 🂡',
  ],
])('a name with %s is kept plain', (_, name, plain) => {
  expect(plainName(name)).toBe(plain)
  expect(plainName(plain)).toBe(plain)
})

test.each(['', '   ', '\u200b\u202e', '\u3164', '\u2800 \u2800', '\u0301'])(
  'a name needs a letter that can be seen: %j',
  (name) => {
    expect(() => plainName(name)).toThrow('A name needs a letter that can be seen.')
  },
)

test('the length limit of a name applies to its plain form', () => {
  expect(() => plainName('\ufdfa'.repeat(10))).toThrow('at most 60 characters')
  expect(plainName('a'.repeat(60))).toHaveLength(60)
})

test('talk keeps its emoji and loses the characters that change its direction', () => {
  expect(plainTalk('  Well\u202e done\u2069 👩‍👩‍👧\n\u0007next ')).toBe('Well done 👩‍👩‍👧  next')
  for (const nothing of ['\u200b\u200b', '\u202e ', '\n\n']) expect(plainTalk(nothing)).toBe('')
})

test.each([
  ['Ann', 'ANN'],
  ['Ann', 'Аnn'],
  ['Ann', 'Ánn.'],
  ['Ann', 'A-n n'],
  ['Carl', 'CarI'],
  ['Bill', 'Bi11'],
  ['Otto', '0tt0'],
  ['Ernest', 'Emest'],
  ['Σωκράτης', 'ΣΩΚΡΑΤΗΣ'],
  ['Napoleon', 'Νаpоlеоn'],
  ['Computer (drill)', 'Соmputer [drill]'],
  ['Søren', 'Soren'],
])('%s looks like %s', (a, b) => {
  expect([looksLike(a, b), looksLike(b, a)]).toEqual([true, true])
})

test.each([
  ['Ann', 'Anna'],
  ['Ali', 'All'],
  ['Player 1', 'Player 2'],
  ['Иван', 'Егор'],
  ['大将', '中将'],
  ['White', 'Black'],
  ['🂡', '🂢'],
])('%s does not look like %s', (a, b) => {
  expect([looksLike(a, b), looksLike(b, a)]).toEqual([false, false])
})

const game = (white: object, black: object) =>
  ({ ruleset: 'generals', scenario: 'marengo', seats: { white, black }, mine: ['white'] }) as never
const ann = { kind: 'person', name: ' Ann\u202e ' }

test('a match begins with plain names, in its record as well, and with none that look alike', async () => {
  const { host } = newHost()
  const { match, keys } = await host.create(game(ann, { kind: 'person', name: '\u200bBen\u0007' }))
  expect((await host.info(match))?.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
  const white = new Client(host)
  await white.join(match, keys.white)
  await white.ask({ type: 'resign' } as never)
  const record = (await white.ask({ type: 'record' } as never)) as HostMessages['record']
  expect(JSON.parse(record.lines[0] as string).seats.map(({ players }: { players: object[] }) => players)).toEqual([
    [{ name: 'Ann' }],
    [{ name: 'Ben' }],
  ])
  await expect(host.create(game(ann, { kind: 'person', name: 'Апn' }))).rejects.toThrow(
    /looks like 'Ann'|looks like 'Апn'/,
  )
  await expect(
    host.create(game({ kind: 'person', name: 'C0mputer (drill)' }, { kind: 'computer', player: 'drill' })),
  ).rejects.toThrow(/looks like/)
  await expect(host.create(game({ kind: 'person', name: '\u202e' }, { kind: 'person' }))).rejects.toThrow(
    'that can be seen',
  )
})

test('a player may have the name of his own seat, but not one that looks like another seat', async () => {
  const { host } = newHost()
  await expect(host.create(game({ kind: 'person', name: 'BIack' }, { kind: 'person' }))).rejects.toThrow(
    "the name 'BIack' looks like 'black', which is another seat: give them different names",
  )
  const { match, keys, invitations } = await host.create(game(ann, { kind: 'person', name: 'Ben' }))
  const invited = new Client(host).join(match, 'B'.repeat(32), { invitation: invitations.black, name: 'Whіte' })
  await expect(invited).rejects.toThrow(
    'name-taken: That name looks like white, which is another seat: choose another.',
  )
  const white = new Client(host)
  await white.join(match, keys.white)
  for (const name of ['Black', 'bIack', 'Вlасk'])
    expect(await white.ask({ type: 'name', name } as never)).toMatchObject({
      type: 'refused',
      reason: 'That name looks like black, which is another seat: choose another.',
    })
  expect(await white.ask({ type: 'name', name: 'White' } as never)).toMatchObject({ type: 'done' })
})

test('a player cannot take a name that looks like another at the table; the invitation stays good', async () => {
  const { host } = newHost()
  const { match, keys, invitations } = await host.create(game(ann, { kind: 'person' }))
  const join = (client: Client, name: string) =>
    client.join(match, 'B'.repeat(32), { invitation: invitations.black, name })
  await expect(join(new Client(host), 'Аnn')).rejects.toThrow('name-taken: That name looks like Ann')
  await expect(join(new Client(host), '\u200b')).rejects.toThrow('bad-request: A name needs')
  const black = new Client(host)
  expect((await join(black, 'B\u202een ')).status.seats[1]?.name).toBe('Ben')
  const white = new Client(host)
  await white.join(match, keys.white)
  for (const name of ['BEN', 'Веn', 'Ben\u200b', 'Computer (random)'])
    expect(await white.ask({ type: 'name', name } as never)).toMatchObject({
      type: 'refused',
      reason: expect.stringMatching(/^That name looks like (Ben|Computer)/),
    })
  expect(await white.ask({ type: 'name', name: ' ANN ' } as never)).toMatchObject({ type: 'done' })
  expect((await host.info(match))?.seats.map(({ name }) => name)).toEqual(['ANN', 'Ben'])
  expect(await white.ask({ type: 'chat', text: 'Go\u202eod\u0000 day' } as never)).toMatchObject({ type: 'done' })
  expect(
    (await black.until((m): m is HostMessages['chat'] => m.type === 'chat' && m.line.notice === undefined)).line.text,
  ).toBe('Good  day')
})

import { expect, test } from 'vitest'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import { engine } from '../kernel/engine.ts'
import type { Position } from '../kernel/position.ts'
import { act } from './act.ts'
import { contribute, resign } from './agreements.ts'
import { closeLine, openLine, pen } from './chain.ts'
import { awaiting, createMatch, type Match, positionAt, type Reply } from './match.ts'
import { textOf } from './record.ts'
import { openMatch } from './reopen.ts'
import { commit, reveal } from './seal.ts'
import { commitmentToWords } from './sealed-dice.ts'
import { attend } from './steward.ts'
import { answerBack, askBack } from './take-back.ts'
import { verify } from './verify.ts'

const mini = engine(sixVillages)
const { layout } = sixVillages
const SECRET = '0123456789abcdef'.repeat(4)
const [BLUE, RED] = [0, 1]
const PLAYERS = { blue: [{ name: 'Anna' }], red: [{ name: 'Bert' }] }
const WORDS = ['anna drew these of herself', 'bert drew these of himself']

function begin(seals: readonly (readonly string[])[] = [['blue'], ['red']]) {
  const { match, reply } = createMatch(mini, {
    scenario: 'lake',
    dice: { secret: SECRET },
    players: PLAYERS,
    seals,
    time: 1,
  })
  const lines = [...reply.lines]
  const keep = (made: Reply): Reply => {
    lines.push(...made.lines)
    return made
  }
  const hash = (seat: number, words = WORDS[seat]) => commitmentToWords(match.beginning, sixVillages.seats[seat], words)
  return { match, lines, keep, hash }
}

/** Both seal, with these words; then blue resigns. */
function whole(words = WORDS) {
  const game = begin()
  for (const seat of [BLUE, RED]) game.keep(commit(game.match, seat, game.hash(seat, words[seat]), { time: 2 }))
  for (const seat of [RED, BLUE]) game.keep(reveal(game.match, seat, words[seat], { time: 3 }))
  game.keep(act(game.match, BLUE, 'close'))
  game.keep(resign(game.match, BLUE))
  return game
}

/** Changed lines, with numbers and hashes that fit. */
function forged(lines: readonly string[]): string {
  const writing = pen()
  return textOf(
    lines.map((line, n) => {
      const { chain: _, ...said } = JSON.parse(line)
      const open = openLine(n > 0 ? { ...said, n } : said)
      return closeLine(open, writing.add(open))
    }),
  )
}
const reason = ({ refusal }: Reply) => refusal?.reason

test('before the dice are sealed no seat is asked anything, and an act says who is waited for', () => {
  const { match, lines, keep, hash } = begin()
  expect(awaiting(match)).toBe(0)
  expect(attend(match).lines).toEqual([])
  expect(reason(act(match, BLUE, 'close'))).toBe(
    'The game begins when the browsers of all players have sealed the dice: waiting for Anna and Bert.',
  )
  keep(commit(match, BLUE, hash(BLUE)))
  expect(reason(act(match, BLUE, 'close'))).toMatch(/: waiting for Bert\.$/)
  keep(commit(match, RED, hash(RED)))
  keep(reveal(match, BLUE, WORDS[BLUE]))
  expect(reason(act(match, RED, 'close'))).toMatch(/: waiting for Bert\.$/)
  expect(keep(reveal(match, RED, WORDS[RED])).lines).toHaveLength(2)
  expect(awaiting(match)).not.toBe(0)
  expect(keep(act(match, BLUE, 'close')).refusal).toBeUndefined()
  expect(
    lines.map((line) =>
      Object.keys(JSON.parse(line)).find((key) => ['grognard', 'commits', 'reveals', 'opens', 'do'].includes(key)),
    ),
  ).toEqual(['grognard', 'commits', 'commits', 'reveals', 'reveals', 'opens', 'do'])
})

test('a player who has seen the words of another can no longer choose his own by them', () => {
  const { match, keep, hash } = begin()
  // The operator plays red and knows the secret. While he can still choose, he has seen no words.
  keep(commit(match, BLUE, hash(BLUE)))
  expect(reason(reveal(match, BLUE, WORDS[BLUE]))).toBe('Words are shown when every player has committed to his.')
  keep(commit(match, RED, hash(RED)))
  keep(reveal(match, BLUE, WORDS[BLUE]))
  for (let k = 0; k < 20; k++) {
    const tried = `words that give me sixes, number ${k}`
    expect(reason(commit(match, RED, hash(RED, tried)))).toBe(
      'Every player has committed: what was committed to stands.',
    )
    expect(reason(reveal(match, RED, tried))).toBe('These are not the words that this seat has committed to.')
    expect(contribute(match, RED, tried).lines).toEqual([])
  }
  keep(reveal(match, RED, WORDS[RED]))
  expect(match.sealed).toBeDefined()
  expect(reason(reveal(match, RED, WORDS[RED]))).toBe('The words of this seat have been shown.')
  expect(reason(commit(match, RED, hash(RED, 'more words that come too late')))).toMatch(/^Every player has committed/)
})

test('a commitment copied from another seat or another match is worth nothing', () => {
  const { match, keep, hash } = begin()
  keep(commit(match, BLUE, hash(BLUE)))
  expect(reason(commit(match, RED, hash(BLUE)))).toMatch(/^This has been committed to already/)
  const elsewhere = commitmentToWords('f'.repeat(32), 'red', WORDS[BLUE])
  keep(commit(match, RED, elsewhere))
  keep(reveal(match, BLUE, WORDS[BLUE]))
  expect(reason(reveal(match, RED, WORDS[BLUE]))).toBe('These are not the words that this seat has committed to.')
  expect(match.sealed).toBeUndefined()
})

test('a seat may commit to other words until every seat has committed, but only 8 times', () => {
  const alone = begin([['red']])
  expect(reason(commit(alone.match, BLUE, alone.hash(BLUE)))).toBe('This seat does not take part in sealing the dice.')
  const { match, keep, hash } = begin()
  for (let k = 1; k < 8; k++) keep(commit(match, RED, hash(RED, `words that were lost, number ${k}`)))
  keep(commit(match, RED, hash(RED)))
  expect(reason(commit(match, RED, hash(RED, 'one more of them, at last')))).toBe('A seat commits 8 times at most.')
  keep(commit(match, BLUE, hash(BLUE)))
  // From here on the commitments that others have been shown must stand: their browsers compare the record with them.
  expect(reason(commit(match, BLUE, hash(BLUE, 'words that come too late, by far')))).toMatch(
    /^Every player has committed/,
  )
  keep(reveal(match, BLUE, WORDS[BLUE]))
  expect(keep(reveal(match, RED, WORDS[RED])).lines).toHaveLength(2)
  expect(awaiting(match)).not.toBe(0)
  expect(() => commit(match, RED, 'abc')).toThrow(/^commitment: 64 hexadecimal digits/)
  expect(() => reveal(match, RED, 'too short')).toThrow(/^words: at least 22/)
})

test('the dice of the opening fall when all words are known: no one has seen them before', () => {
  const openings = new Set<string>()
  for (let k = 0; k < 40; k++) {
    const { match, lines } = whole([WORDS[BLUE], `the other words, number ${k}`])
    const { rolls } = JSON.parse(lines[5])
    expect(rolls).toEqual(['1 of 4', expect.any(Number), '1 of 3', expect.any(Number)])
    openings.add(JSON.stringify(rolls))
    // What was shown before is the same for all games, and reveals nothing of this one.
    expect([...positionAt(match, 4).cells]).toEqual([...begin().match.fold.position.cells])
  }
  expect(openings.size).toBeGreaterThan(6)
  const header = JSON.parse(begin().lines[0])
  expect(header).not.toHaveProperty('rolls')
})

test('a match with sealed dice can be opened again at any line of its record, and goes on the same', () => {
  const { lines, match } = whole()
  for (let n = 1; n < lines.length; n++) {
    const again = openMatch(mini, textOf(lines.slice(0, n)), SECRET)
    expect(layout.equal(again.fold.position, positionAt(match, n - 1))).toBe(true)
  }
  const { match: other, keep, hash } = begin()
  for (const seat of [BLUE, RED]) keep(commit(other, seat, hash(seat), { time: 2 }))
  const again: Match<Position> = openMatch(mini as never, textOf([begin().lines[0], ...lines.slice(1, 3)]), SECRET)
  expect(reveal(again, RED, WORDS[RED], { time: 3 }).lines).toEqual([lines[3]])
  expect(reveal(again, BLUE, WORDS[BLUE], { time: 3 }).lines).toEqual(lines.slice(4, 6))
})

test('taking back leads to the opening that the dice have made, not to the one before it', () => {
  const { match, keep, lines } = whole(['words of anna, the tenth try', 'words of bert, the tenth try'])
  const opened = [...positionAt(match, 5).cells]
  expect(opened).not.toEqual([...positionAt(match, 0).cells])
  const again = openMatch(mini, textOf(lines.slice(0, 6)), SECRET)
  keep(act(again, BLUE, 'drill blue 1'))
  for (let k = 0; k < 12; k++) for (const seat of [BLUE, RED]) act(again, seat, 'close')
  askBack(again, BLUE, {}, 1)
  const first = [...again.fold.live(0)].filter(({ seat }) => seat === BLUE).length
  askBack(again, BLUE, {}, first)
  expect(answerBack(again, RED, true).takenBack).toBeDefined()
  expect([...again.fold.live(0)].map(({ number }) => number).filter((number) => number < 6)).toEqual([])
  expect([...again.fold.position.cells]).toEqual(opened)
})

test('the record is good, and says that no one alone could choose the dice', () => {
  const { lines } = whole()
  expect(verify(mini, textOf(lines))).toMatchObject({
    ok: true,
    entries: 7,
    trust: { in: 'all', players: ['Anna', 'Bert'] },
  })
  const alone = begin([['blue', 'red']])
  for (const seat of [BLUE, RED]) alone.keep(commit(alone.match, seat, alone.hash(seat)))
  for (const seat of [BLUE, RED]) alone.keep(reveal(alone.match, seat, WORDS[seat]))
  alone.keep(resign(alone.match, RED))
  expect(verify(mini, textOf(alone.lines)).trust).toEqual({ in: 'one', players: ['Anna and Bert'] })
  const never = begin()
  never.keep(resign(never.match, RED))
  expect(verify(mini, textOf(never.lines))).toMatchObject({ ok: true, dice: 0, trust: { in: 'none' } })
})

test('a record whose order was changed is found even if all hashes fit', () => {
  const [header, ...rest] = whole().lines
  const [blueCommits, redCommits, redShows, blueShows, opens, ...play] = rest
  const fault = (...entries: string[]) => verify(mini, forged([header, ...entries])).fault
  expect(fault(...rest)).toBeUndefined()
  // Red's words were shown before blue had committed.
  expect(fault(redCommits, redShows, blueCommits, blueShows, opens, ...play)).toMatchObject({
    line: 3,
    what: expect.stringMatching(/^reveals: Words are shown when every player has committed to his\./),
  })
  expect(fault(blueCommits, redCommits, redShows, opens, blueShows, ...play)).toMatchObject({ line: 5 })
  expect(fault(blueCommits, redCommits, redShows, blueShows, ...play)).toMatchObject({ line: 6 })
  expect(fault(blueCommits, redCommits, blueShows, opens, ...play)).toMatchObject({ line: 5 })
  expect(fault(...rest.slice(0, 5), opens, ...play)).toMatchObject({ line: 7, what: expect.stringMatching(/^opens: /) })
  expect(fault(play[0])).toMatchObject({ line: 2, what: 'do: the game has not begun, because its dice are not sealed' })
})

test('words that were not committed to, other dice in the opening and a first line of another form are found', () => {
  const { lines } = whole()
  const changed = (k: number, change: object) => {
    const said = JSON.parse(lines[k])
    return verify(mini, forged(lines.with(k, JSON.stringify({ ...said, ...change })))).fault
  }
  expect(changed(3, { reveals: 'words by which I win the game' })?.what).toMatch(/^reveals: These are not the words/)
  expect(changed(5, { rolls: ['1 of 4', 0, '1 of 3', 0] })).toMatchObject({
    line: 6,
    what: expect.stringMatching(/^rolls: /),
  })
  // Another first line means another match, for which the commitments are not valid.
  expect(changed(0, { time: 9 })?.what).toMatch(/^reveals: /)
  expect(changed(0, { grognard: 1 })).toMatchObject({
    line: 1,
    what: expect.stringMatching(/^seals: stands in records of format 2/),
  })
  expect(changed(0, { seals: [['blue'], ['green']] })).toMatchObject({
    line: 1,
    what: expect.stringMatching(/^seals: /),
  })
  expect(changed(0, { seals: [['blue'], ['red', 'blue']] })).toMatchObject({ line: 1 })
  expect(changed(0, { contribution: { who: 'blue', text: 'x' } })).toMatchObject({ line: 1 })
})

test('a record is compared with what a player was shown: the record of another match does not pass', () => {
  const { lines, match, hash } = whole()
  const text = textOf(lines)
  const commits = [hash(BLUE), hash(RED)]
  const shown = {
    chain: match.beginning,
    commitments: [match.header.commitment as string],
    commits,
    words: [WORDS[RED]],
  }
  expect(verify(mini, text, shown)).toMatchObject({ ok: true })
  const other = whole(['other words that anna drew', 'other words that bert drew'])
  expect(verify(mini, textOf(other.lines), shown)).toMatchObject({
    ok: false,
    unlike: 'commitments',
    fault: { line: 1 },
  })
  expect(verify(mini, text, { chain: 'f'.repeat(32) })).toMatchObject({ ok: false, unlike: 'match' })
  expect(verify(mini, text, { commitments: ['f'.repeat(64)] })).toMatchObject({ ok: false, unlike: 'commitments' })
  expect(verify(mini, text, { commits: [...commits].reverse() })).toMatchObject({ ok: false, unlike: 'commitments' })
  expect(verify(mini, text, { words: ['never said'] })).toMatchObject({ ok: false, unlike: 'words' })
})

test('the commitment to words can be worked out from the description', async () => {
  const { createHash } = await import('node:crypto')
  const { match } = begin()
  const said = `grognard words\n${match.beginning}\nblue\n${WORDS[BLUE]}`
  expect(commitmentToWords(match.beginning, 'blue', WORDS[BLUE])).toBe(createHash('sha256').update(said).digest('hex'))
})

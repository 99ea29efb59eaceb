import { expect, test } from 'vitest'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import { engine } from '../kernel/engine.ts'
import { act } from './act.ts'
import { contribute, declineDraw, offerDraw, resign, setStanding } from './agreements.ts'
import { awaiting, createMatch, type Reply } from './match.ts'
import { textOf } from './record.ts'
import { openMatch } from './reopen.ts'
import { verify } from './verify.ts'

const mini = engine(sixVillages)
const SECRET = '0123456789abcdef'.repeat(4)
const [BLUE, RED] = [0, 1]
const begin = () => {
  const { match, reply } = createMatch(mini, { scenario: 'lake', dice: { secret: SECRET } })
  const lines = [...reply.lines]
  const keep = (made: Reply): Reply => {
    lines.push(...made.lines)
    return made
  }
  return { match, lines, keep }
}

test('a seat that gives up has lost, and the record is closed', () => {
  const { match, lines, keep } = begin()
  keep(resign(match, BLUE, { time: 4 }))
  expect(match.ending).toEqual({ winner: ['red'], by: 'resignation' })
  expect(awaiting(match)).toBe(0)
  expect(resign(match, RED).refusal?.reason).toBe('The game is over.')
  expect(verify(mini, textOf(lines))).toMatchObject({
    ok: true,
    entries: 1,
    dice: 2,
    result: { winner: ['red'], by: 'resignation' },
  })
})

test('losing on time is distinguished from giving up', () => {
  const { match, lines, keep } = begin()
  keep(resign(match, BLUE, {}, 'time'))
  expect(JSON.parse(lines[1])).toMatchObject({ who: 'blue', steward: 'time', resigns: true })
  expect(verify(mini, textOf(lines)).ok).toBe(true)
})

test('a draw is agreed when every seat has offered it, in whatever order, also after a match is opened again', () => {
  const { match, lines, keep } = begin()
  keep(offerDraw(match, BLUE))
  keep(declineDraw(match, RED))
  keep(offerDraw(match, RED))
  keep(act(match, RED, 'close'))
  expect(match.ending).toBeUndefined()
  const again = openMatch(mini, textOf(lines), SECRET)
  const { lines: last } = offerDraw(again, BLUE)
  expect(again.ending).toEqual({ winner: [], by: 'agreement' })
  expect(verify(mini, textOf([...lines, ...last])).ok).toBe(true)
})

test('contributions change later dice only, come before the first action, and stand in the record', () => {
  const rolled = (words: string[]) => {
    const { match, lines, keep } = begin()
    for (const word of words) keep(contribute(match, RED, word))
    for (const seat of [BLUE, RED])
      for (const wish of [`drill ${sixVillages.seats[seat]} 1`, 'close']) keep(act(match, seat, wish))
    return { match, lines }
  }
  const [none, one] = [rolled([]), rolled(['luck'])]
  expect(JSON.parse(none.lines[0])).toEqual(JSON.parse(one.lines[0]))
  expect(contribute(one.match, RED, 'more').refusal?.reason).toMatch(/before the first action/)
  const { lines } = resign(one.match, RED)
  expect(JSON.parse(lines[1]).contributions).toEqual([{ who: 'red', text: 'luck' }])
  expect(verify(mini, textOf([...one.lines, ...lines]))).toMatchObject({
    ok: true,
    trust: { in: 'words', players: ['red'] },
  })
})

test('words that no record can hold are refused', () => {
  const { match } = begin()
  for (const words of ['', 'a\nb', 'x'.repeat(65), '\0'])
    expect(() => contribute(match, RED, words)).toThrow(/^contribution: /)
  for (let k = 0; k < 8; k++) expect(contribute(match, RED, `${k}`).refusal).toBeUndefined()
  expect(contribute(match, RED, '9').refusal?.reason).toBe('A seat contributes 8 times at most.')
})

test('standing orders must name orders and things that the rules have', () => {
  const { match, lines, keep } = begin()
  keep(setStanding(match, RED, [{ name: 'meet attacks', about: 'Oaks' }]))
  expect(openMatch(mini, textOf(lines)).standing[RED]).toEqual([{ name: 'meet attacks', about: 'Oaks' }])
  expect(() => setStanding(match, RED, [{ name: 'win' }])).toThrow(
    "standing order 'win' does not exist; there are meet attacks",
  )
  expect(() => setStanding(match, RED, [{ name: 'meet attacks', about: 'Paris' }])).toThrow(
    "'Paris' is none of the villages",
  )
  expect(() => setStanding(match, RED, [{ name: 'meet attacks' }])).toThrow('none of the villages')
  keep(setStanding(match, RED, []))
  expect(openMatch(mini, textOf(lines)).standing[RED]).toEqual([])
})

test('an invalid time is an error of the host', () => {
  expect(() => resign(begin().match, BLUE, { time: -1 })).toThrow('-1 is no time in milliseconds')
})

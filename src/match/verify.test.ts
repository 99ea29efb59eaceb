import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { endless } from '../../systems/six-villages/rules/endless.ts'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import { engine } from '../kernel/engine.ts'
import { closeLine, openLine, pen } from './chain.ts'
import type { DiceOrigin } from './match.ts'
import { randomMatch } from './random-match.ts'
import { textOf, writeLine } from './record.ts'
import { Tape } from './tape.ts'
import { verify } from './verify.ts'

const mini = engine(sixVillages)
const SECRET = '0123456789abcdef'.repeat(4)

function finished(seed: number, dice: DiceOrigin = { secret: SECRET }): string[] {
  const game = randomMatch(mini, { scenario: 'lake', options: { companies: 4, guard: true }, dice, time: 1 }, seed)
  game.play()
  return game.lines
}
const lines = finished(2)

/** The record with one line changed, and hashes that fit. */
function forged(k: number, change: (said: Record<string, unknown>) => unknown, from = lines): string {
  const writing = pen()
  return textOf(
    from.map((line, n) => {
      const { chain: _, ...said } = JSON.parse(line)
      const open = openLine((n === k && (change(said) as object)) || said)
      return closeLine(open, writing.add(open))
    }),
  )
}
const lineWith = (key: string) => lines.findIndex((line, k) => k > 0 && line.includes(`"${key}":`))
const what = (text: string) => verify(mini, text).fault

test('games as they were played are verified, with all their dice', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.boolean(), (seed, secret) => {
      const game = finished(seed, secret ? { secret: SECRET } : { seed: `${seed}` })
      const rolls = game.flatMap((line) =>
        (JSON.parse(line).rolls ?? []).filter((roll: unknown) => typeof roll === 'number'),
      )
      const { result } = JSON.parse(game[game.length - 1])
      expect(verify(mini, textOf(game))).toMatchObject({
        ok: true,
        entries: game.length - 2,
        dice: rolls.length,
        result,
        trust: { in: secret ? 'host' : 'known' },
      })
    }),
    { numRuns: 50 },
  )
})

test('a changed die is found even if all hashes fit', () => {
  const k = lineWith('rolls')
  const { rolls } = JSON.parse(lines[k])
  const other = [rolls[0], (rolls[1] % 6) + 1, ...rolls.slice(2)]
  expect(what(forged(k, (said) => ({ ...said, rolls: other })))).toEqual({
    line: k + 1,
    what: `rolls: ${JSON.stringify(other)} is recorded, ${JSON.stringify(rolls)} is right`,
  })
})

test('a different random result in the opening is found', () => {
  const fault = what(forged(0, (said) => ({ ...said, rolls: ['1 of 4', 0, '1 of 3', 0] })))
  expect(fault).toMatchObject({ line: 1 })
  expect(fault?.what).toMatch(/^rolls: /)
})

test('a different result is found', () => {
  const last = lines.length - 1
  const fault = what(forged(last, (said) => ({ ...said, result: { winner: ['green'], by: 'rules' } })))
  expect(fault).toMatchObject({ line: last + 1 })
  expect(fault?.what).toMatch(/^result: /)
})

test('a different secret is found', () => {
  const last = lines.length - 1
  expect(what(forged(last, (said) => ({ ...said, secret: 'f'.repeat(64) })))).toEqual({
    line: 1,
    what: 'the secret is not the one that was committed to',
  })
})

test('an action that was not legal is found, with the rule', () => {
  const k = lineWith('do')
  const { who } = JSON.parse(lines[k])
  const foe = who === 'blue' ? 'red' : 'blue'
  expect(what(forged(k, (said) => ({ ...said, do: `drill ${foe} 1` })))?.what).toMatch(
    /^do: Only companies of your own .* \(1\.2\)$/,
  )
  expect(what(forged(k, (said) => ({ ...said, do: 'fly' })))?.what).toMatch(/^do: 'fly' is not an action/)
  expect(what(forged(k, (said) => ({ ...said, who: 'green' })))?.what).toMatch(/^seat 'green' does not exist/)
  expect(what(forged(k, ({ n, who: by, ...said }) => ({ n, who: by, player: 'Zoe', ...said })))?.what).toMatch(
    /Zoe does not play this seat/,
  )
})

test('a choice that is marked as forced and was not is found', () => {
  const k = lineWith('do')
  expect(what(forged(k, ({ n, who, ...said }) => ({ n, who, steward: 'forced', ...said })))?.what).toMatch(
    /was not forced/,
  )
})

test('a take-back that was not free is found', () => {
  const k = lineWith('rolls')
  const { n, who } = JSON.parse(lines[k])
  const till = lines.slice(0, k + 2)
  expect(what(forged(k + 1, () => ({ n: n + 1, who, back: n }), till))).toBeDefined()
})

test('a record that breaks off is distinguished from one that is wrong', () => {
  expect(what(textOf(lines.slice(0, 6)))).toEqual({ line: 6, what: 'the game is not over: its dice stay closed' })
  expect(what(textOf(lines.slice(0, -1)))).toEqual({
    line: lines.length - 1,
    what: 'the game is over, and its result and secret are missing',
  })
  const open = finished(2, { seed: '7' })
  expect(verify(mini, textOf(open.slice(0, 6)))).toMatchObject({
    ok: false,
    entries: 5,
    fault: { line: 6, what: 'the game is not over' },
  })
  expect(what(textOf(open.slice(0, -1)))?.what).toBe('the game is over, and its result is missing')
})

test('a result before the game is over is found', () => {
  const early = [...lines.slice(0, 5), lines[lines.length - 1]]
  expect(what(forged(5, (said) => ({ ...said, n: 5 }), early))).toEqual({
    line: 6,
    what: 'result: the game is not over',
  })
})

test('verifying any text gives an answer', () => {
  const bytes = Buffer.from(textOf(lines))
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(verify(mini, text).ok).toBe(false)
    }),
    { numRuns: 300 },
  )
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
      const changed = Buffer.from(bytes)
      changed[at] ^= by
      expect(verify(mini, changed.toString())).toMatchObject({
        ok: false,
        fault: { line: expect.any(Number), what: expect.any(String) },
      })
    }),
    { numRuns: 500 },
  )
})

test('lines that fit their hashes but make no sense give an answer', () => {
  const value = fc.oneof(fc.jsonValue(), fc.integer(), fc.constantFrom(...sixVillages.seats))
  const keys = [
    'n',
    'who',
    'do',
    'back',
    'asks',
    'answers',
    'draw',
    'resigns',
    'standing',
    'contributes',
    'commits',
    'reveals',
    'opens',
    'seals',
    'rolls',
    'own',
    'time',
    'result',
    'options',
    'seats',
    'scenario',
  ]
  fc.assert(
    fc.property(fc.nat(lines.length - 1), fc.constantFrom(...keys), value, (k, key, any) => {
      const text = forged(k, (said) => ({ ...said, [key]: any }))
      expect(verify(mini, text)).toHaveProperty('ok')
    }),
    { numRuns: 1000 },
  )
})

test('a record that asks for more work than any game is given up, with the line', () => {
  const [header] = finished(2, { seed: '7' })
  const writing = pen()
  const text = [writeLine(writing, JSON.parse(header.replace(/,"chain".*/, '}')))]
  text.push(writeLine(writing, { n: 1, who: 'blue', do: 'close' }))
  for (let n = 2; n < 20_000; n += 2)
    text.push(
      writeLine(writing, { n, who: 'blue', asks: 1 }),
      writeLine(writing, { n: n + 1, who: 'red', answers: false }),
    )
  const { ok, fault } = verify(mini, textOf(text))
  expect(ok).toBe(false)
  expect(fault?.what).toBe('the record asks to take back so often that checking it costs more than any game')
  expect(fault?.line).toBeLessThan(20_000)
}, 60_000)

test('a request to take back skips what was played, and does not read it again', () => {
  const game = randomMatch(engine(endless), { scenario: 'lake', options: { companies: 4 }, dice: { seed: '7' } }, 1)
  game.play(300)
  const writing = pen()
  const text = game.lines.map((line) => writeLine(writing, JSON.parse(line.replace(/,"chain".*/, '}'))))
  const { n: first, who } = JSON.parse(
    game.lines.find((line, k) => k > 0 && JSON.parse(line).do !== undefined) as string,
  )
  const other = who === 'blue' ? 'red' : 'blue'
  for (let n = 301; n < 901; n += 2)
    text.push(writeLine(writing, { n, who, asks: first }), writeLine(writing, { n: n + 1, who: other, answers: false }))
  const reading = vi.spyOn(Tape.prototype, 'read')
  const { entries } = verify(engine(endless), textOf(text))
  expect(entries).toBe(900)
  expect(reading.mock.calls.length).toBeLessThan(5_000)
  reading.mockRestore()
})

test('the records in docs/records.md are good, the new and the old', () => {
  const text = readFileSync(new URL('../../docs/records.md', import.meta.url), 'utf8')
  const [sealed = '', older = ''] = [...text.matchAll(/```jsonl\n(.*?)```/gs)].map(([, record]) => record)
  expect(verify(mini, sealed)).toMatchObject({
    ok: true,
    entries: 15,
    dice: 3,
    trust: { in: 'all', players: ['Anna', 'Bert'] },
  })
  expect(verify(mini, older)).toMatchObject({
    ok: true,
    entries: 11,
    dice: 3,
    trust: { in: 'words', players: ['Anna', 'Bert'] },
  })
})

import { expect, test } from 'vitest'
import { endless } from '../../systems/six-villages/rules/endless.ts'
import { engine } from '../kernel/engine.ts'
import { resign } from './agreements.ts'
import { randomMatch } from './random-match.ts'
import { textOf } from './record.ts'
import { openMatch } from './reopen.ts'
import { verify } from './verify.ts'

const ENTRIES = 3000
const kernel = engine(endless)
const setup = { scenario: 'lake', options: { companies: 4 }, dice: { secret: '0123456789abcdef'.repeat(4) } }
const game = randomMatch(kernel, setup, 1)
game.play(ENTRIES)
game.lines.push(...resign(game.match, 0).lines)
const text = textOf(game.lines)

test('a long game is played again from its entries, and is the same', () => {
  const again = game.match.fold.again()
  expect(endless.layout.equal(again.position, game.match.fold.position)).toBe(true)
  expect(again.next).toBe(ENTRIES + 2)
  expect([again.entries, again.alone]).toEqual([game.match.fold.entries, game.match.fold.alone])
})

test('an entry is kept in a few numbers', () => {
  expect(game.match.fold.tape.length / ENTRIES).toBeLessThan(6)
})

// How long each takes is measured by `grognard bench`.
test('a long game is opened and verified', () => {
  expect(endless.layout.equal(openMatch(kernel, text).fold.position, game.match.fold.position)).toBe(true)
  expect(verify(kernel, text)).toMatchObject({ ok: true, entries: ENTRIES + 1 })
})

import { expect, test } from 'vitest'
import type { Engine, Position } from '../../kernel/index.ts'
import { choicesOf } from './seat-choices.ts'

/** A question to one seat: two actions, and two ways to close it. */
const VERBS = ['mark', 'unmark', 'more', 'enough']
const engine = {
  packing: { a: () => 0, b: () => 0 },
  actions(_p: Position, _seat: number, out: Int32Array) {
    VERBS.forEach((_, k) => void (out[k] = k))
    return VERBS.length
  },
  print: (_p: Position, action: number) => VERBS[action],
  choice: (_p: Position, action: number) => ({ closes: action >= 2 }),
} as unknown as Engine<Position>

test('if there are several ways to close a secret choice, the chosen one closes it', () => {
  const { closing } = choicesOf(engine, 0)
  const p = {} as Position
  expect(closing(p)?.text).toBe('more')
  expect(closing(p, ['more'])?.text).toBe('more')
  expect(closing(p, ['mark', 'enough'])?.text).toBe('enough')
  expect(closing(p, ['mark'])).toBeUndefined()
})

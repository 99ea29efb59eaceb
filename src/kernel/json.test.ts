import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readJson, step, validated, within } from './json.ts'
import { oneLine } from './one-line.ts'
import { UserError } from './refusal.ts'

const LIMITS = { size: 1 << 20, depth: 8 }

test('valid JSON is read as it is', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6, noUnicodeString: false }), (text) => {
      fc.pre(!text.includes('__proto__'))
      expect(readJson(text, 'x', LIMITS)).toEqual(JSON.parse(text))
    }),
  )
})

test('any input is answered with a value or with one line that says what is wrong', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json().map((text) => text.slice(1)),
      ),
      (text) => {
        try {
          readJson(text, 'file.json', LIMITS)
        } catch (error) {
          expect(error).toBeInstanceOf(UserError)
          expect((error as Error).message).toMatch(/^file\.json: [^\n]{1,240}…?$/)
        }
      },
    ),
  )
})

test.each([
  ['too long', ' '.repeat(LIMITS.size + 1), '1048577 characters long; at most 1048576 are read'],
  ['nested deep', '['.repeat(100_000), 'nested deeper than 8 brackets'],
  [
    'nested deep behind a text that looks nested',
    `["${'\\"]'.repeat(2000)}",${'['.repeat(2000)}`,
    'nested deeper than 8 brackets',
  ],
  ['empty', '', 'not JSON'],
  ['with NUL', '{"a":"\0"}', 'not JSON'],
  ['with a key of prototypes', '{"a":[{"__proto__":{"b":1}}]}', "the key '__proto__' is not allowed"],
  ['with such a key spelled with escapes', '{"\\u005f_proto__":1}', "the key '__proto__' is not allowed"],
])('%s is refused', (_, text, complaint) => {
  expect(() => readJson(text, 'x', LIMITS)).toThrow(`x: ${complaint}`)
})

test('brackets in texts do not count as nesting, and a wide value is not a deep one', () => {
  expect(readJson(JSON.stringify(['['.repeat(5000), '\\"[['.repeat(500)]), '', LIMITS)).toHaveLength(2)
  expect(readJson(JSON.stringify(Array.from({ length: 5000 }, () => [])), '', LIMITS)).toHaveLength(5000)
})

test('a value that does not fit is refused with its place', () => {
  const schema = v.strictObject({ actions: v.array(v.strictObject({ do: v.string() })) })
  expect(validated(schema, { actions: [{ do: 'x' }] }, 'f')).toEqual({ actions: [{ do: 'x' }] })
  expect(() => validated(schema, { actions: [{ do: 'x' }, { do: 7 }] }, 'f')).toThrow(
    'f: actions[1].do: Invalid type: Expected string but received 7',
  )
  expect(() => validated(schema, { actions: [], more: 1 }, '')).toThrow('more: Invalid key')
})

test('complaints get their place in the file, and other errors stay as they are', () => {
  const fail = (error: Error) => () => {
    throw error
  }
  expect(() => within('set.turn', fail(new UserError('7 is too much')))).toThrow('set.turn: 7 is too much')
  expect(() => within('set.turn', fail(new RangeError('defect')))).toThrow(RangeError)
  expect(within('x', () => 3)).toBe(3)
  expect(step(step('', 'actions'), 2)).toBe('actions[2]')
})

test('a complaint is one line of moderate length', () => {
  expect(oneLine('a\nb\u0000c\u2028d')).toBe('a b c d')
  expect(oneLine('x'.repeat(1000))).toHaveLength(241)
})

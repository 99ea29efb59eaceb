import * as v from 'valibot'
import { expect, test } from 'vitest'
import { converted, published, stale } from './schemas.ts'

test('the published schemas match the ones that the program reads with', async () => {
  const files = await published()
  expect(files.size).toBeGreaterThan(10)
  expect([...(await stale()).keys()], "run 'npm run schemas'").toEqual([])
})

test('a schema is converted with its bounds, its texts and the names that a record may have', () => {
  const schema = v.strictObject({
    points: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(6)),
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.description('As printed.'))),
    sides: v.record(v.picklist(['white', 'black']), v.boolean()),
  })
  expect(converted(schema)).toEqual({
    type: 'object',
    properties: {
      points: { type: 'integer', minimum: 1, maximum: 6 },
      name: { type: 'string', minLength: 1, description: 'As printed.' },
      sides: {
        type: 'object',
        propertyNames: { type: 'string', enum: ['white', 'black'] },
        additionalProperties: { type: 'boolean' },
      },
    },
    required: ['points', 'sides'],
    additionalProperties: false,
  })
})

test('a schema without a counterpart is refused', () => {
  expect(() => converted(v.strictObject({ at: v.date() }))).toThrow(/date/)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packLists, unpackLists } from './packed-lists.ts'

test('a list of entries is packed as columns, null where an entry has no value', () => {
  expect(packLists([{ id: 'a' }, { id: 'b', most: 2 }])).toEqual({ '': { id: ['a', 'b'], most: [null, 2] } })
})

test('a list of one entry and a list of numbers stay as they are', () => {
  expect(packLists([{ id: 'a' }])).toEqual([{ id: 'a' }])
  expect(packLists({ sizes: [1, 2] })).toEqual({ sizes: [1, 2] })
})

test('data come back as they were packed, however their lists lie in each other', () => {
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(
      { maxDepth: 4 },
      fc.integer(),
      fc.string(),
      fc.boolean(),
      fc.array(tie('data'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('id', 'side', 'at', 'units'), tie('data'), { maxKeys: 4, minKeys: 1 }),
    ),
  }))
  fc.assert(
    fc.property(data, (value) => {
      expect(unpackLists(JSON.parse(JSON.stringify(packLists(value))))).toEqual(value)
    }),
  )
})

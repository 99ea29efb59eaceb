import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPlaces, unpackPlaces } from './packed-places.ts'

test('places are packed as steps in eighths of an inch, from the corner and from each to the next', () => {
  const outline = [
    [2, 1.5],
    [2.125, 1.5],
    [2.125, 1],
  ]
  const packed = [16, 12, 1, 0, 0, -4]
  expect(packPlaces({ id: 'farm', outline })).toEqual({ id: 'farm', outline: packed })
  expect(packPlaces({ contours: [outline, outline] })).toEqual({ contours: [packed, packed] })
})

test('a value that is no place stays as it is', () => {
  const field = { squares: [['Heath', 'Gate']], lines: [], depth: 3 }
  expect(packPlaces(field)).toEqual(field)
  expect(unpackPlaces(field)).toEqual(field)
})

test('a place between the eighths of an inch is refused', () => {
  expect(() => packPlaces([[1, 2.0625]])).toThrow('[1, 2.0625] lies on no eighth of an inch')
})

test('data come back as they were packed', () => {
  const inches = fc.integer({ min: 0, max: 96 * 8 }).map((eighths) => eighths / 8)
  const outline = fc.array(fc.tuple(inches, inches), { minLength: 1, maxLength: 6 })
  const ground = fc.record({ id: fc.string(), outline, roofs: fc.array(outline, { maxLength: 3 }) })
  fc.assert(
    fc.property(fc.array(ground), (value) => {
      expect(unpackPlaces(JSON.parse(JSON.stringify(packPlaces(value))))).toEqual(value)
    }),
  )
})

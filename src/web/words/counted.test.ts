import { expect, test } from 'vitest'
import { filled } from './counted.ts'

test('what is counted is said of one thing or of several', () => {
  const text = '{{ hex }}, {{ far }} {{ far|hex|hexes }}: {{ far|is|are }} {{ what }}'
  expect(filled(text, { hex: 'AB3', far: 1, what: 'far' })).toBe('AB3, 1 hex: is far')
  expect(filled(text, { hex: 'AB3', far: 0, what: 'far' })).toBe('AB3, 0 hexes: are far')
  expect(filled(text, { hex: 'AB3', far: '2', what: 'far' })).toBe('AB3, 2 hexes: are far')
  expect(filled('as it is')).toBe('as it is')
})

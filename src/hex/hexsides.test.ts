import { expect, test } from 'vitest'
import { hexNamed, makeGrid } from './grid.ts'
import { hasHexside, hexside, makeHexsides, markHexside } from './hexsides.ts'
import { letterColumns, lettered } from './numbering.ts'

const grid = makeGrid({ columns: 40, rows: 26, low: 'odd', numbering: lettered(letterColumns(40, 'spanish')) })
const at = (name: string) => hexNamed(grid, name)
const [RIVER, UP, DOWN] = [1, 2, 4]

test('a river is the same from both banks, a slope is up from one and down from the other', () => {
  const sides = makeHexsides(grid)
  markHexside(grid, sides, at('F19'), at('G19'), RIVER)
  markHexside(grid, sides, at('A4'), at('A5'), UP, DOWN)
  expect(hexside(grid, sides, at('F19'), at('G19'))).toBe(RIVER)
  expect(hexside(grid, sides, at('G19'), at('F19'))).toBe(RIVER)
  expect(hexside(grid, sides, at('A4'), at('A5'))).toBe(UP)
  expect(hexside(grid, sides, at('A5'), at('A4'))).toBe(DOWN)
  expect(hasHexside(grid, sides, at('G19'), RIVER)).toBe(true)
  expect(hasHexside(grid, sides, at('G19'), UP | DOWN)).toBe(false)
})

test('several things may lie on one side', () => {
  const sides = makeHexsides(grid)
  markHexside(grid, sides, at('F19'), at('G19'), RIVER)
  markHexside(grid, sides, at('G19'), at('F19'), UP, DOWN)
  expect(hexside(grid, sides, at('F19'), at('G19'))).toBe(RIVER | DOWN)
})

test('hexes that do not touch have no side between them', () => {
  const sides = makeHexsides(grid)
  expect(() => markHexside(grid, sides, at('A1'), at('A3'), RIVER)).toThrow('A1 and A3 do not touch')
  expect(hexside(grid, sides, at('A1'), at('A3'))).toBe(0)
})

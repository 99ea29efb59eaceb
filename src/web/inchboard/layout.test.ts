import { expect, test } from 'vitest'
import { layOut, MARGIN, placedAt } from './layout.ts'

test('north is up: a world unit is a cell, and the margin lies round the table', () => {
  const layout = layOut(3072, 2304)
  expect(layout.world).toEqual({ width: 3072 + 2 * MARGIN, height: 2304 + 2 * MARGIN })
  expect(layout.toWorld(0, 0)).toEqual({ x: MARGIN, y: MARGIN + 2304 })
  expect(layout.toWorld(3072, 2304)).toEqual({ x: 3072 + MARGIN, y: MARGIN })
  expect(layout.toTable(layout.toWorld(100, 64))).toEqual({ x: 100, y: 64 })
})

test('a heading in quarter degrees from north turns a picture whose front is up', () => {
  expect(placedAt(layOut(640, 640), 64, 128, 360)).toBe(`translate(${MARGIN + 64} ${MARGIN + 512}) rotate(90)`)
})

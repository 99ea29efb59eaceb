import { expect, test } from 'vitest'
import { layOut, MARGINS, middleOf } from '../../painting/layout.ts'
import { blockOf } from './block.ts'

const FORMS = ['broad', 'deep', 'long'] as const
const CORNERS = [0, 1, 2, 3, 4, 5]

test('the sign and the number on a block read from left to right, or from the top down', () => {
  for (const form of FORMS)
    for (const corner of CORNERS) {
      const { sign, number } = blockOf({ form, corner })
      expect(Math.abs(sign.x - number.x) > 1 ? sign.x < number.x : sign.y < number.y, `${form} ${corner}`).toBe(true)
    }
})

test('sign and number lie along the front of a line, and along the march of a column', () => {
  for (const corner of CORNERS) {
    const ahead = {
      x: Math.sin(((30 + 60 * corner) * Math.PI) / 180),
      y: -Math.cos(((30 + 60 * corner) * Math.PI) / 180),
    }
    for (const form of FORMS) {
      const { sign, number } = blockOf({ form, corner })
      const along = Math.abs((number.x - sign.x) * ahead.x + (number.y - sign.y) * ahead.y)
      const across = Math.abs((number.x - sign.x) * ahead.y - (number.y - sign.y) * ahead.x)
      expect(form === 'deep' ? along > 20 && across < 1 : across > 20 && along < 1, `${form} ${corner}`).toBe(true)
    }
  }
})

test('a line over two hexes reaches from the middle of one to beyond the middle of the other', () => {
  const layout = layOut({ columns: 3, rows: 3, low: 'even' }, 40, MARGINS)
  const [a, b] = [middleOf(layout, 0), middleOf(layout, 1)]
  const long = Number(/H(-?[\d.]+)/.exec(blockOf({ form: 'long', corner: 1 }).card)?.[1])
  expect(2 * (long + 4)).toBeGreaterThan(Math.hypot(a.x - b.x, a.y - b.y) + 20)
})

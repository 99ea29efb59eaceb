import { expect, test } from 'vitest'
import { SvgPath } from './svg-path.ts'

const drawn = (draw: (path: SvgPath) => void): string => {
  const path = new SvgPath()
  draw(path)
  return path.data
}

test('path data are relative and short', () => {
  expect(
    drawn((path) => {
      path.moveTo(10, 20)
      path.lineTo(10.5, 19.25)
      path.quadraticCurveTo(11, 20, 9, 20)
      path.closePath()
      path.lineTo(12, 22)
    }),
  ).toBe('m10 20l.5-.75q.5 .75-1.5 .75zl2 2')
})

test('errors of rounding do not add up', () => {
  const data = drawn((path) => {
    path.moveTo(0, 0)
    for (let k = 1; k <= 300; k++) path.lineTo(k / 3, 0)
  })
  const steps = data
    .split('l')
    .slice(1)
    .map((step) => Number(step.split(' ')[0]))
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(100, 6)
})

test('a circle is two arcs, and an arc to the left goes to the left', () => {
  expect(drawn((path) => path.arc(5, 0, 5, 0, 2 * Math.PI))).toBe(
    'm10 0a5 5 0 0 1-10 0a5 5 0 0 1 10 0'.replaceAll('1-', '1 -'),
  )
  expect(drawn((path) => path.arc(0, 0, 10, Math.PI, Math.PI / 2, true))).toBe('m-10 0a10 10 0 0 0 10 10')
  expect(drawn((path) => path.arc(0, 0, 10, -Math.PI / 2, Math.PI, true))).toBe('m0-10a10 10 0 0 0 -10 10')
})

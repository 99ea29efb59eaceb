import { expect, test } from 'vitest'
import { scatter } from '../../../painting/scatter.ts'
import { isInside, soften, strewn, turnOf } from './outlines.ts'

const square = [
  { x: 0, y: 0 },
  { x: 400, y: 0 },
  { x: 400, y: 400 },
  { x: 0, y: 400 },
]

test('points strewn over an area lie within its outline, and are the same each time', () => {
  const hollow = [...square.slice(0, 3), { x: 200, y: 200 }]
  const points = [...strewn(hollow, 40, scatter(3))]
  expect(points.length).toBeGreaterThan(20)
  expect(points.every((at) => isInside(hollow, at))).toBe(true)
  expect([...strewn(hollow, 40, scatter(3))]).toEqual(points)
})

test('a reversed outline turns the other way on the screen', () => {
  expect(turnOf(square)).toBe(320_000)
  expect(turnOf(square.toReversed())).toBe(-320_000)
})

test('soft corners leave the edges where they are', () => {
  const strokes: string[] = []
  const path = {
    moveTo: (x: number, y: number) => strokes.push(`M${x} ${y}`),
    lineTo: (x: number, y: number) => strokes.push(`L${x} ${y}`),
    quadraticCurveTo: (...at: number[]) => strokes.push(`Q${at.join(' ')}`),
    closePath: () => strokes.push('Z'),
  }
  soften(path as never, square)
  expect(strokes).toEqual([
    ...[
      'M0 44',
      'Q0 0 44 0',
      'L356 0',
      'Q400 0 400 44',
      'L400 356',
      'Q400 400 356 400',
      'L44 400',
      'Q0 400 0 356',
      'Z',
    ],
  ])
})

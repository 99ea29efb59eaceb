import { expect, test, vi } from 'vitest'
import type { Albuera } from '../rules/state/position.ts'
import { act, holdFire, kernel } from '../rules/testing/field.ts'
import { column, line, stage } from '../rules/testing/stage.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
const { coursesIn } = await import('./course.ts')

const at = (enemy: string) =>
  holdFire(stage({ Brayer: '1820', '2/48': line(enemy, 'W'), 'II/40': column('1818', 'E') }))
const courses = (p: Albuera, ...steps: string[][]) =>
  coursesIn({ engine: kernel, view: () => p }, 0, steps).map(({ places, isWhole }) => [
    ...places.map((hex) => p.scenario.ground.grid.names[hex]),
    isWhole,
  ])
const course = (p: Albuera, ...texts: string[]) => courses(p, texts)[0]

test('a movement leads through its hexes, though its steps name neither unit nor hex', () => {
  const p = at('2018')
  expect(course(p, 'move II/40')).toEqual(['1818', true])
  // Beside the enemy, who may react.
  expect(course(p, 'move II/40', 'forward left', 'halt')).toEqual(['1818', '1918', false])
  act(p, 'move II/40')
  expect(course(p, 'forward left', 'halt')).toEqual(['1818', '1918', false])
})

test('fire leads from the unit to its target', () => {
  expect(course(at('1918'), 'move II/40', 'turn left', 'fire at 2/48')).toEqual(['1818', '1918', true])
})

test('a step that cannot begin where the one before was cut short begins in the position shown', () => {
  const p = holdFire(
    stage({ Brayer: '1820', '2/48': line('2018', 'W'), 'II/40': column('1818', 'E'), 'I/40': column('1720', 'E') }),
  )
  const [first, second] = courses(p, ['move II/40', 'forward left', 'halt'], ['move I/40', 'forward left', 'halt'])
  expect(first).toEqual(['1818', '1918', false])
  expect(second?.[0]).toBe('1720')
  expect(second?.length).toBeGreaterThan(2)
})

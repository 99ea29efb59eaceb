import { expect, test, vi } from 'vitest'
import type { Albuera } from '../rules/state/position.ts'
import { act, holdFire, kernel } from '../rules/testing/field.ts'
import { column, line, stage } from '../rules/testing/stage.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
const { courseIn } = await import('./course.ts')

const at = (enemy: string) =>
  holdFire(stage({ Brayer: '1820', '2/48': line(enemy, 'W'), 'II/40': column('1818', 'E') }))
const course = (p: Albuera, ...texts: string[]) =>
  courseIn({ engine: kernel, view: () => p }, 0, texts).map((hex) => p.scenario.ground.grid.names[hex])

test('a movement leads through its hexes, though its steps name neither unit nor hex', () => {
  const p = at('2018')
  expect(course(p, 'move II/40')).toEqual(['1818'])
  expect(course(p, 'move II/40', 'forward left', 'halt')).toEqual(['1818', '1918'])
  act(p, 'move II/40')
  expect(course(p, 'forward left', 'halt')).toEqual(['1818', '1918'])
})

test('fire leads from the unit to its target', () => {
  expect(course(at('1918'), 'move II/40', 'turn left', 'fire at 2/48')).toEqual(['1818', '1918'])
})

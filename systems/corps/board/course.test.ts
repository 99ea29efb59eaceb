import { expect, test, vi } from 'vitest'
import { engine, fastDice } from '../../../src/kernel/index.ts'
import { corps } from '../rules/index.ts'
import type { Corps } from '../rules/state/position.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
const { coursesIn } = await import('./course.ts')

const kernel = engine(corps)

test('moves lead from place to place, and fire to its target', () => {
  const p = kernel.open('outpost', {}, fastDice(2))
  const seat = kernel.awaiting(p) & 1 ? 0 : 1
  const course = (on: Corps, ...texts: string[]) => coursesIn({ engine: kernel, view: () => on }, seat, [texts])[0]
  const body = p.scenario.roster.names.indexOf('fr-14')
  const start = [p.x[body], p.y[body]]
  expect(course(p, 'pick fr-14')).toEqual({ places: [start], isWhole: true })
  const way = course(p, 'pick fr-14', 'go 0 6 R0.1875')
  expect(way).toMatchObject({ isWhole: true, places: { length: 2 } })
  expect(way?.places[0]).toEqual(start)
  expect(way?.places[1]).not.toEqual(start)
  expect(course(p, 'pick fr-14', 'march to Paris')).toEqual({ places: [start], isWhole: false })
  const list = new Int32Array(1 << 16)
  const fire = [...list.subarray(0, kernel.actions(p, seat, list))]
    .map((action) => kernel.print(p, action))
    .find((text) => text.startsWith('fire '))
  const [gun, target] = (fire ?? '').slice('fire '.length).split(' > ')
  const place = (name: string) => {
    const one = p.scenario.roster.names.indexOf(name)
    return [p.x[one], p.y[one]]
  }
  expect(course(p, fire ?? '')).toEqual({ places: [place(gun), place(target)], isWhole: true })
})

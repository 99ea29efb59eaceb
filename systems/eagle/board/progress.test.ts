import { expect, test, vi } from 'vitest'
import type { Stack } from '../../../src/web/hexboard/pieces.ts'
import type { Eagle } from '../rules/state/position.ts'
import { stacksOf } from './faces.ts'
import { progress, SLIDES } from './progress.ts'
import { playThrough } from './test-games.ts'

vi.mock('../words/troops/t.ts', () => import('./test-words.ts'))

const where = (stacks: readonly Stack[]) =>
  Object.fromEntries(
    [...stacks]
      .sort((x, y) => x.hex - y.hex)
      .map(({ hex, units, leaders }) => [
        hex,
        { units: units.map((unit) => unit ?? -1).sort(), leaders: [...leaders].sort() },
      ]),
  )
const states = (p: Eagle) =>
  [...p.scenario.army.units.keys()].map((unit) => (p.at[unit] < 0 ? '' : `${p.lost[unit]} ${p.state[unit]}`))

test('events that are reported, played on the field before them, lead to the field after them', () => {
  let compared = 0
  for (let seed = 1; seed <= 12; seed++)
    playThrough('vedel', seed, (before, told, after) => {
      if (told.length === 0) return
      const field = progress(before, told)
      const what = told.map(({ event, args }) => `${event} ${args.join()}`).join('; ')
      expect([what, where(field.stacks)]).toEqual([what, where(stacksOf(after))])
      expect([what, states(field.p)]).toEqual([what, states(after)])
      compared++
    })
  expect(compared).toBeGreaterThan(500)
})

test('as one side sees the events, as many counters lie in each hex as after them', () => {
  const tall = (stacks: readonly Stack[]) =>
    [...stacks].sort((x, y) => x.hex - y.hex).map(({ hex, units }) => `${hex}:${units.length}`)
  for (let seed = 21; seed <= 26; seed++)
    playThrough(
      'vedel',
      seed,
      (before, told, after) => {
        if (told.length === 0) return
        const what = told.map(({ event, args }) => `${event} ${args.join()}`).join('; ')
        expect([what, tall(progress(before, told).stacks)]).toEqual([what, tall(stacksOf(after))])
      },
      { seat: 0 },
    )
})

test('a unit on its way lies in neither hex', () => {
  let found = 0
  playThrough('vedel', 3, (before, told) => {
    const k = told.findIndex(({ event, args: [, b, c] }) => SLIDES.includes(event) && event !== 'Rode' && b !== c)
    if (k < 0) return
    const [unit] = told[k].args
    const sliding = progress(before, told.slice(0, k + 1), true)
    expect(sliding.stacks.some(({ units }) => units.includes(unit))).toBe(false)
    expect(progress(before, told.slice(0, k + 1)).stacks.some(({ units }) => units.includes(unit))).toBe(true)
    found++
  })
  expect(found).toBeGreaterThan(3)
})

/** Units that wait under a blind, as they are drawn before they are placed. */
import { describe, expect, test, vi } from 'vitest'
import { INCH } from '../../../src/inches/index.ts'
import { isRefusal } from '../../../src/kernel/index.ts'
import type { Choice } from '../../../src/web/inchboard/tabletop.ts'
import { table } from '../rules/testing/table.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => ({ troopName: (_kind: string, _id: string, name: string) => name }))
const { formsOf, nearestTo, placedBy, waiting } = await import('./placing.ts')

/** A command with two strips that has chosen to place its figures. */
function begun(y = 36) {
  const units = [
    { name: 'A', form: 'march', at: [0, 0] },
    { name: 'H', form: 'horse-column', at: [0, 0] },
    { name: 'G', form: 'limbered', at: [0, 0] },
  ] as const
  const one = { id: 'one', order: 'halt', units, blinds: [{ at: [36, y], strips: 2 }] } as const
  const foe = {
    id: 'foe',
    army: 1,
    order: 'halt',
    general: [70, 70],
    units: [{ name: 'X', form: 'line', at: [36, 2] }],
  } as const
  const at = table({ commands: [one, foe] }, 0)
  at.act('place the figures')
  const choices = at.list().map((text): Choice => {
    const action = at.kernel.parse(at.p, 0, text)
    if (isRefusal(action)) throw new Error(action.reason)
    const [a, b] = [at.kernel.packing.a(action), at.kernel.packing.b(action)]
    return {
      ...{ legal: { action, text, verb: 'set', a, b }, verb: 'set' },
      first: 'units',
      second: 'slots',
      body: a,
      target: -1,
    }
  })
  return { at, choices }
}

describe('1.2, A5 a unit is drawn where it would stand', () => {
  test('each choice shows the place that the rules give it', () => {
    const { choices } = begun()
    expect(choices.length).toBeGreaterThan(8)
    for (const { legal } of choices) {
      const { at, choices: fresh } = begun()
      const choice = fresh.find((one) => one.legal.text === legal.text)
      const there = choice && placedBy(at.p, choice)
      at.act(legal.text)
      const unit = choice?.body ?? 0
      expect([there?.x, there?.y, there?.heading]).toEqual([at.p.x[unit], at.p.y[unit], at.p.heading[unit]])
    }
  })

  test('its formations come in the order of the list', () => {
    const { choices } = begun()
    expect(formsOf(choices, 0)).toEqual([0, 1, 2])
  })

  test('units that wait stand before the strips, or behind them if the table ends there', () => {
    for (const [y, isBefore] of [
      [36, true],
      [71, false],
    ] as const) {
      const { at, choices } = begun(y)
      const units = [...new Set(choices.map(({ body }) => body))]
      const bases = waiting(at.p, units, (unit) => formsOf(choices, unit)[0])
      for (const base of bases) expect(base.y > y * INCH).toBe(isBefore)
      // Side by side, none on another.
      for (const [k, base] of bases.entries())
        if (k > 0) expect(base.x - bases[k - 1].x).toBeGreaterThanOrEqual((base.front + bases[k - 1].front) / 2)
    }
  })

  test('a unit that is let go goes to the nearest place within reach', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]
    expect(nearestTo(places, [70, 10], 64)).toBe(places[1])
    expect(nearestTo(places, [50, 200], 64)).toBeUndefined()
  })
})

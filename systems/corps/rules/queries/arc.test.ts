import { describe, expect, test } from 'vitest'
import { placeOf, turnOf } from '../state/poses.ts'
import { battle, unitOf } from '../testing/battle.ts'
import { arcOf } from './arc.ts'

const A = { name: 'A', form: 'line', at: [36, 30] } as const
const X = { name: 'X', form: 'line', at: [36, 60], heading: 180 } as const
const bands = (of: ReturnType<typeof arcOf>) => of.bands.map(({ id, inches }) => `${id} ${inches}`)

describe('7.8 guns', () => {
  const G = { name: 'G', form: 'deployed', weight: 'heavy', at: [36, 30] } as const

  test('their bands, from the middle of their front', () => {
    const found = arcOf(battle([G], [X], 'hold').p, 0)
    expect(found).toMatchObject({ from: [36, 31], heading: 0 })
    expect(bands(found)).toEqual(['short 10', 'long 20'])
    const [x, y] = found.bands[1].outline[0]
    expect([x, y]).toEqual([36, 31])
    // The sector is a part of a circle: all points except the first are equally far away.
    for (const [px, py] of found.bands[1].outline.slice(1)) expect((px - x) ** 2 + (py - y) ** 2).toBeCloseTo(400, 0)
  })

  test('after a move and a turn', () => {
    const found = arcOf(battle([G], [X], 'hold').p, 0, turnOf(45), placeOf(16, 0))
    expect(found.heading).toBe(45)
    expect(found.from[0]).toBeCloseTo(36.7, 1)
    expect(found.from[1]).toBeCloseTo(31.7, 1)
  })
})

test('11.2, 12.2, A57 infantry: fire before its front, and how far it goes in', () => {
  expect(bands(arcOf(battle([A], [X], 'hold').p, 0))).toEqual(['firefight 2', 'skirmish 4', 'assault 4'])
  const [firefight] = arcOf(battle([A], [X], 'hold').p, 0).bands
  const ys = firefight.outline.map(([, y]) => y)
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([30.5, 32.5])
})

test('a square has no flank: its bands lie all round it', () => {
  const { arc, bands: found } = arcOf(battle([{ ...A, form: 'square' }], [X], 'hold').p, 0)
  const ys = found[0].outline.map(([, y]) => y)
  expect([arc, Math.min(...ys), Math.max(...ys)]).toEqual([180, 26.5, 33.5])
})

test('cavalry: how far it charges', () => {
  const at = battle([{ name: 'C', form: 'horse-line', weight: 'light', at: [36, 30] }], [X], 'hold')
  expect(bands(arcOf(at.p, unitOf(at, 'C')))).toEqual(['charge 14'])
})

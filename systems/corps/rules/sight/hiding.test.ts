import { describe, expect, test } from 'vitest'
import { SIGHT_IDS } from '../state/data/ids.ts'
import { type TableSpec, table } from '../testing/table.ts'
import { sightDistance, sightOf } from './hiding.ts'

type Unit = NonNullable<TableSpec['commands'][number]['units']>[number]

const box = (west: number, south: number, east: number, north: number) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const

interface Seen extends Omit<TableSpec, 'commands'> {
  readonly units?: readonly Unit[]
  readonly strips?: number
}

/** A brigade at 36, 20 that looks at a blind whose middle is at 36, 40; everything else stands between. */
function seen({ units = [], strips = 1, ...spec }: Seen) {
  const { p } = table(
    {
      ...spec,
      commands: [
        { id: 'one', general: [36, 30], units: [{ name: 'A', form: 'line', at: [36, 20] }, ...units] },
        { id: 'foe', army: 1, blinds: [{ at: [36, 40], strips }] },
      ],
    },
    0,
    4,
  )
  const blind = p.scenario.roster.names.indexOf('blind foe1')
  return { distance: sightDistance(p, 0, blind) / 64, sight: SIGHT_IDS[sightOf(p, 0, blind)] }
}
const sight = (spec: Seen) => seen(spec).sight
const line = (y: number, more: Partial<Unit> = {}): Unit => ({ name: 'B', form: 'line', at: [36, y], ...more })

describe('1.6 to 1.8, A102 how a blind is seen', () => {
  test('in plain sight, at the distance from edge to edge', () => {
    expect(seen({})).toEqual({ distance: 19, sight: 'plain' })
  })

  test('A121 a blind is seen by the best of the lines to its middle and its corners', () => {
    // Anything that stands before the middle of it leaves its corners to be seen.
    const narrow = line(30, { form: 'march' })
    expect([sight({ units: [narrow], strips: 3 }), sight({ units: [narrow] })]).toEqual(['plain', 'plain'])
    expect(sight({ units: [line(38)] })).toBe('behind-troops')
  })

  test('behind troops on the same level, generals not among them', () => {
    expect(sight({ units: [line(38)] })).toBe('behind-troops')
    expect(sight({ units: [line(30)], strips: 3 })).toBe('plain')
    expect(sight({ units: [line(38)], hills: [[box(28, 18, 44, 22)]] })).toBe('plain')
    expect(sight({ units: [line(38)], hills: [[box(28, 39, 44, 44)]] })).toBe('plain')
    expect(sight({ units: [line(38)], hills: [[box(28, 18, 44, 39)]] })).toBe('behind-troops')
  })

  test('hidden in woods or a built-up area, and behind them', () => {
    for (const ground of ['woods', 'sections'] as const) {
      const around = (outline: ReturnType<typeof box>) => sight({ [ground]: [outline] })
      expect(around(box(30, 36, 42, 44))).toBe('hidden')
      expect(around(box(20, 28, 52, 32))).toBe('hidden')
      // A part of it stands outside.
      expect(around(box(36, 36, 42, 44))).toBe('plain')
    }
  })

  test('a unit in woods sees out of them, but does not see a blind that is in them too', () => {
    expect(sight({ woods: [box(28, 16, 44, 24)] })).toBe('plain')
    expect(sight({ woods: [box(28, 16, 44, 44)] })).toBe('hidden')
  })

  test('hidden behind a hill from units that stand lower than it', () => {
    const hill = [box(20, 26, 52, 34), box(20, 28, 52, 32)]
    expect(sight({ hills: [hill] })).toBe('hidden')
    // On a hill of its own: as high as the lower contour, then as the higher one.
    expect(sight({ hills: [hill, [box(28, 18, 44, 22)]] })).toBe('hidden')
    expect(sight({ hills: [hill, [box(28, 18, 44, 22), box(29, 18.5, 43, 21.5)]] })).toBe('plain')
    // The blind on the top.
    expect(sight({ hills: [[box(20, 26, 52, 44), box(20, 38, 52, 42)]] })).toBe('plain')
  })

  test('hedges and walls hinder no sight (A103)', () => {
    const hedge = [box(20, 30, 52, 31)]
    expect(sight({ hedges: hedge, walls: hedge })).toBe('plain')
  })
})

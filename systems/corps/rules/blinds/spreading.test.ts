import { describe, expect, test } from 'vitest'
import { shapeOf } from '../state/bodies.ts'
import { type TableSpec, table } from '../testing/table.ts'

type CommandSpec = TableSpec['commands'][0]

const units = ['A', 'B', 'C', 'D'].map((name) => ({ name, form: 'march', at: [0, 0] }) as const)
const foe = (y = 69): CommandSpec => ({
  id: 'foe',
  army: 1,
  order: 'halt',
  general: [70, 70],
  units: [{ name: 'enemy', form: 'line', at: [36, y] }],
})

function blind(strips: number, y = 69) {
  const at = table({ commands: [{ id: 'one', order: 'halt', units, blinds: [{ at: [36, 36], strips }] }, foe(y)] }, 0)
  at.act('stay on blinds', 4)
  at.told()
  return at
}
const widthOf = ({ p }: ReturnType<typeof table>) => {
  const { west, east } = shapeOf(p, p.scenario.roster.blinds)
  return [west / 64, east / 64]
}

describe('A6 extending a blind', () => {
  test.each([
    ['3 both', [27, 45]],
    ['2 left', [27, 39]],
    ['2 right', [33, 45]],
    ['4 right', [33, 57]],
  ])('one strip to %s', (spread, width) => {
    const at = blind(1)
    at.act(`spread blind one1 > ${spread}`)
    expect([widthOf(at), at.p.pips]).toEqual([width, 3])
  })

  test('strips are dropped in the same way', () => {
    const at = blind(4)
    at.act('spread blind one1 > 1 right')
    // Of 24 to 48 the strip at the left end remains.
    expect(widthOf(at)).toEqual([24, 30])
  })

  test('once in a move', () => {
    const at = blind(1)
    at.act('spread blind one1 > 2 left')
    expect(at.why('spread blind one1 > 1 left')).toBe('A6')
  })

  test('A147 a blind is extended to both sides in pairs, to another number, and to one strip a unit at most', () => {
    const at = blind(2)
    expect(
      ['3 both', '4 both', '2 left', '4 left', '5 left'].map((spread) => at.why(`spread blind one1 > ${spread}`)),
    ).toEqual(['A6', undefined, 'A6', undefined, 'A147'])
  })

  test('A48 a blind is not extended over the edge of the table', () => {
    const at = table(
      { commands: [{ id: 'one', order: 'halt', units, blinds: [{ at: [6, 36], strips: 1 }] }, foe()] },
      0,
    )
    at.act('stay on blinds', 4)
    expect(['2 left', '3 both', '3 right'].map((spread) => at.why(`spread blind one1 > ${spread}`))).toEqual([
      'A48',
      'A48',
      undefined,
    ])
  })

  test('A83 a blind is extended no nearer than 4 inches to an enemy', () => {
    const at = table(
      {
        commands: [
          { id: 'one', order: 'halt', units, blinds: [{ at: [36, 36], strips: 1 }] },
          { ...foe(), units: [{ name: 'enemy', form: 'square', at: [47, 36] }] },
        ],
      },
      0,
    )
    at.act('stay on blinds', 4)
    expect(['2 left', '2 right'].map((spread) => at.why(`spread blind one1 > ${spread}`))).toEqual([undefined, 'A83'])
  })

  test('A96 a blind is checked after it is extended', () => {
    const at = blind(1, 60)
    at.act('spread blind one1 > 2 left', 4)
    expect(at.told()).toBe('Spread blind one1 2; SpottingRolled blind one1 4 7')
  })
})

describe('a blind that turns', () => {
  const turning = (foeAt: number) => {
    const at = table(
      {
        commands: [
          { id: 'one', order: 'halt', units, blinds: [{ at: [36, 36], strips: 4 }] },
          { ...foe(), units: [{ name: 'enemy', form: 'square', at: [36, foeAt] }] },
        ],
      },
      0,
    )
    at.act('stay on blinds', 4)
    at.told()
    return at
  }

  test('A83 a blind that turns keeps its ends 4 inches from the enemy too', () => {
    // They lie 12 inches from its middle, the foot of the square an inch and a half from his.
    expect([turning(53.5).why('face blind one1 > 90'), turning(53.25).why('face blind one1 > 90')]).toEqual([
      undefined,
      'A83',
    ])
  })

  test('A96 a blind is checked when it has turned', () => {
    const at = turning(53.5)
    at.act('face blind one1 > 90')
    expect(at.told()).toBe('Faced blind one1 90; Revealed one blind one1')
  })
})

import { describe, expect, test } from 'vitest'
import { engine, fastDice, log, SPECTATOR, UNKNOWN } from '../../../../src/kernel/index.ts'
import { by, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { startMove } from '../movement/movement.ts'
import type { Eagle } from './position.ts'

const kernel = engine(worded(eagle))
const failures = proofs(worded(eagle), 'vedel')
const french = by('french')
const set = { phase: 'french movement', orders: { POI: 'attack', CAS: 'attack', BOU: 'attack', COR: 'defend' } }
const { situations } = eagle
if (!situations) throw new Error('situations are missing')

/** Returns a position set up by hand, as a seat sees it. */
function seen(place: Record<string, object>, seat: number): { p: Eagle; view: Eagle; unit: (id: string) => number } {
  const p = kernel.open('vedel', {}, fastDice(1), log())
  while (p.depth >= 0) eagle.layout.endFrame(p)
  situations?.clear(p)
  for (const [id, value] of Object.entries(place)) situations?.place(p, id, value)
  situations?.set(p, 'phase', 'french shock')
  situations?.ready?.(p)
  const view = eagle.layout.make(p.scenario)
  eagle.redact(p, seat, view)
  return { p, view, unit: (id) => p.scenario.army.units.indexOf(id) }
}

describe('6.0, RA132 enemy stacks', () => {
  const place = {
    'FR-1LR1': { at: 'AG6', facing: 'SW' },
    'FR-1LR2': { at: 'AG6', order: 'disorganized', lost: 2 },
    'FR-1LR3': { at: 'AG6' },
  }

  test('RA132 a stack shows its top, its height and its facing', () => {
    const { p, view, unit } = seen({ ...place, 'SP-MPJ': { at: 'AG13' } }, 1)
    const hex = p.at[unit('FR-1LR3')]
    expect([view.tall[hex], view.face[hex], view.top[hex]]).toEqual([3, p.face[hex], unit('FR-1LR3')])
    expect(view.at[unit('FR-1LR3')]).toBe(hex)
    for (const id of ['FR-1LR1', 'FR-1LR2'])
      expect([view.at[unit(id)], view.lost[unit(id)], view.state[unit(id)]]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
    expect(view.below[unit('FR-1LR3')]).toBe(UNKNOWN)
  })

  test('RA132 a unit that is on the move is seen, even if others lie on it', () => {
    const { p, view, unit } = seen({ ...place, 'SP-MPJ': { at: 'AG13' } }, 1)
    expect(view.at[unit('FR-1LR1')]).toBe(UNKNOWN)
    p.mover = 1 + unit('FR-1LR1')
    eagle.redact(p, 1, view)
    expect(view.at[unit('FR-1LR1')]).toBe(p.at[unit('FR-1LR1')])
  })

  test('RA132 enemies next to a stack look into it; spectators do not', () => {
    const near = { ...place, 'SP-MPJ': { at: 'AG7' } }
    const { view, unit } = seen(near, 1)
    expect(view.lost[unit('FR-1LR2')]).toBe(2)
    expect(seen(near, SPECTATOR).view.lost[unit('FR-1LR2')]).toBe(UNKNOWN)
    expect(seen(near, 0).view.lost[unit('FR-1LR2')]).toBe(2)
  })

  test('RA132 a unit that comes to light is reported to those who see it', () => {
    expect(
      failures({
        place: { ...place, 'SP-MPJ': { at: 'AG13' } },
        set,
        actions: [french('move FR-1LR3 > AG7')],
        expect: {
          told: [
            'FR-1LR3 moves to AG7; 3 movement points left.',
            'FR-1LR2 comes to the top in AG6.',
            'FR-1LR2 is seen in AG6, normal, disorganized, 2 points lost.',
          ],
        },
      }),
    ).toEqual([])
  })
})

describe('reinforcements', () => {
  const bailen = proofs(worded(eagle), 'bailen')
  const arrival = { phase: 'french movement', turn: 5 }

  test('S4.7, RA27 columns come in one by one, each paying for the entry hex', () => {
    expect(
      bailen({
        place: { 'SP-CEU1': { at: 'Z16', facing: 'W' } },
        set: arrival,
        actions: [
          french('enter FR-4LR3 > A24'),
          { seat: 'french', do: 'enter FR-4LR1 > A24', refused: 'RA27' },
          french('move FR-4LR3 > B24', 'enter FR-4LR1 > A24'),
          { seat: 'french', do: 'enter FR-1DRP > A24', refused: '18.0' },
          { seat: 'french', do: 'enter FR-1CHP > A25', refused: 'RA102' },
        ],
        expect: { units: { 'FR-4LR3': { at: 'B24' }, Chabert: { at: 'A24' } } },
      }),
    ).toEqual([])
  })

  test('7.0 a unit does not come in after its leader has ridden', () => {
    expect(
      bailen({
        place: { 'SP-CEU1': { at: 'Z16', facing: 'W' } },
        set: arrival,
        actions: [
          french('enter FR-4LR3 > A24', 'move FR-4LR3 > B24', 'ride Chabert > B24'),
          { seat: 'french', do: 'enter FR-4LR1 > A24', refused: '7.0' },
        ],
      }),
    ).toEqual([])
  })

  test('RA102 a unit whose entry hex is shut comes in at the nearest free hex of the edge', () => {
    expect(
      bailen({
        place: { 'SP-CEU1': { at: 'A24', facing: 'NE' } },
        set: arrival,
        actions: [{ seat: 'french', do: 'enter FR-4LR3 > A24', refused: 'RA102' }, french('enter FR-4LR3 > A25')],
      }),
    ).toEqual([])
  })

  test('S4.8.5.2 carts without escort are taken by a unit that enters their hex', () => {
    expect(
      bailen({
        place: {
          'SP-CEU1': { at: 'Z18', facing: 'W' },
          'FR-CART1': { at: 'Y18' },
          'FR-CART2': { at: 'Y18' },
          Reding: { at: 'Z18' },
        },
        set: { phase: 'spanish movement', orders: { RED: 'attack' } },
        actions: [{ seat: 'spanish', do: 'move SP-CEU1 > Y18' }],
        expect: { units: { 'SP-CEU1': { at: 'Y18' }, 'FR-CART1': null, 'FR-CART2': null } },
      }),
    ).toEqual([])
  })

  test('S4.8.5.3 a unit does not enter a hex of carts that have an escort', () => {
    expect(
      bailen({
        place: {
          'SP-CEU1': { at: 'Z18', facing: 'W' },
          'FR-CART1': { at: 'Y18' },
          'FR-ESC4': { at: 'Y18' },
          Reding: { at: 'Z18' },
        },
        set: { phase: 'spanish movement', orders: { RED: 'attack', CON: 'defend' } },
        actions: [{ seat: 'spanish', do: 'move SP-CEU1 > Y18', refused: 'RA67' }],
      }),
    ).toEqual([])
  })

  test('RA26, S4.8.5.3 a cart that is moved stays under its escort until it leaves the hex', () => {
    const p = kernel.open('bailen', {}, fastDice(1))
    situations?.clear(p)
    situations?.place(p, 'FR-CART1', { at: 'Y18' })
    situations?.place(p, 'FR-ESC4', { at: 'Y18' })
    const [cart, escort] = ['FR-CART1', 'FR-ESC4'].map((id) => p.scenario.army.units.indexOf(id))
    startMove(p, cart)
    expect([p.top[p.at[cart]], p.below[escort]]).toEqual([escort, cart])
  })

  test('S4.8.5.1 a cart pays one more on the highway where another one stands', () => {
    expect(
      bailen({
        place: { 'SP-CEU1': { at: 'Z18', facing: 'W' }, 'FR-CART1': { at: 'K18' }, 'FR-CART2': { at: 'L18' } },
        set: { phase: 'french movement', orders: { CON: 'attack' } },
        actions: [french('move FR-CART1 > L18')],
        expect: { told: ['FR-CART1 moves to L18; a movement point left.'] },
      }),
    ).toEqual([])
  })

  test('RA63 only Dupont’s brigades leave the map, by the road to La Carolina', () => {
    expect(
      bailen({
        place: {
          'SP-CEU1': { at: 'Z18', facing: 'W' },
          'FR-1CHP': { at: 'AM1', facing: 'SW' },
          'FR-6DRP': { at: 'AM1' },
          'FR-2CHP': { at: 'AM2' },
        },
        set: { phase: 'french movement', orders: { DPR: 'march', BOU: 'attack' } },
        actions: [
          { seat: 'french', do: 'exit FR-6DRP', refused: 'RA63' },
          { seat: 'french', do: 'exit FR-2CHP', refused: 'RA63' },
          french('exit FR-1CHP'),
        ],
        expect: { units: { 'FR-1CHP': { at: 'off the map' } } },
      }),
    ).toEqual([])
  })

  test('S3.7, S4.6 for every two brigades that have left, one more Spanish formation counts as demoralized', () => {
    const brigades = ['FR-1CHP', 'FR-2CHP', 'FR-DPR-ART', 'FR-1DRP', 'FR-2DRP', 'FR-2CUP-A']
    const play = (leaving: string[], outcome: { winner: string[]; degree?: string }) =>
      bailen({
        place: {
          'SP-CEU1': { at: 'Z18', facing: 'W' },
          'FR-4LR1': { at: 'A24' },
          ...Object.fromEntries(brigades.map((id) => [id, { at: 'AM1' }])),
        },
        set: { phase: 'french movement', turn: 35, orders: { RED: 'march', CHA: 'march' } },
        actions: [french(...leaving.map((id) => `exit ${id}`), 'done'), { seat: 'spanish', do: 'done' }],
        expect: { outcome },
      })
    expect(play(brigades, { winner: ['french'], degree: 'marginal' })).toEqual([])
    expect(play(brigades.slice(1), { winner: [] })).toEqual([])
  })
})

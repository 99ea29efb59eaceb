import { setFlagsFromString } from 'node:v8'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { begin, numberPhases } from './agenda.ts'
import { layout, OPENED, UNKNOWN } from './layout.ts'
import type { Phase } from './phase.ts'
import type { Scenario } from './position.ts'
import { SPECTATOR } from './seats.ts'
import { cell, hiddenCell, type Laid, local, per, type Shape, slot } from './shape.ts'

const shape = {
  turn: cell,
  deck: hiddenCell,
  at: per('units'),
  orders: per('units', 'own'),
  mines: per('hexes', 'nobody'),
  unit: local,
  hex: local,
}
interface Field extends Scenario {
  readonly owners: readonly number[]
}
const field = (owners: readonly number[], hexes: number): Field => ({
  id: 'field',
  options: {},
  owners,
  counts: { units: owners.length, hexes },
})
const table = layout<typeof shape, Field>(shape, {
  depth: 3,
  owner: (scenario, _kind, index) => scenario.owners[index],
})
type P = Laid<typeof shape, Field>
const phase: Phase<P> = { name: 'some', rule: '1' }
numberPhases([phase])

let p: P
beforeEach(() => {
  p = table.make(field([0, 0, 1], 4))
})

test('cells and columns are windows on one block, and a new position is wiped, with an empty agenda', () => {
  expect(p.depth).toBe(-1)
  expect(p.frames).toBe(3)
  expect(p.cells.length).toBe(1 + 2 + 3 * 5 + 3 + 3 + 4)
  expect(table.size(p.scenario)).toBe(p.cells.length)
  expect([...p.cells.subarray(1)].every((value) => value === 0)).toBe(true)
  p.turn = 7
  p.at[2] = 8
  expect(p.cells[table.offset(p, 'turn') as number]).toBe(7)
  expect(p.cells[table.offset(p, 'at', 2) as number]).toBe(8)
  p.cells[table.offset(p, 'mines', 3) as number] = 9
  expect(p.mines[3]).toBe(9)
  expect(p.at.length).toBe(3)
})

test('positions of one layout have the size of their own scenario', () => {
  const big = table.make(field([0, 1, 0, 1, 0], 100))
  expect(big.mines.length).toBe(100)
  expect(big.cells.length - p.cells.length).toBe(2 * 2 + 96)
})

test('local cells are those of the frame on top, and a frame that ends is wiped', () => {
  begin(p, phase)
  p.unit = 5
  p.hex = 6
  p.step = 2
  begin(p, phase)
  expect([p.unit, p.hex, p.step, p.closed]).toEqual([0, 0, 0, 0])
  p.unit = 9
  p.closed = 3
  const twin = table.make(p.scenario)
  table.copy(p, twin)
  table.endFrame(p)
  expect([p.depth, p.unit, p.hex, p.step]).toEqual([0, 5, 6, 2])
  expect(p.cells.includes(9)).toBe(false)
  expect([twin.depth, twin.unit, twin.closed]).toEqual([1, 9, 3])
  table.endFrame(p)
  expect(table.equal(p, table.make(p.scenario))).toBe(true)
})

const framedShape = { turn: cell, asked: local, slot1: slot, slot2: slot, slot3: slot } as const
const framed = layout<typeof framedShape, Field>(framedShape, { depth: 3 })
const still: Phase<Laid<typeof framedShape, Field>> = { name: 'still', rule: '1' }
numberPhases([still])

test('a phase names the slots of its frame, over the same cells as every other phase', () => {
  const q = framed.make(field([], 0))
  const ride = framed.frame({ unit: 1, from: 2, isDone: 2, heading: 3 })
  const fight = framed.frame({ hex: 1 })
  begin(q, still)
  const first = ride(q)
  q.asked = 4
  Object.assign(first, { unit: 7, from: 8, heading: 9 })
  expect([first.unit, first.isDone, first.heading, fight(q).hex]).toEqual([7, 8, 9, 7])
  expect(['asked', 'slot1', 'slot2', 'slot3'].map((name) => q.cells[framed.offset(q, name) as number])).toEqual([
    4, 7, 8, 9,
  ])
  expect(framed.name(q.scenario, framed.offset(q, 'slot2') as number)).toEqual({ name: 'frame 0 slot2' })
  expect(ride.slots).toEqual({ unit: 1, from: 2, isDone: 2, heading: 3 })
  expect('slot1' in q).toBe(false)
})

test('a named frame stays the frame it was taken from, even when another one lies on top of it', () => {
  const q = framed.make(field([], 0))
  const fight = framed.frame({ hex: 1 })
  begin(q, still)
  const below = fight(q)
  below.hex = 3
  begin(q, still)
  expect([below.hex, fight(q).hex]).toEqual([3, 0])
  fight(q).hex = 5
  expect([below.hex, fight(q).hex]).toEqual([3, 5])
  framed.endFrame(q)
  expect(fight(q).hex).toBe(3)
})

test('a name for a slot that the layout does not have, or for a slot other than before, is refused', () => {
  expect(() => framed.frame({ heading: 2 })).toThrow("'heading' stands for slot 3 in one phase and for 2 in another")
  for (const number of [0, 4, -1, 1.5])
    expect(() => framed.frame({ foe: number })).toThrow(`'foe' stands for slot ${number}, and the layout has 3`)
})

test('a copy is equal but separate, and has the same digest; a changed cell changes both', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -32768, max: 32767 }), { minLength: 1, maxLength: 28 }),
      fc.nat(27),
      (values, at) => {
        p.cells.set(values)
        const copy = table.make(p.scenario)
        table.copy(p, copy)
        expect(table.equal(p, copy)).toBe(true)
        expect(table.digest(copy)).toBe(table.digest(p))
        copy.cells[at]++
        expect(table.equal(p, copy)).toBe(false)
        expect(table.digest(copy)).not.toBe(table.digest(p))
      },
    ),
  )
  expect(table.equal(p, table.make(field([0], 4)))).toBe(false)
})

test('a position on 32-bit cells has the digest of its twin as long as nothing wraps', () => {
  const wide = table.make(p.scenario, Int32Array)
  p.turn = wide.turn = -5
  expect(wide.cells).toBeInstanceOf(Int32Array)
  expect(table.digest(wide)).toBe(table.digest(p))
  expect(table.equal(wide, p)).toBe(true)
  p.turn = 40_000
  wide.turn = 40_000
  expect(table.equal(wide, p)).toBe(false)
})

test('every cell has a name by which it is found again', () => {
  begin(p, phase)
  for (let offset = 0; offset < p.cells.length; offset++) {
    const { name, index } = table.name(p.scenario, offset)
    if (offset === 0) expect(name).toBe('depth')
    else if (/^frame [12] /.test(name)) expect(table.offset(p, name)).toBeUndefined()
    else expect(table.offset(p, name.replace('frame 0 ', ''), index)).toBe(offset)
  }
  expect(() => table.name(p.scenario, p.cells.length)).toThrow()
  expect(table.offset(p, 'nothing')).toBeUndefined()
  expect(table.offset(p, 'at')).toBeUndefined()
  expect(table.offset(p, 'at', 3)).toBeUndefined()
  expect(table.offset(p, 'at', -1)).toBeUndefined()
})

test('a view has UNKNOWN in every cell that its seat may not see, and the rest as it is', () => {
  begin(p, phase)
  Object.assign(p, { turn: 1, deck: 2, unit: 3 })
  p.at.fill(4)
  p.orders.set([10, 11, 12])
  p.mines.fill(5)
  const view = table.make(p.scenario)
  const see = (seat: number) => {
    table.redact(p, seat, view)
    return {
      turn: view.turn,
      deck: view.deck,
      unit: view.unit,
      at: [...view.at],
      orders: [...view.orders],
      mines: [...view.mines],
    }
  }
  const open = { turn: 1, deck: UNKNOWN, unit: 3, at: [4, 4, 4], mines: [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN] }
  expect(see(0)).toEqual({ ...open, orders: [10, 11, UNKNOWN] })
  expect(see(1)).toEqual({ ...open, orders: [UNKNOWN, UNKNOWN, 12] })
  expect(see(SPECTATOR)).toEqual({ ...open, orders: [UNKNOWN, UNKNOWN, UNKNOWN] })
  for (const seat of [0, 1, SPECTATOR]) {
    table.redact(p, seat, view)
    for (let offset = 0; offset < p.cells.length; offset++)
      expect(view.cells[offset] === UNKNOWN).toBe(!table.sees(p.scenario, offset, seat))
  }
})

test('a view of a view is that view, and a position may be redacted into itself', () => {
  begin(p, phase)
  p.orders.set([1, 2, 3])
  for (const seat of [0, 1, SPECTATOR]) {
    const view = table.make(p.scenario)
    const again = table.make(p.scenario)
    table.redact(p, seat, view)
    table.redact(view, seat, again)
    expect(table.equal(view, again)).toBe(true)
    table.redact(view, seat, view)
    expect(table.equal(view, again)).toBe(true)
  }
})

test('a seat does not see who else has closed a secret choice until it opens', () => {
  begin(p, phase)
  const view = table.make(p.scenario)
  const seen = (closed: number, seat: number) => {
    p.closed = closed
    table.redact(p, seat, view)
    return view.closed
  }
  expect(seen(0b10, 0)).toBe(0)
  expect(seen(0b11, 0)).toBe(0b01)
  expect(seen(0b10, 1)).toBe(0b10)
  expect(seen(0b11, SPECTATOR)).toBe(0)
  expect(seen(OPENED, 0)).toBe(OPENED)
  expect(seen(OPENED, SPECTATOR)).toBe(OPENED)
})

test('mistakes in a layout are reported', () => {
  expect(() => layout({ at: per('ships') }).make(field([], 0))).toThrow(
    "per 'ships', which the scenario does not count",
  )
  expect(() => layout({ step: cell })).toThrow("'step' is a name of the kernel's")
  const own = layout<{ orders: ReturnType<typeof per> }, Field>({ orders: per('units', 'own') })
  const q = own.make(field([0], 0))
  expect(() => own.redact(q, 0, own.make(q.scenario))).toThrow('is seen by its owner alone')
})

test('positions with many columns keep fast properties; assigning columns by key would not', () => {
  setFlagsFromString('--allow-natives-syntax')
  const fast = new Function('o', 'return %HasFastProperties(o)') as (o: object) => boolean
  const many = 60
  const wide: Shape = Object.fromEntries(Array.from({ length: many }, (_, k) => [`column${k}`, per('units')]))
  const position = layout<Shape, Field>(wide).make(field([0, 1], 1))
  expect(Object.keys(position).length).toBeGreaterThan(many)
  expect(fast(position)).toBe(true)
  // The guard works: this is the version that a first attempt would write.
  class Slow {
    [name: string]: Int16Array
    constructor() {
      for (const name of Object.keys(wide)) this[name] = new Int16Array(2)
    }
  }
  expect(fast(new Slow())).toBe(false)
})

test('redacting only the changed cells one by one makes the same view as redacting the whole position', () => {
  const scenario = field([0, 0, 1], 4)
  const closed = fc.constantFrom(0, 1, 2, OPENED)
  const moment = fc.record({
    depth: fc.integer({ min: -1, max: 2 }),
    closed: fc.array(closed, { minLength: 3, maxLength: 3 }),
    at: fc.nat(2),
    orders: fc.nat(2),
  })
  fc.assert(
    fc.property(fc.array(moment, { minLength: 2, maxLength: 5 }), fc.constantFrom(0, 1, SPECTATOR), (moments, seat) => {
      const [now, before, view, whole] = [0, 1, 2, 3].map(() => table.make(scenario)) as [P, P, P, P]
      table.redact(before, seat, view)
      for (const { depth, closed: byFrame, at, orders } of moments) {
        for (now.depth = 0; now.depth < 3; now.depth++) now.closed = byFrame[now.depth]
        now.depth = depth
        now.at[1] = at
        now.orders[2] = orders
        for (const offset of table.renewShown(before, now)) view.cells[offset] = table.redacted(now, seat, offset)
        expect(table.equal(before, now)).toBe(true)
        table.redact(now, seat, whole)
        expect([...view.cells]).toEqual([...whole.cells])
      }
    }),
  )
})

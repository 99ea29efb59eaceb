import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { east, INCH, north, ONE } from '../../../../src/inches/index.ts'
import type { Table } from '../../../../src/web/board/table.ts'
import type { InchBoard } from '../../../../src/web/inchboard/board-state.ts'
import { turnTo, wayTo } from '../../../../src/web/inchboard/hand/limits.ts'
import { dragged } from '../../../../src/web/inchboard/hand/snap.ts'
import { neighbour } from '../../../../src/web/inchboard/hand/testing/movers.ts'
import { printedWay } from '../../../../src/web/inchboard/hand/typed.ts'
import { asideOf, poseAt, STAY } from '../../../../src/web/inchboard/hand/way.ts'
import { poseAfter } from '../../rules/queries/asked.ts'
import { placeOf, turnOf } from '../../rules/state/poses.ts'
import type { Corps } from '../../rules/state/position.ts'
import { battle, unitOf } from '../../rules/testing/battle.ts'

vi.mock('../words.ts', () => import('../test-words.ts'))
vi.mock('../../words/hand/t.ts', () => import('../test-words.ts'))
vi.mock('../../words/names/t.ts', () => import('../test-words.ts'))
vi.mock('../../words/troops/t.ts', () => ({ troopName: (_kind: string, id: string) => id }))
const { faceText, goer, measureDressing, measureGoing } = await import('./going.ts')
const { handlingOf } = await import('./handling.ts')
const { measureRide, printedRide, rider, rideText, typedRide } = await import('./riding.ts')

const wood = [
  [32, 33],
  [45, 34],
  [45, 38],
  [32, 38],
] as const
const laid = (heading = 0, form: 'attack' | 'march' | 'line' | 'square' = 'attack') =>
  battle([{ name: 'A', form, at: [36, 30], heading }], [{ name: 'X', form: 'line', at: [36, 68] }], 'attack', {
    difficult: [wood],
  })
const place = fc.integer({ min: -9 * INCH, max: 9 * INCH })

describe('a unit in the hand', () => {
  test('is never refused for going too far or aside, wherever it is dragged', () => {
    const forms = fc.constantFrom('attack', 'march', 'line', 'square')
    const headings = fc.integer({ min: 0, max: 359 })
    fc.assert(
      fc.property(forms, headings, fc.integer({ min: -45, max: 45 }), place, place, (form, heading, turn, dx, dy) => {
        const at = laid(heading, form)
        at.act('pick A')
        const mover = goer(at.p, 0, true)
        const way = wayTo(mover, turn, asideOf(mover, mover.x + dx, mover.y + dy)) ?? turnTo(mover, STAY, turn)
        fc.pre(way.turn !== 0 || way.ahead !== 0 || way.right !== 0)
        expect(['5.3', '5.6', 'A93']).not.toContain(at.why(`go ${printedWay(way)}`))
      }),
      { numRuns: 300 },
    )
  })

  test('stands where the rules put it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: -45, max: 45 }),
        fc.integer({ min: -32, max: 256 }),
        fc.integer({ min: -182, max: 182 }),
        (heading, turn, ahead, right) => {
          const { p } = laid(heading)
          const { x, y, heading: faces } = poseAfter(p, 0, turnOf(turn), placeOf(ahead, right))
          expect(poseAt(goer(p, 0, true), { turn, ahead, right })).toEqual({ x, y, heading: faces })
        },
      ),
    )
  })

  test('says what a move comes to', () => {
    const { p } = battle(
      [
        { name: 'A', form: 'attack', at: [36, 30] },
        { name: 'B', form: 'attack', at: [36, 33] },
        { name: 'G', form: 'deployed', weight: 'heavy', at: [40, 24] },
      ],
      [{ name: 'X', form: 'line', at: [40, 37], heading: 180 }],
      'attack',
    )
    const said = (ahead: number, right: number) =>
      measureGoing(p, 0, 0, { turn: 0, ahead: 16 * ahead, right: 16 * right }).notes.map(({ text }) => text)
    expect(said(2, 0)).toContain('In the way: B.')
    expect(said(3, 2.5)).toContain('Bars the fire of G.')
    expect(said(3, 2.5)).toContain('Skirmish with X: 2.5″ (its orders forbid it)')
    expect(said(3, 2.5)).toContain('X can skirmish with it.')
    expect(measureGoing(p, 0, 0, { turn: 0, ahead: 48, right: 40 }).near).toBe('2.5 inches from X')
  })

  test('A188 a unit that is dragged to the side of a friend dresses on him, but not if it ends too far off', () => {
    const aside = fc.integer({ min: -INCH / 8, max: INCH / 8 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: -15, max: 15 }),
        aside,
        aside,
        (heading, past, dx, dy) => {
          const [x, y] = [east(heading * 4) / ONE, north(heading * 4) / ONE]
          const place = (ahead: number, right: number) =>
            [34 + ahead * x + right * y, 30 + ahead * y - right * x] as const
          const own = { name: 'A', form: 'attack', at: place(-2, 5), heading: (heading + past + 360) % 360 } as const
          const friend = { name: 'B', form: 'line', at: place(0, 0), heading } as const
          const at = battle([own, friend], [{ name: 'X', form: 'line', at: [36, 68] }], 'move')
          at.act('pick A')
          at.told()
          const mover = goer(at.p, 0, true)
          // Half of both fronts, 6 and 3 inches; the column is an inch deeper.
          const [toX, toY] = place(-0.5, 4.5)
          const { way, snap } = dragged(
            mover,
            -past,
            toX * INCH + dx,
            toY * INCH + dy,
            [neighbour(1, false, 34, 30, heading, 6, 1)],
            INCH / 2,
          )
          expect(snap).toEqual({ kind: 'flank', body: 1 })
          const measured = measureDressing(at.p, 0, 0, way, 1)
          expect(measureDressing(at.p, 0, 0, { ...way, ahead: way.ahead - 6 }, 1)).toBeUndefined()
          at.act('dress on B')
          // A ruler shows sixteenths of an inch, the log tells hundredths.
          expect(Math.abs(Number(/^Moved A ([\d.]+)/.exec(at.told())?.[1]) - Number(measured?.used))).toBeLessThan(0.07)
          const nearly = poseAt(mover, way)
          expect(Math.hypot(at.p.x[0] - nearly.x, at.p.y[0] - nearly.y)).toBeLessThan(INCH / 8)
          expect(at.p.heading[0]).toBe(at.p.heading[1])
        },
      ),
    )
  })

  test('3.6 a unit that only turns changes its face, but not once a pip was paid for its move', () => {
    const { p } = laid(350)
    expect(faceText(p, 0, { turn: 100, ahead: 0, right: 0 })).toBe('face A > 90')
    expect(faceText(p, 0, { turn: -10, ahead: 0, right: 0 })).toBe('face A > 340')
    expect(faceText(p, 0, { turn: 10, ahead: 4, right: 0 })).toBeUndefined()
    p.heading[0]++
    // A small turn from a heading between two degrees is exact only as a move.
    expect(faceText(p, 0, { turn: 10, ahead: 0, right: 0 })).toBeUndefined()
    expect([goer(p, 0, true).facesBy, goer(p, 0, false).facesBy]).toEqual([0, 180])
  })
})

describe('a move by hand is carried out by actions', () => {
  test('a unit for which no pip was paid is picked first, even if it dresses on a friend', () => {
    const units = [
      { name: 'A', form: 'attack', at: [39, 28] },
      { name: 'B', form: 'line', at: [34, 30] },
    ] as const
    const at = battle(units, [{ name: 'X', form: 'line', at: [36, 68] }], 'move')
    const table = { view: () => at.p, seat: () => 0, why: () => undefined } as unknown as Table<Corps>
    const { beside, textsOf } = handlingOf(table, {} as InchBoard)
    // Beside B its middle stands 4.5 inches to the right, and half an inch back.
    const way = { turn: 0, ahead: 24, right: -8 }
    expect(textsOf(0, way)).toEqual(['pick A', 'go 0 1.5 L0.5'])
    const unpaid = beside(0, way, 1)?.texts ?? []
    expect(unpaid).toEqual(['pick A', 'dress on B'])
    at.act(unpaid[0])
    expect([textsOf(0, way), beside(0, way, 1)?.texts]).toEqual([['go 0 1.5 L0.5'], ['dress on B']])
    at.act('dress on B')
    expect(at.at('A')).toEqual([38.5 + 1 / INCH, 29.5, 0])
  })
})

describe('a general in the hand', () => {
  test('rides wherever he is dragged, and is never refused', () => {
    const far = fc.integer({ min: -50 * INCH, max: 50 * INCH })
    fc.assert(
      fc.property(far, far, fc.integer({ min: 0, max: 40 }), (dx, dy, off) => {
        const at = laid()
        const general = unitOf(at, 'general one')
        // Also from where no ride ends: he may have been pushed there.
        at.p.x[general] += off
        const mover = rider(at.p, general)
        const way = wayTo(mover, 0, asideOf(mover, mover.x + dx, mover.y + dy)) ?? STAY
        expect(at.why(rideText(at.p, general, way))).toBeUndefined()
      }),
    )
  })

  test('shows how many units he would reach, and which ones he would not', () => {
    const at = laid()
    const general = unitOf(at, 'general one')
    const notes = (right: number) =>
      measureRide(at.p, general, { turn: 0, ahead: 0, right: 16 * right }, undefined).notes.map(({ text }) => text)
    expect(notes(2)).toEqual(['Reaches 1 of 1 units within 8″.'])
    expect(notes(15)).toEqual(['Reaches 0 of 1 units within 8″.', 'Out of his reach: A.'])
  })

  test('a ride is read back from the text that was printed for it', () => {
    const { p } = laid()
    const general = unitOf(laid(), 'general one')
    const way = { turn: 0, ahead: 8, right: -12 }
    expect(printedRide(p, general, way)).toBe('33.25,28.5')
    expect(typedRide(p, general, ' 33.25,28.5 ')).toEqual(way)
    expect(typedRide(p, general, 'north')).toBeUndefined()
  })
})

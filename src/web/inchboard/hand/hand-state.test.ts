import { expect, test, vi } from 'vitest'
import { INCH } from '../../../inches/index.ts'
import type { InchBoard } from '../board-state.ts'
import type { Standing } from '../standing.ts'
import type { Handling, Measured } from './handling.ts'
import { column } from './testing/movers.ts'
import { printedWay } from './typed.ts'
import type { Way } from './way.ts'

// Outside a browser Solid comes without its reactivity.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))
const { createRoot } = await import('solid-js')
const { makeHand } = await import('./hand-state.ts')

const MOVER = column()
/** A column like the one in the hand, at these distances in inches to its right and ahead of it. */
const friend = (right: number, ahead: number) =>
  ({
    ...{ body: 1, kind: 'base', side: 0, face: {} },
    ...{ x: MOVER.x + right * INCH, y: MOVER.y + ahead * INCH, heading: 0, front: 3 * INCH, depth: 2 * INCH },
  }) as unknown as Standing

const measuredAs = (used: number) => ({ used, refusal: undefined }) as Measured

/**
 * A hand that has a column, and what it made its board do. `isExact`: the column can come exactly beside its friend.
 */
function hand(isExact: boolean) {
  const done: string[] = []
  const standing = [{ body: 0, side: 0, kind: 'general' } as Standing, friend(3, 2)]
  const board = {
    asked: () => true,
    chosen: () => 0,
    hovered: () => -1,
    standing: () => standing,
    standingOf: (body: number) => standing[body],
    targets: () => new Map(),
    act: (...texts: readonly string[]) => done.push(...texts),
  } as unknown as InchBoard
  const handling = {
    moverOf: () => MOVER,
    outlineOf: () => [],
    measure: () => measuredAs(1),
    textsOf: (_body: number, way: Way) => [`go ${printedWay(way)}`],
    beside: (body: number, _way: Way, to: number) =>
      isExact ? { measured: measuredAs(2), texts: [`${body} beside ${to}`] } : undefined,
  } as unknown as Handling
  return { done, hand: createRoot(() => makeHand(board, handling)) }
}

/** Drags it close to its place beside its friend, within half an inch. */
const nearly = (x = 0) => [MOVER.x + x, MOVER.y + 2 * INCH - 10, INCH / 2] as const

test('a move that snaps to the flank of a friend is the exact move to that place', () => {
  const { done, hand: it } = hand(true)
  it.drag(...nearly())
  expect([it.snap(), it.measured()?.used]).toEqual([{ kind: 'flank', body: 1 }, 2])
  it.confirm()
  expect(done).toEqual(['0 beside 1'])
})

test('a step away from the flank of a friend makes the move a way again', () => {
  const { done, hand: it } = hand(true)
  it.drag(...nearly())
  it.nudge(-1, 0)
  expect([it.snap(), it.measured()?.used]).toEqual([undefined, 1])
  it.confirm()
  expect(done).toEqual(['go 0 1.75'])
})

test('if no exact move leads beside a friend, the way is taken', () => {
  const { done, hand: it } = hand(false)
  it.drag(...nearly())
  expect([it.snap()?.kind, it.measured()?.used]).toEqual(['flank', 1])
  it.confirm()
  expect(done).toEqual(['go 0 2'])
})

test('a drag that snaps to nothing is a way', () => {
  const { done, hand: it } = hand(true)
  const [x, y] = nearly()
  it.drag(x, y, 0)
  it.confirm()
  expect([it.snap()?.kind, done]).toEqual([undefined, ['go 0 1.8125']])
})

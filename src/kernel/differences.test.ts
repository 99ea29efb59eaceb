import { expect, test } from 'vitest'
import { differences } from './differences.ts'
import { layout } from './layout.ts'
import type { CellArray } from './position-class.ts'
import { per } from './shape.ts'

const laid = layout({ worth: per('things') })
const THINGS = 61
const scenario = { id: 'many', counts: { things: THINGS }, options: {} }
const out = new Uint16Array(THINGS + 100)

/** The numbers of the things that differ, searched for in these runs of things. */
function found(
  Cells: CellArray,
  differing: readonly number[],
  ...runs: readonly [begin: number, end: number][]
): number[] {
  const [a, b] = [laid.make(scenario, Cells), laid.make(scenario, Cells)]
  const first = laid.offset(a, 'worth', 0) as number
  for (const thing of differing) b.worth[thing] = 1 + thing
  const cells = Uint16Array.from(runs.flat(), (thing) => first + thing)
  return [...out.subarray(0, differences(a, b, cells, out))].map((cell) => cell - first)
}

for (const Cells of [Int16Array, Int32Array])
  test(`each cell of a run that differs is found, in cells of ${8 * Cells.BYTES_PER_ELEMENT} bits`, () => {
    for (let thing = 0; thing < THINGS; thing++) expect(found(Cells, [thing], [0, THINGS])).toEqual([thing])
    expect(found(Cells, [0, 1, 2, 30, THINGS - 1], [0, THINGS])).toEqual([0, 1, 2, 30, THINGS - 1])
    expect(found(Cells, [], [0, THINGS])).toEqual([])
  })

test('cells in any of the runs are compared, and cells far from them are not', () => {
  expect(found(Int16Array, [5, 20, 40], [4, 6], [38, 42])).toEqual([5, 40])
})

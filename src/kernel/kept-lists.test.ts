import { expect, test } from 'vitest'
import { keptLists } from './kept-lists.ts'
import { layout } from './layout.ts'
import { per } from './shape.ts'

const laid = layout({ worth: per('things') })
const scenario = { id: 'four', counts: { things: 4 }, options: {} }
/** A thing of the other seat. */
const STRANGE = 3
/** A thing that is listed again when another becomes worthless, or ceases to be. */
const FOLLOWER = 2
const WORTHLESS = 1

/** A thing has as many actions as it is worth, numbered from 100 times its own number. */
function things(refuse = -1) {
  const listed: number[] = []
  const lists = keptLists(
    laid,
    {
      keep: keptLists,
      kinds: ['things'],
      owner: (_p, _kind, thing) => (thing === STRANGE ? 1 : 0),
      apply: () => true,
      traits: (p, _seat, slice) => (p.worth[slice] === 0 ? WORTHLESS : 0),
      compare(before, p, _seat, stale) {
        for (let k = 0; k < 4; k++) if (before.worth[k] !== p.worth[k]) stale.add(k)
        return p.worth[0] < 100
      },
      note: (before, p) => laid.copy(p, before),
      follow: (_p, _seat, _share, _differing, stale) => stale.add(FOLLOWER),
    },
    {
      ways: (_p, _kind, _thing, traits) => (traits & WORTHLESS) === 0,
      list(p, _seat, slice, _traits, isAble, out) {
        if (!isAble) return 0
        listed.push(slice)
        if (p.worth[slice] === refuse) throw new Error('no such worth')
        for (let k = 0; k < p.worth[slice]; k++) out[k] = 100 * slice + k
        return p.worth[slice]
      },
    },
  )
  const out = new Int32Array(200)
  const p = laid.make(scenario)
  const ask = (...worth: number[]) => {
    p.worth.set(worth)
    listed.length = 0
    return [...out.subarray(0, lists.list(p, 0, out))]
  }
  return { ask, listed }
}

test('only the slices that differ are listed again, and each keeps its place', () => {
  const { ask, listed } = things()
  expect(ask(1, 2, 2)).toEqual([0, 100, 101, 200, 201])
  expect(listed).toEqual([0, 1, 2])
  expect(ask(1, 1, 2)).toEqual([0, 100, 200, 201])
  expect(listed).toEqual([1])
  expect(ask(1, 1, 2)).toEqual([0, 100, 200, 201])
  expect(listed).toEqual([])
  expect(ask(3, 1, 2)).toEqual([0, 1, 2, 100, 200, 201])
  expect(listed).toEqual([0])
})

test('a slice is listed as its trait says, and the slices that depend on that trait are listed again with it', () => {
  const { ask, listed } = things()
  expect(ask(1, 1, 2)).toEqual([0, 100, 200, 201])
  expect(ask(1, 0, 2)).toEqual([0, 200, 201])
  expect(listed, 'what is worth nothing is not asked').toEqual([FOLLOWER])
  expect(ask(1, 0, 2)).toEqual([0, 200, 201])
  expect(listed).toEqual([])
  expect(ask(1, 2, 2)).toEqual([0, 100, 101, 200, 201])
  expect(listed).toEqual([1, FOLLOWER])
})

test('all slices are listed again if all may differ, and a slice may become longer than any has been', () => {
  const { ask, listed } = things()
  ask(1, 1, 1)
  expect(ask(120, 1, 1)).toHaveLength(122)
  expect(listed).toEqual([0, 1, 2])
  expect(ask(2, 70, 1)).toHaveLength(73)
  expect(ask(2, 70, 3).slice(70)).toEqual([168, 169, 200, 201, 202])
})

test('a list that an error has interrupted is not kept', () => {
  const { ask, listed } = things(7)
  ask(1, 1, 1)
  expect(() => ask(2, 7, 1)).toThrow('no such worth')
  expect(ask(2, 1, 1)).toEqual([0, 1, 100, 200])
  expect(listed).toEqual([0, 1, 2])
})

test('a list that is too short is refused', () => {
  const { ask } = things()
  expect(() => ask(90, 90, 90)).toThrow('more than 200 legal actions')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clearStacks,
  depthOf,
  heightOf,
  NONE,
  putAtBottom,
  putOnTop,
  putUnder,
  type Stacks,
  takeOff,
} from './stacks.ts'

const [HEXES, NODES] = [5, 12]

const empty = (): Stacks => {
  const stacks = { top: new Int16Array(HEXES), below: new Int16Array(NODES), at: new Int16Array(NODES) }
  clearStacks(stacks)
  return stacks
}

const down = ({ top, below }: Stacks, hex: number): number[] => {
  const nodes: number[] = []
  for (let k = top[hex]; k >= 0; k = below[k]) nodes.push(k)
  return nodes
}

test('a node that is put on top lies above the others, and one that is put at the bottom lies below them', () => {
  const stacks = empty()
  putOnTop(stacks, 3, 1)
  putOnTop(stacks, 4, 1)
  putAtBottom(stacks, 5, 1)
  putUnder(stacks, 6, 3)
  expect(down(stacks, 1)).toEqual([4, 3, 6, 5])
  expect([4, 3, 6, 5].map((node) => depthOf(stacks, node))).toEqual([0, 1, 2, 3])
})

test('a view that hides what lies below a node ends the walk at that node', () => {
  const stacks = empty()
  for (const node of [1, 2, 3]) putOnTop(stacks, node, 0)
  stacks.below[3] = -32_768
  expect(down(stacks, 0)).toEqual([3])
  expect(heightOf(stacks, 0)).toBe(1)
})

test('a node that its stack does not hold is an error, not an endless walk', () => {
  const cut = empty()
  for (const node of [1, 2, 3]) putOnTop(cut, node, 0)
  cut.below[3] = -32_768
  expect(() => takeOff(cut, 1)).toThrow('node 1 does not lie in the stack of its hex, 0')
  const hidden = empty()
  for (const node of [1, 2]) putOnTop(hidden, node, 0)
  hidden.top[0] = -32_768
  expect(() => takeOff(hidden, 1)).toThrow('does not lie')
  const circle = empty()
  for (const node of [1, 2, 3]) putOnTop(circle, node, 0)
  circle.below[2] = 3
  expect(() => takeOff(circle, 1)).toThrow('does not lie')
  const off = empty()
  putOnTop(off, 1, 0)
  expect(() => takeOff(off, 2)).toThrow('does not lie')
})

test('a circle is an error, not an endless walk; a node cannot be put down twice, which would make one', () => {
  const circle = empty()
  for (const node of [1, 2, 3]) putOnTop(circle, node, 0)
  circle.below[1] = 3
  expect(() => heightOf(circle, 0)).toThrow('circle in hex 0')
  expect(() => putAtBottom(circle, 4, 0)).toThrow('circle')
  circle.at[4] = 0
  expect(() => depthOf(circle, 4)).toThrow('circle')
  const twice = empty()
  putOnTop(twice, 1, 0)
  putOnTop(twice, 2, 0)
  for (const put of [() => putOnTop(twice, 1, 0), () => putAtBottom(twice, 2, 3), () => putUnder(twice, 1, 2)])
    expect(put).toThrow(/node \d lies in hex 0/)
  expect(down(twice, 0)).toEqual([2, 1])
})

test('stacks are like lists, whatever is done with them', () => {
  const change = fc.tuple(
    fc.constantFrom('top', 'bottom', 'under', 'off'),
    fc.nat({ max: NODES - 1 }),
    fc.nat({ max: NODES - 1 }),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const stacks = empty()
      const lists: number[][] = Array.from({ length: HEXES }, () => [])
      for (const [what, node, other] of changes) {
        const hex = other % HEXES
        if ((stacks.at[node] !== NONE) !== (what === 'off')) continue
        if (what === 'off') {
          takeOff(stacks, node)
          for (const list of lists) if (list.includes(node)) list.splice(list.indexOf(node), 1)
        } else if (what === 'top') {
          putOnTop(stacks, node, hex)
          lists[hex].unshift(node)
        } else if (what === 'bottom') {
          putAtBottom(stacks, node, hex)
          lists[hex].push(node)
        } else if (stacks.at[other] !== NONE) {
          putUnder(stacks, node, other)
          const list = lists[stacks.at[other]]
          list.splice(list.indexOf(other) + 1, 0, node)
        }
        expect(lists.map((_, k) => down(stacks, k))).toEqual(lists)
        for (const [k, list] of lists.entries()) {
          expect(heightOf(stacks, k)).toBe(list.length)
          for (const [depth, each] of list.entries())
            expect([stacks.at[each], depthOf(stacks, each)]).toEqual([k, depth])
        }
      }
    }),
  )
})

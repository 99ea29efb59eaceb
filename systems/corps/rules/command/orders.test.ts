import { describe, expect, test } from 'vitest'
import { DEED_IDS, type Deed } from '../state/leave.ts'
import { ORDER_IDS, type OrderId } from '../state/position.ts'
import { type TableSpec, table } from '../testing/table.ts'
import { chargesWithin, forbids, mayDo } from './orders.ts'

const spec = (order: OrderId): TableSpec => ({
  commands: [{ id: 'a', order, general: [10, 10], units: [{ name: 'A', form: 'line', at: [20, 20] }] }],
})

const may = (what: Deed): OrderId[] => ORDER_IDS.filter((order) => mayDo(table(spec(order), 0, 3).p, 0, what))

/** Where the rule of one order says it. */
const BY_ORDER: Readonly<Record<string, string>> = { 'fallBack on attack': '4.8', 'charge on halt': '4.3' }

describe('rule 4: what each order allows', () => {
  test.each([
    ['4.3', 'advance', ['move', 'hold', 'engage', 'attack']],
    ['4.1', 'fallBack', ['halt', 'hold', 'engage']],
    ['4.1', 'charge', ['hold', 'engage', 'attack']],
    ['11.1', 'skirmish', ['hold', 'engage']],
    ['12.1', 'firefight', ['hold', 'engage']],
    ['4.11', 'assault', ['attack']],
    ['9.2', 'edge', ['attack']],
    ['10.1', 'inside', ['engage', 'attack']],
    ['4.12', 'evade', ['move', 'halt', 'engage']],
  ] as const)('%s %s', (rule, what, orders) => {
    expect(may(what)).toEqual(orders)
    for (const order of ORDER_IDS) {
      const why = forbids(table(spec(order), 0, 3).p, 0, what)
      const cited = BY_ORDER[`${what} on ${order}`] ?? rule
      expect(why?.rule).toBe((orders as readonly string[]).includes(order) ? undefined : cited)
    }
  })

  test('4.14 every order allows changes of formation, fire, opportunity charges and entering built-up areas', () => {
    for (const what of ['form', 'fire', 'opportunity', 'enter'] as const) expect(may(what)).toEqual(ORDER_IDS)
    expect(DEED_IDS).toHaveLength(13)
  })

  test('4.6, A64 cavalry charges enemies within 8 inches on Hold and Engage, and without that limit on Attack', () => {
    const inches = (order: OrderId) => chargesWithin(table(spec(order), 0, 3).p, 0) / 64
    expect([inches('hold'), inches('engage'), inches('attack')]).toEqual([8, 8, Number.POSITIVE_INFINITY])
  })
})

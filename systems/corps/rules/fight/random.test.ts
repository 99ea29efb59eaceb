import { expect, test } from 'vitest'
import { gap, overlap } from '../../../../src/inches/index.ts'
import { fastDice, randomSource } from '../../../../src/kernel/index.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { coverOf } from '../state/cover.ts'
import { type Corps, morale, type OrderId } from '../state/position.ts'

import { type TableSpec, table } from '../testing/table.ts'

const square = (x: number, y: number, side: number) =>
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const

/** A line of infantry, some of them in the town on its flank. */
const corps = (id: string, army: number, y: number, heading: number, order: OrderId) => ({
  id,
  army,
  order,
  grade: 'gifted' as const,
  general: [36, y + (army === 0 ? -5 : 5)] as const,
  units: (['attack', 'line', 'square', 'attack', 'line'] as const).map((form, k) => ({
    name: `${id}${k}`,
    form,
    at: [(army === 0 ? 23 : 24.5) + 6.5 * k, y] as const,
    heading,
    determination: (['A', 'B', 'C'] as const)[k % 3],
    skirmish: (['B', 'A', 'C'] as const)[k % 3],
  })),
})
/** Two of them: six inches apart where one attacks, nearer where they fire. */
const spec = (one: OrderId, two: OrderId): TableSpec => ({
  commands: [corps('a', 0, 30, 0, one), corps('b', 1, one === 'attack' ? 36 : 33.5, 180, two)],
  sections: [square(46, 30, 8)],
  difficult: [square(46, 30, 8)],
  moves: 6,
})

/** What is wrong between two actions; undefined if nothing is. */
function faultOf(p: Corps): string | undefined {
  const { roster } = p.scenario
  for (let one = 0; one < p.morale.length; one++) {
    const foe = p.contact[one] - 1
    if (foe >= 0) {
      if (!isOn(p, one) || !isOn(p, foe)) return `${roster.names[one]} is in contact off the table`
      const area = coverOf(p, one) ?? coverOf(p, foe)
      if (area === undefined && gap(shapeOf(p, one), shapeOf(p, foe)) > 1)
        return `${roster.names[one]} is not in contact`
      if (p.morale[one] === morale.ROUT) return `${roster.names[one]} routs in contact`
    }
    for (let two = 0; two < one; two++)
      if (isOn(p, one) && isOn(p, two) && overlap(shapeOf(p, one), shapeOf(p, two)))
        return `${roster.names[one]} and ${roster.names[two]} overlap`
  }
  return undefined
}

test('random fights come to an end, bases stay apart, and contacts are contacts', () => {
  const found = new Int32Array(65_536)
  const fights = new Map<string, number>()
  for (const [game, orders] of (['attack', 'engage', 'hold', 'attack'] as const).entries())
    for (let seed = 0; seed < 16; seed++) {
      const { kernel, p } = table(spec(orders, game === 3 ? 'attack' : 'hold'), 0, 3)
      const below = randomSource(game, seed)
      const dice = fastDice(game, seed, 1)
      for (let n = 0; n < 400 && kernel.awaiting(p) !== 0; n++) {
        const seat = 31 - Math.clz32(kernel.awaiting(p))
        const count = kernel.actions(p, seat, found)
        expect(count).toBeGreaterThan(0)
        // Fights are rare among all legal actions: half the time, take one if there is one.
        const legal = Array.from(found.subarray(0, count), (action) => ({ action, text: kernel.print(p, action) }))
        const bold = legal.filter(({ text }) => /^(assault|firefight|skirmish|join|lead|occupy|retire)/.test(text))
        const from = bold.length > 0 && below(2) === 0 ? bold : legal
        const { action, text } = from[below(from.length)]
        fights.set(text.split(' ')[0], (fights.get(text.split(' ')[0]) ?? 0) + 1)
        kernel.play(p, seat, action, dice)
        const fault = faultOf(p)
        if (fault !== undefined) throw new Error(`game ${game}, seed ${seed}, action ${n}, ${text}: ${fault}`)
      }
    }
  for (const verb of ['assault', 'firefight', 'skirmish', 'join', 'lead', 'occupy', 'retire'])
    expect([verb, (fights.get(verb) ?? 0) > 0]).toEqual([verb, true])
}, 60_000)

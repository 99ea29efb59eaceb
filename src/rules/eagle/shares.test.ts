import { expect, test } from 'vitest'
import { eachLegal, engine, fastDice, NOBODY, randomSource } from '../../engine/index.ts'
import { eagle } from './index.ts'

import { type Eagle, eagleLayout, NO_ORDER } from './position.ts'
import { warlike } from './samples.ts'
import { refresh, remove, shift, turnStack } from './stacks.ts'

const kernel = engine(eagle)
const list = new Int32Array(1 << 16)

const verbOf = new Map(kernel.verbs.map(({ template }, number) => [template, number]))

/** Holds the list of a position, with what is kept from the one listed before it, against the list made anew. */
function compare(p: Eagle, seat: number): void {
  const legal = list.slice(0, kernel.actions(p, seat, list))
  const anew: number[] = []
  for (const choice of kernel.phase(p).choices ?? [])
    eachLegal(choice, p, seat, (a, b) => anew.push(kernel.packing.pack(verbOf.get(choice.verb) as number, a, b)))
  expect(Int32Array.from(anew).sort()).toEqual(legal.toSorted())
}

/** Changes a position as no single action would: pieces anywhere near, of either side, gone, turned or dissolved; turn, shares and orders. */
function disturb(p: Eagle, chance: (n: number) => number): void {
  const { army, ground } = p.scenario
  const there = [...army.units.keys()].filter((unit) => p.at[unit] >= 0 && army.spread[unit] < 0)
  const unit = there[chance(there.length)]
  const formation = army.formation[unit]
  const beside = ground.grid.neighbours[6 * p.at[unit] + chance(6)]
  switch (chance(8)) {
    case 0:
    case 1:
    case 2: {
      const isFree = beside >= 0 && (p.top[beside] < 0 || army.side[army.unitOf[p.top[beside]]] === army.side[unit])
      if (isFree) shift(p, unit, beside, chance(6))
      break
    }
    case 3:
      remove(p, unit, -2)
      break
    case 4:
      turnStack(p, p.at[unit], chance(6))
      break
    case 5:
      p.state[unit] = chance(2)
      refresh(p, p.at[unit])
      break
    case 6:
      p.quota[formation] = chance(2)
      break
    default:
      p.order[formation] = NO_ORDER
  }
}

for (const [scenario, seed, lists] of [
  ['vedel', 1, 200],
  ['surprise', 2, 1_000],
  ['bailen', 3, 1_000],
  ['second-day', 4, 1_000],
] as const)
  test(`7.0 what is kept of a list is what would be listed anew: ${scenario}`, () => {
    const dice = fastDice(seed)
    const chance = randomSource(seed, 1)
    const p = kernel.open(scenario, {}, dice)
    const other = eagleLayout.make(p.scenario)
    /** One position of every so many, to be listed again between much later ones. */
    const earlier: { readonly seat: number; readonly cells: Int16Array }[] = []
    let compared = 0
    while (kernel.awaiting(p) !== NOBODY && compared < lists) {
      const awaiting = kernel.awaiting(p)
      const seat = 31 - Math.clz32(awaiting & -awaiting)
      if (kernel.phase(p).shares?.apply(p)) {
        compare(p, seat)
        if (compared % 20 === 0) earlier.push({ seat, cells: p.cells.slice() })
        if (compared % 3 === 0) {
          eagleLayout.copy(p, other)
          disturb(other, chance)
          compare(other, seat)
        }
        if (compared % 10 === 5) {
          const moment = earlier[chance(earlier.length)]
          other.cells.set(moment.cells)
          compare(other, moment.seat)
        }
        compared++
      }
      const legal = list.slice(0, kernel.actions(p, seat, list))
      // Now and then what another action would have led to is listed in between, as whoever thinks ahead does.
      if (compared % 9 === 0) {
        eagleLayout.copy(p, other)
        kernel.play(other, seat, legal[chance(legal.length)], fastDice(seed, compared))
        kernel.actions(other, seat, list)
      }
      kernel.play(p, seat, legal[warlike(kernel, p, seat, legal, chance)], dice)
    }
    expect(compared).toBeGreaterThan(lists / 6)
  })

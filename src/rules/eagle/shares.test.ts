import { expect, test } from 'vitest'
import { eachLegal, engine, fastDice, NOBODY, randomSource } from '../../engine/index.ts'
import { eagle } from './index.ts'
import { eagleLayout } from './position.ts'
import { warlike } from './samples.ts'

const kernel = engine(eagle)
const list = new Int32Array(1 << 16)

for (const [scenario, seed, lists] of [
  ['vedel', 1, 200],
  ['surprise', 2, 2_500],
  ['bailen', 3, 2_500],
  ['second-day', 4, 2_500],
] as const)
  test(`7.0 what is kept of a list is what would be listed anew: ${scenario}`, () => {
    const dice = fastDice(seed)
    const chance = randomSource(seed, 1)
    const p = kernel.open(scenario, {}, dice)
    const sibling = eagleLayout.make(p.scenario)
    let compared = 0
    while (kernel.awaiting(p) !== NOBODY && compared < lists) {
      const awaiting = kernel.awaiting(p)
      const seat = 31 - Math.clz32(awaiting & -awaiting)
      const legal = list.slice(0, kernel.actions(p, seat, list))
      const { shares, choices = [] } = kernel.phase(p)
      if (shares?.apply(p)) {
        const anew: number[] = []
        for (const choice of choices) {
          const verb = kernel.verbs.findIndex(({ template }) => template === choice.verb)
          eachLegal(choice, p, seat, (a, b) => anew.push(kernel.packing.pack(verb, a, b)))
        }
        expect(Int32Array.from(anew).sort()).toEqual(legal.toSorted())
        compared++
      }
      // Now and then what another action would have led to is listed in between, as whoever thinks ahead does.
      if (compared % 9 === 0) {
        eagleLayout.copy(p, sibling)
        kernel.play(sibling, seat, legal[chance(legal.length)], fastDice(seed, compared))
        kernel.actions(sibling, seat, list)
      }
      kernel.play(p, seat, legal[warlike(kernel, p, seat, legal, chance)], dice)
    }
    expect(compared).toBeGreaterThan(lists / 6)
  })

import { expect, test } from 'vitest'
import { CORNER_ZONES, distance, FRONT } from '../../../src/hex/index.ts'
import { type Choice, readChoice } from '../../../src/web/hexboard/choices.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { fighter } from '../rules/state/stacks.ts'
import { legal, stage } from '../rules/testing/stage.ts'
import { backward, facingTheEnemy, RETREATS } from './fall-back.ts'
import { kernel, playThrough } from './test-games.ts'

const list = new Int32Array(1 << 14)

test('12.0a every question of a retreat has an answer that goes by itself, away from the enemy if there is a choice', () => {
  let [asked, steps] = [0, 0]
  for (const seed of [3, 5, 8, 11, 12, 14])
    playThrough('vedel', seed, (_, __, p) => {
      if (p.depth < 0 || !(RETREATS as readonly string[]).includes(kernel.phase(p).name)) return
      const seat = (kernel.awaiting(p) & 1) === 1 ? 0 : 1
      const choices = Array.from(list.subarray(0, kernel.actions(p, seat, list)), (action): Choice => {
        const verb = kernel.choice(p, action)!.verb
        const [a, b] = [kernel.packing.a(action), kernel.packing.b(action)]
        return readChoice(verb, { action, text: kernel.print(p, action), verb: verb.split(' ', 1)[0], a, b })
      })
      const answer = backward(p, seat, choices)!
      expect(choices).toContain(answer)
      asked++
      if (answer.legal.verb !== 'retreat') return
      const foes = [...p.top.keys()].filter((hex) => fighter(p, hex) === enemyOf(seat))
      const gap = (hex: number) => Math.min(...foes.map((foe) => distance(p.scenario.ground.grid, hex, foe)))
      for (const { legal: other, hex } of choices)
        if (other.verb === 'retreat') expect(gap(answer.hex)).toBeGreaterThanOrEqual(gap(hex))
      steps++
    })
  expect(asked).toBeGreaterThan(10)
  expect(steps).toBeGreaterThan(5)
})

test('5.0 if a unit may choose its facing, the corner that is proposed has the nearest enemy before it', () => {
  const place = { 'FR-6DRP': { at: 'AJ9', facing: 'NE' }, 'SP-IRL1': { at: 'AJ10', facing: 'NE' } }
  const p = stage({
    scenario: 'vedel',
    place: { ...place, Boussart: { at: 'AJ9' } },
    set: { phase: 'french movement', orders: { BOU: 'attack' } },
  })
  expect(legal(p, 0).length).toBeGreaterThan(0)
  const unit = p.scenario.army.units.indexOf('FR-6DRP')
  const faces = [0, 1, 2, 3, 4, 5].map((corner) =>
    readChoice('face {units} > {corners}', { action: 0, text: '', verb: 'face', a: unit, b: corner }),
  )
  const { corner } = facingTheEnemy(p, 0, faces)!
  const { grid } = p.scenario.ground
  const before = [0, 1, 2, 3, 4, 5].filter((side) => CORNER_ZONES[6 * corner + side] === FRONT)
  expect(before.map((side) => grid.names[grid.neighbours[6 * p.at[unit] + side]])).toContain('AJ10')
})

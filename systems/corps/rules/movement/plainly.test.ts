/** What is found the short way, compared with the plain way: all bodies and all moves, each asked by itself. */
import { expect, test } from 'vitest'
import { type Body, GRACE, gap, within } from '../../../../src/inches/index.ts'
import { engine, fastDice, NOBODY, randomSource } from '../../../../src/kernel/index.ts'
import { leaveFor } from '../command/orders.ts'
import { corpsToPlay } from '../play.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { arm } from '../state/forms.ts'
import { leave } from '../state/leave.ts'
import { type Corps, order } from '../state/position.ts'
import { table } from '../testing/table.ts'
import { gatherBoth, isEnemy, isSolid, makeCrowd, nearestEnemy } from './clearance.ts'
import { judgeGoing } from './going.ts'
import { listed, listMoves } from './list.ts'
import { gapToObjective } from './objective.ts'
import { owesMove } from './owing.ts'
import { poseAfter } from './pose.ts'

const kernel = engine(corpsToPlay)
const list = new Int32Array(1 << 12)

/** Plays random games of a scenario, and gives some of their questions to `look`. */
function play(scenario: string, actions: number, look: (p: Corps) => void): void {
  const chance = randomSource(7)
  let [p, dice, game] = [undefined as Corps | undefined, fastDice(0), 0]
  for (let k = 0; k < actions; k++) {
    if (p === undefined || kernel.awaiting(p) === NOBODY) p = kernel.open(scenario, {}, (dice = fastDice(++game)))
    if (k % 29 === 0) look(p)
    const asked = kernel.awaiting(p)
    const count = kernel.actions(p, 31 - Math.clz32(asked & -asked), list)
    kernel.play(p, 31 - Math.clz32(asked & -asked), list[chance(count)], dice)
  }
}

const bodiesOf = (p: Corps): number[] => [...p.x.keys()].filter((body) => isOn(p, body) && isSolid(p, body))
const foesOf = (p: Corps, body: number): number[] => bodiesOf(p).filter((other) => isEnemy(p, body, other))
const apart = (p: Corps, one: Body, other: number): number => gap(one, shapeOf(p, other))

/** The legal moves on the list: turn, way and the body after them. */
function legalMoves(p: Corps, body: number) {
  listMoves(p, body)
  const moves = Array.from({ length: listed.count }, (_, k) => [listed.turns[k], listed.places[k]] as const)
  expect(new Set(moves.map(String)).size).toBe(moves.length)
  return moves
    .filter(([turn, place]) => judgeGoing(p, body, turn, place) === undefined)
    .map(([turn, place]) => {
      const to = poseAfter(p, body, turn, place).body
      return { ...to, xs: to.xs.slice(), ys: to.ys.slice() }
    })
}

/** A41, A100, A144, 4.9: the same question as `owesMove`, as the rules put it. */
function owesPlainly(p: Corps, body: number): boolean {
  const { roster, gunnery, orders } = p.scenario
  const command = roster.command[body]
  if (leaveFor(p, body, 'advance') !== leave.MUST) return false
  const from = shapeOf(p, body)
  const nearest = Math.min(...foesOf(p, body).map((foe) => apart(p, from, foe)))
  const toObjective = gapToObjective(p, command, from)
  const closes = roster.arm[body] === arm.ARTILLERY && p.order[command] === order.ATTACK
  if (closes) {
    const muzzle = {
      ...from,
      count: 1,
      xs: Int32Array.of(from.x + from.aheadX),
      ys: Int32Array.of(from.y + from.aheadY),
    }
    const [west, south] = [muzzle.xs[0], muzzle.ys[0]]
    const point = { ...muzzle, west, east: west, south, north: south }
    if (foesOf(p, body).some((foe) => within(point, shapeOf(p, foe), gunnery.ranges[roster.weight[body]]))) return false
  } else if (toObjective === 0) return false
  const target = foesOf(p, body).find((foe) => apart(p, from, foe) === nearest)
  const keeps = p.order[command] === order.ENGAGE ? orders.cover : 0
  return legalMoves(p, body).some((to) => {
    const isNearer = gapToObjective(p, command, to) < toObjective - GRACE
    const closesUp = closes && target !== undefined && apart(p, to, target) < nearest - GRACE
    return (isNearer || closesUp) && foesOf(p, body).every((foe) => keeps === 0 || apart(p, to, foe) >= keeps)
  })
}

test.each([
  ['outpost', 3_000],
  ['two-corps', 4_000],
  ['helmstedt', 4_000],
])(
  'A41, A100 on %s the list holds no move twice, and a body owes one if the plain way says so',
  (scenario, actions) => {
    const seen = { owing: 0, free: 0 }
    play(scenario, actions, (p) => {
      for (const body of bodiesOf(p)) {
        const owes = owesPlainly(p, body)
        expect(owesMove(p, body)).toBe(owes)
        seen[owes ? 'owing' : 'free']++
      }
    })
    expect(Math.min(seen.owing, seen.free)).toBeGreaterThan(100)
  },
)

test('if several enemies are equally near, the nearest enemy is the first of them', () => {
  play('helmstedt', 4_000, (p) => {
    for (const body of bodiesOf(p)) {
      const foes = foesOf(p, body).map((foe) => [foe, apart(p, shapeOf(p, body), foe)] as const)
      const least = Math.min(...foes.map(([, cells]) => cells))
      expect(nearestEnemy(p, body)).toBe(foes.find(([, cells]) => cells === least)?.[0] ?? -1)
    }
  })
})

test('all bodies that could be met are gathered, and no enemy within the range is missing', () => {
  const [crowd, foes] = [makeCrowd(), makeCrowd()]
  play('helmstedt', 4_000, (p) => {
    for (const body of bodiesOf(p)) {
      const shape = shapeOf(p, body)
      const [near, far] = [200 + (body % 5) * 128, 300 + (body % 3) * 256]
      gatherBoth(p, body, near, crowd, far, foes)
      const within = (others: readonly number[], cells: number) =>
        others.filter((other) => other !== body && apart(p, shape, other) <= cells)
      expect([...crowd.bodies.subarray(0, crowd.count)]).toEqual(expect.arrayContaining(within(bodiesOf(p), near)))
      expect([...foes.bodies.subarray(0, foes.count)]).toEqual(expect.arrayContaining(within(foesOf(p, body), far)))
    }
  })
})

test('an enemy in contact is nearer than one a cell away', () => {
  // The second faces a corner of the line aslant, so their boxes overlap.
  const { p } = table(
    {
      commands: [
        { id: 'one', general: [36, 30], units: [{ name: 'A', form: 'line', at: [36, 36] }] },
        {
          id: 'foe',
          army: 1,
          general: [70, 70],
          units: [
            { name: 'X', form: 'attack', at: [34.5, 37.5], heading: 180 },
            { name: 'Y', form: 'attack', at: [39.34375, 37.90625], heading: 240 },
          ],
        },
      ],
    },
    0,
    4,
  )
  expect([apart(p, shapeOf(p, 0), 1), apart(p, shapeOf(p, 0), 2), nearestEnemy(p, 0)]).toEqual([0, 1, 1])
})

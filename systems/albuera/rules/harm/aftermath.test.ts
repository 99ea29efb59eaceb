/**
 * The aftermath of anything that may be owed on a crowded field: it ends, and no unit or commander gets lost on the
 * way.
 */
import { expect, test } from 'vitest'
import { hexNamed } from '../../../../src/hex/index.ts'
import { diceFrom, engine, log, randomSource } from '../../../../src/kernel/index.ts'
import { albuera } from '../index.ts'
import { invariants } from '../invariants.ts'
import { INFANTRY } from '../state/army.ts'
import { FACING_IDS } from '../state/data/ids.ts'
import { event } from '../state/events.ts'
import { pickUp } from '../state/placing.ts'
import { type Albuera, FRENCH } from '../state/position.ts'
import { holds, isGuns, isOnMap } from '../state/troops.ts'
import { cause, takeLosses } from './losses.ts'
import { endanger, oweLosses, oweRetreat, oweRout } from './owed.ts'

const kernel = engine(albuera)
const { situations } = albuera

type Random = (n: number) => number
const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T

/** Units of both sides scattered over nine columns and rows, a few of them stacked, with commanders among them. */
function crowd(random: Random): Albuera {
  const p = kernel.open('albuera', {}, diceFrom(random))
  situations?.clear(p)
  const { army, ground } = p.scenario
  const near = () => `${16 + random(9)}${String(6 + random(9)).padStart(2, '0')}`
  for (let n = 0; n < 60; n++) {
    const unit = random(army.units.length)
    const at = near()
    const friend = p.top[hexNamed(ground.grid, at)]
    const facing = friend < 0 ? pick(random, FACING_IDS) : FACING_IDS[p.face[friend]]
    const lost = army.manpower[unit] > 2 && random(3) === 0 ? random(army.manpower[unit]) : 0
    const array = army.arm[unit] === INFANTRY ? pick(random, ['column', 'line']) : 'mounted'
    if (isOnMap(p, unit) || army.isCompany[unit] === 1 || isGuns(p, unit)) continue
    situations?.place(p, army.units[unit], { at, facing, lost, array })
    if ([...invariants(p)].length === 0) continue
    pickUp(p, unit)
    p.lost[unit] = army.manpower[unit]
  }
  for (let c = 0; c < army.commanders.length; c++) {
    const hex = hexNamed(ground.grid, near())
    if (!holds(p, 1 - army.leads[c], hex)) p.post[c] = hex
  }
  p.turn = 1 + random(16)
  return p
}

/** Units of one side owe something because of one of the other. */
function owe(p: Albuera, random: Random): void {
  const { army } = p.scenario
  const there = [...army.units.keys()].filter((unit) => isOnMap(p, unit))
  const from = pick(random, there)
  const unit = pick(
    random,
    there.filter((one) => army.side[one] !== army.side[from] && !isGuns(p, one)),
  )
  if (unit === undefined) return
  const what = random(5)
  if (what === 0) oweRetreat(p, unit, 1 + random(2), from, random(2) === 0, random(3) === 0)
  else if (what === 1) {
    oweRout(p, unit, 1 + random(3), from, random(2) === 0)
    takeLosses(p, unit, 2, cause.REACTION)
  } else if (what === 2) takeLosses(p, unit, 1 + random(3), random(4))
  else if (what === 3) endanger(p, p.at[unit])
  else oweLosses(p, army.side[unit], p.at[unit], 2)
}

test('R25, 16.2 whatever is owed, the aftermath ends, keeps all units, and tells every point', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 100; seed++) {
    const random = randomSource(seed)
    const dice = diceFrom(random)
    const p = crowd(random)
    situations?.set(p, 'phase', 'aftermath')
    situations?.set(p, 'drawn', 'Godinot')
    const journal = log()
    for (let n = 1 + random(4); n > 0; n--) owe(p, random)
    const before = p.points
    const list = new Int32Array(4096)
    kernel.settle(p, dice, journal)
    for (let n = 0; ['aftermath', 'fitting'].includes(kernel.phase(p).name); n++) {
      expect(n).toBeLessThan(200)
      const seat = (kernel.awaiting(p) & 1) === 1 ? 0 : 1
      const count = kernel.actions(p, seat, list)
      expect(count).toBeGreaterThan(0)
      const action = list[random(count)] as number
      seen.add(kernel.print(p, action).split(' ')[0] as string)
      kernel.play(p, seat, action, dice, journal)
      expect([seed, ...invariants(p)]).toEqual([seed])
    }
    const scored = journal.told.filter((told) => told.event === event.Scored)
    const sum = scored.reduce((all, { args: [side, boxes] }) => all + (side === FRENCH ? boxes : -boxes), 0)
    expect([seed, p.points - before]).toEqual([seed, sum])
    expect([seed, ...invariants(p)]).toEqual([seed])
  }
  expect([...seen].sort()).toEqual(['check', 'escape', 'follow', 'keep', 'let', 'lose', 'remain', 'retreat'])
})

/** The warlike sample games reach what plain chance hardly ever reaches. */
import { expect, test } from 'vitest'
import { engine, fastDice, log, randomSource } from '../../../src/kernel/index.ts'
import { corps } from './index.ts'
import { warlike } from './samples.ts'

const kernel = engine(corps)

test('in twenty warlike games on outpost there are fights, routs, retreats, pursuits and attempts to rally', () => {
  const journal = log()
  const list = new Int32Array(65_536)
  const random = randomSource(7)
  for (let seed = 1; seed <= 20; seed++) {
    const dice = fastDice(seed)
    const p = kernel.open('outpost', {}, dice, journal)
    for (let seats = kernel.awaiting(p); seats !== 0; seats = kernel.awaiting(p)) {
      const seat = 31 - Math.clz32(seats)
      const legal = list.subarray(0, kernel.actions(p, seat, list))
      kernel.play(p, seat, legal[warlike(kernel, p, seat, legal, random)], dice, journal)
    }
  }
  const told = new Set(journal.told.map(({ event }) => corps.events[event].name))
  const met = [
    ...['GunsFired', 'ChargeDeclared', 'WentIn', 'FightRolled', 'Retired', 'RoutMoved', 'UnitLost'],
    ...['NervePassed', 'NerveFailed', 'PursuitRolled', 'RallyFailed', 'GaveWay'],
  ]
  expect(met.filter((name) => !told.has(name))).toEqual([])
})

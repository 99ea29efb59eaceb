import { expect, test } from 'vitest'
import { engine, fastDice } from '../../../../src/kernel/index.ts'
import { ASSAULT } from '../combat/zones.ts'
import { generals } from '../index.ts'
import { sectorNumber, stepBetween } from '../state/board.ts'
import { half, oppositeSpace, space } from '../state/counts.ts'
import { MELEE, RANGED } from '../state/parts.ts'
import type { Generals } from '../state/position.ts'
import { arm, attacker, passive, stand } from '../state/stands.ts'
import { hitChance, worthOfAim } from './chances.ts'

/** White attacks b2 from b1: the units in the spaces of the zone, from space 1 on. */
function zone(
  part: number,
  attackers: readonly number[],
  defenders: readonly number[],
): { p: Generals; at: number; opposite: number } {
  const p = engine(generals).open('dennewitz', {}, fastDice(1))
  const step = stepBetween(sectorNumber('b1'), sectorNumber('b2'))
  const number = step >> 1
  p.stage = 4
  p.part = part
  p.zone[number] = ASSAULT
  p.attack[half(0, number)] = step + 1
  attackers.forEach((who, k) => void (p.who[space(0, number, k)] = who))
  defenders.forEach((who, k) => void (p.who[space(1, number, k)] = who))
  const at = space(0, number, 0)
  return { p, at, opposite: oppositeSpace(at) }
}
const [I, C, A] = [attacker(arm.I), attacker(arm.C), attacker(arm.A)]
const [i, c, a, square] = [passive(stand.I), passive(stand.C), passive(stand.A), passive(stand.SQUARE)]

/** In 36ths: the attacker's chance, and the defender's if it has an attack in that part. */
test.each([
  ['G50 attacking I against passive I, fire', RANGED, I, i, 7, 15],
  ['G49 attacking I against passive I, melee', MELEE, I, i, 20, 10],
  ['G49 attacking C against passive I', MELEE, C, i, 26, 6],
  ['G98 attacking C against a square', MELEE, C, square, 3, 27],
  ['A27 attacking I against passive C, which has no fire', RANGED, I, c, 12, undefined],
  ['A27 attacking C against passive A, which has no melee', MELEE, C, a, 30, undefined],
])('%s', (_title, part, own, foe, chance, other) => {
  const { p, at, opposite } = zone(part, [own], [foe])
  expect(hitChance(p, at, opposite) * 36).toBeCloseTo(chance)
  if (other !== undefined) expect(hitChance(p, opposite, at) * 36).toBeCloseTo(other)
})

test('G119 A26 a battery hits with either of two dice, and its opponent must beat the higher', () => {
  const { p, at, opposite } = zone(RANGED, [A], [i])
  // One die at +2 hits against 0 to 5, 6 − 1: worked out by hand over 36 pairs each.
  const one = [1, 2, 3, 4, 5, 6].flatMap((die) =>
    [1, 2, 3, 4, 5, 6].map((foe) => [Math.min(6, die + 2), Math.max(1, foe - 1)]),
  )
  const miss = one.filter(([value, against]) => value < 4 || value <= against).length / 36
  expect(hitChance(p, at, opposite)).toBeCloseTo(1 - miss ** 2)
  expect(hitChance(p, opposite, at)).toBeLessThan(0.1)
})

test('G115 a unit that aims is not opposed: it has the target column, the unopposed one, and needs 4 or more', () => {
  const { p, at } = zone(MELEE, [C, C], [i])
  expect(hitChance(p, at + 1, oppositeSpace(at))).toBeCloseTo(1)
  expect(worthOfAim(p, at + 1, oppositeSpace(at))).toBeGreaterThan(0.9)
})

test('asking leaves the position as it was', () => {
  const { p, at, opposite } = zone(MELEE, [C, C], [i, a])
  const before = p.cells.slice()
  hitChance(p, at, opposite)
  worthOfAim(p, at + 1, opposite)
  expect(p.cells).toEqual(before)
})

import { d6 } from '../../../src/kernel/index.ts'
import { bestResult, isHit, isOpposed, modifiersOf, resultOf, struckBy } from '../rules/queries/asked.ts'
import { hitChance } from '../rules/queries/chances.ts'
import { marchEnd, marchLength, SECTORS, SPACES } from '../rules/state/board.ts'
import { AT_BUILDING, BATTERIES, sideOfSpace, space, zoneOfSpace } from '../rules/state/counts.ts'
import { type Generals, generalsLayout } from '../rules/state/position.ts'
import { figureStand, shotSector } from '../rules/state/shots.ts'
import { bombardGroup, EMPTY, isRouted, line, stand, typeOfStand } from '../rules/state/stands.ts'
import { modifier } from '../rules/state/tables.ts'
import { tQuestion } from '../words/question/t.ts'
import { atLeast } from './chance.ts'
import type { Choice } from './choices.ts'
import type { Staff } from './staff.ts'
import { percent } from './words.ts'

/** The odds of choices with dice, from the functions that the rules themselves use. */

/** A roll for a square or a counter-charge. */
export const reactionChance = (p: Generals): number => {
  const { dice, special } = p.scenario.tables.file
  return atLeast(dice.threshold - special.reaction)
}

/** Whether a die hits as rolled, and how likely it is to hit if it is rolled again. */
export function rerollChance(view: Generals, die: number): { readonly now: boolean; readonly again: number } {
  const p = generalsLayout.make(view.scenario)
  generalsLayout.copy(view, p)
  const at = die >> 1
  const added = modifiersOf(p, at)
  const hits = (): boolean =>
    isHit(p, resultOf(p, p.die[die] + added), isOpposed(p, at) ? bestResult(p, struckBy(p, at)) : 0)
  const now = hits()
  let sum = 0
  for (const face of d6.faces) {
    p.die[die] = face
    if (hits()) sum++
  }
  return { now, again: sum / d6.faces.length }
}

/** How likely a die of a battery is to hit the unit that it is aimed at (G77). */
export function shotChance(p: Generals, shot: number, figure: number): number {
  const { tables } = p.scenario
  const side = shot < BATTERIES * 2 ? 0 : 1
  const march = p.battery[shot >> 1] - 1
  const sector = shotSector(p, shot)
  const cls = figure === AT_BUILDING ? stand.I : figureStand(p, 1 - side, sector, figure)
  if (cls < 0) return 0
  const column = isRouted[cls] ? line.ROUTED : bombardGroup[cls] === 0 ? line.SQUARE : line.PASSIVE + typeOfStand[cls]
  const range = sector === marchEnd[march] ? marchLength[march] : 1
  let token = 0
  for (let k = side * BATTERIES; k < (side + 1) * BATTERIES; k++)
    if (p.token[k] > 0 && (p.token[k] - 1) % SECTORS === sector) token = 1
  const added =
    modifier(tables.ranged, line.ATTACK + 2, column) +
    tables.file.bombardment.range[range === 1 ? '1' : '2'] +
    token * tables.file.bombardment.token +
    (figure === AT_BUILDING ? tables.file.terrain.destroyedBuilding.modifier : 0)
  return atLeast(tables.file.dice.threshold - added)
}

/** The odds of a choice in a few words; undefined if no die falls. */
export function oddsOf(staff: Staff, { verb, a, b }: Pick<Choice, 'verb' | 'a' | 'b'>): string | undefined {
  const p = staff.table.view()
  switch (verb) {
    case 'square':
    case 'countercharge':
      return tQuestion('odds.works', { chance: percent(reactionChance(p)) })
    case 'aim': {
      const copy = generalsLayout.make(p.scenario)
      generalsLayout.copy(p, copy)
      return tQuestion('odds.hits', { chance: percent(hitChance(copy, a, b)) })
    }
    case 'lay':
      return tQuestion('odds.hits', { chance: percent(shotChance(p, a, b)) })
    case 'withdraw': {
      const from = space(1 - sideOfSpace(a), zoneOfSpace(a), 0)
      const count = Array.from(p.who.subarray(from, from + SPACES)).filter((who) => who !== EMPTY).length
      return tQuestion(count === 0 ? 'odds.faces.none' : 'odds.faces.some', { count })
    }
    case 'reroll': {
      const { now, again } = rerollChance(p, a)
      return tQuestion('odds.now', {
        now: tQuestion(now ? 'odds.nowHit' : 'odds.nowMiss'),
        again: tQuestion('odds.ofHit', { chance: percent(again) }),
      })
    }
    default:
      return undefined
  }
}

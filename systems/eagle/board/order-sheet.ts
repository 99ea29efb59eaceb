/** What is written on a side's order sheets, and what it takes to change it. */

import type { Dice, Engine } from '../../../src/kernel/index.ts'
import type { Choice } from '../../../src/web/hexboard/choices.ts'
import { areaOf, centreOf } from '../rules/state/area-names.ts'
import { type Eagle, eagleLayout } from '../rules/state/position.ts'

/** The rule of each order. */
export const ORDER_RULES = ['3.1a', '3.1b', '3.1c', '3.1d', '3.1e', '3.1f'] as const

/** Returns the formations of a side in this scenario. */
export function sheetsOf({ scenario: { army } }: Eagle, side: number): number[] {
  return [...army.formations.keys()].filter((f) => army.formationSide[f] === side)
}

class Fallen extends Error {}

/**
 * Returns the least die with which a try succeeds, 0 if none is rolled; undefined if the try is not legal. Found by
 * trying it on a copy: the rules ask for a die and say from which value on its result differs.
 */
export function neededFor(engine: Engine<Eagle>, view: Eagle, seat: number, text: string): number | undefined {
  const action = engine.parse(view, seat, text)
  if (typeof action !== 'number' || engine.check(view, seat, action)) return undefined
  const p = eagleLayout.make(view.scenario)
  eagleLayout.copy(view, p)
  let needed = 0
  const dice: Dice = {
    roll(_die, classes = 0) {
      needed = 1
      for (let value = 6; value > 1; value--) if ((classes >> value) & 1) needed = value
      throw new Fallen()
    },
    pool() {
      throw new Fallen()
    },
  }
  try {
    engine.play(p, seat, action, dice)
  } catch (error) {
    if (!(error instanceof Fallen)) throw error
  }
  return needed
}

/** Returns how many dice in a hundred get an order through. */
export const percentOf = (needed: number): number => Math.round(((7 - Math.max(1, needed)) / 6) * 100)

/**
 * Returns the grounds that a formation can be ordered to defend: by their middle, the rows that can be chosen there.
 */
export function groundsOf(choices: readonly Choice[]): ReadonlyMap<number, readonly Choice[]> {
  const grounds = new Map<number, Choice[]>()
  for (const choice of choices) {
    if (choice.second !== 'areas') continue
    const centre = centreOf(choice.legal.b)
    grounds.set(centre, [...(grounds.get(centre) ?? []), choice])
  }
  return grounds
}
export const rowOf = (area: number): number => area - areaOf(centreOf(area), 0)

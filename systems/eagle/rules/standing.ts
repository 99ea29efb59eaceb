/** Standing orders of a player, so that the game need not stop for each of his reactions. */

import { distance, inField } from '../../../src/hex/index.ts'
import type { Action, StandingAnswer } from '../../../src/kernel/index.ts'
import { best, choose } from './choosing.ts'
import { gradeOf } from './morale/morale.ts'
import { phases } from './sequence.ts'
import { pursuitFrame } from './state/frames.ts'
import type { Eagle } from './state/position.ts'
import { fighter, points } from './state/stacks.ts'

type Answer = (view: Eagle, seat: number) => Action | undefined

const any = () => 0
const first =
  (verb: string): Answer =>
  (view, seat) =>
    best(view, seat, verb, any)
const plainly =
  (verb: string): Answer =>
  (view, seat) =>
    choose(view, seat, verb)
const either =
  (...answers: Answer[]): Answer =>
  (view, seat) => {
    for (const answer of answers) {
      const action = answer(view, seat)
      if (action !== undefined) return action
    }
    return undefined
  }

const SQUARE = 'square {units}'
const STEADY = 2

/** 4.1b Only units of grade A to C, which the check does not often shake. */
const steadySquare: Answer = (view, seat) => {
  let grade = STEADY + 1
  const steadiest = best(view, seat, SQUARE, (unit) => {
    grade = Math.min(grade, gradeOf(view, unit))
    return -gradeOf(view, unit)
  })
  return grade <= STEADY ? steadiest : choose(view, seat, 'stand')
}

/** Returns the hex of the nearest enemy combat unit, -1 if there is none. */
function enemyAt(view: Eagle, seat: number, hex: number): number {
  const { grid } = view.scenario.ground
  let found = -1
  for (let other = 0; other < grid.count; other++) {
    const there = fighter(view, other)
    if (there < 0 || there === seat) continue
    if (found < 0 || distance(grid, hex, other) < distance(grid, hex, found)) found = other
  }
  return found
}

/** 5 Faces the nearest enemy, who lies in the field of one corner or, on the line between two, in both. */
const faceEnemy: Answer = (view, seat) =>
  best(view, seat, 'face {units} > {corners}', (unit, corner) => {
    const hex = view.at[unit]
    const enemy = hex < 0 ? -1 : enemyAt(view, seat, hex)
    return enemy >= 0 && inField(view.scenario.ground.grid, hex, corner, enemy) ? 1 : 0
  })

/** 12.0a Takes the way that leaves the nearest enemy farthest behind. */
const fallBack: Answer = (view, seat) => {
  const { grid } = view.scenario.ground
  return best(view, seat, 'retreat {units} > {hexes}', (_, hex) => {
    const enemy = enemyAt(view, seat, hex)
    return enemy < 0 ? 0 : distance(grid, hex, enemy)
  })
}

const stay: Answer = (view, seat) => best(view, seat, 'stay {units}', any)

/**
 * 10.1, 10.2 Fires volley after volley: all units that can fire at a hex do so together, the hex with the highest stack
 * first.
 */
const fireAll: Answer = (view, seat) => {
  const fire = best(view, seat, 'fire {volleys} > {hexes}', (volley, hex) => 100 * view.tall[hex] - (volley % VOLLEYS))
  return fire ?? choose(view, seat, 'shoot') ?? choose(view, seat, 'cease')
}
const VOLLEYS = 7

/** Standing orders, each with the phase whose question it answers. */
const ORDERS: readonly (Omit<StandingAnswer<Eagle>, 'answer'> & { readonly phase: string; readonly answer: Answer })[] =
  [
    {
      name: 'form square',
      phase: 'square',
      text: 'Infantry that is charged tries to form square.',
      answer: either(first(SQUARE), plainly('stand')),
    },
    {
      name: 'good troops form square',
      phase: 'square',
      text: 'Infantry of grade A to C that is charged tries to form square, others stand.',
      answer: steadySquare,
    },
    {
      name: 'never form square',
      phase: 'square',
      text: 'Infantry that is charged stands as it is.',
      answer: plainly('stand'),
    },
    {
      name: 'evade',
      phase: 'combat',
      text: 'Every unit that can evade an attack does so.',
      answer: either(first('evade {units} > {hexes}'), plainly('stand')),
    },
    { name: 'never evade', phase: 'combat', text: 'No unit evades an attack.', answer: plainly('stand') },
    {
      name: 'countercharge',
      phase: 'countercharge',
      text: 'Cavalry meets every charge near it.',
      answer: either(first('counter {units} > {hexes}'), plainly('let')),
    },
    {
      name: 'never countercharge',
      phase: 'countercharge',
      text: 'Cavalry does not countercharge.',
      answer: plainly('let'),
    },
    {
      name: 'never pursue',
      phase: 'pursuit',
      text: 'Cavalry that is in hand after a charge rests.',
      answer: (view, seat) => choose(view, seat, 'rest {units}', pursuitFrame(view).unit),
    },
    {
      name: 'losses to the strongest',
      phase: 'loss',
      text: 'Losses of choice fall on the unit with most points.',
      answer: (view, seat) => best(view, seat, 'lose {units}', (unit) => points(view, unit)),
    },
    {
      name: 'stop soon',
      phase: 'retreat',
      text: 'A unit that may stop a retreat stops as soon as it may.',
      answer: stay,
    },
    {
      name: 'fall back far',
      phase: 'retreat',
      text: 'A unit that falls back goes as far from the enemy as it can, and all the way.',
      answer: fallBack,
    },
    {
      name: 'face the enemy when back',
      phase: 'retreat',
      text: 'A unit that has fallen back faces the nearest enemy.',
      answer: faceEnemy,
    },
    { name: 'never advance', phase: 'advance', text: 'No unit advances after a combat.', answer: plainly('hold') },
    {
      name: 'advance',
      phase: 'advance',
      text: 'Every unit that may advance after a combat does so.',
      answer: either(first('advance {units} > {hexes}'), plainly('hold')),
    },
    {
      name: 'face the enemy when ahead',
      phase: 'advance',
      text: 'A unit that has advanced faces the nearest enemy.',
      answer: faceEnemy,
    },
    {
      name: 'fire in defense',
      phase: 'defensive fire',
      text: 'In defensive fire everybody fires who can.',
      answer: fireAll,
    },
    {
      name: 'hold fire in defense',
      phase: 'defensive fire',
      text: 'No unit fires in defensive fire.',
      answer: plainly('cease'),
    },
  ]

/** All standing orders. Of the orders that a player has given, the first with an answer gives it. */
export const standing: readonly StandingAnswer<Eagle>[] = ORDERS.map(({ name, phase, text, answer }) => ({
  name,
  text,
  answer: (view, seat) => (phases[view.phase].name === phase ? answer(view, seat) : undefined),
}))

/** Orders that together answer every question in the enemy's phases. */
export const WHOLE_DEFENSE: readonly { readonly name: string }[] = [
  'good troops form square',
  'evade',
  'never countercharge',
  'losses to the strongest',
  'fall back far',
  'face the enemy when back',
  'never advance',
  'fire in defense',
].map((name) => ({ name }))

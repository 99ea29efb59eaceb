import { type Engine, SPECTATOR, type Told } from '../../../src/kernel/index.ts'
import { heard, openMatch } from '../../../src/match/index.ts'
import { sideOfSpace } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { atLeast } from './chance.ts'

/** Luck of the dice: for each kind of roll the average by the rules, beside what fell. */

export const kinds = ['pips', 'reroll', 'reaction', 'shell', 'orders'] as const
export type Kind = (typeof kinds)[number]

export interface Tally {
  dice: number
  /** Sums: of pips, or of successes. */
  expected: number
  rolled: number
}
/** By kind and side. */
export type Luck = Readonly<Record<Kind, readonly [Tally, Tally]>>

/** Kinds that are told as an average of pips; the others are told as a number of successes. */
export const isMean = (kind: Kind): boolean => kind === 'pips' || kind === 'reroll' || kind === 'orders'

const MEAN = 3.5

/** Counts the dice that were told. `name` gives the name of an event. */
export function luckOf(
  told: Iterable<Pick<Told, 'event' | 'args'>>,
  name: (event: number) => string,
  scenario: Generals['scenario'],
): Luck {
  const tally = (): [Tally, Tally] => [
    { dice: 0, expected: 0, rolled: 0 },
    { dice: 0, expected: 0, rolled: 0 },
  ]
  const luck = { pips: tally(), reroll: tally(), reaction: tally(), shell: tally(), orders: tally() }
  const count = (kind: Kind, side: number, expected: number, rolled: number) => {
    const one = luck[kind][side === 0 ? 0 : 1]
    one.dice++
    one.expected += expected
    one.rolled += rolled
  }
  const { dice, special } = scenario.tables.file
  const reaction = atLeast(dice.threshold - special.reaction)
  let shooter = 0
  let added = 0
  for (const {
    event,
    args: [a, b, c, d],
  } of told) {
    switch (name(event)) {
      case 'Rolled':
        count('pips', sideOfSpace(a), MEAN, b)
        break
      case 'Rerolled':
        count('reroll', a, MEAN, d)
        break
      case 'TriesSquare':
      case 'TriesCounter':
        count('reaction', a, reaction, d)
        break
      case 'Shell':
        shooter = a
        added = 0
        break
      case 'ShellModifier':
        added += a
        break
      case 'ShellRolled':
        count('shell', shooter, atLeast(dice.threshold - added), c)
        break
      case 'OrdersRolled':
        count('orders', a, MEAN, b)
    }
  }
  return luck
}

/** The luck of a game from its record. */
export function luckOfRecord(engine: Engine<Generals>, record: string): Luck {
  const match = openMatch(engine, record)
  const told = heard(match, SPECTATOR).flatMap((one) => ('told' in one ? [one.told] : []))
  return luckOf(told, (event) => engine.ruleset.events[event]?.name ?? '', match.fold.position.scenario)
}

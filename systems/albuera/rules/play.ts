/**
 * What is needed to play, and no more: without the words of the rulebook, queries, situation files and designers' data.
 */
import { begin, type Dice, oneOf, type Ruleset, UNKNOWN } from '../../../src/kernel/index.ts'
import { phases } from './sequence/phases.ts'
import { Turn } from './sequence/turn.ts'
import { outcome } from './sequence/victory.ts'
import { albueraShown, shownOf } from './shown.ts'
import { standing, WHOLE_DEFENCE } from './standing/answers.ts'
import { commandedBy } from './standing/command.ts'
import { type PlayedData, played } from './state/data/data.ts'
import { type Albuera, albueraLayout, chit, OFF } from './state/position.ts'
import { setUp } from './state/set-up.ts'

/** The playable part of the system over a set of data. Its rulebook is empty. */
export const playable = (data: PlayedData, shown = shownOf(data)): Ruleset<Albuera> => ({
  ...shown,
  rulebook: [],
  data: { forces: data.forces, tables: data.tables, map: data.map, scenarios: data.scenarios },
  digest: data.digest,
  phases,
  open(id, options) {
    const p = albueraLayout.make(shown.setting(id, options))
    setUp(p)
    begin(p, Turn)
    return p
  },
  outcome,
  redact: albueraLayout.redact,
  imagine(view, _seat, dice, into) {
    albueraLayout.copy(view, into)
    for (const side of [0, 1]) imagineCup(into, side, dice)
  },
  standing,
  unattended: WHOLE_DEFENCE,
  formation: commandedBy,
  measures: (p) => ({ turns: p.turn, points: p.points }),
})

/**
 * 3.1 Both sides know how many of the other side's chits are in the cup, and which have been drawn or have come back.
 */
function imagineCup(p: Albuera, side: number, dice: Dice): void {
  const { army, chits } = p.scenario
  const hidden: number[] = []
  let left = p.inCup[side]
  for (let c = 0; c < p.cup.length; c++) {
    if (army.leads[c] !== side) continue
    if (p.cup[c] === UNKNOWN) {
      p.cup[c] = p.known[c] === chit.RETURNED ? 1 : 0
      if (chits[c] === 1 && p.post[c] !== OFF && p.known[c] === chit.UNKNOWN) hidden.push(c)
    }
    left -= p.cup[c]
  }
  for (; left > 0 && hidden.length > 0; left--) p.cup[hidden.splice(dice.roll(oneOf(hidden.length)), 1)[0]] = 1
}

/** The playable part of the system over the shipped data. */
export const albueraToPlay: Ruleset<Albuera> = playable(played, albueraShown)

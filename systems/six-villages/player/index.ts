import { type Action, byVerb, type Engine } from '../../../src/kernel/index.ts'
import { type Notices, noticesAll, ofNoticed } from '../../../src/players/attention.ts'
import type { Habit } from '../../../src/players/habit.ts'
import type { Player } from '../../../src/players/player.ts'
import { garrison, MIST, next, onBoard, other, type SixVillages } from '../rules/state/position.ts'

/**
 * The judgement of `drill` for Six Villages: it drills and hides the company nearest to the enemy, attacks where it
 * throws more dice than the defender, and meets an attack with its best company.
 */

/** Dice that a company throws, if the view knows. */
function diceOf(p: SixVillages, company: number, defends: boolean): number {
  const ambush = defends && p.ambush[company] === 1 ? (p.weather === MIST ? 2 : 1) : 0
  return p.strength[company] + (p.ready[company] === 1 ? 1 : 0) + ambush
}

/** How many enemies stand in a village or beside it. */
const enemiesNear = (p: SixVillages, side: number, village: number): number =>
  [village, next(village, 1), next(village, -1)].reduce((sum, one) => sum + garrison(p, other(side), one), 0)

/** What an attack promises: own dice less those of the best defender. */
function edge(p: SixVillages, company: number, village: number): number {
  const foes = [...p.at.keys()].filter((foe) => p.at[foe] === village && onBoard(p, foe))
  return diceOf(p, company, false) - Math.max(...foes.map((foe) => diceOf(p, foe, true)))
}

/** What a march is worth; one worth 0 or less is not made. */
function worthOfMarch(p: SixVillages, company: number, village: number): number {
  const side = p.scenario.side[company]
  if (garrison(p, other(side), village) > 0) return edge(p, company, village)
  // Towards the enemy while none is near, and never out of a village held against them.
  return enemiesNear(p, side, p.at[company]) === 0 ? 0.5 + enemiesNear(p, side, village) / 10 : 0
}

const engines = new WeakMap<Engine<SixVillages>, ReturnType<typeof byVerb<SixVillages>>>()

const drill = (notices: Notices): Player<SixVillages> => ({
  choose(view, seat, engine): Action {
    let verbs = engines.get(engine)
    if (!verbs) engines.set(engine, (verbs = byVerb(engine.ruleset.phases, engine.packing.bits)))
    const near = (company: number) => enemiesNear(view, seat, view.at[company])
    const { choose, best } = verbs
    return (best(view, seat, 'drill {companies}', ofNoticed(notices, near)) ??
      best(view, seat, 'ambush {companies}', ofNoticed(notices, near), 0) ??
      best(
        view,
        seat,
        'march {companies} > {villages}',
        ofNoticed(notices, (company, village) => worthOfMarch(view, company, village)),
        0,
      ) ??
      best(view, seat, 'meet with {companies}', (company) => diceOf(view, company, true)) ??
      choose(view, seat, 'close') ??
      choose(view, seat, 'halt')) as Action
  },
})

/** It compares dice, and has nothing to weigh. */
export const habit: Habit<SixVillages> = {
  usual: {},
  player: (_taste, _chance, _memory, notices = noticesAll) => drill(notices),
}

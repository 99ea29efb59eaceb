/**
 * The combat sequence of phases 2 and 4: every zone of the board goes through a step before the next one (G26, G93).
 */
import { begin, type Dice, type Journal, type Phase } from '../../../../src/kernel/index.ts'
import { Withdrawal } from '../movement/withdrawal.ts'
import { flee } from '../state/army.ts'
import { fallenAt } from '../state/counts.ts'
import { MELEE, RANGED } from '../state/parts.ts'
import type { Generals } from '../state/position.ts'
import { CAVALRY } from '../state/stands.ts'
import { resolve, settleSpoils } from './hits.ts'
import { closeUp, Posting, placeAttackers } from './positions.ts'
import { CounterCharges, Reactions, Retreats } from './reactions.ts'
import { anyRerolls, Rerolls, rollCombatDice } from './rolling.ts'
import { Targets } from './targets.ts'
import { openZones } from './zones.ts'

function roll(p: Generals, dice: Dice, journal: Journal | undefined): void {
  rollCombatDice(p, dice, journal)
  if (anyRerolls(p)) begin(p, Rerolls)
}

/** The other reading of A30: routed cavalry leaves before the melee. */
function cavalryFleesAtOnce(p: Generals, journal: Journal | undefined): void {
  if (!p.scenario.readings.cavalryFleesAfterRanged) return
  flee(p, CAVALRY, journal)
  for (let half = 0; half < p.scenario.counts.halves; half++) p.fallen[fallenAt(0, half, CAVALRY)] = 0
}

export const Combat: Phase<Generals> = {
  name: 'combat',
  rule: 'G93',
  steps: [
    (p, _dice, journal) => {
      if (!openZones(p, journal)) p.step = Combat.steps?.length ?? 0
    },
    (p) => begin(p, Reactions),
    (p) => begin(p, Retreats),
    (p) => begin(p, CounterCharges),
    (p) => {
      p.part = RANGED
      placeAttackers(p)
      begin(p, Posting)
    },
    (p) => begin(p, Targets),
    roll,
    (p, _dice, journal) => {
      resolve(p, journal)
      cavalryFleesAtOnce(p, journal)
      begin(p, Withdrawal)
    },
    (p) => {
      p.part = MELEE
      closeUp(p)
      begin(p, Posting)
    },
    (p) => begin(p, Targets),
    roll,
    (p, _dice, journal) => {
      resolve(p, journal)
      settleSpoils(p, journal)
      p.part = 0
    },
  ],
}

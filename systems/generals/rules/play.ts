/**
 * What is needed to play, and no more: without the words of the rulebook, situation files and designers' data, so that
 * a browser need not load them. `generals` is the whole system.
 */
import type { Ruleset } from '../../../src/kernel/index.ts'
import { begin } from '../../../src/kernel/index.ts'
import { type PlayedData, played } from './data/data.ts'
import { imagine, redact } from './fog.ts'
import { standing, WHOLE_ROUND } from './queries/standing.ts'
import { Battle, phases } from './sequence.ts'
import { drawUp } from './setup/setting-up.ts'
import { generalsShown, shownOf } from './shown.ts'
import { BLACK, WHITE } from './state/board.ts'
import { type Generals, generalsLayout } from './state/position.ts'
import { outcome } from './victory/scoring.ts'

/** The playable part of the system over a set of data. Its rulebook is empty. */
export function playable(data: PlayedData, shown = shownOf(data)): Ruleset<Generals> {
  const { tables, scenarios, boards } = data
  return {
    ...shown,
    rulebook: [],
    // In the order that records have always had: their digest depends on it.
    data: { tables, scenarios, boards },
    digest: data.digest,
    phases,
    open(id, options) {
      const scenario = shown.setting(id, options)
      const p = generalsLayout.make(scenario)
      const { game, armyMorale } = tables
      const start = scenario.readings.armyMorale ? armyMorale.startVp : 0
      const compensation = options.compensation as number
      p.vp[0] = start + Math.max(0, compensation)
      p.vp[1] = start + Math.max(0, -compensation)
      p.pool = scenario.readings.armyMorale ? 0 : game.majorityPool
      drawUp(p)
      begin(p, Battle)
      return p
    },
    outcome,
    redact,
    imagine,
    rolled: ['die', 'runner', 'allotment'],
    standing,
    unattended: WHOLE_ROUND.map(({ name }) => name),
    measures: (p) => ({ rounds: p.round, whitePoints: p.vp[WHITE], blackPoints: p.vp[BLACK] }),
  }
}

/** The playable part of the system over the shipped data. */
export const generalsToPlay: Ruleset<Generals> = playable(played, generalsShown)

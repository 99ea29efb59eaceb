/** Generálové ("About War"): eleven sectors, secret simultaneous orders, battle zones. */
import type { Ruleset } from '../../engine/index.ts'
import { begin } from '../../engine/index.ts'
import { BLACK, SIDE_NAMES, WHITE } from './board.ts'
import { type GeneralsData, shipped } from './data.ts'
import { withFiles } from './data-files.ts'
import { events } from './events.ts'
import { imagine, redact } from './fog.ts'
import { invariants } from './invariants.ts'
import { names } from './names.ts'
import { type Generals, generalsLayout } from './position.ts'
import { scenarioBook } from './scenarios.ts'
import { outcome } from './scoring.ts'
import { Battle, phases } from './sequence.ts'
import { drawUp } from './setting-up.ts'
import { situations } from './situations.ts'
import { standing } from './standing.ts'

export type { Generals, GeneralsScenario } from './position.ts'
export { generalsLayout } from './position.ts'

/** The system over a set of data: the shipped one, or one in which a designer has replaced files. */
export function generalsFrom(data: GeneralsData): Ruleset<Generals> {
  const book = scenarioBook(data)
  return {
    id: 'generals',
    title: 'Generálové',
    version: 1,
    seats: SIDE_NAMES,
    rulebook: data.rulebook.rules,
    // The wording of rules and rulings may be mended without ending the games that are being played.
    data: { ...data, rulebook: undefined },
    layout: generalsLayout,
    phases,
    events,
    names,
    scenarios: () => book.infos,
    open(id, options) {
      const scenario = book.get(id, options)
      const p = generalsLayout.make(scenario)
      const { game, armyMorale } = data.tables
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
    invariants,
    rolled: ['die', 'runner', 'allotment'],
    standing,
    situations,
    withData: (files) => generalsFrom(withFiles(data, files)),
    measures: (p) => ({ rounds: p.round, whitePoints: p.vp[WHITE], blackPoints: p.vp[BLACK] }),
  }
}

export const generals: Ruleset<Generals> = generalsFrom(shipped)

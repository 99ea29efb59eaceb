/**
 * Only what play needs: no words of the rulebook, queries, situation files or designers' data. `eagle` is the whole
 * system.
 */
import { begin, type Engine, engine, type Ruleset } from '../../../src/kernel/index.ts'
import { commandedBy } from './orders/shared-command.ts'
import { imagine, redact } from './secrecy/fog.ts'
import { Battle, phases } from './sequence.ts'
import { setUp } from './setup/deployment.ts'
import { layOutNight } from './setup/night.ts'
import { eagleShown, shownOf } from './shown.ts'
import { standing, WHOLE_DEFENSE } from './standing.ts'
import { bringRules } from './state/bring-rules.ts'
import { drawnOf, type PlayedData } from './state/data/data.ts'
import { titled } from './state/data/option-titles.ts'
import { played } from './state/data/played.ts'
import { fallen } from './state/losses.ts'
import { type Eagle, eagleLayout } from './state/position.ts'
import { sequelText } from './state/sequel-text.ts'
import { FRENCH, SPANISH } from './state/sides.ts'
import { outcome } from './victory/demoralization.ts'

/** The playable part of the system, over a set of data. Its rulebook is empty. */
export function playable(data: PlayedData, { book, ...shown } = shownOf(drawnOf(data))): Ruleset<Eagle> {
  const { forces, tables, map, scenarios } = data
  bringRules(book, data)
  const infos = titled(book.infos)
  let itself: Engine<Eagle> | undefined
  const ruleset: Ruleset<Eagle> = {
    ...shown,
    rulebook: [],
    data: { forces, tables, map, scenarios },
    digest: data.digest,
    scenarios: () => infos,
    phases,
    open(id, options, _dice, journal) {
      const p = eagleLayout.make(shown.setting(id, options))
      begin(p, Battle)
      setUp(p, journal)
      layOutNight(p, journal)
      return p
    },
    outcome,
    redact,
    imagine,
    standing,
    unattended: WHOLE_DEFENSE.map(({ name }) => name),
    formation(p, _seat, action) {
      itself ??= engine(ruleset)
      return commandedBy(itself, p, action)
    },
    sequel(p) {
      const next = scenarios.scenarios.find(({ continues }) => continues === p.scenario.id)
      return next && outcome(p) ? { scenario: next.id, options: { after: sequelText(p) } } : undefined
    },
    measures: (p) => ({ turns: p.turn, frenchDown: fallen(p, FRENCH), spanishDown: fallen(p, SPANISH) }),
  }
  return ruleset
}

/** The playable part of the system, over the shipped data. */
export const eagleToPlay: Ruleset<Eagle> = playable(played, eagleShown)

/**
 * What it takes to play, and no more: without the words of the rulebook, queries, situation files and designers' data.
 * `eagle` is the whole system.
 */
import { begin, type Engine, engine, type Journal, type Ruleset } from '../../../src/kernel/index.ts'
import { commandedBy } from './orders/shared-command.ts'
import { imagine, redact } from './secrecy/fog.ts'
import { Battle, phases } from './sequence.ts'
import { setUp } from './setup/deployment.ts'
import { layOutNight } from './setup/night.ts'
import { standing, WHOLE_DEFENSE } from './standing.ts'
import { type PlayedData, played } from './state/data/data.ts'
import { BITS } from './state/data/limits.ts'
import { events } from './state/events.ts'
import { formationsOf } from './state/formations.ts'
import { names } from './state/names.ts'
import { type Eagle, eagleLayout } from './state/position.ts'
import { scenarioBook } from './state/scenarios.ts'
import { sequelText } from './state/sequel.ts'
import { FRENCH, SIDE_NAMES, SPANISH } from './state/sides.ts'
import { fallen, outcome } from './victory/demoralization.ts'

/** What only a host asks, and whoever plays in its place: the seats of a table get their views from it. */
const hosted = {
  redact,
  imagine,
  sequel: sequelText,
  open(p: Eagle, journal: Journal | undefined): Eagle {
    begin(p, Battle)
    setUp(p, journal)
    layOutNight(p, journal)
    return p
  },
}

/** The system over a set of data, as far as it is played. Its rulebook is empty. */
export function playable(data: PlayedData): Ruleset<Eagle> {
  const { forces, tables, map, scenarios } = data
  const book = scenarioBook(data)
  const titles = new Map(forces.formations.map(({ id, name }) => [id, name]))
  let itself: Engine<Eagle> | undefined
  const ruleset: Ruleset<Eagle> = {
    id: 'eagle',
    title: 'The Shadow of the Eagle: Bailén 1808',
    version: 2,
    seats: SIDE_NAMES,
    rulebook: [],
    data: { forces, tables, map, scenarios },
    digest: data.digest,
    layout: eagleLayout,
    phases,
    events,
    bits: BITS,
    names,
    scenarios: () => book.infos,
    open: (id, options, _dice, journal) => hosted.open(eagleLayout.make(book.get(id, options)), journal),
    setting: book.get,
    outcome,
    redact: hosted.redact,
    imagine: hosted.imagine,
    standing,
    unattended: WHOLE_DEFENSE.map(({ name }) => name),
    formations: ({ army }) => formationsOf(army, titles),
    formation(p, _seat, action) {
      itself ??= engine(ruleset)
      return commandedBy(itself, p, action)
    },
    sequel(p) {
      const next = scenarios.scenarios.find(({ continues }) => continues === p.scenario.id)
      return next && outcome(p) ? { scenario: next.id, options: { after: hosted.sequel(p) } } : undefined
    },
    measures: (p) => ({ turns: p.turn, frenchDown: fallen(p, FRENCH), spanishDown: fallen(p, SPANISH) }),
  }
  return ruleset
}

/** The system over the shipped data, as far as it is played. */
export const eagleToPlay: Ruleset<Eagle> = playable(played)

/** What it takes to play, over a set of scenarios. */
import {
  begin,
  type Dice,
  type Journal,
  type Options,
  type Ruleset,
  type ScenarioInfo,
  UNKNOWN,
} from '../../../src/kernel/index.ts'
import { imagineBlinds, shuffleBlinds } from './blinds/under.ts'
import { commandedBy, formationsOf } from './commanded.ts'
import { phases } from './phases.ts'
import { queries } from './queries/queries.ts'
import { Round } from './sequence/round.ts'
import { measures, outcome } from './sequence/victory.ts'
import { events } from './state/events.ts'
import { imagineOrder } from './state/imagining.ts'
import { ARMY_IDS, names } from './state/names.ts'
import { BITS } from './state/points.ts'
import { type Corps, corpsLayout } from './state/position.ts'
import type { CorpsScenario } from './state/scenario.ts'

/** The scenarios that can be played, and what a game of one never changes. */
export interface ScenarioBook {
  readonly infos: readonly ScenarioInfo[]
  get(id: string, options: Options): CorpsScenario
}

/** Puts everything where it stands at first. */
function setUp(p: Corps, dice: Dice, journal?: Journal): void {
  const { start } = p.scenario
  p.x.set(start.x)
  p.y.set(start.y)
  p.heading.set(start.heading)
  p.form.set(start.form)
  p.strips.set(start.strips)
  p.revealed.set(start.revealed)
  p.order.set(start.order)
  p.objective.set(start.objective)
  p.decoy.set(start.decoy)
  shuffleBlinds(p, dice, journal)
}

export const playable = (book: ScenarioBook): Ruleset<Corps> => ({
  id: 'corps',
  title: 'Old Wargame Rules: a corps a side and more',
  version: 1,
  seats: ARMY_IDS,
  rulebook: [],
  layout: corpsLayout,
  phases,
  events,
  bits: BITS,
  names,
  scenarios: () => book.infos,
  setting: book.get,
  open(id, options, dice, journal) {
    const p = corpsLayout.make(book.get(id, options))
    setUp(p, dice, journal)
    begin(p, Round)
    return p
  },
  outcome,
  measures,
  formations: formationsOf,
  formation: commandedBy,
  queries,
  redact: corpsLayout.redact,
  imagine(view, seat, dice, into) {
    corpsLayout.copy(view, into)
    // What the other side wants to do when the day is over: either.
    for (let army = 0; army < into.draft.length; army++)
      if (into.draft[army] === UNKNOWN) into.draft[army] = into.answers[army]
    for (const [command, { army }] of view.scenario.commands.entries()) {
      if (army === seat) continue
      imagineOrder(into, command, dice)
      imagineBlinds(into, command, dice)
    }
  },
})

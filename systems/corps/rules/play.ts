/** Everything needed to play, without the words of the rulebook and designers' data. */
import { begin, type Dice, type Journal, type Ruleset, type Shown, UNKNOWN } from '../../../src/kernel/index.ts'
import { imagineBlinds, shuffleBlinds } from './blinds/under.ts'
import { FieldDay } from './choosing/field-day.ts'
import { commandedBy } from './commanded.ts'
import { phases } from './phases.ts'
import { Round } from './sequence/round.ts'
import { measures, outcome } from './sequence/victory.ts'
import { corpsShown, shownOf } from './shown.ts'
import { standing, WHOLE_DEFENCE } from './standing/answers.ts'
import { imagineAllotment } from './state/allotment.ts'
import { type PlayedData, played } from './state/data/data.ts'
import { imagineOrder, imaginePlans } from './state/imagining.ts'
import { type Corps, corpsLayout, OFF } from './state/position.ts'

/** Puts everything in its starting place. */
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
  if (p.scenario.choose === undefined) {
    p.fielded.fill(1)
    shuffleBlinds(p, dice, journal)
  } else p.planX.fill(OFF)
}

/** The playable part of the system, over the scenarios that are shown. Its rulebook is empty. */
export const rulesOf = (shown: Shown<Corps>): Ruleset<Corps> => ({
  ...shown,
  rulebook: [],
  phases,
  open(id, options, dice, journal) {
    const p = corpsLayout.make(shown.setting(id, options))
    setUp(p, dice, journal)
    begin(p, Round)
    if (p.scenario.choose !== undefined) begin(p, FieldDay)
    return p
  },
  outcome,
  measures,
  standing,
  unattended: WHOLE_DEFENCE,
  formation: commandedBy,
  redact: corpsLayout.redact,
  imagine(view, seat, dice, into) {
    corpsLayout.copy(view, into)
    // The other side's draft answer about one more move is hidden: its public answer stands in for it.
    for (let army = 0; army < into.draft.length; army++)
      if (into.draft[army] === UNKNOWN) into.draft[army] = into.answers[army]
    imaginePlans(into)
    for (const army of [0, 1]) if (army !== seat) imagineAllotment(into, army, dice)
    for (const [command, { army }] of view.scenario.commands.entries()) {
      if (army === seat) continue
      imagineOrder(into, command, dice)
      imagineBlinds(into, command, dice)
    }
  },
})

/** The playable part of the system, over a set of data. */
export const playable = (data: PlayedData, shown = shownOf(data)): Ruleset<Corps> => ({
  ...rulesOf(shown),
  data: { armies: data.armies, tables: data.tables, fields: data.fields, scenarios: data.scenarios },
  digest: data.digest,
})

/** The playable part of the system, over the shipped data. */
export const corpsToPlay: Ruleset<Corps> = playable(played, corpsShown)

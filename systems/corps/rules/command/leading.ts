/** 2.6, A182 By option the commander in chief leads one brigade himself, and does nothing else in his turn. */
import { within } from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, refusal } from '../../../../src/kernel/index.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { arm } from '../state/forms.ts'
import type { Corps } from '../state/position.ts'
import { generalOf } from './reach.ts'
import { spending } from './turn.ts'

const LEADS_NONE = refusal('2.6', 'In this game a commander in chief leads no brigade himself.')
const NOT_CHIEF = refusal('2.6', 'Only a commander in chief takes over a brigade.')
const NO_BRIGADE = refusal('2.6', 'He takes over a brigade of his own army that stands on the table.')
const HIDDEN = refusal('2.6', 'The rest of its command is still under a blind: he takes over none of that.')
const APART = refusal('2.6', 'He has to be in base contact with the brigade.')

export const TakeOver: Choice<Corps> = {
  verb: 'take over {units}',
  propose(p, _seat, offers) {
    if (p.scenario.later.chiefLeads) for (let unit = 0; unit < p.morale.length; unit++) offers.try(unit)
  },
  check(p, _seat, unit) {
    const { later, commands, roster } = p.scenario
    const { command } = spending(p)
    if (!later.chiefLeads) return LEADS_NONE
    if (!commands[command].isChief) return NOT_CHIEF
    if (roster.army[unit] !== commands[command].army || roster.arm[unit] === arm.ARTILLERY || !isOn(p, unit))
      return NO_BRIGADE
    if (p.revealed[roster.command[unit]] === 0) return HIDDEN
    const chief = generalOf(p, command)
    return isOn(p, chief) && within(shapeOf(p, chief), shapeOf(p, unit), 0) ? undefined : APART
  },
  play(p, _seat, unit, _b, _dice, journal) {
    const frame = spending(p)
    p.given = 1 + p.scenario.roster.command[unit]
    p.led = 1 + unit
    frame.isOver = 1
    journal?.tell(EVERYBODY, event.TakenOver, frame.command, unit, p.pips)
  },
}

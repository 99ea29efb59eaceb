/** Rules 3.10, 2.5, 18.7, A134: a commander sets a pip aside, so that a unit may rally. */
import { within } from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { judgeLed, TOO_FEW_PIPS } from '../command/judging.ts'
import { generalOf } from '../command/reach.ts'
import { spending } from '../command/turn.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { type Corps, due, morale } from '../state/position.ts'
import { isBroken } from './harm.ts'
import { isLed } from './nerve.ts'

const NOT_OURS = refusal('3.10', 'He helps units of his corps; the commander in chief, units of his army.')
const NEEDLESS = refusal('18.7', 'Only a Shaken unit, one in Rout or one that pursues rallies.')
const NOT_SOLD = refusal('A14', 'In this game a unit that passes its test rallies without a pip.')
const SET_ASIDE = refusal('A14', 'A pip is set aside for it already.')
const BROKEN = refusal(
  'A16',
  'A unit in Rout cannot rally once it has the casualties at which it routs without a test.',
)
const NO_CONTACT = refusal('3.10', 'Its general, or the commander in chief, has to be in base contact.')
const NO_CHIEF = refusal('2.5', 'The commander in chief has to be in base contact himself.')

/** Is a unit Shaken or in Rout, so that it may rally? */
export const isDown = (p: Corps, unit: number): boolean => isOn(p, unit) && p.morale[unit] >= morale.SHAKEN

/** 16.6, A73 Does a unit pursue, and must it rally from that? One that is already down rallies as all others do. */
export const isPursuing = (p: Corps, unit: number): boolean =>
  isOn(p, unit) && p.morale[unit] < morale.SHAKEN && (p.due[unit] & due.PURSUES) !== 0

/** May the commander whose turn it is help this unit? */
function judgeHelper(p: Corps, unit: number): Refusal | undefined {
  const { roster, commands } = p.scenario
  const { command } = spending(p)
  const { isChief, army } = commands[command]
  const isOurs = isChief ? roster.army[unit] === army : roster.command[unit] === command
  if (!isOurs) return NOT_OURS
  if (p.led !== 0 && judgeLed(p, unit) !== undefined) return judgeLed(p, unit)
  // In the turn of a corps the commander in chief may be the one that helps, but not the other way round.
  if (!isChief) return isLed(p, unit, 0) ? undefined : NO_CONTACT
  const chief = generalOf(p, command)
  return isOn(p, chief) && within(shapeOf(p, unit), shapeOf(p, chief), 0) ? undefined : NO_CHIEF
}

export const Rally: Choice<Corps> = {
  verb: 'rally {bodies}',
  propose(p, _seat, offers) {
    for (let unit = 0; unit < p.morale.length; unit++) if (isDown(p, unit) || isPursuing(p, unit)) offers.try(unit)
  },
  check(p, _seat, unit) {
    if (unit >= p.morale.length || !(isDown(p, unit) || isPursuing(p, unit))) return NEEDLESS
    if (!p.scenario.nerve.rallyNeedsContact) return NOT_SOLD
    if (p.due[unit] & due.PIP) return SET_ASIDE
    if (p.pips < p.scenario.prices.rally) return TOO_FEW_PIPS
    if (p.morale[unit] === morale.ROUT && isBroken(p, unit)) return BROKEN
    return judgeHelper(p, unit)
  },
  play(p, _seat, unit, _b, _dice, journal) {
    p.pips -= p.scenario.prices.rally
    p.due[unit] |= due.PIP
    journal?.tell(EVERYBODY, event.PipSetAside, unit)
  },
}

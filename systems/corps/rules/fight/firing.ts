/** Rules 11 and 12: infantry fires from a distance; what skirmishes and firefights have in common. */
import { within } from '../../../../src/inches/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { IN_CONTACT } from '../command/judging.ts'
import { forbids } from '../command/orders.ts'
import { shapeOf } from '../state/bodies.ts'
import { coverOf } from '../state/cover.ts'
import { fight } from '../state/fights.ts'
import { arm } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'
import { hasBeforeIt, hasClearWay } from './facing.ts'
import { forbidsFight, judgeStarter } from './starting.ts'

const NO_SKIRMISHERS = refusal('11.1', 'Only infantry skirmishes.')
const NO_MUSKETS = refusal('12.1', 'Only infantry opens a firefight.')
const IN_MELEE = refusal('A124', 'No one fires at an enemy who is in contact with friends.')
const NOT_BEFORE = refusal('A122', 'The enemy is not before the front of the brigade.')
const NOT_CLEAR = refusal('A123', 'Another unit stands between.')
const FAR_FOR_SKIRMISH = refusal('11.2', 'Brigades skirmish within 4 inches.')
const FAR_FOR_FIRE = refusal('12.2', 'A firefight is fought within 2 inches.')
const NOT_INFANTRY = refusal('12.1', 'A firefight is with infantry.')
const NOT_OPEN = refusal('12.1', 'A firefight is fought in the open: here infantry skirmishes.')
const ROUTED = refusal('A191', 'No firefight is opened with routers: infantry may skirmish with them.')

/** What both require. */
function judgeFire(p: Corps, command: number, unit: number, enemy: number, notFoot: Refusal): Refusal | undefined {
  const why = judgeStarter(p, command, unit, enemy, p.scenario.prices.fight, notFoot)
  if (why !== undefined) return why
  if (p.contact[unit] !== 0) return IN_CONTACT
  return p.contact[enemy] !== 0 ? IN_MELEE : undefined
}

function judgeAim(p: Corps, unit: number, enemy: number): Refusal | undefined {
  if (!hasBeforeIt(p, unit, enemy)) return NOT_BEFORE
  return hasClearWay(p, unit, enemy) ? undefined : NOT_CLEAR
}

/** 11.2 Can a brigade skirmish with an enemy unit: is it in reach, before the brigade's front, with none between? */
export function judgeSkirmishReach(p: Corps, unit: number, enemy: number): Refusal | undefined {
  if (!within(shapeOf(p, unit), shapeOf(p, enemy), p.scenario.fights.skirmish.reach)) return FAR_FOR_SKIRMISH
  return judgeAim(p, unit, enemy)
}

/** 12.1, 12.2, A155, A191 The same for a firefight, which is with infantry and in the open. */
export function judgeFirefightReach(p: Corps, unit: number, enemy: number): Refusal | undefined {
  if (p.scenario.roster.arm[enemy] !== arm.INFANTRY) return NOT_INFANTRY
  if (p.morale[enemy] === morale.ROUT) return ROUTED
  if (!within(shapeOf(p, unit), shapeOf(p, enemy), p.scenario.fights.firefight)) return FAR_FOR_FIRE
  if (coverOf(p, unit) !== undefined || coverOf(p, enemy) !== undefined) return NOT_OPEN
  return judgeAim(p, unit, enemy)
}

/** 11.1, 11.2 May a unit of this command skirmish with an enemy? */
export function judgeSkirmish(p: Corps, command: number, unit: number, enemy: number): Refusal | undefined {
  const why = judgeFire(p, command, unit, enemy, NO_SKIRMISHERS) ?? forbids(p, unit, 'skirmish')
  return why ?? judgeSkirmishReach(p, unit, enemy)
}

/** 12.1, 12.2 May a unit of this command open a firefight with an enemy? */
export function judgeFirefight(p: Corps, command: number, unit: number, enemy: number): Refusal | undefined {
  const why = judgeFire(p, command, unit, enemy, NO_MUSKETS) ?? forbidsFight(p, unit, fight.FIREFIGHT)
  return why ?? judgeFirefightReach(p, unit, enemy)
}

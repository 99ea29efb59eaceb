/** 7.1 to 7.3, A26 Which battery may fire, and when: for a pip in its corps' turn, or free when that is lost. */
import { type Choice, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { IN_CONTACT, judge, payStanding } from '../command/judging.ts'
import { forbids } from '../command/orders.ts'
import { spending } from '../command/turn.ts'
import { settleHarm } from '../morale/aftermath.ts'
import { isEnemy } from '../movement/clearance.ts'
import { isOn } from '../state/bodies.ts'
import { arm, form } from '../state/forms.ts'
import { gunAction, noteGunAction } from '../state/gun-actions.ts'
import { type Corps, mark, morale } from '../state/position.ts'
import { explainShot, isBeyond, judgeTarget } from './line.ts'
import { shoot } from './shooting.ts'

const NO_GUNS = refusal('7.2', 'Only a battery of his own corps that is on the table fires.')
const NOT_READY = refusal('7.2', 'Only guns that are deployed and Formed fire.')
const HAS_FIRED = refusal('7.3', 'A battery fires once in a move.')
const HAS_STIRRED = refusal('7.1', 'Artillery fires before anything of its corps moves.')
const HAS_ACTED = refusal('A75', 'In its turn a battery does nothing before it fires, unless it unlimbers.')

/** Is this body a battery of the command on the table? */
const isItsBattery = (p: Corps, command: number, body: number): boolean =>
  body < p.morale.length &&
  p.scenario.roster.arm[body] === arm.ARTILLERY &&
  p.scenario.roster.command[body] === command &&
  isOn(p, body)

/** Why a battery of a command cannot fire at all, whatever it costs. */
export function judgeGuns(p: Corps, command: number, battery: number): Refusal | undefined {
  if (!isItsBattery(p, command, battery)) return NO_GUNS
  if (p.form[battery] !== form.DEPLOYED || p.morale[battery] !== morale.FORMED) return NOT_READY
  if (p.marks[battery] & mark.FIRED) return HAS_FIRED
  if (p.contact[battery] !== 0) return IN_CONTACT
  return forbids(p, battery, 'fire')
}

/** A75, A119 Why it is too late in the turn for this battery to fire. */
function judgeTime(p: Corps, battery: number): Refusal | undefined {
  if (p.stirred === 1) return HAS_STIRRED
  const hasUnlimbered = p.moved[battery] === 1 && p.gunAction[battery] === 1 + gunAction.UNLIMBER
  return p.moved[battery] === 0 || hasUnlimbered ? undefined : HAS_ACTED
}

/** Offers the batteries of the command that can fire at all, and the enemy units that are not far beyond their reach. */
function proposeShots(p: Corps, command: number, offer: (battery: number, target: number) => void): void {
  for (let battery = 0; battery < p.morale.length; battery++) {
    if (judgeGuns(p, command, battery) !== undefined) continue
    for (let target = 0; target < p.morale.length; target++)
      if (isOn(p, target) && isEnemy(p, battery, target) && !isBeyond(p, battery, target)) offer(battery, target)
  }
}

/** 0.7, A26 Why a battery cannot fire when its corps has lost its turn: the shot costs nothing and needs no commander. */
export const judgeFreeShot = (p: Corps, command: number, battery: number, target: number): Refusal | undefined =>
  judgeGuns(p, command, battery) ?? judgeTarget(p, battery, target)

export { proposeShots }

export const Fire: Choice<Corps> = {
  verb: 'fire {bodies} > {bodies}',
  propose(p, _seat, offers) {
    // Once anything of the corps has moved no battery fires.
    if (p.stirred === 0) proposeShots(p, spending(p).command, (battery, target) => offers.try(battery, target))
  },
  check(p, _seat, battery, target) {
    const { command } = spending(p)
    return (
      judgeGuns(p, command, battery) ??
      judgeTime(p, battery) ??
      judge(p, command, battery, p.scenario.prices.guns, gunAction.FIRE) ??
      judgeTarget(p, battery, target)
    )
  },
  explain: explainShot,
  play(p, _seat, battery, target, dice, journal) {
    payStanding(p, battery, p.scenario.prices.guns)
    noteGunAction(p, battery, gunAction.FIRE)
    judgeTarget(p, battery, target)
    shoot(p, battery, target, dice, journal)
    settleHarm(p)
  },
}

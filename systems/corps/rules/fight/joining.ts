/** A33 Before a fight: other brigades join it, and the attacker names the one that leads. */
import {
  begin,
  type Choice,
  EVERYBODY,
  type Journal,
  NOBODY,
  type Offers,
  only,
  type Phase,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { pay, payStanding } from '../command/judging.ts'
import { settleHarm } from '../morale/aftermath.ts'
import { groundAt, groundNumber } from '../state/cover.ts'
import { event } from '../state/events.ts'
import { fight } from '../state/fights.ts'
import { type Corps, corpsLayout, mark } from '../state/position.ts'
import { boutOf, disband, fightOut } from './bout.ts'
import { enterAfter } from './entering.ts'
import { judgeFirefight } from './firing.ts'
import { goIn, judgeAssault } from './going-in.ts'
import { assaultPrice, groundOf, handToHand } from './starting.ts'

/**
 * Which fight it is (a value of `fight`), the number of the ground that it is about, the target, and 1 + the brigade
 * that leads, once named.
 */
export const joining = corpsLayout.frame({ of: 1, ground: 2, target: 3, lead: 4 })

/** The step after the last. */
const DONE = 2

const IN_IT = refusal('A33', 'That brigade takes part already.')
const NOT_IN_IT = refusal('A33', 'The brigade that leads is one of those that have come to this fight.')
const ONE_INSIDE = refusal('10.2', 'Inside a built-up area or wood one brigade of each side fights at a time.')
const ALONE = refusal('A33', 'In this game each attacker of a built-up area or wood fights alone.')
const ANOTHER_FIGHT = refusal('A33', 'That brigade would fight another fight, not this one.')

const hasCome = (p: Corps, unit: number): boolean => (p.marks[unit] & mark.JOINS) !== 0

/** The first brigade that has come to the fight. */
function firstOf(p: Corps): number {
  let unit = 0
  while (!hasCome(p, unit)) unit++
  return unit
}

function judgeJoin(p: Corps, unit: number): Refusal | undefined {
  const { of, target } = joining(p)
  if (of === fight.INSIDE) return ONE_INSIDE
  if (of === fight.EDGE && p.scenario.fights.isSplit) return ALONE
  if (hasCome(p, unit)) return IN_IT
  const command = p.scenario.roster.command[firstOf(p)]
  if (of === fight.FIREFIGHT) return judgeFirefight(p, command, unit, target)
  const why = judgeAssault(p, command, unit, target)
  if (why !== undefined) return why
  return handToHand(p, unit, target) === of ? undefined : ANOTHER_FIGHT
}

/** Names the brigade that leads when there is no choice left: one has come, and no other can. */
function settleLead(p: Corps): void {
  const { command } = p.scenario.roster
  const first = firstOf(p)
  for (let unit = 0; unit < p.marks.length; unit++)
    if (unit !== first && command[unit] === command[first] && (hasCome(p, unit) || judgeJoin(p, unit) === undefined))
      return
  joining(p).lead = 1 + first
}

/** Begins the fight of a unit that has come to its target. Call it last, like `begin`. */
function beginFight(p: Corps, unit: number, target: number, of: number): void {
  const ground = of === fight.EDGE ? groundNumber(p, groundOf(p, unit, target)) : 0
  p.marks[unit] |= mark.JOINS
  begin(p, Joining)
  const frame = joining(p)
  frame.of = of
  frame.ground = ground
  frame.target = target
  settleLead(p)
}

/** A unit that may do so attacks an enemy hand to hand. Call it last, like `begin`. */
export function beginAssault(p: Corps, unit: number, enemy: number, journal?: Journal): void {
  const of = handToHand(p, unit, enemy)
  pay(p, unit, assaultPrice(p, unit))
  if (goIn(p, unit, enemy, journal)) settleHarm(p)
  else beginFight(p, unit, enemy, of)
}

/** 12.1 A unit that may do so opens a firefight. Call it last, like `begin`. */
export function beginFirefight(p: Corps, unit: number, enemy: number): void {
  payStanding(p, unit, p.scenario.prices.fight)
  p.marks[unit] |= mark.SHOT
  beginFight(p, unit, enemy, fight.FIREFIGHT)
}

/** Offers whichever units are allowed. */
function offerUnits(p: Corps, offers: Offers): void {
  for (let unit = 0; unit < p.marks.length; unit++) offers.try(unit)
}

const Join: Choice<Corps> = {
  verb: 'join {bodies}',
  propose: (p, _seat, offers) => offerUnits(p, offers),
  check: (p, _seat, unit) => judgeJoin(p, unit),
  play(p, _seat, unit, _b, _dice, journal) {
    const { of, target } = joining(p)
    if (of === fight.FIREFIGHT) payStanding(p, unit, p.scenario.prices.fight)
    else pay(p, unit, assaultPrice(p, unit))
    journal?.tell(EVERYBODY, event.Joined, unit, target)
    p.marks[unit] |= of === fight.FIREFIGHT ? mark.JOINS | mark.SHOT : mark.JOINS
    if (of === fight.FIREFIGHT || !goIn(p, unit, target, journal)) settleLead(p)
    else endAtOnce(p, unit)
  },
}

/** A brigade that joins ends the fight without dice: the target is caught in flank or rear (8.8). */
function endAtOnce(p: Corps, unit: number): void {
  joining(p).lead = 1 + unit
  p.step = DONE
  disband(p)
  settleHarm(p)
}

const Lead: Choice<Corps> = {
  verb: 'lead {bodies}',
  propose: (p, _seat, offers) => offerUnits(p, offers),
  check: (p, _seat, unit) => (hasCome(p, unit) ? undefined : NOT_IN_IT),
  play(p, _seat, unit) {
    joining(p).lead = 1 + unit
  },
}

export const Joining: Phase<Corps> = {
  name: 'joining',
  rule: 'A33',
  locals: joining,
  asks: (p) => (joining(p).lead === 0 ? only(1 - p.scenario.roster.army[joining(p).target]) : NOBODY),
  choices: [Join, Lead],
  steps: [
    (p, dice, journal) => {
      const { of, target, lead } = joining(p)
      fightOut(p, boutOf(p, of, lead - 1, target), dice, journal)
      disband(p)
      settleHarm(p)
    },
    (p, _dice, journal) => {
      const { target, lead, ground } = joining(p)
      const area = groundAt(p, ground)
      if (area !== undefined) enterAfter(p, lead - 1, target, area, journal)
    },
  ],
}

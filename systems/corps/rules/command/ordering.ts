/** Rules 2.3 and 3.11: orders change, by the commander in chief, or to Halt by the commander himself. */
import { within } from '../../../../src/inches/index.ts'
import { type Choice, type Journal, only, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { isMission, missionOf, missionsOf, objectiveOf, orderOf } from '../state/missions.ts'
import { type Corps, morale, order } from '../state/position.ts'
import { judgeLed, NO_GENERAL } from './judging.ts'
import { generalOf, isLeaderless, postOf } from './reach.ts'
import { spending } from './turn.ts'

/** Why a commander can do nothing for another: he is no chief, the other is no corps of his, they do not touch. */
export interface NoContact {
  readonly notChief: Refusal
  readonly noCorps: Refusal
  readonly apart: Refusal
}
const NO_ORDER: NoContact = {
  notChief: refusal('2.3', 'Only a commander in chief gives orders to corps.'),
  noCorps: refusal('2.3', 'He gives orders to the corps and the reserve of his own army.'),
  apart: refusal('2.3', 'He has to be in base contact with the commander of the corps.'),
}
const TOO_FEW_PIPS = refusal('2.3', 'He has too few pips: 1 is the price if he is Gifted, 2 if Average, 3 if Poor.')
const NO_OBJECTIVE = refusal('0.4', 'An order has an objective; only a Halt has none.')
const SAME_ORDER = refusal('2.3', 'The corps has this order already.')
const CHIEF_HALTS = refusal('3.11', 'A commander in chief has no order of his own.')
const HALTED = refusal('3.11', 'The corps is on Halt already.')
const FEW_TO_CHANGE = refusal('3.11', 'To change his own order costs 1 pip if he is Gifted, 2 if Average, 3 if Poor.')
const SCATTERED = refusal('A80', 'All his units have to be within 16 inches of him, those in Rout excepted.')

/** Are two generals in base contact? A command on blinds has its general with them: any of them will do. */
function touchesGeneral(p: Corps, chief: number, command: number): boolean {
  const disc = shapeOf(p, chief)
  const general = generalOf(p, command)
  if (isOn(p, general)) return within(disc, shapeOf(p, general), 0)
  const { blinds, count, command: commandOf } = p.scenario.roster
  for (let body = blinds; body < count; body++)
    if (commandOf[body] === command && isOn(p, body) && within(disc, shapeOf(p, body), 0)) return true
  return false
}

/** Rules 2.3 and 2.4: may the active commander order or give his turn to this command, by contact? */
export function judgeContact(p: Corps, command: number, no: NoContact): Refusal | undefined {
  const { commands } = p.scenario
  const chief = spending(p).command
  if (!commands[chief].isChief) return no.notChief
  if (commands[command].isChief || commands[command].army !== commands[chief].army) return no.noCorps
  const general = generalOf(p, chief)
  return isOn(p, general) && touchesGeneral(p, general, command) ? undefined : no.apart
}

/** The mission that a command has, or will have from its next turn on. */
function missionFor(p: Corps, command: number): number {
  const pending = p.pending[command]
  return pending > 0 ? pending - 1 : missionOf(p.scenario.objectives, p.order[command], p.objective[command])
}

/** 3.11, 3.18, A80 May a commander change his own order at all: does he have the pips, and his units around him? */
function judgeOwn(p: Corps, command: number): Refusal | undefined {
  if (p.led !== 0) return judgeLed(p, generalOf(p, command))
  const { prices, commands } = p.scenario
  if (isLeaderless(p, command)) return NO_GENERAL
  if (p.pips < prices.halt[1 + commands[command].grade]) return FEW_TO_CHANGE
  return isTogether(p, command) ? undefined : SCATTERED
}

/** 3.18 Is it, by option, the active corps commander who changes his own order? */
const isOwn = (p: Corps, command: number): boolean =>
  p.scenario.later.anyOrder && command === spending(p).command && !p.scenario.commands[command].isChief

/** A80, A184 A commander's own change binds at once. */
function changeOwn(p: Corps, seat: number, command: number, mission: number, journal?: Journal): void {
  const { commands, objectives, prices } = p.scenario
  p.pips -= prices.halt[1 + commands[command].grade]
  p.order[command] = orderOf(objectives, mission)
  p.objective[command] = objectiveOf(objectives, mission)
  tellOrder(p, seat, command, mission, journal)
}

export const Order: Choice<Corps> = {
  verb: 'order {commands} > {missions}',
  propose(p, _seat, offers) {
    const { commands, objectives } = p.scenario
    for (let command = 0; command < commands.length; command++) {
      if (!isOwn(p, command) && judgeContact(p, command, NO_ORDER) !== undefined) continue
      for (let mission = 0; mission < missionsOf(objectives); mission++) offers.try(command, mission)
    }
  },
  check(p, _seat, command, mission) {
    const isChange = isOwn(p, command)
    const why = isChange ? judgeOwn(p, command) : judgeContact(p, command, NO_ORDER)
    if (why !== undefined) return why
    const { commands, objectives, prices } = p.scenario
    if (!isMission(objectives, mission)) return NO_OBJECTIVE
    if (mission === (isChange ? missionOf(objectives, p.order[command], p.objective[command]) : missionFor(p, command)))
      return SAME_ORDER
    if (isChange) return undefined
    return p.pips < prices.order[1 + commands[spending(p).command].grade] ? TOO_FEW_PIPS : undefined
  },
  play(p, seat, command, mission, _dice, journal) {
    if (isOwn(p, command)) {
      changeOwn(p, seat, command, mission, journal)
      return
    }
    const { commands, prices } = p.scenario
    p.pips -= prices.order[1 + commands[spending(p).command].grade]
    p.pending[command] = 1 + mission
    tellOrder(p, seat, command, mission, journal)
  },
}

function tellOrder(p: Corps, seat: number, command: number, mission: number, journal?: Journal): void {
  const { objectives } = p.scenario
  // Orders are a secret of the army.
  journal?.tell(only(seat), event.Ordered, command, orderOf(objectives, mission), objectiveOf(objectives, mission))
}

/** A81 New orders bind from the next turn of their corps on: it begins now. */
export function takeUpOrder(p: Corps, command: number): void {
  const { objectives } = p.scenario
  const pending = p.pending[command]
  if (pending <= 0) return
  p.order[command] = orderOf(objectives, pending - 1)
  p.objective[command] = objectiveOf(objectives, pending - 1)
  p.pending[command] = 0
}

/**
 * A80 Are all units of a command, except those in Rout, within the distance of its general? Those under a blind are.
 */
function isTogether(p: Corps, command: number): boolean {
  const post = postOf(p, command)
  if (post < 0) return p.revealed[command] === 0
  const around = shapeOf(p, post)
  for (let unit = 0; unit < p.morale.length; unit++) {
    if (p.scenario.roster.command[unit] !== command || !isOn(p, unit) || p.morale[unit] === morale.ROUT) continue
    if (!within(around, shapeOf(p, unit), p.scenario.haltWithin)) return false
  }
  return true
}

export const Halt: Choice<Corps> = {
  verb: 'halt',
  propose: (_p, _seat, offers) => offers.try(),
  check(p) {
    const { command } = spending(p)
    if (p.scenario.commands[command].isChief) return CHIEF_HALTS
    if (p.order[command] === order.HALT) return HALTED
    return judgeOwn(p, command)
  },
  play(p, seat, _a, _b, _dice, journal) {
    changeOwn(p, seat, spending(p).command, missionOf(p.scenario.objectives, order.HALT, 0), journal)
  },
}

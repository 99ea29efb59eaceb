/** Rules 1 to 3: the turn of one commander, from his pips to its end. */
import { begin, type Dice, EVERYBODY, type Journal, type Phase } from '../../../../src/kernel/index.ts'
import { spot } from '../blinds/spotting.ts'
import { askToUnveil } from '../blinds/unveiling.ts'
import { beginWatch, watch } from '../cavalry/watching.ts'
import { TurnLost, turnLost } from '../fire/turn-lost.ts'
import { Reckoning, reckoning } from '../morale/reckoning.ts'
import { breakUp } from '../movement/together.ts'
import { judgeCollapse } from '../sequence/victory.ts'
import { isOn } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { arm } from '../state/forms.ts'
import { type Corps, corpsLayout, morale } from '../state/position.ts'
import { forgetActions } from './judging.ts'
import { takeUpOrder } from './ordering.ts'
import { Spending } from './spending.ts'
import { spending } from './turn.ts'

/** Whose turn it is; whether a commander in chief has given it (2.4), or the tactical chip has called it up (A3). */
export const activation = corpsLayout.frame({ command: 1, isGiven: 2, isHurried: 3 })

/** The step with which a turn ends, even a lost one: what is seen is placed, and morale is tested. */
const SPOT = 7

/** Is the command still on its blinds? */
export const isOnBlinds = (p: Corps, command: number): boolean =>
  !p.scenario.commands[command].isChief && p.revealed[command] === 0

/** Does a command have anything left on the table? */
export function isPresent(p: Corps, command: number): boolean {
  const { roster } = p.scenario
  for (let body = 0; body < p.x.length; body++) if (roster.command[body] === command && isOn(p, body)) return true
  return false
}

/** What is added to the die: for a command on blinds (rule 1), a chief (rule 2), a corps (rule 3). */
function added(p: Corps, command: number): number {
  const { pips, commands } = p.scenario
  const { isChief, grade } = commands[command]
  return (isChief ? pips.chief : isOnBlinds(p, command) ? pips.blind : pips.corps)[1 + grade]
}

/** 3.17 By option, a pip for each Formed brigade on the table, plus the number of the grade. */
function countPips(p: Corps, command: number, journal?: Journal): void {
  const { roster } = p.scenario
  const more = added(p, command)
  let brigades = 0
  for (let unit = 0; unit < p.morale.length; unit++)
    if (roster.command[unit] === command && roster.arm[unit] !== arm.ARTILLERY)
      brigades += Number(isOn(p, unit) && p.morale[unit] === morale.FORMED)
  p.pips = brigades + more
  journal?.tell(EVERYBODY, event.PipsCounted, command, brigades, more, p.pips)
}

function rollPips(p: Corps, command: number, dice: Dice, journal?: Journal): void {
  const roll = dice.roll(p.scenario.averageDie)
  const more = added(p, command)
  p.pips = Math.max(0, roll + more)
  journal?.tell(EVERYBODY, event.PipsRolled, command, roll, more, p.pips)
}

export const Activation: Phase<Corps> = {
  name: 'activation',
  rule: '0.9',
  locals: activation,
  steps: [
    (p, _dice, journal) => {
      p.stirred = 0
      p.acted = 0
      forgetActions(p)
      p.gunAction.fill(0)
      p.tried.fill(0)
      beginWatch(p)
      const { command, isGiven, isHurried } = activation(p)
      if (p.led === 0) takeUpOrder(p, command)
      // A82, A187 The Poor chip waits for a Poor commander's own chip: it stops no turn that he has by other means.
      if (isGiven === 1 || isHurried === 1 || p.poor === 0 || p.scenario.commands[command].grade >= 0) return
      // A4 One chip stops one commander.
      p.poor--
      journal?.tell(EVERYBODY, event.TurnLost, command)
      p.step = SPOT
      begin(p, TurnLost)
      turnLost(p).command = command
    },
    (p) => askToUnveil(p, activation(p).command),
    (p) => watch(p, activation(p).command),
    (p, dice, journal) => {
      const { command, isGiven } = activation(p)
      if (isGiven === 1) return
      const { later, commands } = p.scenario
      if (later.pipsByBrigades && !commands[command].isChief && !isOnBlinds(p, command)) countPips(p, command, journal)
      else rollPips(p, command, dice, journal)
    },
    (p) => {
      const { command } = activation(p)
      begin(p, Spending)
      spending(p).command = command
    },
    (p) => askToUnveil(p, activation(p).command),
    (p) => {
      if (p.given === 0) return
      const frame = activation(p)
      frame.command = p.given - 1
      frame.isGiven = 1
      p.given = 0
      p.step = 0
    },
    (p) => spot(p, p.scenario.commands[activation(p).command].army),
    (p) => {
      const { command } = activation(p)
      begin(p, Reckoning)
      // 2.6 The turn of a brigade being led is not that of its corps.
      reckoning(p).command = p.led === 0 ? command : -1
    },
    (p, _dice, journal) => {
      p.pips = 0
      p.picked = 0
      p.led = 0
      breakUp(p)
      judgeCollapse(p, journal)
    },
  ],
}

/** Steps of a turn at which a situation can begin: pips are to be spent; they have been spent. */
export const turnStep = { SPEND: SPOT - 3, SPOT } as const

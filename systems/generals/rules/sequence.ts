/**
 * The sequence of play: setting up, then rounds of seven phases until the battle is decided (G5, G25, G26, G64 to G92).
 */
import { begin, type Dice, EVERYBODY, type Journal, type Phase, type Step } from '../../../src/kernel/index.ts'
import { Bombardment, Laying } from './combat/bombardment.ts'
import { Combat } from './combat/combat.ts'
import { Posting } from './combat/positions.ts'
import { CounterCharges, Reactions, Retreats } from './combat/reactions.ts'
import { Rerolls } from './combat/rolling.ts'
import { Targets } from './combat/targets.ts'
import { Advancing, closePhase, fleeAfterCombat, returnAndClose } from './movement/advance.ts'
import { dropIdleGroups, Marching, NonCombatMoves, Overflow } from './movement/movement.ts'
import { anyRoads, RoadMoves } from './movement/roads.ts'
import { Withdrawal } from './movement/withdrawal.ts'
import { Activation, stage } from './orders/activation.ts'
import { allotOrders, Planning } from './orders/planning.ts'
import { Rally } from './rally/rally.ts'
import { Marking, Muster } from './setup/setting-up.ts'
import { event } from './state/events.ts'
import type { Generals } from './state/position.ts'
import { Scoring } from './victory/scoring.ts'

/** Begins a phase of the sequence of play. */
function enter(p: Generals, number: number, journal: Journal | undefined): void {
  p.stage = number
  journal?.tell(EVERYBODY, event.StageBegan, number)
}

/** Movement and combat, the same in phases 2 and 4. */
const manoeuvre = (number: number): Step<Generals>[] => [
  (p, _dice, journal) => {
    enter(p, number, journal)
    begin(p, Activation)
  },
  (p, _dice, journal) => {
    if (p.acts > 0) {
      begin(p, Marching)
      return
    }
    // No unit acts: straight to the close; previously routed units still flee.
    fleeAfterCombat(p, journal)
    p.step = 4
  },
  (p, _dice, journal) => {
    dropIdleGroups(p, journal)
    begin(p, Combat)
  },
  (p, _dice, journal) => {
    fleeAfterCombat(p, journal)
    begin(p, Advancing)
  },
  (p, _dice, journal) => returnAndClose(p, journal),
]

const FastMovement: Phase<Generals> = { name: 'fast movement', rule: 'G66', steps: manoeuvre(stage.FAST) }
const CombinedArms: Phase<Generals> = { name: 'combined arms', rule: 'G81', steps: manoeuvre(stage.COMBINED) }

const NonCombatMove: Phase<Generals> = {
  name: 'non-combat move',
  rule: 'G85',
  steps: [
    (p, _dice, journal) => {
      enter(p, stage.NON_COMBAT, journal)
      begin(p, Activation)
    },
    (p) => {
      if (p.acts > 0) begin(p, NonCombatMoves)
    },
    (p) => {
      if (anyRoads(p)) begin(p, RoadMoves)
    },
    (p) => closePhase(p),
  ],
}

const Round: Phase<Generals> = {
  name: 'round',
  rule: 'G25',
  steps: [
    (p, dice: Dice, journal) => {
      p.round++
      journal?.tell(EVERYBODY, event.RoundBegan, p.round)
      enter(p, stage.PLANNING, journal)
      allotOrders(p, dice, journal)
      begin(p, Planning)
    },
    (p) => begin(p, FastMovement),
    (p) => begin(p, Bombardment),
    (p) => begin(p, CombinedArms),
    (p) => begin(p, NonCombatMove),
    (p, _dice, journal) => {
      enter(p, stage.RALLY, journal)
      begin(p, Rally)
    },
    (p) => begin(p, Scoring),
  ],
}

export const Battle: Phase<Generals> = {
  name: 'battle',
  rule: 'G5',
  steps: [
    (p) => {
      if (p.scenario.setup === undefined) begin(p, Muster)
    },
    (p) => {
      if (p.scenario.markers.length > 0) begin(p, Marking)
    },
    (p) => {
      p.step = 2
      begin(p, Round)
    },
  ],
}

/** Sets up the agenda so that the game continues with a phase of the sequence of play (1 to 7): for situation files. */
export function goTo(p: Generals, number: number): void {
  begin(p, Battle)
  p.step = 2
  begin(p, Round)
  p.step = number - 1
  p.stage = number
}

/** All phases of the system. */
export const phases: readonly Phase<Generals>[] = [
  Battle,
  Muster,
  Marking,
  Round,
  Planning,
  FastMovement,
  Activation,
  Marching,
  Overflow,
  Combat,
  Reactions,
  Retreats,
  CounterCharges,
  Posting,
  Targets,
  Rerolls,
  Withdrawal,
  Advancing,
  Bombardment,
  Laying,
  CombinedArms,
  NonCombatMove,
  NonCombatMoves,
  RoadMoves,
  Rally,
  Scoring,
]

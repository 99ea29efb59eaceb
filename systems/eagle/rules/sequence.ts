/** 2 The sequence of play: turn by turn, phase by phase. */

import {
  begin,
  type Choice,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  refusal,
} from '../../../src/kernel/index.ts'
import { SquareReaction } from './cavalry/charge.ts'
import { Charge, Combat, Control, Countercharge, charge, move, Pursuit } from './cavalry/engagement.ts'
import { Uncontrolled } from './cavalry/uncontrolled.ts'
import { DefensiveFire, OffensiveFire } from './fire/fire.ts'
import { Volley } from './fire/volley.ts'
import { Following } from './leaders/following.ts'
import { relieve, ride } from './leaders/leaders.ts'
import { markersOwe } from './markers/duties.ts'
import { Markers, markerChoices, readyMarkers } from './markers/play.ts'
import { Aftermath } from './morale/aftermath.ts'
import { Reorganization } from './morale/reorganization.ts'
import { comeIn, hearGuns, hearThunder, noteEncounters } from './movement/arrivals.ts'
import { goOut } from './movement/exits.ts'
import { head, liftUp, turn } from './movement/facing.ts'
import { form, formSquare, reform } from './movement/formations.ts'
import { movementSlices } from './movement/list-slices.ts'
import { eachSeat } from './movement/listed-choices.ts'
import { endMove } from './movement/movement.ts'
import { join } from './movement/moving-stack.ts'
import { unlessPassing } from './movement/passing.ts'
import { owedBySide, sideOwes } from './orders/duties.ts'
import { countQuotas, nearestTo } from './orders/limits.ts'
import { closeSheets, countTries, Orders } from './orders/orders.ts'
import { explained } from './queries/saying.ts'
import { flee, Retreat } from './retreat/retreat.ts'
import { owesBase, SecondBase } from './retreat/second-base.ts'
import { watched } from './secrecy/seeing.ts'
import { Deployment, OpeningOrders } from './setup/deployment.ts'
import { breakDay, isNight } from './setup/night.ts'
import { OrderOfArrival } from './setup/order-of-arrival.ts'
import { Advance } from './shock/advance.ts'
import { Counting } from './shock/counting.ts'
import { Loss } from './shock/losses.ts'
import { Shock } from './shock/shock.ts'
import { Deploying } from './skirmishers/deploying.ts'
import { Gather, Shrink } from './skirmishers/gathering.ts'
import { NIGHT } from './state/carried.ts'
import { findCommand } from './state/command.ts'
import { event } from './state/events.ts'
import { fallen } from './state/losses.ts'
import { type Eagle, mark, ROUTED } from './state/position.ts'
import { FRENCH, SPANISH } from './state/sides.ts'
import { clockOf } from './state/turns.ts'
import { decide, judge } from './victory/demoralization.ts'
import { Verdict } from './victory/verdict.ts'

// 7 Movement

/** Resets what is recorded of a player phase: commands, shares, marks. */
function prepare(p: Eagle, journal: Journal | undefined): void {
  const side = p.active
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++) {
    p.marks[unit] = 0
    p.wild[unit] = 0
    if (army.side[unit] !== side) continue
    p.notes[unit] = 0
    p.began[unit] = p.at[unit] < 0 ? 0 : nearestTo(p, unit)
  }
  for (let leader = 0; leader < army.leaders.length; leader++) p.rode[leader] = 0
  findCommand(p, side)
  countQuotas(p, side)
  readyMarkers(p, side)
  journal?.tell(EVERYBODY, event.PhaseBegan, side, 0)
}

const NOT_NOW = refusal('7.0', 'A unit is still being moved to its end.')

const done: Choice<Eagle> = {
  verb: 'done',
  ...eachSeat((p, seat, offers) => {
    if (p.chase === 0 && !sideOwes(p, seat) && markersOwe(p, seat) === undefined) offers.give()
  }),
  check: (p, seat) => (p.chase > 0 ? NOT_NOW : (owedBySide(p, seat) ?? markersOwe(p, seat))),
  play(p) {
    p.asked = NOBODY
  },
}

/** B1, C1: routed units run first (14.2), then the owner moves the units of his choice. */
const Movement: Phase<Eagle> = {
  name: 'movement',
  rule: '7.0',
  asks: (p) => p.asked,
  steps: [
    (p, _dice, journal) => prepare(p, journal),
    (p, _dice, journal) => {
      const { army } = p.scenario
      for (let unit = 0; unit < army.units.length; unit++) {
        if (
          army.side[unit] !== p.active ||
          p.at[unit] < 0 ||
          p.state[unit] !== ROUTED ||
          (p.marks[unit] & mark.DONE) !== 0
        )
          continue
        p.marks[unit] |= mark.DONE
        journal?.tell(EVERYBODY, event.Flees, unit)
        p.step = 1
        flee(p, unit)
        return
      }
      p.asked = only(p.active)
    },
    (p, _dice, journal) => {
      endMove(p)
      noteEncounters(p)
      judge(p, journal)
    },
  ],
  slices: movementSlices,
  choices: [
    move,
    ...[join, head, turn, liftUp, form, reform, formSquare, ride, charge, comeIn, goOut].map(unlessPassing),
    ...markerChoices,
    unlessPassing(done),
  ],
}

/** Begins a part of a turn. If a base has been lost, its owner first chooses a new one (S2.3). */
function beginPart(p: Eagle, part: Phase<Eagle>): void {
  // By night no unit fires or attacks (S3.2).
  if (isNight(p) && part !== Movement && part !== Reorganization) return
  if (!owesBase(p)) {
    begin(p, part)
    return
  }
  p.step--
  begin(p, SecondBase)
}

/** B, C: movement, defensive fire, offensive fire, shock of one side. */
const PlayerPhase: Phase<Eagle> = {
  name: 'player phase',
  rule: '2.0',
  steps: [
    (p) => beginPart(p, Movement),
    (p, _dice, journal) => {
      journal?.tell(EVERYBODY, event.PhaseBegan, p.active, 1)
      beginPart(p, DefensiveFire)
    },
    (p, _dice, journal) => {
      journal?.tell(EVERYBODY, event.PhaseBegan, p.active, 2)
      beginPart(p, OffensiveFire)
    },
    (p, _dice, journal) => {
      journal?.tell(EVERYBODY, event.PhaseBegan, p.active, 3)
      beginPart(p, Shock)
    },
    (p, dice, journal) => {
      for (let unit = 0; unit < p.marks.length; unit++) p.marks[unit] = 0
      judge(p, journal)
      hearGuns(p, dice, journal)
    },
  ],
}

function beginPhaseOf(p: Eagle, side: number): void {
  p.active = side
  begin(p, PlayerPhase)
}

/** 2 The turns, until the last one is over or a side has lost. */
export const Battle: Phase<Eagle> = {
  name: 'battle',
  rule: '2.0',
  steps: [
    (p) => {
      if (p.turn === 0 && p.scenario.carried === undefined) begin(p, OpeningOrders)
    },
    (p, _dice, journal) => {
      p.turn++
      journal?.tell(EVERYBODY, event.TurnBegan, p.turn, clockOf(p))
      relieve(p, journal)
      if (p.turn === 1 || isNight(p)) return
      if (p.scenario.carried !== undefined && p.turn === NIGHT + 1) {
        breakDay(p, journal)
        return
      }
      noteEncounters(p)
      countTries(p)
      begin(p, Orders)
    },
    (p, _dice, journal) => {
      closeSheets(p, journal)
      if (p.turn > 1 || p.scenario.first === FRENCH) beginPhaseOf(p, FRENCH)
    },
    (p) => beginPhaseOf(p, SPANISH),
    (p, _dice, journal) => {
      if (!owesBase(p)) journal?.tell(EVERYBODY, event.PhaseBegan, p.active, 4)
      beginPart(p, Reorganization)
    },
    (p) => begin(p, Verdict),
    (p, dice, journal) => {
      p.active = FRENCH
      hearThunder(p, dice, journal)
      if (p.turn < p.scenario.turns) p.step = 1
      else if (p.result === 0) decide(p, journal, fallen(p, FRENCH) === fallen(p, SPANISH) ? 0 : 1)
    },
  ],
}

const WATCHED: readonly Phase<Eagle>[] = watched([
  Battle,
  OrderOfArrival,
  Deployment,
  Markers,
  OpeningOrders,
  Orders,
  PlayerPhase,
  Movement,
  Deploying,
  Charge,
  SquareReaction,
  Countercharge,
  DefensiveFire,
  OffensiveFire,
  Volley,
  Shock,
  Combat,
  Counting,
  Loss,
  Advance,
  Control,
  Pursuit,
  Uncontrolled,
  Retreat,
  Following,
  Gather,
  Shrink,
  Aftermath,
  Reorganization,
  Verdict,
  SecondBase,
])
export const phases = explained(WATCHED)

const PARTS: readonly Phase<Eagle>[] = [Movement, DefensiveFire, OffensiveFire, Shock]

/**
 * For situation files: sets the agenda to the beginning of a part of a turn. `next` is the step of the battle that
 * follows.
 */
export function goTo(p: Eagle, next: number, phase: Phase<Eagle> | undefined, side = FRENCH, part = 0): void {
  begin(p, Battle)
  p.step = next
  p.active = side
  if (phase !== undefined) {
    begin(p, phase)
    return
  }
  begin(p, PlayerPhase)
  p.step = part + 1
  begin(p, PARTS[part])
}

/** 12 The movement of one unit, or of a stack as one, step by step. */
import { neighbour, turned } from '../../../../src/hex/index.ts'
import {
  because,
  begin,
  type Choice,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  refusal,
} from '../../../../src/kernel/index.ts'
import { declareFault, pay } from '../fire/declaring.ts'
import { explainShot, findTargets, found, targetFault } from '../fire/targets.ts'
import { declare } from '../fire/volley.ts'
import { Aftermath } from '../harm/aftermath.ts'
import { alarmLeaders } from '../harm/leaders.ts'
import { noteUnfit } from '../harm/lines.ts'
import { runAfter } from '../reaction/charge.ts'
import { beginEntry } from '../reaction/entry.ts'
import { beginReaction } from '../reaction/reaction.ts'
import { send } from '../skirmishers/sending.ts'
import { CAVALRY, INFANTRY } from '../state/army.ts'
import { event } from '../state/events.ts'
import { type Albuera, arrival, mark } from '../state/position.ts'
import { arrayOf, HANDS, isFree, LEFT, SHAPES, SQUARE, UNLIMBERED } from '../state/shapes.ts'
import { isOnMap, rightOf } from '../state/troops.ts'
import { arrive, course, current, endGroup, finish, finishIfSpent, goOn, isFresh, shift, spend } from './course.ts'
import { canForm, formed, formFault, TOGETHER } from './forming.ts'
import { type Group, pointsOf } from './group.ts'
import { join, wait } from './line.ts'
import { stackFault, turnsAlone } from './stacking.ts'
import {
  type Course,
  lastCost,
  mayEnter,
  meetsEnemy,
  sideOfWay,
  stepFault,
  TOO_DEAR,
  wheelFault,
  wheelTo,
} from './steps.ts'

const WHEELS = refusal('6.3.3', 'A Line over two hexes wheels instead of turning.')
const TURNS = refusal('6.3.3', 'Only a Line over two hexes wheels; other units turn.')
const FREE_TURN = refusal(
  'R4',
  'Skirmishers and Squares face as they like at no cost: once in each hex, and again after fire.',
)
const FACES_SO = refusal('8.7', 'It faces that way already.')
const BY_SIXTHS = refusal('12.7', 'Only skirmishers and Squares face as they like; others turn by sixths of a circle.')
const NO_TURN = refusal('12.9', 'A unit on a Double March neither turns nor changes array.')
const NOT_DOUBLE = refusal(
  '12.9',
  'Double March is for infantry, before it moves, turns or sends out a company, where all of its points can be spent.',
)
const MOVES = because('Not yet: first {units}, which is on the move, ends its movement.')
const NOT_ALL_SPENT = refusal('12.9', 'All points of a Double March must be spent.')

function step(p: Albuera, hand: number, back: boolean, journal?: Journal): void {
  const group = current(p)
  const { lead, units, count } = group
  const way = (back ? 2 : 0) + hand
  stepFault(p, group, way, pointsOf(p, group), isFresh(p, group), course)
  const cost = lastCost()
  const from = p.at[lead]
  const side = sideOfWay(way, p.face[lead])
  const to = neighbour(p.scenario.ground.grid, from, side)
  const isAmong = meetsEnemy(p, group, to, p.face[lead])
  p.run = runAfter(p, from, side, to, back, isAmong)
  spend(p, group, cost)
  shift(p, group, to, p.face[lead], group.isWide)
  p.stepped = 1
  p.turned = 0
  for (let k = 0; k < count; k++)
    if (group.isWide) journal?.tell(EVERYBODY, event.MovedWide, units[k], p.at[lead], rightOf(p, lead), cost)
    else journal?.tell(EVERYBODY, event.Moved, units[k], from, p.at[lead], cost)
  if (isAmong) for (let k = 0; k < count; k++) p.came[units[k]] = 1 + side
  arrive(p, group, isAmong ? arrival.AMONG : arrival.OPEN, journal)
}

/**
 * What follows a step or wheel: among enemies the movement ends, unless cavalry charges them (12.11); otherwise the
 * enemies in front react (13.1). Then the movement goes on. Commanders in other danger come first.
 */
function follow(p: Albuera): void {
  const { arrived } = p
  if (arrived === arrival.NONE && p.owing === 0) return
  p.step = 0
  if (arrived === arrival.NONE) {
    begin(p, Aftermath)
    return
  }
  if (arrived === arrival.OVER) {
    p.arrived = arrival.NONE
    goOn(p)
  } else if (arrived === arrival.ALARM) {
    p.arrived = arrival.OVER
    alarm(p)
  } else {
    p.arrived = arrival.ALARM
    if (arrived === arrival.OPEN) beginReaction(p)
    else if (p.scenario.army.arm[p.mover - 1] === CAVALRY) beginEntry(p)
    else endGroup(p)
  }
}

/** At the end: Lines that now stand apart contract (R17), and enemy commanders may step back (14.10.8). */
function alarm(p: Albuera): void {
  const mover = p.mover - 1
  if (mover >= 0 && isOnMap(p, mover)) {
    if (p.scenario.army.half[mover] >= 0) noteUnfit(p)
    alarmLeaders(p, mover)
  }
  if (p.owing !== 0) begin(p, Aftermath)
}

const steps = (verb: string, back: boolean): Choice<Albuera> => ({
  verb,
  propose(_p, _seat, offers) {
    for (let hand = 0; hand < HANDS.length; hand++) offers.try(hand)
  },
  check(p, _seat, hand) {
    const group = current(p)
    return stepFault(p, group, (back ? 2 : 0) + hand, pointsOf(p, group), isFresh(p, group), course)
  },
  play: (p, _seat, hand, _b, _dice, journal) => step(p, hand, back, journal),
})

const wheels = (verb: string, back: boolean): Choice<Albuera> => ({
  verb,
  propose(p, _seat, offers) {
    if (current(p).isWide) for (let hand = 0; hand < HANDS.length; hand++) offers.try(hand)
  },
  check(p, _seat, hand) {
    const group = current(p)
    if (!group.isWide) return TURNS
    if (p.doubled === 1) return NO_TURN
    return wheelFault(p, group, hand, back, pointsOf(p, group), isFresh(p, group), course)
  },
  play(p, _seat, hand, _b, _dice, journal) {
    const group = current(p)
    wheelFault(p, group, hand, back, pointsOf(p, group), isFresh(p, group), course)
    const cost = lastCost()
    spend(p, group, cost)
    const { left, facing } = wheelTo(p, p.at[group.lead], p.face[group.lead], hand, back)
    shift(p, group, left, facing, true)
    p.stepped = 1
    for (let k = 0; k < group.count; k++)
      journal?.tell(EVERYBODY, event.Wheeled, group.units[k], left, rightOf(p, group.lead), cost)
    arrive(p, group, arrival.OPEN, journal)
  },
})

/** 12.7 Why the group cannot turn on the spot. */
function turnFault(p: Albuera, group: Group) {
  if (group.isWide) return WHEELS
  if (p.doubled === 1) return NO_TURN
  return turnsAlone(p, group, p.at[group.lead]) ? undefined : TOGETHER
}

function face(p: Albuera, group: Group, corner: number, cost: number, journal?: Journal): void {
  spend(p, group, cost)
  p.run = -1
  for (let k = 0; k < group.count; k++) {
    p.face[group.units[k]] = corner
    journal?.tell(EVERYBODY, event.Turned, group.units[k], corner, cost)
  }
  finishIfSpent(p, group)
}

const turnedTo = (p: Albuera, unit: number, hand: number): number => turned(p.face[unit], hand === LEFT ? -1 : 1)

const turn: Choice<Albuera> = {
  verb: 'turn {hands}',
  propose(_p, _seat, offers) {
    for (let hand = 0; hand < HANDS.length; hand++) offers.try(hand)
  },
  check(p, _seat, hand) {
    const group = current(p)
    const { lead } = group
    if (isFree(p.array[lead])) return FREE_TURN
    const points = pointsOf(p, group) - p.scenario.costs.turn
    const why = turnFault(p, group) ?? (points < 0 ? TOO_DEAR : undefined)
    if (why !== undefined) return why
    // Guns may turn among others, but must be able to leave a full hex.
    const corner = turnedTo(p, lead, hand)
    if (!mayEnter(p, group, p.at[lead], corner, points))
      return stackFault(p, group, p.at[lead], corner, p.array[lead], group.isWide)
  },
  play(p, _seat, hand, _b, _dice, journal) {
    const group = current(p)
    face(p, group, turnedTo(p, group.lead, hand), p.scenario.costs.turn, journal)
  },
}

/**
 * 8.7, 7.3 Skirmishers and Squares turn free of charge: once in each hex, and again after fire, so that a movement comes
 * to an end (R4).
 */
const faceAnyWay: Choice<Albuera> = {
  verb: 'face {corners}',
  propose(p, _seat, offers) {
    if (!isFree(p.array[current(p).lead])) return
    for (let corner = 0; corner < 6; corner++) offers.try(corner)
  },
  check(p, _seat, corner) {
    const group = current(p)
    if (!isFree(p.array[group.lead])) return BY_SIXTHS
    if (p.face[group.lead] === corner) return FACES_SO
    if (p.turned === 1) return FREE_TURN
    return turnFault(p, group)
  },
  play(p, _seat, corner, _b, _dice, journal) {
    p.turned = 1
    face(p, current(p), corner, 0, journal)
  },
}

const form: Choice<Albuera> = {
  verb: 'form {shapes} {corners}',
  propose(p, _seat, offers) {
    const { lead } = current(p)
    const from = p.array[lead]
    const facing = p.face[lead]
    for (let shape = 0; shape < SHAPES.length; shape++) {
      if (!canForm(from, arrayOf(shape))) continue
      if (from === SQUARE) for (let corner = 0; corner < 6; corner++) offers.try(shape, corner)
      else offers.try(shape, facing)
    }
  },
  check(p, _seat, shape, corner) {
    const group = current(p)
    if (p.doubled === 1) return NO_TURN
    return formFault(p, group, shape, corner, pointsOf(p, group))
  },
  play(p, _seat, shape, corner, _dice, journal) {
    const group = current(p)
    const { lead, units, count } = group
    formFault(p, group, shape, corner, pointsOf(p, group))
    const { left, wide, cost } = formed
    spend(p, group, cost)
    for (let k = 0; k < count; k++) p.array[units[k]] = arrayOf(shape)
    // 10.14 Guns that have just been unlimbered do not fire.
    if (arrayOf(shape) === UNLIMBERED) p.marks[lead] |= mark.DEPLOYED
    reshape(p, group, left, corner, wide)
    for (let k = 0; k < count; k++)
      journal?.tell(EVERYBODY, event.Formed, units[k], arrayOf(shape), p.at[units[k]], cost)
    finishIfSpent(p, group)
    // 14.10.8 A Line over two hexes may have come next to enemy commanders, or into their hex.
    if (wide) alarmLeaders(p, lead)
  },
}

/** Puts the group into its new shape: it keeps its place in the stack if it keeps its hex. */
function reshape(p: Albuera, group: Group, left: number, facing: number, wide: boolean): void {
  const { units, count } = group
  if (wide || group.isWide) shift(p, group, left, facing, wide)
  else for (let k = 0; k < count; k++) p.face[units[k]] = facing
}

const BEGINNING: Course = { stepped: false, doubled: true }
/** 12.9 Why the group cannot march double. */
function doubleFault(p: Albuera, group: Group) {
  const { army, costs } = p.scenario
  const { lead } = group
  if (army.arm[lead] !== INFANTRY || p.doubled === 1 || !isFresh(p, group)) return NOT_DOUBLE
  // What is free of charge spoils it as well: a new facing, a company sent out.
  if (p.turned === 1) return NOT_DOUBLE
  for (let k = 0; k < group.count; k++) if (p.marks[group.units[k]] & mark.DETACHED) return NOT_DOUBLE
  const canBegin = [0, 1].some((way) => stepFault(p, group, way, costs.doubleMarch, false, BEGINNING) === undefined)
  return canBegin ? undefined : NOT_DOUBLE
}

const doubleMarch: Choice<Albuera> = {
  verb: 'march double',
  propose: (_p, _seat, offers) => offers.try(),
  check: (p) => doubleFault(p, current(p)),
  play(p, _seat, _a, _b, _dice, journal) {
    const { units, count } = current(p)
    p.doubled = 1
    for (let k = 0; k < count; k++) {
      p.left[units[k]] = p.scenario.costs.doubleMarch
      p.marks[units[k]] |= mark.MARCHED
      journal?.tell(EVERYBODY, event.DoubleMarch, units[k])
    }
  },
}

const canStep = (p: Albuera, group: Group): boolean =>
  [0, 1].some((way) => stepFault(p, group, way, pointsOf(p, group), false, course) === undefined)

/** Why the moving units cannot fire now. Guns among others must be able to leave a full hex. */
function fireFault(p: Albuera, group: Group) {
  const { lead } = group
  const why = declareFault(p, lead)
  const points = Math.min(pointsOf(p, group), p.left[lead] - p.scenario.costs.fire)
  if (why !== undefined || mayEnter(p, group, p.at[lead], p.face[lead], points)) return why
  return stackFault(p, group, p.at[lead], p.face[lead], p.array[lead], group.isWide)
}

/** 14.9.2, 10.5 Fire in the middle of a movement, by the top unit of those that move. */
const fire: Choice<Albuera> = {
  verb: 'fire at {units}',
  propose(p, _seat, offers) {
    const group = current(p)
    const { lead } = group
    if (fireFault(p, group) !== undefined) return
    findTargets(p, lead)
    for (let k = 0; k < found.count; k++) offers.give(found.units[k])
  },
  check(p, _seat, target) {
    const group = current(p)
    return fireFault(p, group) ?? targetFault(p, group.lead, target)
  },
  explain: (p, seat, target, _b, why) => explainShot(p, seat, current(p).lead, target, why),
  play(p, _seat, target) {
    const group = current(p)
    const { lead } = group
    p.idle = 0
    // R4 After fire it may turn once more.
    p.turned = 0
    pay(p, lead)
    finishIfSpent(p, group)
    declare(p, lead, target)
  },
}

const halt: Choice<Albuera> = {
  verb: 'halt',
  propose: (_p, _seat, offers) => offers.try(),
  check(p) {
    const group = current(p)
    // Other units may have come into its way.
    if (p.doubled === 1) return canStep(p, group) ? NOT_ALL_SPENT : undefined
    return stackFault(p, group, p.at[group.lead], p.face[group.lead], p.array[group.lead], group.isWide)
  },
  play: (p) => finish(p, current(p)),
}

export const Movement: Phase<Albuera> = {
  name: 'movement',
  rule: '12.1',
  asks: (p) => (p.mover > 0 && p.arrived === 0 && p.owing === 0 ? only(p.scenario.army.side[p.mover - 1]) : NOBODY),
  pending: (p) => MOVES(p.mover - 1),
  steps: [follow],
  choices: [
    steps('forward {hands}', false),
    steps('back {hands}', true),
    turn,
    faceAnyWay,
    wheels('wheel {hands}', false),
    wheels('swing {hands}', true),
    form,
    send,
    doubleMarch,
    fire,
    join,
    wait,
    halt,
  ],
}

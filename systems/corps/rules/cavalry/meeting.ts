/** 6.6, 6.9, A31, A165, A166 Cavalry meets a charge: as its target, or to intercept it for a friend. */
import {
  type Body,
  bearing,
  eastward,
  hull,
  makeBody,
  makeConvex,
  northward,
  used,
  within,
} from '../../../../src/inches/index.ts'
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { contact, moveIntoContact } from '../fight/contact.ts'
import { passOver } from '../morale/generals.ts'
import { isFree, judgeMove } from '../movement/clearance.ts'
import { rateOf } from '../movement/rates.ts'
import { isOn, shapeAt, shapeOf } from '../state/bodies.ts'
import { touch } from '../state/contacts.ts'
import { event } from '../state/events.ts'
import { type Corps, morale } from '../state/position.ts'
import { gapOf, isHorse, judgeWay, way } from './aiming.ts'

/** Where the cavalry would meet the charge, and where it stood. */
const there: Body = makeBody()
const own: Body = makeBody()
const ridden = makeConvex()

interface Pose {
  x: number
  y: number
  heading: number
}
const before: Pose = { x: 0, y: 0, heading: 0 }

function poseOf(p: Corps, unit: number, into: Pose): void {
  into.x = p.x[unit]
  into.y = p.y[unit]
  into.heading = p.heading[unit]
}

function putAt(p: Corps, unit: number, { x, y, heading }: Pose): void {
  p.x[unit] = x
  p.y[unit] = y
  p.heading[unit] = heading
}

/** Turned towards the enemy and this many cells nearer: can the unit stand there, and the enemy come into contact? */
function meetsAt(p: Corps, unit: number, enemy: number, cells: number): boolean {
  const heading = bearing(p.x[enemy] - p.x[unit], p.y[enemy] - p.y[unit])
  const [x, y] = [p.x[unit] + eastward(heading, cells), p.y[unit] + northward(heading, cells)]
  const start = shapeOf(p, unit)
  shapeAt(p, unit, there, x, y, heading, p.form[unit])
  if (judgeMove(p, unit, start, there, rateOf(p, unit), enemy) !== undefined) return false
  poseOf(p, unit, before)
  putAt(p, unit, { x, y, heading })
  if (judgeWay(p, enemy, unit) === undefined) return true
  putAt(p, unit, before)
  return false
}

/**
 * 6.6 The target turns to the charge and rides half of what is between them; a quarter, or not at all, if there is no
 * room. If it cannot even turn, it meets the charge as it stands. Then the charge comes into contact.
 */
export function counterCharge(p: Corps, charger: number, target: number, journal?: Journal): void {
  const half = gapOf(p, charger, target) >> 1
  const from = shapeAt(p, target, own, p.x[target], p.y[target], p.heading[target], p.form[target])
  const rides =
    meetsAt(p, target, charger, half) || meetsAt(p, target, charger, half >> 1) || meetsAt(p, target, charger, 0)
  passOver(p, target, hull(from, shapeOf(p, target), ridden), journal)
  journal?.tell(EVERYBODY, event.CounterCharged, target, charger, rides ? used(from, shapeOf(p, target)) : 0)
}

/** Quarters of the way of a charge at which to try to intercept it, in this order. */
const QUARTERS = [2, 1, 3, 0]

/** Where the charge judged last would be intercepted. */
const meeting: Pose = { x: 0, y: 0, heading: 0 }
const start: Pose = { x: 0, y: 0, heading: 0 }

/** Finds the place on the way of the charge where a rider can come into contact with it: the middle, if possible. */
function findMeeting(p: Corps, rider: number, charger: number): boolean {
  const { x, y, heading } = contact
  poseOf(p, charger, start)
  for (const quarter of QUARTERS) {
    meeting.x = start.x + Math.round(((x - start.x) * quarter) / 4)
    meeting.y = start.y + Math.round(((y - start.y) * quarter) / 4)
    meeting.heading = heading
    putAt(p, charger, meeting)
    const meets = isFree(p, charger, shapeOf(p, charger)) && judgeWay(p, rider, charger) === undefined
    putAt(p, charger, start)
    if (meets) return true
  }
  return false
}

/**
 * 6.9, A31 Can a cavalry brigade intercept the charge: is it Formed, of the target's corps, and within half its move of
 * the way?
 */
export function canIntercept(p: Corps, rider: number, charger: number, target: number): boolean {
  const { command } = p.scenario.roster
  if (rider >= p.morale.length || rider === target || command[rider] !== command[target]) return false
  if (!isHorse(p, rider) || !isOn(p, rider) || p.morale[rider] !== morale.FORMED || p.contact[rider] !== 0) return false
  if (judgeWay(p, charger, target) !== undefined) return false
  return within(shapeOf(p, rider), way, rateOf(p, rider) >> 1) && findMeeting(p, rider, charger)
}

/** A rider that can do so meets the charge on its way. */
export function intercept(p: Corps, rider: number, charger: number, target: number, journal?: Journal): void {
  canIntercept(p, rider, charger, target)
  const inches = contact.inches
  hull(shapeOf(p, charger), placed(p, charger), way)
  putAt(p, charger, meeting)
  passOver(p, charger, way, journal)
  moveIntoContact(p, rider, journal)
  touch(p, charger, rider)
  journal?.tell(EVERYBODY, event.Intercepted, rider, charger, inches)
}

/** The charger where it would be met. */
const placed = (p: Corps, charger: number): Body =>
  shapeAt(p, charger, there, meeting.x, meeting.y, meeting.heading, p.form[charger])

import type { Told } from '../../../src/web/board/table.ts'
import type { Stack } from '../../../src/web/hexboard/pieces.ts'
import { SHAPE_NAMES } from '../rules/state/names.ts'
import { ALL_ROUND, type Eagle, eagleLayout, GOOD, ROUTED, SHAKEN } from '../rules/state/position.ts'
import { stacksOf } from './faces.ts'

/**
 * The field in the middle of a telling. One entry of a match may run a charge, a combat and its retreats, and the view
 * shows the state before it until all of it has been told. So that counters move when their moves are told, the events
 * told so far are played on a copy. It need not be exact: the true view replaces it in the end.
 */
export interface Field {
  readonly p: Eagle
  readonly stacks: readonly Stack[]
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }
interface Growing {
  readonly p: Eagle
  readonly stacks: Map<number, Writable<Stack>>
}

/**
 * Returns the field after the events told so far. `sliding`: the unit of the last event is on its way between the
 * hexes, and is drawn by the animation.
 */
export function progress(before: Eagle, told: readonly Told[], sliding = false): Field {
  const p = eagleLayout.make(before.scenario)
  eagleLayout.copy(before, p)
  const field: Growing = { p, stacks: new Map(stacksOf(before).map((stack) => [stack.hex, { ...stack }])) }
  for (const [k, one] of told.entries()) if (!sliding || k < told.length - 1 || !setOut(field, one)) step(field, one)
  return { p, stacks: [...field.stacks.values()] }
}

const isEmpty = ({ units, leaders, markers }: Stack): boolean => units.length + leaders.length + markers.length === 0

/** Takes a unit out of its stack; if it was not visible there, takes one of the unseen. */
function lift({ stacks }: Growing, unit: number, hex: number): void {
  const stack = stacks.get(hex)
  if (!stack) return
  const at = stack.units.includes(unit) ? stack.units.indexOf(unit) : stack.units.indexOf(undefined)
  if (at >= 0) stack.units = stack.units.filter((_, k) => k !== at)
  if (isEmpty(stack)) stacks.delete(hex)
}

/** Lays a unit on top of a hex. */
function lay({ p, stacks }: Growing, unit: number, hex: number, corner = -1, round = false): void {
  const stack = stacks.get(hex)
  if (stack && stack.units.length > 0) stack.units = [unit, ...stack.units]
  else
    stacks.set(hex, {
      hex,
      side: p.scenario.army.side[unit],
      units: [unit],
      leaders: stack?.leaders ?? [],
      markers: stack?.markers ?? [],
      corner,
      round,
    })
  p.at[unit] = hex
}

function shift(field: Growing, unit: number, from: number, to: number): void {
  const { corner = -1, round = false } = field.stacks.get(from) ?? {}
  lift(field, unit, from)
  lay(field, unit, to, corner, round)
}

/** Takes the unit that begins to move off the map; false if none does. */
function setOut(field: Growing, { event, args: [a, b, c] }: Told): boolean {
  if (b === c || !SLIDES.includes(event)) return false
  if (event === 'Rode') moveLeader(field, a, -1)
  else lift(field, a, b)
  return true
}
export const SLIDES = ['Moved', 'GoesAlong', 'Retreats', 'Advances', 'Evades', 'Countercharges', 'Rode']

/** Takes a unit off the map, wherever it is. */
function remove(field: Growing, unit: number, hex = field.p.at[unit]): void {
  lift(field, unit, hex)
  field.p.at[unit] = -2
}

function moveLeader({ p, stacks }: Growing, leader: number, to: number): void {
  const from = p.where[leader]
  const left = stacks.get(from)
  if (left) {
    left.leaders = left.leaders.filter((one) => one !== leader)
    if (isEmpty(left)) stacks.delete(from)
  }
  p.where[leader] = to
  if (to < 0) return
  const there = stacks.get(to)
  if (there) there.leaders = [...there.leaders, leader]
  else
    stacks.set(to, {
      hex: to,
      side: p.scenario.army.leaderSide[leader],
      units: [],
      leaders: [leader],
      markers: [],
      corner: -1,
      round: false,
    })
}

/** Takes the facing from a unit in disorder; a stack with other units keeps what it shows until that is told. */
function disorder(field: Growing, unit: number, state: number): void {
  field.p.state[unit] = state
  field.p.form[unit] = 0
  const stack = field.stacks.get(field.p.at[unit])
  if (stack?.units.length === 1) {
    stack.corner = -1
    stack.round = false
  }
}

function turn({ stacks }: Growing, hex: number, corner: number): void {
  const stack = stacks.get(hex)
  if (stack) stack.corner = corner
}

function step(field: Growing, { event, args: [a, b, c, d] }: Told): unknown {
  const { p, stacks } = field
  switch (event) {
    case 'TurnBegan':
      p.turn = a
      return
    case 'PhaseBegan':
      p.active = a
      return
    case 'Deployed':
    case 'Arrived':
      return lay(field, a, b)
    case 'LeaderPlaced':
      return moveLeader(field, a, b)
    case 'Rode':
      return moveLeader(field, a, c)
    case 'LeaderOut':
      return moveLeader(field, a, -1)
    case 'Moved':
    case 'GoesAlong':
    case 'Retreats':
    case 'Advances':
    case 'Evades':
    case 'Countercharges':
      if (b !== c) shift(field, a, b, c)
      return
    case 'Left':
    case 'Captured':
      return remove(field, a, b)
    case 'Eliminated':
      return remove(field, a)
    case 'Faced':
      return turn(field, a, b)
    case 'Headed':
      if (stacks.get(p.at[a])?.units.length === 1) turn(field, p.at[a], b)
      return
    case 'Shows': {
      const stack = stacks.get(a)
      if (!stack) return
      stack.round = b === ALL_ROUND
      stack.corner = b > 0 && b !== ALL_ROUND ? b - 1 : -1
      return
    }
    case 'Lifted': {
      const { corner = -1, round = false } = stacks.get(b) ?? {}
      lift(field, a, b)
      return lay(field, a, b, corner, round)
    }
    case 'Sighted': {
      const stack = stacks.get(b)
      const unseen = stack && !stack.units.includes(a) ? stack.units.indexOf(undefined) : -1
      if (stack && unseen >= 0) stack.units = stack.units.with(unseen, a)
      p.at[a] = b
      p.lost[a] = c
      p.state[a] = Math.floor(d / SHAPE_NAMES.length)
      p.form[a] = d % SHAPE_NAMES.length
      return
    }
    case 'Shaped':
      p.form[a] = b
      return
    case 'Lost':
      p.lost[a] += b
      return
    case 'Disorganized':
    case 'Collected':
      return disorder(field, a, SHAKEN)
    case 'Routed':
      return disorder(field, a, ROUTED)
    case 'Recovered':
      p.state[a] = GOOD
      return
    case 'Demoralized':
    case 'Heartened':
      p.down[a] = event === 'Demoralized' ? 1 : 0
      return
    case 'MarchBegins':
    case 'MarchEnds':
      p.march[a] = event === 'MarchBegins' ? 1 : 0
  }
}

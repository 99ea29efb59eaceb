/**
 * How situation files describe the system: units and leaders by their ids, a phase as `french movement`, orders by
 * formation.
 */

import { CORNERS, clearStacks, hexNamed } from '../../../src/hex/index.ts'
import { entriesField, nameField, type Situations, UserError, wholeField } from '../../../src/kernel/index.ts'
import { placeMarker, readMarker, underMarker } from './markers/situations.ts'
import { Reorganization } from './morale/reorganization.ts'
import { countQuotas } from './orders/limits.ts'
import { countTries, measureDice, Orders } from './orders/orders.ts'
import { goTo, phases } from './sequence.ts'
import { OpeningOrders } from './setup/deployment.ts'
import { cover, mostHexes } from './skirmishers/skirmish.ts'
import { areaName } from './state/area-names.ts'
import { findCommand } from './state/command.ts'
import { ORDER_IDS } from './state/data/ids.ts'
import { countHurt, limitOf } from './state/losses.ts'
import { isVeiled } from './state/markers.ts'
import { names, SHAPE_NAMES } from './state/names.ts'
import { ALL_ROUND, type Eagle, ELIMINATED, EXITED, MARCH, mark, SKIRMISH, WAITING } from './state/position.ts'
import { SIDE_NAMES, SIDES } from './state/sides.ts'
import { breadth, enter, isSpread, nodeOf, points, refresh } from './state/stacks.ts'
import { PLAYER_PHASES } from './state/turns.ts'

const STATES = ['good', 'disorganized', 'routed']
const PHASES = [
  'opening orders',
  'orders',
  ...SIDE_NAMES.flatMap((side) => PLAYER_PHASES.map((phase) => `${side} ${phase}`)),
  'reorganization',
]
const FIELDS = ['phase', 'turn', 'orders', 'areas', 'down', 'held', 'met', 'noise', 'coming', 'base']

function hexOf(p: Eagle, what: string, value: unknown): number {
  const hex = hexNamed(p.scenario.ground.grid, String(value))
  if (hex < 0) throw new UserError(`${what}: there is no hex ${String(value)}`)
  return hex
}

/** The hexes over which a unit skirmishes, from left to right. */
function hexesOf(p: Eagle, unit: number, value: unknown): readonly number[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new UserError('over: a list of hexes is expected, from left to right')
  if (p.scenario.army.spread[unit] < 0) throw new UserError('over: only light infantry skirmishes')
  const most = mostHexes(points(p, unit))
  if (value.length > most) throw new UserError(`over: with what it has it covers ${most} hexes at most`)
  return value.map((name) => hexOf(p, 'over', name))
}

const UNIT_KEYS = [
  'at',
  'facing',
  'order',
  'lost',
  'shape',
  'fired',
  'barred',
  'charged',
  'hit',
  'struck',
  'silent',
  'over',
]

const LEADER_KEYS = ['at', 'successor', 'out']

/**
 * Reads where a leader is, whether his reverse already commands, and if he is out, the turn in which it will (15.1).
 */
function placeLeader(p: Eagle, leader: number, value: unknown): void {
  for (const [key, said] of entriesField(p.scenario.army.leaders[leader], value)) {
    if (key === 'at') p.where[leader] = hexOf(p, key, said)
    else if (key === 'successor') p.worn[leader] = said === true ? 1 : 0
    else if (key === 'out') p.away[leader] = wholeField(key, said, 0, p.scenario.turns)
    else throw new UserError(`'${key}' does not exist; there are ${LEADER_KEYS.join(', ')}`)
  }
  if (p.where[leader] < 0) throw new UserError('at is missing: the hex where he stands')
}

/** The words of a file for units that are no longer on the map. */
const GONE: Readonly<Record<string, number>> = { eliminated: ELIMINATED, 'off the map': EXITED }

/** A unit that has left the map for good: a file gives only its `at`. */
function placeGone(p: Eagle, unit: number, where: number, value: unknown): void {
  for (const [key] of entriesField(p.scenario.army.units[unit], value))
    if (key !== 'at') throw new UserError(`${key}: of a unit that is not on the map only 'at' can be said`)
  p.at[unit] = where
}

/** Reads the remaining data of a unit from the words of a file. */
function placeUnit(p: Eagle, unit: number, value: unknown): void {
  const { army } = p.scenario
  let at = -1
  let charged = -1
  let over: readonly number[] = []
  for (const [key, said] of entriesField(army.units[unit], value)) {
    if (key === 'at') at = hexOf(p, key, said)
    else if (key === 'over') over = hexesOf(p, unit, said)
    else if (key === 'facing') continue
    else if (key === 'order') p.state[unit] = nameField(key, said, STATES)
    else if (key === 'lost') p.lost[unit] = wholeField(key, said, 0, army.cf[unit] - 1)
    else if (key === 'shape') p.form[unit] = nameField(key, said, SHAPE_NAMES)
    else if (key === 'silent') p.mute[unit] = wholeField(key, said, 0, p.scenario.turns + 1)
    else if (key === 'fired') p.marks[unit] |= said === true ? mark.FIRED_BEFORE : 0
    else if (key === 'barred') p.marks[unit] |= said === true ? mark.BARRED : 0
    else if (key === 'hit') p.marks[unit] |= said === true ? mark.HIT : 0
    else if (key === 'struck') p.marks[unit] |= said === true ? mark.STRUCK : 0
    else if (key === 'charged') charged = hexOf(p, key, said)
    else throw new UserError(`'${key}' does not exist; there are ${UNIT_KEYS.join(', ')}`)
  }
  if (at < 0) throw new UserError('at is missing: the hex where it stands')
  if (over.length > 0 && at !== over[0]) throw new UserError('at: skirmishers stand at the first of the hexes of over')
  if (over.length > 0) p.form[unit] = SKIRMISH
  const facing = (value as { facing?: unknown }).facing
  if (facing !== undefined) p.dir[at] = nameField('facing', facing, CORNERS)
  enter(p, unit, at)
  for (const hex of over.slice(1)) cover(p, unit, hex, p.dir[at])
  if (charged >= 0) {
    p.marks[unit] |= mark.CHARGED
    p.target[unit] = 1 + charged
  }
}

/** `null` in a file means that a unit is not on the map, whatever the reason. */
function readUnit(p: Eagle, unit: number, like: unknown): Record<string, unknown> | null {
  const at = p.at[unit]
  const gone = Object.keys(GONE).find((where) => GONE[where] === at)
  if (at < 0) return gone === undefined || like === null ? null : { at: gone }
  const face = p.face[at]
  return {
    at: p.scenario.ground.grid.names[at],
    over: isSpread(p, unit)
      ? Array.from({ length: breadth(p, unit) }, (_, k) => p.scenario.ground.grid.names[p.at[nodeOf(p, unit, k)]])
      : null,
    facing: face === ALL_ROUND ? 'all round' : face === 0 ? null : CORNERS[face - 1],
    order: STATES[p.state[unit]],
    lost: p.lost[unit],
    shape: SHAPE_NAMES[p.form[unit]],
    fired: (p.marks[unit] & mark.FIRED_BEFORE) !== 0,
    barred: (p.marks[unit] & mark.BARRED) !== 0,
    charged: (p.marks[unit] & mark.CHARGED) !== 0,
    hit: (p.marks[unit] & mark.HIT) !== 0,
    struck: (p.marks[unit] & mark.STRUCK) !== 0,
    silent: p.mute[unit],
  }
}

/** Begins a phase, with everything that lies below it on the agenda. */
function beginPhase(p: Eagle, value: unknown): void {
  const text = PHASES[nameField('phase', value, PHASES)]
  if (text === 'opening orders') {
    goTo(p, 1, OpeningOrders)
    return
  }
  // Only the opening asks for areas; a defense order without an area binds no unit to a place.
  p.pending.fill(0)
  if (p.turn === 0) p.turn = 1
  if (text === 'orders') {
    goTo(p, 2, Orders)
    countTries(p)
  } else if (text === 'reorganization') goTo(p, 5, Reorganization)
  else {
    const side = SIDES.find((one) => text.startsWith(`${SIDE_NAMES[one]} `)) as number
    goTo(p, 3 + side, undefined, side, PLAYER_PHASES.indexOf(text.slice(SIDE_NAMES[side].length + 1) as 'movement'))
  }
  for (let unit = 0; unit < p.marks.length; unit++)
    p.marks[unit] &= mark.FIRED_BEFORE | mark.BARRED | mark.CHARGED | mark.HIT | mark.STRUCK
}

/**
 * 16 A formation is demoralized by its losses. For each formation that the file names, units that the file has not
 * placed are eliminated until the limit is reached.
 */
function demoralize(p: Eagle, value: unknown): void {
  const { army } = p.scenario
  if (!Array.isArray(value)) throw new UserError('down: a list of formations is expected')
  for (const id of value) {
    const f = nameField('down', id, army.formations)
    const limit = limitOf(p, f)
    if (limit === 0) throw new UserError(`down: ${id} has no limit in this scenario, and is never demoralized`)
    for (let unit = 0; unit < army.units.length && countHurt(p, f) < limit; unit++)
      if (army.formation[unit] === f && p.at[unit] === WAITING) p.at[unit] = ELIMINATED
    if (countHurt(p, f) < limit)
      throw new UserError(
        `down: ${id} is demoralized by ${limit} units lost or in disorder; only ${countHurt(p, f)} are, or can be taken off`,
      )
    p.hurt[f] = countHurt(p, f)
    p.down[f] = 1
  }
}

function setField(p: Eagle, field: string, value: unknown): void {
  const { army, counts, places, ground } = { ...p.scenario, counts: p.scenario.counts }
  if (field === 'phase') beginPhase(p, value)
  else if (field === 'turn') p.turn = wholeField(field, value, 1, p.scenario.turns)
  else if (field === 'base') {
    const choice = p.scenario.bases.find((base) => base.choice.length > 0)?.choice ?? []
    p.rebased =
      1 +
      nameField(
        field,
        value,
        choice.map((hex) => ground.grid.names[hex]),
      )
  } else if (field === 'noise' || field === 'coming') p[field] = wholeField(field, value, 0, p.scenario.turns)
  else if (field === 'orders')
    for (const [id, order] of entriesField(field, value))
      p.order[nameField(field, id, army.formations)] = nameField(`${field}.${id}`, order, ORDER_IDS)
  else if (field === 'areas')
    for (const [id, area] of entriesField(field, value)) {
      const { parse } = names(p.scenario).areas as { parse(text: string): number | undefined }
      const number = parse(String(area))
      if (number === undefined)
        throw new UserError(`${field}.${id}: '${String(area)}' is no area; write it as AF11 NW-SE`)
      p.area[nameField(field, id, army.formations)] = 1 + number
    }
  else if (field === 'down') demoralize(p, value)
  else if (field === 'met') for (const id of value as string[]) p.met[nameField(field, id, army.formations)] = 1
  else if (field === 'held')
    for (const [name, side] of entriesField(field, value))
      p.held[
        nameField(
          field,
          name,
          places.map((hex) => ground.grid.names[hex]),
        )
      ] = 1 + nameField(`${field}.${name}`, side, SIDE_NAMES)
  else
    throw new UserError(`'${field}' does not exist; there are ${FIELDS.join(', ')} (${counts.formations} formations)`)
}

const markerNamed = (p: Eagle, what: string): number => (names(p.scenario).markers as string[]).indexOf(what)

export const situations: Situations<Eagle> = {
  place(p, what, value) {
    const { army } = p.scenario
    const leader = army.leaders.indexOf(what)
    if (leader >= 0) {
      placeLeader(p, leader, value)
      return
    }
    const marker = markerNamed(p, what)
    if (marker >= 0) {
      placeMarker(p, marker, value)
      return
    }
    const unit = army.units.indexOf(what)
    if (unit < 0)
      throw new UserError(`'${what}' does not exist; there are ${[...army.units, ...army.leaders].join(', ')}`)
    if (p.at[unit] >= 0) throw new UserError(`${what} stands on the map already`)
    const at = Object(value).at
    if (typeof at === 'string' && Object.hasOwn(GONE, at)) placeGone(p, unit, GONE[at], value)
    else placeUnit(p, unit, value)
  },
  clear(p) {
    // Set-up is over (RA127).
    p.hushed = 0
    clearStacks(p)
    p.tall.fill(0)
    p.face.fill(0)
    p.near.fill(0)
    p.at.fill(WAITING)
    p.where.fill(WAITING)
    p.form.fill(0)
  },
  set: setField,
  read(p, what, like) {
    const { army, ground } = p.scenario
    const leader = army.leaders.indexOf(what)
    if (leader >= 0)
      return p.where[leader] < 0
        ? null
        : { at: ground.grid.names[p.where[leader]], successor: p.worn[leader] === 1, out: p.away[leader] }
    const marker = markerNamed(p, what)
    if (marker >= 0) return readMarker(p, marker)
    const unit = army.units.indexOf(what)
    if (unit >= 0 && isVeiled(p, unit)) return underMarker(p, names(p.scenario).markers as string[], unit)
    return unit < 0 ? undefined : readUnit(p, unit, like)
  },
  field(p, field) {
    const { army, places, ground } = p.scenario
    const byFormation = <T>(read: (f: number) => T) => Object.fromEntries(army.formations.map((id, f) => [id, read(f)]))
    if (field === 'turn' || field === 'noise' || field === 'coming') return p[field]
    if (field === 'base') {
      const choice = p.scenario.bases.find((base) => base.choice.length > 0)?.choice ?? []
      return ground.grid.names[choice[p.rebased - 1]] ?? null
    }
    if (field === 'phase') return p.depth < 0 ? null : phases[p.phase].name
    if (field === 'orders') return byFormation((f) => ORDER_IDS[p.order[f]])
    if (field === 'areas') return byFormation((f) => (p.area[f] === 0 ? null : areaName(ground.grid, p.area[f] - 1)))
    if (field === 'met') return army.formations.filter((_, f) => p.met[f] === 1)
    if (field === 'down') return byFormation((f) => p.down[f] === 1)
    if (field === 'held')
      return Object.fromEntries(places.map((hex, k) => [ground.grid.names[hex], SIDE_NAMES[p.held[k] - 1] ?? null]))
    return undefined
  },
  ready(p) {
    const { army } = p.scenario
    for (let f = 0; f < army.formations.length; f++) {
      p.march[f] = p.order[f] === MARCH ? 1 : 0
    }
    for (let hex = 0; hex < p.top.length; hex++) refresh(p, hex)
    for (const side of SIDES) {
      findCommand(p, side)
      countQuotas(p, side)
    }
    measureDice(p)
  },
}

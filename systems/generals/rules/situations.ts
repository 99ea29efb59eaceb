/**
 * How situation files describe Generals: units as lists (`2I C:moved 1A:spent`) by sector, pieces off the field by box,
 * sheets as orders.
 */
import { entriesField, type Situations, UserError, wholeField } from '../../../src/kernel/index.ts'
import { goTo } from './sequence.ts'
import { muster, setTenant, tenantState, tenants } from './state/army.ts'
import {
  CAPACITY,
  enemyOf,
  FIELD,
  MARCH_NAMES,
  RESERVE,
  SECTOR_NAMES,
  SECTORS,
  SIDE_NAMES,
  SIDES,
} from './state/board.ts'
import { BATTERIES, holding, kindOf, LINES, MARKERS, unitAt } from './state/counts.ts'
import { names } from './state/names.ts'
import { type Generals, generalsLayout } from './state/position.ts'
import { armOfLine, firstLine, lineCode, marchOfLine } from './state/sheet.ts'
import { ARM_NAMES, STAND_NAMES, TYPE_NAMES } from './state/stands.ts'

const PHASES = ['planning', 'fast movement', 'bombardment', 'combined arms', 'non-combat move', 'rally', 'scoring']
const BOXES = ['box', 'captives', 'captured', 'destroyed', 'merged'] as const
const TENANTS = ['I', 'I:spent', 'I:routed', 'I:entered', 'I:entered:spent']

/** Reads a list of units into counts by name: `2I 1C:moved`, also `I` for one. */
function parseUnits(what: string, value: unknown, known: readonly string[]): number[] {
  const counts = known.map(() => 0)
  if (typeof value !== 'string')
    throw new UserError(`${what}: units are a text such as "2I 4C:spent", not ${JSON.stringify(value)}`)
  for (const word of value.trim().split(/\s+/).filter(Boolean)) {
    const [, number, name] = /^(\d{0,2})(.+)$/.exec(word) ?? []
    const n = known.indexOf(name)
    if (n < 0)
      throw new UserError(`${what}: '${word}' is no unit; there are ${known.join(', ')}, with a number before them`)
    counts[n] += number === '' ? 1 : Number(number)
  }
  return counts
}

const printUnits = (counts: readonly number[], known: readonly string[]): string =>
  counts.flatMap((n, k) => (n === 0 ? [] : [`${n}${known[k]}`])).join(' ')

/** What a file says about each side. */
function* bySide(what: string, value: unknown): Generator<[number, unknown]> {
  for (const [name, said] of entriesField(what, value, '{ "white": …, "black": … }')) {
    const side = SIDE_NAMES.indexOf(name as 'white')
    if (side < 0) throw new UserError(`${what}: '${name}' is no side; there are white and black`)
    yield [side, said]
  }
}

const isBox = (what: string): what is (typeof BOXES)[number] => (BOXES as readonly string[]).includes(what)
const BUILDING = /^building (\w\d)$/

function sectorOf(what: string): number {
  const sector = SECTOR_NAMES.indexOf(what)
  if (sector < 0)
    throw new UserError(
      `place: '${what}' does not exist; there are the sectors ${SECTOR_NAMES.join(', ')}, 'building b2', and ${BOXES.join(', ')}`,
    )
  return sector
}

/** The units of one side at `what`, in the form of a file. */
function unitsAt(p: Generals, what: string, side: number): number[] {
  if (isBox(what)) return TYPE_NAMES.map((_, type) => p[what][kindOf(side, type)])
  const building = BUILDING.exec(what)
  if (building) {
    const sector = sectorOf(building[1])
    return TENANTS.map((_, state) => Number(tenants(p, side, sector) === 1 && tenantState(p, sector) === state))
  }
  const sector = sectorOf(what)
  return STAND_NAMES.map((_, s) => p.unit[unitAt(side, sector, s)])
}

const knownAt = (what: string): readonly string[] =>
  isBox(what) ? TYPE_NAMES : BUILDING.test(what) ? TENANTS : STAND_NAMES

function placeUnits(p: Generals, what: string, side: number, counts: readonly number[]): void {
  if (isBox(what)) {
    for (const [type, n] of counts.entries()) p[what][kindOf(side, type)] = n
    return
  }
  const building = BUILDING.exec(what)
  const sector = sectorOf(building ? building[1] : what)
  if (building) {
    const inside = counts.reduce((sum, n) => sum + n, 0)
    if (inside === 0) return
    if (p.scenario.terrain.building[sector] === 0)
      throw new UserError(`there is no building in ${building[1]} on this board with these options`)
    if (inside > 1 || tenants(p, enemyOf(side), sector) > 0) throw new UserError('a building holds one unit')
    setTenant(
      p,
      side,
      sector,
      counts.findIndex((n) => n > 0),
    )
    return
  }
  for (const [s, n] of counts.entries()) muster(p, side, sector, s, n - p.unit[unitAt(side, sector, s)])
}

function setOrders(p: Generals, side: number, orders: unknown): void {
  if (!Array.isArray(orders))
    throw new UserError(`orders.${SIDE_NAMES[side]}: a list such as ["C c1>c2>b2", "2 I a1>a2"] is expected`)
  let k = firstLine(side)
  for (const text of orders) {
    const [, number, a, march] = /^(?:(\d+) )?(\D+) (\S+)$/.exec(String(text)) ?? []
    const code = [ARM_NAMES.indexOf(a), MARCH_NAMES.indexOf(march)]
    if (code[0] < 0 || code[1] < 0)
      throw new UserError(`orders.${SIDE_NAMES[side]}: '${text}' is no order; write it as "C c1>c2>b2" or "2 I a1>a2"`)
    for (let n = Number(number ?? 1); n > 0; n--) {
      if (k >= firstLine(side) + LINES) throw new UserError(`orders.${SIDE_NAMES[side]}: a sheet has ${LINES} lines`)
      p.sheet[k] = p.order[k] = lineCode(code[0], code[1])
      k++
    }
  }
}

const ordersOf = (p: Generals, side: number): string[] =>
  Array.from({ length: LINES }, (_, k) => p.order[firstLine(side) + k]).flatMap((code) =>
    code === 0 ? [] : [`${ARM_NAMES[armOfLine(code)]} ${MARCH_NAMES[marchOfLine(code)]}`],
  )

function setTokens(p: Generals, side: number, value: unknown): void {
  const what = `tokens.${SIDE_NAMES[side]}`
  if (!Array.isArray(value) || value.length > BATTERIES)
    throw new UserError(
      `${what}: a list such as ["b1>b3"] (battery in b1, token in b3) is expected, of ${BATTERIES} at most`,
    )
  for (const [k, text] of value.entries()) {
    const [, from, to] = /^(\w+)>(\w+)$/.exec(String(text)) ?? []
    if (from === undefined) throw new UserError(`${what}: '${text}' is no token; write it as "b1>b3"`)
    p.token[side * BATTERIES + k] = 1 + sectorOf(from) * SECTORS + sectorOf(to)
  }
}

const tokensOf = (p: Generals, side: number): string[] =>
  Array.from({ length: BATTERIES }, (_, k) => p.token[side * BATTERIES + k]).flatMap((code) =>
    code === 0 ? [] : [`${SECTOR_NAMES[Math.floor((code - 1) / SECTORS)]}>${SECTOR_NAMES[(code - 1) % SECTORS]}`],
  )

const markerNames = (p: Generals, side: number): string[] =>
  (names(p.scenario).markers as readonly string[])
    .slice(side * MARKERS, (side + 1) * MARKERS)
    .map((name) => name.replace(/^\S+ /, ''))

function setMarkers(p: Generals, side: number, value: unknown): void {
  const known = markerNames(p, side).slice(0, p.scenario.markers.length)
  for (const [name, at] of Object.entries(Object(value) as Record<string, unknown>)) {
    const k = known.indexOf(name)
    if (k < 0)
      throw new UserError(
        `markers.${SIDE_NAMES[side]}: '${name}' does not exist; there are ${known.join(', ') || 'none without the option objectiveMarkers'}`,
      )
    p.marker[side * MARKERS + k] = at === null ? 0 : 1 + sectorOf(String(at))
  }
}

const markersOf = (p: Generals, side: number): Record<string, string | null> =>
  Object.fromEntries(
    markerNames(p, side).flatMap((name, k) => {
      if (k >= p.scenario.markers.length) return []
      const at = p.marker[side * MARKERS + k]
      return [[name, at === 0 ? null : SECTOR_NAMES[at - 1]]]
    }),
  )

/** Fields with a number for each side. */
const NUMBERS = ['vp', 'saved', 'allotment', 'surplus'] as const
const isNumber = (field: string): field is (typeof NUMBERS)[number] => (NUMBERS as readonly string[]).includes(field)
const FIELDS = ['phase', 'round', 'pool', ...NUMBERS, 'orders', 'tokens', 'markers', 'razed']

const sides = <T>(read: (side: number) => T): Record<string, T> =>
  Object.fromEntries(SIDES.map((side) => [SIDE_NAMES[side], read(side)]))

/**
 * The rules do not cover positions that no game can reach: both sides in one sector, a seventh unit, an enemy's reserve
 * entered.
 */
function refuseImpossible(p: Generals): void {
  for (const [sector, name] of SECTOR_NAMES.entries()) {
    const there = SIDES.map((side) => p.crowd[holding(side, sector)] - tenants(p, side, sector))
    if (there[0] > 0 && there[1] > 0) throw new UserError(`${name}: units of both sides cannot stand in one sector`)
    for (const side of SIDES) {
      const n = p.crowd[holding(side, sector)]
      if (sector < FIELD && n > CAPACITY)
        throw new UserError(`${name}: ${n} units of ${SIDE_NAMES[side]}, but a sector has room for ${CAPACITY}`)
      if (n > 0 && sector === RESERVE[enemyOf(side)])
        throw new UserError(`${name}: ${SIDE_NAMES[side]} cannot stand in the enemy's reserve`)
    }
  }
}

export const situations: Situations<Generals> = {
  place(p, what, value) {
    for (const [side, units] of bySide(what, value))
      placeUnits(p, what, side, parseUnits(`${what}.${SIDE_NAMES[side]}`, units, knownAt(what)))
  },
  clear(p) {
    for (const column of [
      p.unit,
      p.held,
      p.crowd,
      p.box,
      p.captives,
      p.captured,
      p.destroyed,
      p.merged,
      p.tenant,
      p.token,
    ])
      column.fill(0)
  },
  set(p, field, value) {
    if (field === 'phase') {
      const number = PHASES.indexOf(String(value))
      if (number < 0) throw new UserError(`phase: '${value}' does not exist; there are ${PHASES.join(', ')}`)
      while (p.depth >= 0) generalsLayout.endFrame(p)
      for (const column of [p.order, p.acting, p.sheet, p.shown]) column.fill(0)
      p.round = 1
      goTo(p, number + 1)
      // The planning phase begins a round and adds it to the count.
      if (number === 0) p.round = 0
      p.allotment.fill(p.scenario.tables.file.game.orders)
    } else if (field === 'round')
      p.round =
        wholeField(field, value, 1, p.scenario.tables.file.game.rounds) - (p.stage === 1 && p.step === 0 ? 1 : 0)
    else if (field === 'pool') p.pool = wholeField(field, value, 0, p.scenario.tables.file.game.majorityPool)
    else if (isNumber(field))
      for (const [side, said] of bySide(field, value)) p[field][side] = wholeField(field, said, -99, 99)
    else if (field === 'orders') for (const [side, said] of bySide(field, value)) setOrders(p, side, said)
    else if (field === 'tokens') for (const [side, said] of bySide(field, value)) setTokens(p, side, said)
    else if (field === 'markers') for (const [side, said] of bySide(field, value)) setMarkers(p, side, said)
    else if (field === 'razed' && Array.isArray(value)) for (const name of value) p.razed[sectorOf(String(name))] = 1
    else throw new UserError(`'${field}' is not a field of this game; there are ${FIELDS.join(', ')}`)
  },
  ready: refuseImpossible,
  read(p, what, like) {
    return Object.fromEntries(
      [...bySide(what, like)].map(([side, said]) => {
        const known = knownAt(what)
        const actual = unitsAt(p, what, side)
        const expected = parseUnits(`${what}.${SIDE_NAMES[side]}`, said, known)
        // The same units in another order or wording count as equal.
        const same = expected.every((n, k) => n === actual[k])
        return [SIDE_NAMES[side], same ? said : printUnits(actual, known)]
      }),
    )
  },
  field(p, field) {
    if (field === 'phase') return PHASES[p.stage - 1]
    if (field === 'round' || field === 'pool') return p[field]
    if (isNumber(field)) return sides((side) => p[field][side])
    if (field === 'orders') return sides((side) => ordersOf(p, side))
    if (field === 'tokens') return sides((side) => tokensOf(p, side))
    if (field === 'markers') return sides((side) => markersOf(p, side))
    if (field === 'razed') return SECTOR_NAMES.filter((_, sector) => sector < FIELD && p.razed[sector] === 1)
    throw new UserError(`'${field}' is not a field of this game; there are ${FIELDS.join(', ')}`)
  },
}

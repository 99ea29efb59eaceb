/** 18 Reinforcements at the edge of the map. */

import { atEdge, distance, type Grid, leftFront, neighbour, rightFront } from '../../../../src/hex/index.ts'
import {
  type Choice,
  type Dice,
  d6,
  EVERYBODY,
  type Journal,
  type Offers,
  type Refusal,
  refusal,
  upTo,
} from '../../../../src/kernel/index.ts'
import { leadersScatter } from '../leaders/left-alone.ts'
import { arrivalOf, leaderArrivalOf } from '../state/arrivals.ts'
import { event } from '../state/events.ts'
import { CART, isCover } from '../state/ground.ts'
import { markerOver, truePlace } from '../state/markers.ts'
import { DRIVEN_OFF, type Eagle, mark, note, WAITING } from '../state/position.ts'
import { enemyOf, FRENCH } from '../state/sides.ts'
import { cannotTake, enter, fighter, fits } from '../state/stacks.ts'
import { takeOffMarker } from '../state/veiling.ts'
import { FRONT_ZONE, NO_ZONE, nearestEnemy, zoneAgainst } from '../state/zones.ts'
import { eachComer } from './listed-choices.ts'
import { AFTER_LEADER, endMove, fullAllowance, NO_CAPTORS } from './movement.ts'

/**
 * Returns the turn in which an arrival is due: that of the scenario, or the one in which the sound of the guns brings
 * it.
 */
const turnOf = (p: Eagle, arrival: number): number => p.scenario.arrivals[arrival].turn || p.coming || 999

/** Has the turn come in which a waiting unit may come in? */
export function isDue(p: Eagle, unit: number): boolean {
  const arrival = arrivalOf(p, unit)
  return arrival >= 0 && turnOf(p, arrival) <= p.turn
}

const NOT_HERE = refusal('18.0', 'That unit does not arrive, or not yet.')
const ELSEWHERE = refusal(
  'RA102',
  'It arrives at the hex that the scenario names; if that is shut, at the nearest free one of the edge.',
)
const FULL = refusal('RA27', 'There is no room for it in that hex until others have gone on.')
const TIRED = refusal('RA27', 'The entry costs more points than it has.')

/** RA102 Is a hex shut to arrivals: held by the enemy, or in an enemy front? */
const isShut = (p: Eagle, side: number, hex: number): boolean =>
  fighter(p, hex) === enemyOf(side) || zoneAgainst(p, side, hex) === FRONT_ZONE

const edges = new WeakMap<Grid, (Int16Array | undefined)[]>()

/** Returns the hexes at the edge of a map, the nearest to one of them first. */
function edgeFrom(grid: Grid, entry: number): Int16Array {
  let known = edges.get(grid)
  if (known === undefined) edges.set(grid, (known = Array.from({ length: grid.count })))
  const found = known[entry]
  if (found !== undefined) return found
  const hexes = Int16Array.from([...grid.names.keys()].filter((hex) => atEdge(grid, hex)))
  hexes.sort((a, b) => distance(grid, entry, a) - distance(grid, entry, b))
  known[entry] = hexes
  return hexes
}

const NOWHERE = 999

/** Returns how far from its own entry hex a side finds a free one: 0 if its own is free. */
function detour(p: Eagle, side: number, entry: number): number {
  if (!isShut(p, side, entry)) return 0
  const { grid } = p.scenario.ground
  const edge = edgeFrom(grid, entry)
  for (let k = 0; k < edge.length; k++) if (!isShut(p, side, edge[k])) return distance(grid, entry, edge[k])
  return NOWHERE
}

/** May this side enter by this hex, if its own is `entry`? */
const isEntry = (p: Eagle, side: number, entry: number, hex: number): boolean =>
  hex === entry
    ? !isShut(p, side, entry)
    : atEdge(p.scenario.ground.grid, hex) &&
      !isShut(p, side, hex) &&
      distance(p.scenario.ground.grid, entry, hex) === detour(p, side, entry)

/** May a unit come by this hex, if there is room for it? */
export const comesBy = (p: Eagle, unit: number, hex: number): boolean =>
  isDue(p, unit) && isEntry(p, p.scenario.army.side[unit], p.scenario.arrivals[arrivalOf(p, unit)].hex, hex)

/** RA27 Returns what the entry hex costs: one point, two in woods and buildings; one more in a zone of control. */
const entryCost = (p: Eagle, side: number, hex: number): number =>
  (isCover(p.scenario.ground, hex) ? 2 : 1) + (zoneAgainst(p, side, hex) === NO_ZONE ? 0 : 1)

function whyNotEnter(p: Eagle, seat: number, unit: number, hex: number): Refusal | undefined {
  const { army, arrivals, ground } = p.scenario
  if (army.side[unit] !== seat || seat !== p.active || p.at[unit] !== WAITING || !isDue(p, unit) || p.chase > 0)
    return NOT_HERE
  const leader = army.leaderOf[army.formation[unit]]
  if (leader >= 0 && p.rode[leader] > 0) return AFTER_LEADER
  if (!isEntry(p, seat, arrivals[arrivalOf(p, unit)].hex, hex)) return ELSEWHERE
  if (cannotTake(p, unit, hex)) return NO_CAPTORS
  if (!fits(p, unit, hex, isCover(ground, hex))) return FULL
  return entryCost(p, seat, hex) <= fullAllowance(p, unit) ? undefined : TIRED
}

/** Returns the first corner whose two front hexes are on the map. */
function inward(p: Eagle, hex: number): number {
  const { grid } = p.scenario.ground
  for (let corner = 0; corner < 6; corner++)
    if (neighbour(grid, hex, leftFront(corner)) >= 0 && neighbour(grid, hex, rightFront(corner)) >= 0) return corner
  return 0
}

const leads = ({ scenario: { army } }: Eagle, leader: number, unit: number): boolean =>
  ((army.commands[leader] >> army.formation[unit]) & 1) === 1

/**
 * Brings leaders with the first unit of their command that enters; those driven off the map by the enemy with the next
 * unit of their side (RA128).
 */
function bringLeaders(p: Eagle, unit: number, hex: number, journal: Journal | undefined): void {
  const { army, arrivals } = p.scenario
  const entry = arrivals[arrivalOf(p, unit)].hex
  for (let leader = 0; leader < army.leaders.length; leader++) {
    const returns = p.where[leader] === DRIVEN_OFF && army.leaderSide[leader] === army.side[unit]
    const arrival = leaderArrivalOf(p, leader)
    // He comes with troops that enter where he does: Castaños with La Peña's division, not with Cruz Mourgeon (S4.9.3).
    const comes =
      p.where[leader] === WAITING &&
      arrival >= 0 &&
      turnOf(p, arrival) <= p.turn &&
      arrivals[arrival].hex === entry &&
      leads(p, leader, unit)
    if (!comes && !returns) continue
    p.where[leader] = hex
    journal?.tell(EVERYBODY, event.LeaderPlaced, leader, hex)
  }
}

function offerEdge(grid: Grid, entry: number, far: number, unit: number, offers: Offers): void {
  const edge = edgeFrom(grid, entry)
  for (let k = 0; k < edge.length && distance(grid, entry, edge[k]) <= far; k++)
    if (distance(grid, entry, edge[k]) === far) offers.try(unit, edge[k])
}

/** Offers the hexes by which a waiting unit may come in. */
function offerEntries(p: Eagle, seat: number, unit: number, offers: Offers): void {
  if (!isDue(p, unit)) return
  const { hex } = p.scenario.arrivals[arrivalOf(p, unit)]
  const far = detour(p, seat, hex)
  if (far === 0) offers.try(unit, hex)
  else offerEdge(p.scenario.ground.grid, hex, far, unit, offers)
}

/**
 * `enter {units} > {hexes}`: one after the other, each paying for the hex (RA27); in command on the turn of entry
 * (RA101).
 */
export const comeIn: Choice<Eagle> = {
  verb: 'enter {units} > {hexes}',
  ...eachComer(offerEntries),
  check: whyNotEnter,
  play(p, seat, unit, hex, _dice, journal) {
    endMove(p)
    // A unit that finds hidden troops in its way waits until they are set down and the hex is free.
    const met = markerOver(p, enemyOf(seat), hex)
    if (met >= 0) {
      takeOffMarker(p, met, journal)
      return
    }
    leadersScatter(p, hex, seat, journal)
    if (p.top[hex] < 0) p.dir[hex] = inward(p, hex)
    enter(p, unit, hex)
    p.mover = 1 + unit
    p.left = fullAllowance(p, unit) - entryCost(p, seat, hex)
    p.heading = p.dir[hex]
    p.road = 1
    p.marks[unit] |= mark.MOVED
    p.notes[unit] |= note.COMMAND
    p.began[unit] = nearestEnemy(p, seat, hex)
    journal?.tell(EVERYBODY, event.Arrived, unit, hex)
    bringLeaders(p, unit, hex, journal)
  },
}

const HEARS = 3
const MARCH_TURNS = 3

/** S2.8.1 Dufour rolls at the end of each French phase, starting with the second turn after the first combat. */
export function hearGuns(p: Eagle, dice: Dice, journal: Journal | undefined): void {
  const { rules, arrivals, army } = p.scenario
  if (!rules.has('guns') || p.active !== FRENCH || p.coming > 0 || p.noise === 0 || p.turn < p.noise + 2) return
  const roll = dice.roll(d6, upTo(HEARS))
  for (const { turn, units } of arrivals)
    if (turn === 0) journal?.tell(EVERYBODY, event.Marching, army.formation[units[0]], roll)
  if (roll <= HEARS) p.coming = p.turn + MARCH_TURNS
}

const THUNDER = 4
const NOON = 12 * 60

/**
 * S4.9.2.1 Vedel rolls at the end of the noon turn and of every later one, and a second die says how long he marches.
 */
export function hearThunder(p: Eagle, dice: Dice, journal: Journal | undefined): void {
  const { arrivals, army, tables, start, minutes } = p.scenario
  const vedel = p.scenario.options.vedelMarches === true ? arrivals.find(({ turn }) => turn === 0) : undefined
  if (vedel === undefined || p.coming > 0 || start + (p.turn - 1) * minutes < NOON) return
  const formation = army.formation[vedel.units[0]]
  const roll = dice.roll(d6, upTo(THUNDER))
  journal?.tell(EVERYBODY, event.Marching, formation, roll)
  if (roll > THUNDER) return
  const length = dice.roll(d6)
  p.coming = p.turn + tables.file.vedelDelay.turns[length - 1]
  journal?.tell(EVERYBODY, event.MarchDelayed, formation, length, p.coming)
}

/**
 * S4.8.2 Notes which French formations have come within 5 hexes of the enemy, even if he moves away later: they may
 * change their orders (RA117).
 */
export function noteEncounters(p: Eagle): void {
  const { army, rules, tables } = p.scenario
  if (!rules.has('encounter')) return
  for (let unit = 0; unit < army.units.length; unit++) {
    const at = truePlace(p, unit)
    if (army.side[unit] !== FRENCH || at < 0 || army.arm[unit] === CART) continue
    if (nearestEnemy(p, FRENCH, at) < tables.file.orders.march.distance) p.met[army.formation[unit]] = 1
  }
}

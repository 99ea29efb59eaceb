/** How situation files describe this game: units and commanders by name, and a few fields of the position. */
import { hexNamed, sideTo } from '../../../src/hex/index.ts'
import {
  begin,
  nameField,
  type Phase,
  phaseNumber,
  type Situations,
  UserError,
  wholeField,
} from '../../../src/kernel/index.ts'
import { Clash } from './clash/clash.ts'
import { Activation, activateAtOnce } from './command/activation.ts'
import { countCup, Pool } from './command/pool.ts'
import { Returning } from './command/returning.ts'
import { Riding } from './command/riding.ts'
import { Aftermath } from './harm/aftermath.ts'
import { HARM_FIELDS, placeGone, readGone, readHarm, setHarm } from './harm/situations.ts'
import { Acting, askNext } from './movement/acting.ts'
import { callUnits } from './movement/allowance.ts'
import { Movement } from './movement/moving.ts'
import { MOVEMENT_FIELDS, readMovement, resume, setMovement } from './movement/situations.ts'
import { Turn } from './sequence/turn.ts'
import { FACING_IDS } from './state/data/ids.ts'
import { pickUp, putDown } from './state/placing.ts'
import { type Albuera, albueraLayout, arrival, mark, OFF, role } from './state/position.ts'
import { clearField } from './state/set-up.ts'
import { ARRAYS, LINE, MOUNTED } from './state/shapes.ts'
import { isGuns, isOnMap, manpowerOf, moraleOf, needsTwoHexes, rightOf } from './state/troops.ts'

const EXAMPLE = '{ "at": "1820", "facing": "SE", "array": "column" }'

/** Puts a unit down as a file says: at the bottom of the stack that is there already. */
function placeUnit(p: Albuera, what: string, unit: number, value: object): void {
  const { grid } = p.scenario.ground
  const {
    at,
    facing = 'E',
    array,
    lost = 0,
    fires = 0,
    fired = false,
    out = false,
    used = false,
    from,
    due,
    taken,
    ...rest
  } = value as Record<string, unknown>
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined)
    throw new UserError(
      `${what}.${unknown}: a unit has at, facing, array, lost, fires, fired, out, used, from, due, taken`,
    )
  p.face[unit] = nameField(`${what}.facing`, facing, FACING_IDS)
  p.array[unit] =
    array === undefined
      ? p.scenario.army.isCompany[unit] === 1
        ? p.array[unit]
        : defaultArray(p, unit)
      : nameField(`${what}.array`, array, ARRAYS)
  p.lost[unit] = wholeField(`${what}.lost`, lost, 0, Math.max(0, p.scenario.army.manpower[unit] - 1))
  p.taken[unit] = 0
  p.fires[unit] = wholeField(`${what}.fires`, fires, 0, p.scenario.gunnery.fires[unit])
  p.marks[unit] =
    flagged(`${what}.fired`, fired, mark.FIRED) |
    flagged(`${what}.out`, out, mark.OUT) |
    flagged(`${what}.used`, used, mark.USED)
  if (used === true && p.scenario.army.supports[unit] !== 1)
    throw new UserError(`${what}.used: only a Supporting Unit is used up (4.7.1)`)
  if (isOnMap(p, unit)) pickUp(p, unit)
  p.due[unit] = 0
  p.wreck[unit] = 0
  if (due !== undefined || taken !== undefined) {
    placeGone(p, what, unit, { at, due, taken })
    return
  }
  const hex = nameField(`${what}.at`, at, grid.names)
  putDown(p, unit, hex, p.array[unit] === LINE && needsTwoHexes(p, unit))
  p.came[unit] = from === undefined ? 0 : 1 + sideTo(grid, nameField(`${what}.from`, from, grid.names), hex)
  if (from !== undefined && p.came[unit] === 0) throw new UserError(`${what}.from: it touches ${String(at)}`)
}

/** A bit of `marks` that a file sets with true. */
function flagged(field: string, value: unknown, bit: number): number {
  if (typeof value !== 'boolean') throw new UserError(`${field}: true or false is expected`)
  return value ? bit : 0
}

/** The array of the set-up, if the file has none. */
const defaultArray = (p: Albuera, unit: number): number =>
  p.scenario.setUp.find((placed) => placed.unit === unit)?.array ?? MOUNTED

/**
 * The moments at which a file can begin: the next step of the turn, the phases on top of the turn, the topmost last,
 * and what still has to follow the step of units on the move.
 */
const MOMENTS: Readonly<Record<string, Moment>> = {
  pool: { next: 1, phases: [Pool] },
  activation: { next: 3, phases: [Activation] },
  returning: { next: 5, phases: [Returning] },
  acting: { next: 6, phases: [Acting] },
  movement: { next: 6, phases: [Acting, Movement] },
  reaction: { next: 6, phases: [Acting, Movement], arrived: arrival.OPEN },
  entry: { next: 6, phases: [Acting, Movement], arrived: arrival.AMONG },
  aftermath: { next: 6, phases: [Acting, Aftermath] },
  riding: { next: 7, phases: [Riding] },
  clash: { next: 8, phases: [Clash] },
}
interface Moment {
  readonly next: number
  readonly phases: readonly Phase<Albuera>[]
  readonly arrived?: number
}

export const situations: Situations<Albuera> = {
  place(p, what, value) {
    const { army, ground } = p.scenario
    const commander = army.commanders.indexOf(what)
    if (commander >= 0) {
      p.post[commander] = hexNamed(ground.grid, String(value))
      if (p.post[commander] === OFF) throw new UserError(`${what}: there is no hex ${String(value)}`)
      return
    }
    const unit = nameField('place', what, army.units)
    if (typeof value !== 'object' || value === null) throw new UserError(`${what}: write it as ${EXAMPLE}`)
    placeUnit(p, what, unit, value)
  },
  clear(p) {
    clearField(p)
    p.came.fill(0)
    // A unit that is not placed has no part in the battle, as if it had been eliminated before.
    const { army } = p.scenario
    for (let unit = 0; unit < army.units.length; unit++) {
      p.lost[unit] = army.battalion[unit] >= 0 ? 0 : army.manpower[unit]
      p.taken[unit] = isGuns(p, unit) ? 1 : 0
    }
    p.fires.fill(0)
    p.marks.fill(0)
  },
  set(p, field, value) {
    const { army, turns } = p.scenario
    if (field === 'turn') p.turn = wholeField(field, value, 1, turns)
    else if (field === 'points') p.points = wholeField(field, value, -99, 99)
    else if (field === 'drawn') p.drawn = 1 + nameField(field, value, army.commanders)
    else if (field === 'active' || field === 'striped' || field === 'cup') {
      p[field].fill(0)
      for (const name of listed(field, value)) p[field][nameField(field, name, army.commanders)] = 1
      if (field === 'cup') countCup(p)
    } else if (setHarm(p, field, value) || setMovement(p, field, value)) return
    else if (field === 'fought') {
      for (const name of listed(field, value)) p.roles[nameField(field, name, army.units)] |= role.FOUGHT
    } else if (field === 'phase') beginAt(p, Object.keys(MOMENTS)[nameField(field, value, Object.keys(MOMENTS))])
    else throw new UserError(`'${field}' is not a field of this game; there are ${FIELDS.join(', ')}`)
  },
  ready,
  read(p, what, like) {
    const { army, ground } = p.scenario
    const commander = army.commanders.indexOf(what)
    if (commander >= 0) return ground.grid.names[p.post[commander]]
    const unit = nameField('units', what, army.units)
    if (!isOnMap(p, unit)) return readGone(p, unit)
    const traits: Readonly<Record<string, unknown>> = {
      at: ground.grid.names[p.at[unit]],
      right: ground.grid.names[rightOf(p, unit)],
      facing: FACING_IDS[p.face[unit]],
      array: ARRAYS[p.array[unit]],
      lost: p.lost[unit],
      fires: p.fires[unit],
      fired: (p.marks[unit] & mark.FIRED) !== 0,
      out: (p.marks[unit] & mark.OUT) !== 0,
      used: (p.marks[unit] & mark.USED) !== 0,
      manpower: manpowerOf(p, unit),
      morale: moraleOf(p, unit),
      left: p.left[unit] / 2,
    }
    return Object.fromEntries(Object.keys(Object(like)).map((trait) => [trait, traits[trait]]))
  },
  field(p, field) {
    const { commanders } = p.scenario.army
    const named = (column: Int16Array) => commanders.filter((_, c) => column[c] === 1)
    if (field === 'turn') return p.turn
    if (field === 'points') return p.points
    if (field === 'drawn') return commanders[p.drawn - 1]
    if (field === 'active' || field === 'striped' || field === 'cup') return named(p[field])
    if (field === 'fought') return p.scenario.army.units.filter((_, unit) => (p.roles[unit] & role.FOUGHT) !== 0)
    return readMovement(p, field) ?? readHarm(p, field)
  },
}
const FIELDS = [
  ...['phase', 'turn', 'points', 'drawn', 'active', 'striped', 'cup', 'fought'],
  ...MOVEMENT_FIELDS,
  ...HARM_FIELDS,
]

function listed(field: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new UserError(`${field}: a list of names is expected`)
  return value
}

/**
 * Units of the commanders in `active` have their points, as the subphase gives them, and the seat that can act is asked
 * (14.5).
 */
function ready(p: Albuera): void {
  for (const [unit, due] of p.due.entries())
    if (due > 0 && due < p.turn)
      throw new UserError(`${p.scenario.army.units[unit]}.due: turn ${due} is over; it is turn ${p.turn}`)
  const left = p.left.slice()
  p.left.fill(0)
  p.ready = 0
  // An independent brigade commander is activated by his chit (4.4).
  if (p.phase === phaseNumber(Activation)) activateAtOnce(p, p.drawn - 1)
  callUnits(p)
  if (p.depth >= 0 && p.phase === phaseNumber(Acting)) askNext(p)
  if (p.phase === phaseNumber(Movement)) resume(p, left)
  if (p.phase === phaseNumber(Clash)) p.attacker = p.scenario.army.leads[p.drawn - 1]
}

function beginAt(p: Albuera, name: string): void {
  const { next, phases, arrived = arrival.NONE } = MOMENTS[name]
  while (p.depth >= 0) albueraLayout.endFrame(p)
  begin(p, Turn)
  p.step = next
  // In a subphase of an activation some chit has been drawn, whichever the file names later.
  if (name !== 'pool' && p.drawn === 0) p.drawn = 1
  p.arrived = arrived
  for (const phase of phases) begin(p, phase)
}

/** 7 What has changed on the board since a seat's list of the movement was last made. */
import { differences } from '../../../../src/kernel/index.ts'
import type { Eagle } from '../state/position.ts'
import { SIDES } from '../state/sides.ts'
import { breadth, nodeOf } from '../state/stacks.ts'
import { BINDS, FACES, findTelling, GOES, RIDES, STANDS, type Telling } from './changed-cells.ts'
import { needsFlank } from './crowded-hex.ts'

/** Numbers of units, leaders or hexes: the first `count` of `list`. */
interface Numbers {
  readonly list: Int16Array
  count: number
}
const numbers = (most: number): Numbers => ({ list: new Int16Array(most), count: 0 })

/** The changes that affect one seat's list, in the positions of one scenario. Its arrays are reused. */
export class Changes {
  /** The units that have changed, and by unit what has changed: bits as in `changed-cells.ts`. */
  readonly units: Numbers
  readonly what: Uint8Array
  /** Leaders who have ridden. */
  readonly riders: Numbers
  /** Has the mover gone on, or changed? */
  goes = false
  /** Hexes in which a unit came, went or changed its points or shape. */
  readonly filled: Numbers
  /** Crowded hexes in which only the facing has changed (RA25). */
  readonly turned: Numbers
  private readonly seat: number
  private readonly telling: Telling
  /** The cells that differ. */
  private readonly cells: Uint16Array
  private cellCount = 0

  constructor(p: Eagle, seat: number) {
    const { army } = p.scenario
    const nodes = army.unitOf.length
    this.seat = seat
    this.telling = findTelling(p, seat)
    this.cells = new Uint16Array(p.cells.length)
    this.what = new Uint8Array(army.units.length)
    this.units = numbers(army.units.length)
    // A leader's place, his ride and his absence are three cells.
    this.riders = numbers(3 * army.leaders.length)
    this.filled = numbers(2 * nodes)
    this.turned = numbers(nodes)
  }

  /** Finds the differences between two positions; false if they may affect the whole list. */
  find(before: Eagle, p: Eagle): boolean {
    this.forget()
    return this.compareCells(before, p) && this.compareHexes(before, p)
  }

  private forget(): void {
    const { units, what } = this
    while (units.count > 0) what[units.list[--units.count]] = 0
    this.riders.count = 0
    this.filled.count = 0
    this.turned.count = 0
    this.goes = false
  }

  private compareCells(before: Eagle, p: Eagle): boolean {
    const { cells, riders } = this
    const { what, whose, runs } = this.telling
    const count = differences(before, p, runs, cells)
    this.cellCount = count
    for (let k = 0; k < count; k++) {
      const telling = what[cells[k]]
      if (telling >= BINDS) return false
      if (telling === GOES) this.goes = true
      else if (telling === RIDES) riders.list[riders.count++] = whose[cells[k]]
      else if (telling > 0) this.notice(whose[cells[k]], telling)
    }
    const { unitOf } = p.scenario.army
    let node = nextTurned(before, p, 0)
    for (; node < p.at.length; node = nextTurned(before, p, node + 1)) this.notice(unitOf[node], FACES)
    return true
  }

  private notice(unit: number, telling: number): void {
    const { units, what } = this
    if (what[unit] === 0) units.list[units.count++] = unit
    what[unit] |= telling
  }

  /** Finds the hexes of units whose place, state or facing has changed. What the enemy does affects all slices. */
  private compareHexes(before: Eagle, p: Eagle): boolean {
    const { side } = p.scenario.army
    const { units, what, seat } = this
    for (let k = 0; k < units.count; k++) {
      const unit = units.list[k]
      if (side[unit] !== seat) return false
      if ((what[unit] & STANDS) !== 0) this.fill(before, p, unit)
      else if ((what[unit] & FACES) !== 0) this.turnAbout(before, p, unit)
    }
    return true
  }

  /** Adds the hexes in which a unit stood and stands: for skirmishers those of each node. */
  private fill(before: Eagle, p: Eagle, unit: number): void {
    const { filled } = this
    for (let k = Math.max(breadth(before, unit), breadth(p, unit)) - 1; k >= 0; k--) {
      const node = nodeOf(p, unit, k)
      if (before.at[node] >= 0) filled.list[filled.count++] = before.at[node]
      if (p.at[node] >= 0 && p.at[node] !== before.at[node]) filled.list[filled.count++] = p.at[node]
    }
  }

  /** Adds the crowded hexes in which a unit stands and the facing has changed. */
  private turnAbout(before: Eagle, p: Eagle, unit: number): void {
    const { turned } = this
    for (let k = breadth(p, unit) - 1; k >= 0; k--) {
      const hex = p.at[nodeOf(p, unit, k)]
      if (hex >= 0 && before.dir[hex] !== p.dir[hex] && needsFlank(p, hex)) turned.list[turned.count++] = hex
    }
  }

  /**
   * Brings `before` up to date with the position that it was just compared with. The only stacks that have changed are
   * those in which a changed unit stood or stands.
   */
  note(before: Eagle, p: Eagle): void {
    const { cells, units } = this
    for (let k = 0; k < units.count; k++) noteStacks(before, before, p, units.list[k])
    for (let k = 0; k < this.cellCount; k++) before.cells[cells[k]] = p.cells[cells[k]]
    for (let k = 0; k < units.count; k++) noteStacks(p, before, p, units.list[k])
  }
}

/**
 * Returns the next node, from `begin` on, whose hex has another facing. A loop that stores nothing runs faster
 * (`differences`).
 */
function nextTurned(before: Eagle, p: Eagle, begin: number): number {
  const { at, dir } = p
  const { dir: wasDir } = before
  let node = begin
  while (node < at.length && (at[node] < 0 || wasDir[at[node]] === dir[at[node]])) node++
  return node
}

/** Notes the stacks in which a unit stands in the position `where`. */
function noteStacks(where: Eagle, before: Eagle, p: Eagle, unit: number): void {
  for (let k = breadth(where, unit) - 1; k >= 0; k--) {
    const hex = where.at[nodeOf(p, unit, k)]
    if (hex < 0) continue
    before.top[hex] = p.top[hex]
    before.dir[hex] = p.dir[hex]
  }
}

const known = new WeakMap<object, readonly Changes[]>()

/** Returns the finder of changes for a seat: one for all positions of a scenario. */
export function changesFor(p: Eagle, seat: number): Changes {
  let bySeat = known.get(p.scenario)
  if (bySeat === undefined) known.set(p.scenario, (bySeat = SIDES.map((side) => new Changes(p, side))))
  return bySeat[seat]
}

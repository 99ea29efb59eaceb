/**
 * 7 The list of the movement by shares: what each unit and each leader may do, and which of that a change on the board may touch. A step
 * changes little: the mover, and those within two hexes of where it was and is.
 */
import { keptLists, type Shares } from '../../engine/index.ts'
import { atEdge, distance } from '../../hex/index.ts'
import { CART, isCover } from './ground.ts'
import { fullAllowance, whyNotMove } from './movement.ts'
import { isPassing } from './passing.ts'
import { type Eagle, mark, NO_ORDER, SKIRMISH } from './position.ts'
import { breadth, fits, nodeOf, WAITING } from './stacks.ts'
import { isThrong } from './throng.ts'

/** Hexes in which somebody came, went or changed: first those whose points and shapes are others, then throngs that but show another facing. */
const filled = new Int16Array(512)
const turned = new Int16Array(512)
const touched = { filled: 0, turned: 0 }

/** Are both positions alike in what bears on everybody: the turn, orders, and the spirit of formations? */
function isComparable(before: Eagle, p: Eagle, seat: number): boolean {
  const { army, commanders } = p.scenario
  // Who comes in, and when (18).
  if (before.turn !== p.turn || before.coming !== p.coming) return false
  for (let f = 0; f < army.formations.length; f++) {
    if (before.down[f] !== p.down[f] || before.march[f] !== p.march[f]) return false
    if (army.formationSide[f] !== seat) continue
    if (before.order[f] !== p.order[f] || before.area[f] !== p.area[f] || before.quota[f] !== p.quota[f]) return false
    if (before.wave[f] !== p.wave[f]) return false
  }
  for (let k = 0; k < commanders.length; k++)
    if (army.leaderSide[commanders[k].leader] === seat && before.tried[k] !== p.tried[k]) return false
  return true
}

/** What has become of a unit between two positions: it stands elsewhere or otherwise, another lies below it, it has done something, its stack faces elsewhere. */
const STANDS = 1
const LIES = 2
const DOES = 4
const FACES = 8

/** By unit: what has become of it; and the units of whom anything has. */
const changed = new Uint8Array(512)
const changes = new Int16Array(512)
const seen = { count: 0 }

/** Notes what differs in a column: one after the other they are gone through several times as fast as thing by thing. */
function differ(was: ArrayLike<number>, is: ArrayLike<number>, what: number, unitOf: ArrayLike<number>): void {
  const { length } = is
  for (let k = 0; k < length; k++) {
    if (was[k] === is[k]) continue
    const unit = unitOf[k]
    if (changed[unit] === 0) changes[seen.count++] = unit
    changed[unit] |= what
  }
}

/** Notes the hexes of nodes that lie elsewhere, otherwise, or turned. False where one of the enemy's does, for that bears on everybody. */
function compareStacks(before: Eagle, p: Eagle, seat: number, stale: Uint8Array): boolean {
  const { side, unitOf } = p.scenario.army
  const { at, dir } = p
  const { dir: wasDir } = before
  for (let k = 0; k < seen.count; k++) changed[changes[k]] = 0
  seen.count = 0
  touched.filled = 0
  touched.turned = 0
  differ(before.at, at, STANDS, unitOf)
  differ(before.form, p.form, STANDS, unitOf)
  differ(before.state, p.state, STANDS, unitOf)
  differ(before.lost, p.lost, STANDS, unitOf)
  differ(before.below, p.below, LIES, unitOf)
  differ(before.marks, p.marks, DOES, unitOf)
  differ(before.notes, p.notes, DOES, unitOf)
  differ(before.began, p.began, DOES, unitOf)
  for (let node = 0; node < at.length; node++) {
    const hex = at[node]
    if (hex < 0 || wasDir[hex] === dir[hex]) continue
    const unit = unitOf[node]
    if (changed[unit] === 0) changes[seen.count++] = unit
    changed[unit] |= FACES
  }
  for (let k = 0; k < seen.count; k++) {
    const unit = changes[k]
    const what = changed[unit]
    if (side[unit] !== seat) {
      // What the enemy has done in this phase is his own affair.
      if (what !== DOES) return false
      continue
    }
    if ((what & (STANDS | FACES)) !== 0 || readies(before, p, unit)) staleStack(p, unit, stale)
    else staleTop(before, p, unit, stale)
    if ((what & STANDS) !== 0) fill(before, p, unit)
    else if ((what & FACES) !== 0) turnAbout(before, p, unit)
  }
  return true
}

/** What a unit has done that those of its stack look to who could go along with it (RA70). */
const JOINS = mark.MOVED | mark.CHARGING | mark.CHARGED | mark.DONE

/** Is it otherwise than before whether a unit could go with others of its stack? */
const readies = (before: Eagle, p: Eagle, unit: number): boolean => ((before.marks[unit] ^ p.marks[unit]) & JOINS) !== 0

/** Notes the hexes in which a unit stood and stands: with each of its nodes, if it skirmishes. */
function fill(before: Eagle, p: Eagle, unit: number): void {
  for (let k = Math.max(breadth(before, unit), breadth(p, unit)) - 1; k >= 0; k--) {
    const node = nodeOf(p, unit, k)
    if (before.at[node] >= 0) filled[touched.filled++] = before.at[node]
    if (p.at[node] >= 0 && p.at[node] !== before.at[node]) filled[touched.filled++] = p.at[node]
  }
}

/** Notes the throngs that a unit stands in and that show another facing. */
function turnAbout(before: Eagle, p: Eagle, unit: number): void {
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const hex = p.at[nodeOf(p, unit, k)]
    if (hex >= 0 && before.dir[hex] !== p.dir[hex] && isThrong(p, hex)) turned[touched.turned++] = hex
  }
}

/**
 * May the choices of a unit be others, because of what has happened beside it? It steps into the next hex, if there is room (6), and through
 * that, if it is full, into the one beyond (RA130); the facing of a throng beside it matters where it goes through (RA25). Who may still
 * deploy as skirmishers looks as far as he could go (RA107).
 */
function isTouched(before: Eagle, p: Eagle, unit: number): boolean {
  const { grid } = p.scenario.ground
  const { army } = p.scenario
  const isCart = army.arm[unit] === CART
  const deploys = army.spread[unit] >= 0 && p.form[unit] !== SKIRMISH
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const at = p.at[nodeOf(p, unit, k)]
    if (at < 0) continue
    for (let n = 0; n < touched.turned; n++) if (distance(grid, at, turned[n]) <= 1) return true
    for (let n = 0; n < touched.filled; n++) {
      const hex = filled[n]
      const far = distance(grid, at, hex)
      if (deploys && far <= fullAllowance(p, unit)) return true
      // A cart pays for another one on the highway (S4.8.5.1), where there is always room for it.
      if (far === 1 && isCart) return true
      if (far === 1 && !(isRoomy(before, unit, hex) && isRoomy(p, unit, hex) && before.top[hex] < 0 === p.top[hex] < 0)) return true
      if (far === 2 && isFullBetween(p, unit, at, hex)) return true
    }
  }
  return false
}

const isRoomy = (p: Eagle, unit: number, hex: number): boolean => fits(p, unit, hex, isCover(p.scenario.ground, hex))

/** Is there no room for a unit in a hex between two that are two steps apart? */
function isFullBetween(p: Eagle, unit: number, at: number, hex: number): boolean {
  const { grid } = p.scenario.ground
  for (let k = 6 * at; k < 6 * at + 6; k++) {
    const next = grid.neighbours[k]
    if (next >= 0 && p.top[next] >= 0 && distance(grid, next, hex) === 1 && !isRoomy(p, unit, next)) return true
  }
  return false
}

/** Marks the shares of leaders who have ridden, and of the units that wait for them or follow them (15, 3.1a). */
function compareLeaders(before: Eagle, p: Eagle, seat: number, stale: Uint8Array): void {
  const { army } = p.scenario
  for (let leader = 0; leader < army.leaders.length; leader++) {
    if (army.leaderSide[leader] !== seat) continue
    const rides = before.rode[leader] > 0 !== p.rode[leader] > 0
    const moved = before.where[leader] !== p.where[leader]
    if (!moved && before.rode[leader] === p.rode[leader] && before.away[leader] === p.away[leader]) continue
    stale[army.units.length + leader] = 1
    for (let unit = 0; unit < army.units.length; unit++) {
      const formation = army.formation[unit]
      if (army.leaderOf[formation] === leader && (rides || (moved && p.order[formation] === NO_ORDER))) staleStack(p, unit, stale)
    }
  }
}

/** Marks the units beside whom somebody has come, gone or changed. */
function compareUnits(before: Eagle, p: Eagle, seat: number, stale: Uint8Array): void {
  if (touched.filled + touched.turned === 0) return
  for (let n = 0; n < touched.filled; n++) {
    staleHex(p, filled[n], stale)
    if (atEdge(p.scenario.ground.grid, filled[n])) staleComers(p, stale)
  }
  const units = p.scenario.army.unitsOfSide[seat]
  for (let k = 0; k < units.length; k++) {
    const unit = units[k]
    // Whoever may not act does not look beyond his stack; whether he may hangs on nobody beside him.
    if (stale[unit] === 0 && whyNotMove(p, seat, unit) === undefined && isTouched(before, p, unit)) stale[unit] = 1
  }
}

/** Marks who waits off the map: those at the edge may leave no room (6). */
function staleComers(p: Eagle, stale: Uint8Array): void {
  const { comers } = p.scenario
  for (let k = 0; k < comers.length; k++) if (p.at[comers[k]] === WAITING) stale[comers[k]] = 1
}

/** Idle are units that may not act. */
const isIdle = (p: Eagle, seat: number, share: number): boolean =>
  share < p.scenario.army.side.length && whyNotMove(p, seat, share) !== undefined

/** A mover has the number of its share, plus 1. */
export const movementShares: Shares<Eagle> = {
  keep: keptLists,
  kinds: ['units', 'leaders'],
  owner: ({ scenario: { army } }, kind, thing) => (kind === 0 ? army.side : army.leaderSide)[thing],
  isIdle,
  // While somebody has to go on, one unit alone acts; and what markers hide touches more than can be seen.
  apply: (p) => !isPassing(p) && p.scenario.markerSide.length === 0,
  compare(before, p, seat, stale) {
    if (!isComparable(before, p, seat)) return false
    if (!compareStacks(before, p, seat, stale)) return false
    compareLeaders(before, p, seat, stale)
    staleMover(before, p, before.mover - 1, stale)
    staleMover(before, p, p.mover - 1, stale)
    compareUnits(before, p, seat, stale)
    staleLeaders(p, stale)
    return true
  },
}

/** A leader waits for what the units of his formation still owe (RA134). */
function staleLeaders({ scenario: { army } }: Eagle, stale: Uint8Array): void {
  for (let unit = 0; unit < army.units.length; unit++) {
    const leader = army.leaderOf[army.formation[unit]]
    if (stale[unit] === 1 && leader >= 0) stale[army.units.length + leader] = 1
  }
}

/** Who moves, or did: those who go along have joined him, and done something themselves. */
function staleMover(before: Eagle, p: Eagle, mover: number, stale: Uint8Array): void {
  if (mover < 0) return
  if (mover >= p.scenario.army.units.length) stale[mover] = 1
  else staleTop(before, p, mover, stale)
}

/**
 * Marks a unit, and who lies on top of its stack, or lay there: he turns it as one, while nobody of it is under way (RA69). Right under
 * skirmishers who lie on top nobody can be laid higher (RA26).
 */
function staleTop(before: Eagle, p: Eagle, unit: number, stale: Uint8Array): void {
  const { unitOf } = p.scenario.army
  stale[unit] = 1
  for (let k = p.at[unit] < 0 ? 0 : breadth(p, unit); k > 0; k--) {
    const hex = p.at[nodeOf(p, unit, k - 1)]
    const top = unitOf[p.top[hex]]
    if (p.form[top] === SKIRMISH) staleHex(p, hex, stale)
    stale[top] = 1
    if (before.top[hex] >= 0) stale[unitOf[before.top[hex]]] = 1
  }
}

/** Marks a unit, and those who lie in its hex. */
function staleStack(p: Eagle, unit: number, stale: Uint8Array): void {
  stale[unit] = 1
  if (p.at[unit] >= 0) staleHex(p, p.at[unit], stale)
}

function staleHex(p: Eagle, hex: number, stale: Uint8Array): void {
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) stale[p.scenario.army.unitOf[node]] = 1
}

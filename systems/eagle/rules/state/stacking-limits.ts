/**
 * RD10 Stacking limits of the later tables: by terrain and arm; a battalion, a regiment and a battery are a counter
 * each.
 */
import { ARTILLERY, BUILDINGS, CART, CAVALRY, INFANTRY, WOODS } from './ground.ts'
import { type Eagle, SQUARE } from './position.ts'

const MANY = 99
const load = { foot: 0, battalions: 0, horse: 0, regiments: 0, batteries: 0, square: false }

function add(p: Eagle, unit: number, asSquare: boolean): void {
  const { army } = p.scenario
  if (army.arm[unit] === INFANTRY) {
    load.foot += army.cf[unit] - p.lost[unit]
    load.battalions++
    if (asSquare || p.form[unit] === SQUARE) load.square = true
  } else if (army.arm[unit] === CAVALRY) {
    load.horse += army.cf[unit] - p.lost[unit]
    load.regiments++
  } else if (army.arm[unit] === ARTILLERY) load.batteries++
}

const NOBODY: readonly number[] = []

/**
 * Would the stack of a hex hold this unit as well, and the units that go along with it? One counter alone may always
 * stand.
 */
export function laterFits(p: Eagle, unit: number, hex: number, asSquare: boolean, along = NOBODY): boolean {
  const { army, ground, tables } = p.scenario
  const { later } = tables.file.stacking
  load.foot = load.battalions = load.horse = load.regiments = load.batteries = 0
  load.square = false
  let others = 0
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const lies = army.unitOf[node]
    if (lies === unit || army.arm[lies] === CART) continue
    others++
    add(p, lies, false)
  }
  if (others + along.length === 0) return true
  add(p, unit, asSquare)
  for (const other of along) add(p, other, false)
  const room =
    ground.terrain[hex] === BUILDINGS
      ? later.buildings
      : ground.terrain[hex] === WOODS
        ? later.light_woods
        : later.clear
  const alone = load.battalions + load.regiments === 0
  return (
    load.foot <= ((load.square ? room.square : undefined) ?? room.infantry ?? MANY) &&
    load.horse <= (room.cavalry ?? MANY) &&
    load.battalions <= (room.battalions ?? MANY) &&
    load.regiments <= (room.regiments ?? MANY) &&
    load.batteries <= (alone ? room.batteriesAlone : room.batteries)
  )
}

/** 8 How near the enemy is, and where he controls: what the position keeps must match what follows from the stacks. */
import { expect, test } from 'vitest'
import { distance, fourDigits, hexNamed, MOST_ROWS, makeGrid, neighbour, OFF } from '../../../../src/hex/index.ts'
import { engine, fastDice, randomSource } from '../../../../src/kernel/index.ts'
import { eagle } from '../index.ts'
import { setState } from '../morale/morale.ts'
import { type Eagle, eagleLayout } from './position.ts'
import { FRENCH, SPANISH } from './sides.ts'
import { enter, holder, leave, onMap, shift, turnStack } from './stacks.ts'
import { FAR, FRONT_ZONE, NO_ZONE, type Surroundings, stepsTo, surround, zoneOf } from './surroundings.ts'
import { surroundings } from './surroundings-check.ts'

const kernel = engine(eagle)
const open = () => kernel.open('bailen', {}, fastDice(1))

/**
 * Puts a piece somewhere, takes it off, turns its stack or shakes it. Pieces on the map go anywhere, or only one step.
 */
function stir(p: Eagle, random: (n: number) => number): void {
  const { army, ground } = p.scenario
  const unit = random(army.units.length)
  const next = onMap(p, unit) && random(2) === 0 ? neighbour(ground.grid, p.at[unit], random(6)) : OFF
  const hex = next === OFF ? random(ground.grid.count) : next
  const free = holder(p, hex) < 0 || holder(p, hex) === army.side[unit]
  if (!onMap(p, unit)) {
    if (free) enter(p, unit, hex)
    return
  }
  const what = random(6)
  if (what === 0) leave(p, unit)
  else if (what === 1) turnStack(p, p.at[unit], random(6))
  else if (what === 2) setState(p, unit, random(2))
  else if (free && hex !== p.at[unit]) shift(p, unit, hex, random(6))
}

test('8.0, 8.2, RA29, RA30 wherever pieces come and go, the distances and zones that are kept match the stacks', () => {
  const random = randomSource(8)
  const p = open()
  for (let round = 0; round < 40; round++) {
    for (let k = 0; k < 15; k++) stir(p, random)
    expect([...surroundings(p)].slice(0, 3)).toEqual([])
  }
})

test('8.0 a position and its copy do not change each other', () => {
  const p = open()
  const copy = eagleLayout.make(p.scenario)
  eagleLayout.copy(p, copy)
  const random = randomSource(9)
  for (let k = 0; k < 50; k++) stir(copy, random)
  expect([...surroundings(p)]).toEqual([])
  expect([...surroundings(copy)]).toEqual([])
})

test('8.0, 8.2 a side with no unit on the map is far, and controls nothing; a lone battalion controls what it faces', () => {
  const p = open()
  const { army, ground } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++) if (onMap(p, unit)) leave(p, unit)
  const hex = hexNamed(ground.grid, 'M10')
  expect([stepsTo(p, FRENCH, hex), stepsTo(p, SPANISH, hex), zoneOf(p, FRENCH, hex)]).toEqual([FAR, FAR, NO_ZONE])
  const unit = army.units.findIndex(
    (_, k) => army.side[k] === SPANISH && army.arm[k] === 0 && p.march[army.formation[k]] === 0,
  )
  p.dir[hex] = 0
  enter(p, unit, hex)
  const ahead = ground.grid.neighbours[6 * hex]
  expect([stepsTo(p, SPANISH, hex), stepsTo(p, SPANISH, ahead), stepsTo(p, FRENCH, ahead)]).toEqual([0, 1, FAR])
  expect(zoneOf(p, SPANISH, ahead)).toBe(ground.terrain[ahead] === 0 ? FRONT_ZONE : NO_ZONE)
})

test('8.0 on the largest map, a unit that is left alone in a corner has the right distance from every hex', () => {
  const grid = makeGrid({ columns: MOST_ROWS, rows: MOST_ROWS, low: 'odd', numbering: fourDigits })
  const p: Surroundings = {
    near: new Int16Array(grid.count),
    face: new Int16Array(grid.count),
    scenario: { ground: { grid, open: new Uint8Array(6 * grid.count).fill(1) } },
  }
  const far = grid.count - 1
  surround(p, 0, FRENCH, false)
  surround(p, far, FRENCH, false)
  surround(p, far, OFF, false)
  for (let hex = 0; hex < grid.count; hex++) expect(stepsTo(p, FRENCH, hex)).toBe(distance(grid, 0, hex))
  expect(distance(grid, 0, far)).toBeGreaterThan(MOST_ROWS)
  expect(distance(grid, 0, far)).toBeLessThan(FAR)
})

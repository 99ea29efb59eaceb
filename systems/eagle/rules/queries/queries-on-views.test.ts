/**
 * No query runs without end, changes the view or throws, whatever a seat sees: random games with hidden troops, all
 * seats including spectators.
 */
import { expect, test } from 'vitest'
import { engine, fastDice, oneOf, SPECTATOR } from '../../../../src/kernel/index.ts'
import { eagle } from '../index.ts'
import { warlike } from '../samples.ts'
import { type Eagle, eagleLayout } from '../state/position.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'
import { queries } from './queries.ts'

const kernel = engine(eagle)
const list = new Int32Array(1 << 14)

/** Runs every query once on a view: for all units and sides, and for the hexes of all visible pieces. */
function askAll(view: Eagle, seat: number): number {
  const before = view.cells.slice()
  const { army } = view.scenario
  let asked = 0
  const ask = (name: string, ...args: number[]): void => {
    queries[name]?.(view, seat, ...args)
    asked++
  }
  ask('threatMap')
  for (const side of [FRENCH, SPANISH]) {
    ask('zones', side)
    ask('command', side)
  }
  const hexes = new Set<number>()
  for (let unit = 0; unit < army.units.length; unit++) {
    ask('reach', unit)
    if (view.at[unit] >= 0) hexes.add(view.at[unit])
  }
  const places = [...hexes].slice(0, 6)
  for (const hex of places) {
    ask('threats', hex)
    for (const other of places) ask('sight', hex, other)
  }
  expect(view.cells).toEqual(before)
  return asked
}

/** Plays one random game, and queries what each seat sees at every `every`-th moment. */
function questioned(
  scenario: string,
  options: Record<string, boolean>,
  seed: number,
  longest: number,
  every: number,
): number {
  const dice = fastDice(seed)
  const chance = fastDice(seed + 1)
  const p = kernel.open(scenario, options, dice)
  const view = eagleLayout.make(p.scenario)
  let asked = 0
  for (let k = 0; k < longest; k++) {
    const awaiting = kernel.awaiting(p)
    if (awaiting === 0) break
    if (k % every === 0)
      for (const seat of [FRENCH, SPANISH, SPECTATOR]) {
        eagle.redact(p, seat, view)
        asked += askAll(view, seat)
      }
    const seat = (awaiting & 1) === 1 ? FRENCH : SPANISH
    const legal = list.subarray(0, kernel.actions(p, seat, list))
    kernel.play(p, seat, legal[warlike(kernel, p, seat, legal, (n) => chance.roll(oneOf(n)))], dice)
  }
  return asked
}

test('limited information: every query on every view of random games comes back', { timeout: 900_000 }, () => {
  const hidden = { limitedInformation: true }
  let asked = 0
  for (let seed = 1; seed <= 4; seed++) asked += questioned('vedel', hidden, seed, 3000, 29)
  asked += questioned('second-day', { ...hidden, castanos: true }, 3, 3000, 300)
  expect(asked).toBeGreaterThan(2000)
})

test('stacks in a game without markers: every query comes back', { timeout: 900_000 }, () => {
  expect(questioned('vedel', {}, 2, 3000, 23)).toBeGreaterThan(300)
})

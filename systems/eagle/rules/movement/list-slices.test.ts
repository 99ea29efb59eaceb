import { expect, test } from 'vitest'
import { distance } from '../../../../src/hex/index.ts'
import { eachLegal, engine, fastDice, NOBODY, randomSource } from '../../../../src/kernel/index.ts'
import { eagle } from '../index.ts'
import { warlike } from '../samples.ts'
import { goTo } from '../sequence.ts'
import { canSkirmish } from '../skirmishers/skirmish.ts'
import { ARTILLERY, CART, INFANTRY, isCover, ROAD } from '../state/ground.ts'
import {
  ATTACK,
  DEFEND,
  type Eagle,
  ELIMINATED,
  eagleLayout,
  GOOD,
  mark,
  NO_ORDER,
  NORMAL,
  note,
  RETREAT,
  SKIRMISH,
  SQUARE,
  UNLIMBERED,
} from '../state/position.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'
import { enter, isSpread, leave, lift, refresh, remove, shift, turnStack } from '../state/stacks.ts'
import { endMove, RODE, startMove, whyNotMove } from './movement.ts'

const kernel = engine(eagle)
const list = new Int32Array(1 << 16)
/** The number of successive changes to a position. */
const CHANGES = 40

/**
 * Compares the list of a position, made with what is kept from the one listed before, with the list made from scratch.
 */
function compare(p: Eagle, seat: number): void {
  const legal = list.slice(0, kernel.actions(p, seat, list))
  const fresh: number[] = []
  for (const choice of kernel.phase(p).choices ?? [])
    eachLegal(choice, p, seat, (a, b) => fresh.push(kernel.action(p, choice.verb, a, b) as number))
  expect(Int32Array.from(fresh).sort()).toEqual(legal.toSorted())
}

type Chance = (n: number) => number

/** Returns a hex at most this many steps from another, by a random walk. */
function near(p: Eagle, hex: number, steps: number, chance: Chance): number {
  let there = hex
  for (let k = chance(1 + steps); k > 0; k--)
    there = Math.max(p.scenario.ground.grid.neighbours[6 * there + chance(6)], hex)
  return there
}

/** Brings a unit to a hex where no enemy stands. */
function bring(p: Eagle, unit: number, hex: number, chance: Chance): void {
  const { army } = p.scenario
  if (
    p.at[unit] >= 0 &&
    !isSpread(p, unit) &&
    (p.top[hex] < 0 || army.side[army.unitOf[p.top[hex]]] === army.side[unit])
  )
    shift(p, unit, hex, chance(6))
}

/** Gives a unit another formation that its arm has, skirmishers on top of their stack. */
function reshape(p: Eagle, unit: number, chance: Chance): void {
  const { army } = p.scenario
  const hex = p.at[unit]
  const shapes =
    army.arm[unit] === ARTILLERY
      ? [NORMAL, UNLIMBERED]
      : army.arm[unit] === INFANTRY
        ? [NORMAL, SQUARE, SKIRMISH]
        : [NORMAL]
  const shape = shapes[chance(shapes.length)]
  if (shape !== NORMAL && (p.state[unit] !== GOOD || (shape === SKIRMISH && !canSkirmish(p, unit)))) return
  if (shape === SKIRMISH && p.form[army.unitOf[p.top[hex]]] === SKIRMISH) return
  if (shape !== SKIRMISH && p.form[unit] === SKIRMISH && p.tall[hex] > 1) return
  p.form[unit] = shape
  if (shape === SKIRMISH) lift(p, unit)
  refresh(p, hex)
}

/**
 * Changes one thing that may differ between two positions of one phase; `hub` is where it happens, so that stacks get
 * high there.
 */
function disturb(p: Eagle, seat: number, hub: number, chance: Chance): void {
  const { army, commanders } = p.scenario
  const mine = [...army.units.keys()].filter(
    (unit) => p.at[unit] >= 0 && army.side[unit] === seat && !isSpread(p, unit),
  )
  const close = mine.filter((unit) => distance(p.scenario.ground.grid, p.at[unit], hub) <= 2)
  const unit = close[chance(close.length)] ?? mine[chance(mine.length)]
  const formation = army.formation[unit]
  const leaders = [...army.leaders.keys()].filter((one) => army.leaderSide[one] === seat && p.where[one] >= 0)
  const leader = leaders[chance(leaders.length)]
  const far = mine[chance(mine.length)]
  const foes = [...army.units.keys()].filter((one) => p.at[one] >= 0 && army.side[one] !== seat && !isSpread(p, one))
  const changes = [
    () => bring(p, far, near(p, hub, 2, chance), chance),
    () => bring(p, far, near(p, hub, 2, chance), chance),
    () => bring(p, unit, near(p, hub, 3, chance), chance),
    () => remove(p, unit, ELIMINATED),
    () => bring(p, foes[chance(foes.length)], near(p, hub, 4, chance), chance),
    () => turnStack(p, p.at[unit], chance(6)),
    () => turnStack(p, p.at[unit], chance(6)),
    () => reshape(p, unit, chance),
    () => reshape(p, unit, chance),
    () => {
      p.lost[unit] = chance(army.cf[unit])
    },
    () => {
      if (p.form[unit] === NORMAL) p.state[unit] = chance(2)
      refresh(p, p.at[unit])
    },
    () => {
      if (!isSpread(p, army.unitOf[p.top[p.at[unit]]])) lift(p, unit)
    },
    () => {
      p.marks[unit] ^= [mark.MOVED, mark.TURNED, mark.LIFTED, mark.DONE][chance(4)]
    },
    () => {
      p.notes[unit] ^= [note.COMMAND, note.FOUGHT, note.TURNED][chance(3)]
    },
    () => {
      p.began[unit] = chance(9)
    },
    // What the enemy's units have lost and done is not compared.
    () => {
      const foe = foes[chance(foes.length)]
      p.lost[foe] = chance(army.cf[foe])
      p.marks[foe] ^= [mark.MOVED, mark.CHARGED, mark.DONE][chance(3)]
      p.notes[foe] ^= note.COMMAND
      p.began[foe] = chance(9)
    },
    () => (chance(2) === 0 ? endMove(p) : whyNotMove(p, seat, unit) || startMove(p, unit)),
    () => {
      p.quota[formation] = chance(2)
    },
    () => {
      p.order[formation] = [NO_ORDER, ATTACK, DEFEND, RETREAT][chance(4)]
    },
    () => {
      if (p.order[formation] === DEFEND) p.area[formation] = 1 + chance(p.scenario.counts.areas)
    },
    () => {
      p.march[formation] ^= 1
      for (let hex = 0; hex < p.top.length; hex++) if (p.top[hex] >= 0) refresh(p, hex)
    },
    () => {
      p.down[formation] ^= 1
    },
    () => {
      p.turn = 1 + chance(p.scenario.turns)
    },
    () => {
      p.coming = chance(p.scenario.turns)
    },
    () => {
      const brigades = p.scenario.exchange?.brigades ?? []
      for (const f of brigades) p.wave[f] = 1 + brigades[chance(brigades.length)]
    },
    () => {
      if (leader !== undefined) p.where[leader] = near(p, p.where[leader], 2, chance)
    },
    () => {
      if (leader !== undefined && p.mover <= army.units.length) p.rode[leader] = chance(2) === 0 ? 0 : RODE
    },
    () => {
      if (leader !== undefined) p.away[leader] = chance(2)
    },
    () => {
      const { exit } = p.scenario
      const leaves = exit < 0 ? far : army.unitOf[p.top[exit]]
      if (leaves === undefined) bring(p, far, exit, chance)
      else p.marks[leaves] ^= mark.DONE
    },
    () => {
      const k = chance(commanders.length)
      if (army.leaderSide[commanders[k].leader] === seat) p.tried[k] ^= 1
    },
  ]
  changes[chance(changes.length)]()
}

for (const [scenario, seed, lists, options] of [
  ['vedel', 1, 200, {}],
  ['surprise', 2, 1_000, {}],
  ['bailen', 3, 1_000, { orderOfArrival: true }],
  ['second-day', 4, 1_000, {}],
] as const)
  test(`7.0 a list of which a part is kept equals one made from scratch: ${scenario}`, () => {
    const dice = fastDice(seed)
    const chance = randomSource(seed, 1)
    const p = kernel.open(scenario, options, dice)
    const other = eagleLayout.make(p.scenario)
    /** A position kept now and then, to be listed again between much later ones. */
    const earlier: { readonly seat: number; readonly cells: Int16Array }[] = []
    let compared = 0
    while (kernel.awaiting(p) !== NOBODY && compared < lists) {
      const awaiting = kernel.awaiting(p)
      const seat = 31 - Math.clz32(awaiting & -awaiting)
      const { slices } = kernel.phase(p)
      if (slices) compare(p, seat)
      if (slices?.apply(p)) {
        if (compared % 20 === 0) earlier.push({ seat, cells: p.cells.slice() })
        if (compared % 20 === 0) {
          eagleLayout.copy(p, other)
          const { army } = p.scenario
          const mine = [...army.units.keys()].filter((unit) => p.at[unit] >= 0 && army.side[unit] === seat)
          const hub = p.at[mine[chance(mine.length)]]
          for (let n = 0; n < CHANGES && mine.length > 0; n++) {
            disturb(other, seat, hub, chance)
            compare(other, seat)
          }
        }
        if (compared % 10 === 5) {
          const moment = earlier[chance(earlier.length)]
          other.cells.set(moment.cells)
          compare(other, moment.seat)
        }
        compared++
      }
      const legal = list.slice(0, kernel.actions(p, seat, list))
      // Now and then the result of another action is listed in between, as by a player that thinks ahead.
      if (compared % 9 === 0) {
        eagleLayout.copy(p, other)
        kernel.play(other, seat, legal[chance(legal.length)], fastDice(seed, compared))
        kernel.actions(other, seat, list)
      }
      kernel.play(p, seat, legal[warlike(kernel, p, seat, legal, chance)], dice)
    }
    expect(compared).toBeGreaterThan(lists / 6)
  })

/** Returns a game at its first movement. */
function atMovement(): { p: Eagle; seat: number } {
  const dice = fastDice(5)
  const chance = randomSource(5, 1)
  const p = kernel.open('vedel', {}, dice)
  while (kernel.phase(p).slices === undefined) {
    const seat = 31 - Math.clz32(kernel.awaiting(p) & -kernel.awaiting(p))
    kernel.play(p, seat, list[chance(kernel.actions(p, seat, list))], dice)
  }
  return { p, seat: p.active }
}

test('RA25, RA130 a unit that could pass a full hex from flank to flank cannot when the units in it turn', () => {
  const { p, seat } = atMovement()
  const { army, ground } = p.scenario
  const unitNamed = (name: string) => army.units.indexOf(name)
  const stack = ['FR-1LR1', 'FR-1LR2', 'FR-1LR3'].map(unitNamed)
  const passes = unitNamed('FR-5LR1')
  for (let unit = 0; unit < army.units.length; unit++)
    if (army.side[unit] === seat && p.at[unit] >= 0) remove(p, unit, ELIMINATED)
  for (const unit of [...stack, passes]) {
    p.march[army.formation[unit]] = 0
    p.order[army.formation[unit]] = RETREAT
    p.notes[unit] = note.COMMAND
    p.lost[unit] = 0
  }
  const lists = new Set<string>()
  for (let hex = 0; hex < ground.grid.count; hex++) {
    const beside = ground.grid.neighbours[6 * hex]
    if (!isCover(ground, hex) || beside < 0 || p.top[hex] >= 0 || p.top[beside] >= 0) continue
    for (const unit of stack) enter(p, unit, hex)
    enter(p, passes, beside)
    for (let corner = 0; corner < 6; corner++) {
      turnStack(p, beside, corner)
      for (let facing = 0; facing < 6; facing++) {
        turnStack(p, hex, facing)
        compare(p, seat)
        const into = kernel.action(p, 'move {units} > {hexes}', passes, hex) as number
        lists.add(`${hex} ${corner} ${kernel.check(p, seat, into) === undefined}`)
      }
    }
    for (const unit of [...stack, passes]) leave(p, unit)
  }
  expect([...lists].some((one) => one.endsWith('true') && lists.has(one.replace('true', 'false')))).toBe(true)
})

test('S4.8.5.1 a cart pays for another one that has come to the highway before it, though there is as much room as before', () => {
  const p = kernel.open('bailen', {}, fastDice(1))
  const { army, ground } = p.scenario
  const seat = FRENCH
  const all = [...army.units.keys()]
  const [cart, other] = all.filter((unit) => army.arm[unit] === CART && army.side[unit] === seat) as [number, number]
  const [foot, foe] = [seat, SPANISH].map(
    (side) => all.find((unit) => army.arm[unit] === INFANTRY && army.side[unit] === side) as number,
  )
  for (const unit of all) if (p.at[unit] >= 0) remove(p, unit, ELIMINATED)
  for (let formation = 0; formation < p.march.length; formation++) p.march[formation] = 0
  goTo(p, 1, undefined, seat)
  kernel.settle(p, fastDice(1))
  expect(kernel.phase(p).name).toBe('movement')
  let dearer = 0
  for (let hex = 0; hex < ground.grid.count && dearer === 0; hex++)
    for (let side = 0; side < 6; side++) {
      const to = ground.grid.neighbours[6 * hex + side]
      if (to < 0 || (ground.sides[6 * hex + side] & ROAD) === 0) continue
      const ahead = ground.grid.neighbours[6 * to + side]
      if (ahead < 0) continue
      enter(p, foe, ahead)
      turnStack(p, ahead, (side + 3) % 6)
      enter(p, foot, to)
      enter(p, cart, hex)
      const move = kernel.action(p, 'move {units} > {hexes}', cart, to) as number
      compare(p, seat)
      const before = kernel.check(p, seat, move)
      enter(p, other, to)
      compare(p, seat)
      if (before === undefined && kernel.check(p, seat, move) !== undefined) dearer++
      for (const unit of [foot, cart, other, foe]) leave(p, unit, ELIMINATED)
    }
  expect(dearer).toBeGreaterThan(0)
})

/**
 * RA132 A unit that is revealed is reported at once, to all who see it now: checked by looking at every unit before and
 * after each step.
 */

import { expect, test } from 'vitest'
import {
  type Choice,
  engine,
  fastDice,
  includes,
  log,
  NOBODY,
  type Phase,
  randomSource,
  SPECTATOR,
  type Step,
} from '../../../../src/kernel/index.ts'
import { proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { warlike } from '../samples.ts'
import { event } from '../state/events.ts'
import { VEILED } from '../state/markers.ts'
import type { Eagle } from '../state/position.ts'
import { enemyOf, SIDES } from '../state/sides.ts'
import { fighter } from '../state/stacks.ts'

const SEATS = [...SIDES, SPECTATOR]

/** May a seat see this unit, by the list in RA132 and the map? */
function maySee(p: Eagle, seat: number, unit: number): boolean {
  const { army, ground } = p.scenario
  const side = army.side[unit]
  const hex = p.at[unit]
  if (seat === side) return true
  // RA127
  if (p.hushed === 1) return false
  if (hex < 0) return hex !== VEILED
  const liesOpen = [...army.unitOf.keys()].some(
    (node) => army.unitOf[node] === unit && p.at[node] >= 0 && p.top[p.at[node]] === node && p.cap[p.at[node]] === 0,
  )
  const acts = p.mover === 1 + unit || p.marks[unit] !== 0 || p.target[unit] !== 0 || p.due[unit] !== 0
  if (liesOpen || acts || p.group[hex] !== 0) return true
  const around = ground.grid.neighbours.subarray(6 * hex, 6 * hex + 6)
  return seat !== SPECTATOR && around.some((next) => next >= 0 && fighter(p, next) === enemyOf(side))
}

/** Returns all pairs of a seat and a unit that it sees. */
function allSeen(p: Eagle): Set<string> {
  const units = [...p.scenario.army.units.keys()]
  return new Set(
    SEATS.flatMap((seat) => units.filter((unit) => maySee(p, seat, unit)).map((unit) => `${seat} ${unit}`)),
  )
}

const sightings = { told: 0 }

/**
 * Does this event name a unit to seats that newly see it? When hidden set-up is revealed, that is its being set up
 * there (RA127).
 */
const names = (p: Eagle, { event: what, to, args }: { event: number; to: number; args: readonly number[] }): boolean =>
  what === event.Sighted || (what === event.Deployed && p.hushed === 0 && !includes(to, p.scenario.army.side[args[0]]))

/**
 * Performs an action, and compares the sightings that it reports with what is seen afterwards and was not seen before.
 */
function compare(p: Eagle, play: (journal: ReturnType<typeof log>) => void): void {
  const before = allSeen(p)
  const journal = log()
  play(journal)
  const { army } = p.scenario
  const newly = [...allSeen(p)].filter((pair) => !before.has(pair) && p.at[Number(pair.split(' ')[1])] >= 0)
  const told = journal.told
    .filter((one) => names(p, one))
    .flatMap((one) => SEATS.filter((seat) => includes(one.to, seat)).map((seat) => `${seat} ${one.args[0]}`))
  const named = (pairs: string[]) =>
    pairs.map((pair) => pair.replace(/\d+$/, (unit) => army.units[Number(unit)])).sort()
  expect([...new Set(named(told))], 'seats and whom they see newly').toEqual(named(newly))
  sightings.told += told.length
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }
const compared =
  (step: Step<Eagle>): Step<Eagle> =>
  (p, dice) =>
    compare(p, (journal) => step(p, dice, journal))
const comparedChoice = (choice: Choice<Eagle>): Choice<Eagle> => ({
  ...choice,
  play: (p, seat, a, b, dice) => compare(p, (journal) => choice.play(p, seat, a, b, dice, journal)),
})
/** Chapters begin these phase objects, so they are changed in place. */
for (const phase of eagle.phases as readonly Writable<Phase<Eagle>>[]) {
  if (phase.steps) phase.steps = phase.steps.map(compared)
  if (phase.choices) phase.choices = phase.choices.map(comparedChoice)
}
const kernel = engine(worded(eagle))
const list = new Int32Array(1 << 16)

for (const [scenario, options, seeds, actions] of [
  ['vedel', {}, [1, 2, 3], 3_000],
  ['vedel', { limitedInformation: true }, [4, 5, 6], 3_000],
  ['surprise', {}, [7], 2_000],
  ['bailen', { limitedInformation: true }, [8], 2_000],
  ['second-day', {}, [9], 2_000],
  ['invader', {}, [10], 2_000],
] as const)
  test(`RA132 all who newly see a unit are told so, and no others: ${scenario} ${JSON.stringify(options)}`, () => {
    for (const seed of seeds) {
      const dice = fastDice(seed)
      const chance = randomSource(seed, 1)
      const p = kernel.open(scenario, options, dice)
      sightings.told = 0
      for (let played = 0; kernel.awaiting(p) !== NOBODY && played < actions; played++) {
        const awaiting = kernel.awaiting(p)
        const seat = 31 - Math.clz32(awaiting & -awaiting)
        const count = kernel.actions(p, seat, list)
        kernel.play(p, seat, list[warlike(kernel, p, seat, list.subarray(0, count), chance)], dice)
      }
      expect(sightings.told).toBeGreaterThan(20)
    }
  })

test('RA132 a unit that attacks from under skirmishers is named to all, though it does not lie on top', () => {
  sightings.told = 0
  const place = {
    'SP-OM1': { at: 'Y20', facing: 'E' },
    'SP-TEJ': { at: 'Y20', shape: 'skirmish' },
    'FR-4LR1': { at: 'Z20', facing: 'W' },
  }
  const failures = proofs(
    worded(eagle),
    'bailen',
  )({
    place,
    set: { phase: 'spanish shock', orders: { VEN: 'attack', CRZ: 'attack', RED: 'attack', CHA: 'defend' } },
    actions: [{ seat: 'spanish', do: ['attack SP-OM1 > Z20'] }],
  })
  expect(failures.filter(({ path }) => path.startsWith('actions'))).toEqual([])
  expect(sightings.told).toBe(1)
})

import { describe, expect, test } from 'vitest'
import {
  completeOptions,
  each,
  engine,
  fastDice,
  findScenario,
  type Options,
  randomSource,
} from '../../../../src/kernel/index.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

/**
 * Every option alone, every pair, and a sample of many at once: random games to their end, with the invariants holding
 * throughout.
 */

const kernel = engine(worded(generals))
const SCENARIOS = generals.scenarios().map(({ id }) => id)
const GAMES_ALONE = 3
const SAMPLES = 40
const LONGEST = 5_000

/** What can be switched on, with what it needs, on a board that has it. */
const SWITCHES: readonly Options[] = [
  { objectiveMarkers: 'few' },
  { objectiveMarkers: 'many' },
  { orderDice: true },
  { orderDelivery: true },
  { armyMorale: true },
  { forest: true },
  { hill: true },
  { hill: true, hillGuns: 'blind' },
  { building: true, board: 'heights' },
  { building: true, board: 'river' },
  { building: true, destroyedBuilding: true, board: 'heights' },
  { road: true },
  { river: true, board: 'river' },
  { river: true, bridge: true, board: 'river' },
  { compensation: 3 },
  { emptyObjectivesCount: true },
  { cavalryFleesAfterRanged: true },
  { rearFire: true },
  { army: 'vanguard' },
]
const about = (options: Options) =>
  Object.entries(options)
    .map(([name, value]) => (value === true ? name : `${name} ${value}`))
    .join(', ')

const told = new Set<string>()
const journal = { tell: (_to: number, event: number) => void told.add(generals.events[event].name) }

/** Plays a random game with these options; returns what was broken, nothing if all was well. */
function play(options: Options, seed: number): string[] {
  const below = randomSource(seed, 11)
  const dice = fastDice(seed, 12)
  const scenario = options.army === undefined ? SCENARIOS[seed % SCENARIOS.length] : 'custom'
  const p = kernel.open(scenario, options, dice, journal)
  const out = new Int32Array(1 << 12)
  for (let n = 0; kernel.awaiting(p) !== 0; n++) {
    if (n > LONGEST) return [`no end after ${LONGEST} actions`]
    const seats = [...each(kernel.awaiting(p))]
    const seat = seats[below(seats.length)]
    const count = kernel.actions(p, seat, out)
    if (count === 0) return [`${kernel.phase(p).name}: ${generals.seats[seat]} has nothing to choose`]
    let action = out[below(count)]
    // Sheets and phases would be closed too early to show much.
    if (kernel.choice(p, action)?.closes && below(3) > 0) action = out[below(count)]
    kernel.play(p, seat, action, dice, journal)
    const broken = [...(generals.invariants?.(p) ?? [])]
    if (broken.length > 0) return [`${scenario}, ${about(options)}, seed ${seed}, action ${n}: ${broken.join('; ')}`]
  }
  return generals.outcome(p) === undefined ? ['no side is asked, and the game is not over'] : []
}

describe('options', () => {
  const info = findScenario(generals.scenarios(), 'marengo')

  test('each scenario has all options, each with a rule of the rulebook', () => {
    const rules = new Set(generals.rulebook.map(({ id }) => id))
    for (const { id, options } of generals.scenarios()) {
      const names = options.map(({ name }) => name)
      expect(names.filter((name) => name !== 'army')).toEqual(info.options.map(({ name }) => name))
      expect(names.includes('army')).toBe(id === 'custom')
      for (const { name, rule, values, default: usual } of options) {
        expect(rules.has(rule), name).toBe(true)
        expect(values, name).toContain(usual)
      }
    }
    const switched = new Set(SWITCHES.flatMap((options) => Object.keys(options)))
    expect(generals.scenarios().flatMap(({ options }) => options.filter(({ name }) => !switched.has(name)))).toEqual([])
  })

  test.each([
    ['destroyedBuilding', true, 'building'],
    ['bridge', true, 'river'],
    ['hillGuns', 'blind', 'hill'],
  ] as const)('%s needs %s', (name, value, needed) => {
    expect(() => completeOptions(info, { [name]: value })).toThrow(`option '${name}' needs option '${needed}'`)
    expect(completeOptions(info, { [name]: value, [needed]: true })[name]).toBe(value)
  })

  test.each([
    [{ forests: true }, "option 'forests' does not exist"],
    [{ forest: 'yes' }, "option 'forest' takes false, true"],
    [{ board: 'B' }, "option 'board' takes A, heights, river"],
    [{ compensation: 4 }, "option 'compensation' takes -3, -2, -1, 0, 1, 2, 3"],
    [{ objectiveMarkers: 'all' }, "option 'objectiveMarkers' takes none, few, many"],
    [{ army: 'horse' }, "option 'army' does not exist in scenario 'marengo'"],
  ])('%o is refused', (options, line) => {
    expect(() => kernel.open('marengo', options, fastDice(1))).toThrow(line)
  })
})

describe('random games', () => {
  test.each(SWITCHES.map((options) => [about(options), options] as const))(`%s: ${GAMES_ALONE} games`, (_, options) => {
    for (let seed = 0; seed < GAMES_ALONE; seed++) expect(play(options, seed)).toEqual([])
  })

  test(`every pair: ${(SWITCHES.length * (SWITCHES.length - 1)) / 2} games`, () => {
    for (const [k, one] of SWITCHES.entries())
      for (const [j, other] of SWITCHES.slice(0, k).entries())
        expect(play({ ...other, ...one }, k * SWITCHES.length + j)).toEqual([])
  })

  test(`many at once: ${SAMPLES} games`, () => {
    for (let seed = 0; seed < SAMPLES; seed++) {
      const below = randomSource(seed, 13)
      const options = Object.assign({}, ...SWITCHES.filter(() => below(2) === 0)) as Options
      expect(play(options, seed)).toEqual([])
    }
  })

  test('these games tell every event of the optional rules, but for the rare two sixes against a building', () => {
    const optional = [
      ['Mustered', 'Marked', 'OrdersRolled', 'Delivered', 'Lost'],
      ['Storms', 'IntoBuilding', 'OutOfBuilding', 'RoadMoved', 'RoadBlocked'],
      ['LostForCaptures', 'LostForObjective', 'GaveForSectors', 'SectorsEqual', 'Won'],
    ].flat()
    expect(optional.filter((name) => !told.has(name))).toEqual([])
  })
})

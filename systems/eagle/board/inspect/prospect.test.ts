import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Action, type Dice, engine, fastDice, includes, isRefusal, log } from '../../../../src/kernel/index.ts'
import { random } from '../../../../src/players/index.ts'
import type { SituationFile } from '../../../../src/situations/index.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../../rules/index.ts'
import type { Weight } from '../../rules/queries/weights.ts'
import { event } from '../../rules/state/events.ts'
import { type Eagle, eagleLayout } from '../../rules/state/position.ts'
import { fireProspect, type Prospect, shockProspect, type Throw } from './prospect.ts'

const kernel = engine(worded(eagle))
const buffer = new Int32Array(8192)

function viewOf(p: Eagle, seat: number): Eagle {
  const view = eagleLayout.make(p.scenario)
  eagle.redact(p, seat, view)
  return view
}
const copyOf = (p: Eagle): Eagle => {
  const copy = eagleLayout.make(p.scenario)
  eagleLayout.copy(p, copy)
  return copy
}

/** Yields moments of random games in which some unit can do something with this verb. */
function* moments(
  verb: string,
  phases: readonly string[],
): Generator<{ readonly p: Eagle; readonly seat: number; readonly texts: string[] }> {
  for (let seed = 1; seed <= 12; seed++) {
    const dice = fastDice(seed)
    const p = kernel.open('vedel', {}, dice)
    let state = seed
    const player = random<Eagle>((n) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 4294967296) * n)
    })
    for (let k = 0; k < 20000 && p.depth >= 0; k++) {
      const seat = [0, 1].find((one) => includes(kernel.awaiting(p), one))
      if (seat === undefined) break
      if (phases.includes(kernel.phase(p).name)) {
        const texts = Array.from(buffer.subarray(0, kernel.actions(p, seat, buffer)), (action) =>
          kernel.print(p, action),
        )
        const found = texts.filter((text) => text.startsWith(`${verb} `))
        if (found.length > 0) yield { p, seat, texts: found }
      }
      kernel.play(p, seat, player.choose(viewOf(p, seat), seat, kernel), dice)
    }
  }
}

/** Every die shows this face. */
const showing = (face: number): Dice => ({
  roll: ({ faces }) => (faces.includes(face) ? face : faces[0]),
  pool: () => {},
})
const act = (p: Eagle, seat: number, text: string, dice: Dice, journal = log()) => {
  kernel.play(p, seat, kernel.parse(p, seat, text) as Action, dice, journal)
  return journal.told
}
const first = ({ throws }: Prospect): Throw => throws[0]

test('10.2.1 the forecast for each face of a volley is what happens when that face falls', () => {
  let compared = 0
  for (const { p, seat, texts } of moments('fire', ['defensive fire', 'offensive fire'])) {
    for (const text of texts.slice(0, 3)) {
      const prospect = fireProspect(kernel, viewOf(p, seat), seat, text)!
      for (let face = 1; face <= 6; face++) {
        const played = copyOf(p)
        act(played, seat, text, showing(face))
        const told = act(played, seat, 'shoot', showing(face))
        const volley = told.find(({ event: what }) => what === event.Volley)!
        const hit = told.find(({ event: what }) => what === event.Hit)!
        expect([volley.args[0], volley.args[3] - face]).toEqual([first(prospect).points, first(prospect).sum])
        expect(hit.args[1]).toBe(first(prospect).results[face - 1])
      }
      const { added, sum } = first(prospect)
      expect(added.reduce((all, { value }) => all + value, 0)).toBe(sum)
      compared++
    }
    if (compared > 40) return
  }
  expect(compared).toBeGreaterThan(10)
})

/** Sets up a situation from its file, before its first action. */
function setUp({ scenario, options, place, set }: SituationFile): Eagle {
  const { situations } = eagle
  const p = kernel.open(scenario, options ?? {}, fastDice(1))
  situations!.clear(p)
  for (const [what, value] of Object.entries(place ?? {})) situations!.place(p, what, value)
  while (p.depth >= 0) eagleLayout.endFrame(p)
  const { phase, ...fields } = set ?? {}
  situations!.set(p, 'phase', phase)
  for (const [field, value] of Object.entries(fields)) situations!.set(p, field, value)
  situations!.ready?.(p)
  kernel.settle(p, fastDice(1))
  return p
}

const folder = new URL('../../examples/', import.meta.url)
const files = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as SituationFile,
)

test('11.1b, RA84 the forecast for each face of a shock is what happens, in all examples that begin with a shock', () => {
  let compared = 0
  const causes = new Set<string>()
  for (const file of files.filter(({ set }) => String(set?.phase).endsWith('shock'))) {
    const p = setUp(file)
    const seat = p.active
    const texts = Array.from(buffer.subarray(0, kernel.actions(p, seat, buffer)), (action) => kernel.print(p, action))
    for (const text of texts.filter((one) => one.startsWith('attack '))) {
      const hex = p.scenario.ground.grid.names.indexOf(text.split(' > ')[1])
      const prospect = shockProspect(kernel, viewOf(p, seat), seat, hex, text)!
      for (let face = 1; face <= 6; face++) {
        const played = copyOf(p)
        act(played, seat, text, showing(face))
        const told = act(played, seat, 'engage', showing(face))
        for (const answer of ['let', 'stand']) {
          const action = kernel.parse(played, 1 - seat, answer)
          if (!isRefusal(action) && includes(kernel.awaiting(played), 1 - seat))
            told.push(...act(played, 1 - seat, answer, showing(face)))
        }
        const struck = told.find(({ event: what }) => what === event.Struck)
        expect(struck === undefined).toBe(prospect.throws.length === 0)
        if (struck === undefined) continue
        const { attackers, defenders, points, against } = first(prospect)
        const sum = (weights: readonly Weight[]) =>
          Math.round(10 * weights.reduce((all, { counts }) => all + counts, 0)) / 10
        expect([sum(attackers), sum(defenders)]).toEqual([points, against])
        for (const { points: own, factors, counts } of [...attackers, ...defenders])
          expect(factors.reduce((rest, { above, below }) => (rest * above) / below, own)).toBeCloseTo(counts, 6)
        for (const { factors } of [...attackers, ...defenders]) for (const { cause } of factors) causes.add(cause)
        expect(struck.args[2]).toBe(first(prospect).results[face - 1])
        expect(struck.args[1] - face).toBe(first(prospect).sum)
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(30)
  expect([...causes].sort()).toEqual(['disorder', 'flank', 'ground', 'guns', 'march', 'rout'])
})

test('11.2 a unit that has charged counts double, and the forecast says why', () => {
  const place = { 'FR-6DRP': { at: 'AH9', facing: 'SW', charged: 'AH10' }, 'SP-IRL1': { at: 'AH10', facing: 'NE' } }
  const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' }
  const p = setUp({
    ruleset: 'eagle',
    scenario: 'vedel',
    place,
    set: { phase: 'french shock', orders },
  })
  const prospect = shockProspect(kernel, viewOf(p, p.active), p.active, p.scenario.ground.grid.names.indexOf('AH10'))!
  const [charger] = first(prospect).attackers
  expect(charger.factors).toEqual([{ cause: 'charge', above: 2, below: 1 }])
  expect(charger.counts).toBe(2 * charger.points)
})

test('S4.8.1 a forecast says which units stand aside, and that there is no combat if only Swiss would fight', () => {
  const orders = { CHA: 'attack', PAN: 'attack', SCH: 'attack', COU: 'attack', RED: 'attack' }
  const look = (phase: string, guns: boolean) => {
    const other = guns ? { 'FR-4LR1': { at: 'Y21', facing: 'E' }, 'SP-JAE1': { at: 'Z20' } } : {}
    const place = { 'FR-RED1': { at: 'Y20', facing: 'E' }, 'SP-SUI1': { at: 'Z20', facing: 'W' }, ...other }
    const options = { attackQuota: 'none' }
    const p = setUp({
      ruleset: 'eagle',
      scenario: 'bailen',
      options,
      place,
      set: { phase, orders },
    })
    const hex = p.scenario.ground.grid.names.indexOf('Z20')
    const names = (units: readonly number[]) => units.map((unit) => p.scenario.army.units[unit])
    const found = phase.endsWith('shock')
      ? shockProspect(kernel, viewOf(p, 0), 0, hex, 'attack FR-RED1 > Z20')!
      : fireProspect(kernel, viewOf(p, 0), 0, 'fire FR-RED1 > Z20')!
    return { throws: found.throws.length, lapsed: found.lapsed.length, aside: names(found.aside) }
  }
  expect(look('french shock', false)).toEqual({ throws: 0, lapsed: 1, aside: ['FR-RED1', 'SP-SUI1'] })
  expect(look('french offensive fire', false)).toEqual({ throws: 0, lapsed: 0, aside: ['FR-RED1'] })
  expect(look('french offensive fire', true).aside).toEqual(['FR-RED1'])
})

test('the forecast of a shock is that of the hex that is asked for, whatever else has been named', () => {
  const place = {
    'FR-5LR1': { at: 'AH9', facing: 'SW' },
    'FR-5LR2': { at: 'AH12', facing: 'SW' },
    'SP-IRL1': { at: 'AH10', facing: 'NE' },
    'SP-COR1': { at: 'AH13', facing: 'NE' },
  }
  const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' }
  const p = setUp({
    ruleset: 'eagle',
    scenario: 'vedel',
    place,
    set: { phase: 'french shock', orders },
  })
  act(p, 0, 'attack FR-5LR1 > AH10', showing(1))
  act(p, 0, 'attack FR-5LR2 > AH13', showing(1))
  const view = viewOf(p, 0)
  for (const name of ['AH10', 'AH13']) {
    const hex = p.scenario.ground.grid.names.indexOf(name)
    expect(shockProspect(kernel, view, 0, hex)!.throws.map((one) => one.hex)).toEqual([hex])
  }
})

import { describe, expect, test } from 'vitest'
import { hexNamed } from '../../../../src/hex/index.ts'
import { engine, fastDice, noDice, SPECTATOR, UserError } from '../../../../src/kernel/index.ts'
import { eagle } from '../index.ts'
import { situations } from '../situations.ts'
import { type Eagle, eagleLayout } from '../state/position.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'
import { commandsOf, lineTo, queries, reachOf, zonesOf } from './queries.ts'
import { threat, threatMap, threatsTo } from './threats.ts'

const kernel = engine(eagle)

/** Pieces on the map of scenario 1 as the French begin to move, seen by one side. */
function seen(place: Record<string, unknown>, seat = FRENCH, phase = 'french movement'): Eagle {
  const p = kernel.open('vedel', {}, fastDice(1))
  p.depth = -1
  situations.clear(p)
  for (const [what, value] of Object.entries(place)) situations.place(p, what, value)
  situations.set(p, 'phase', phase)
  situations.set(p, 'orders', { POI: 'attack', CAS: 'attack', BOU: 'attack', COR: 'attack' })
  situations.ready?.(p)
  kernel.settle(p, noDice)
  const view = eagleLayout.make(p.scenario)
  eagle.redact(p, seat, view)
  return view
}

const hex = (p: Eagle, name: string): number => hexNamed(p.scenario.ground.grid, name)
const unit = (p: Eagle, id: string): number => p.scenario.army.units.indexOf(id)
const named = (p: Eagle, hexes: readonly number[]): string[] =>
  hexes.map((one) => p.scenario.ground.grid.names[one]).sort()

describe('reach', () => {
  const field = {
    'FR-6DRP': { at: 'AH7', facing: 'SW' },
    'SP-IRL1': { at: 'AH10', facing: 'NE' },
    Boussart: { at: 'AH6' },
  }

  test('8.1 ways end in the front of an enemy, and say so', () => {
    const view = seen(field)
    const { ways, now, points } = reachOf(view, unit(view, 'FR-6DRP'))
    expect(now).toBe(true)
    expect(points).toBe(7)
    const to = (name: string) => ways.find((way) => way.hex === hex(view, name))
    expect(to('AH8')).toMatchObject({ spent: 1, stops: false, texts: ['move FR-6DRP > AH8'] })
    expect(to('AH9')).toMatchObject({ stops: true, why: 'zone' })
    expect(to('AH10')).toBeUndefined()
  })

  test('7.0 the reach of a unit that is not to move now is that of its next movement', () => {
    const view = seen(field)
    const { ways, now, points } = reachOf(view, unit(view, 'SP-IRL1'))
    expect(now).toBe(false)
    expect(points).toBe(3)
    expect(ways.length).toBeGreaterThan(6)
  })

  test('RA31 a unit that stands in an enemy front checks when it leaves it: its ways end with that step', () => {
    const view = seen({ ...field, 'FR-6DRP': { at: 'AH9', facing: 'SW' } })
    const { ways } = reachOf(view, unit(view, 'FR-6DRP'))
    expect(ways.length).toBeGreaterThan(0)
    for (const way of ways) expect(way).toMatchObject({ stops: true, why: 'check' })
    for (const way of ways) expect(way.path).toHaveLength(1)
  })
})

describe('threats', () => {
  test('11.2, 10.1, 11.0 threats name the units that can come, fire, attack and charge next turn', () => {
    const view = seen(
      {
        'FR-6DRP': { at: 'AH7', facing: 'SW' },
        'FR-1LR1': { at: 'AK7', facing: 'SW' },
        'SP-IRL1': { at: 'AH10', facing: 'NE' },
      },
      SPANISH,
    )
    const { threats, unseen } = threatsTo(view, SPANISH, hex(view, 'AH10'))
    expect(unseen).toEqual([])
    const of = (id: string) => threats.find((one) => one.unit === unit(view, id))
    expect(of('FR-6DRP')).toMatchObject({ comes: false, fires: false, attacks: true, charges: true })
    // Light infantry four hexes away comes up with its last point or not at all.
    expect(of('FR-1LR1')?.charges ?? false).toBe(false)
    const all = threatMap(view, SPANISH)
    expect(all[hex(view, 'AH10')] & threat.CHARGES).toBe(threat.CHARGES)
    expect(all[hex(view, 'AH8')] & threat.COMES).toBe(threat.COMES)
    expect(all[hex(view, 'A1')]).toBe(0)
  })

  test('11.2 no charge goes uphill, nor against troops under cover', () => {
    const view = seen({ 'FR-6DRP': { at: 'AF15', facing: 'NW' }, 'SP-COR1': { at: 'AD15', facing: 'SE' } }, SPANISH)
    const { threats } = threatsTo(view, SPANISH, hex(view, 'AD15'))
    expect(threats.every((one) => !one.charges)).toBe(true)
  })

  test('10.2 guns that have to be brought up and unlimbered first reach as far as their points let them', () => {
    const gun = (form: string) => ({
      'FR-VDL-ART': { at: 'AH6', facing: 'SW', shape: form },
      'SP-IRL1': { at: 'AH9', facing: 'NE' },
    })
    const ready = seen(gun('unlimbered'), SPANISH)
    expect(threatsTo(ready, SPANISH, hex(ready, 'AH9')).threats).toMatchObject([{ fires: true, attacks: false }])
    const far = seen({ ...gun('normal'), 'SP-IRL1': { at: 'AH13', facing: 'NE' } }, SPANISH)
    expect(threatsTo(far, SPANISH, hex(far, 'AH13')).threats).toEqual([])
  })

  test('6 units below the top of an enemy stack are not looked at, but counted', () => {
    const view = seen(
      {
        'FR-1LR1': { at: 'AH6', facing: 'SW' },
        'FR-1LR2': { at: 'AH6', facing: 'SW' },
        'SP-IRL1': { at: 'AH10', facing: 'NE' },
      },
      SPANISH,
    )
    const { threats, unseen } = threatsTo(view, SPANISH, hex(view, 'AH10'))
    expect(threats.length).toBeLessThanOrEqual(1)
    expect(unseen).toEqual([{ hex: hex(view, 'AH6'), count: 1 }])
  })
})

describe('lines, zones, command', () => {
  test('10.2.1 a line of fire names the hexes that it passes and what blocks it', () => {
    const view = seen({ 'FR-1LR1': { at: 'AH8', facing: 'SW' }, 'SP-IRL1': { at: 'AH10', facing: 'NE' } })
    const past = lineTo(view, FRENCH, hex(view, 'AH6'), hex(view, 'AH10'))
    expect(past).toMatchObject({ distance: 4, clear: false, at: hex(view, 'AH8'), by: 'troops' })
    expect(named(view, past.passes.flat())).toEqual(['AH7', 'AH8', 'AH9'])
    // The enemy of the troops there looks through them.
    expect(lineTo(view, SPANISH, hex(view, 'AH6'), hex(view, 'AH10')).by).not.toBe('troops')
    expect(lineTo(view, FRENCH, hex(view, 'AH9'), hex(view, 'AH9')).clear).toBe(true)
  })

  test('8.0 zones of control tell front from flank', () => {
    const view = seen({ 'FR-1LR1': { at: 'AH7', facing: 'SW' } })
    const { front, flank } = zonesOf(view, FRENCH)
    expect(named(view, front)).toEqual(['AG8', 'AH8'])
    expect(flank).toHaveLength(2)
    expect(zonesOf(view, SPANISH)).toEqual({ side: SPANISH, front: [], flank: [] })
  })

  test('9.0, RA15 command reaches one hex more than the radius, and enemies block it', () => {
    const open = seen({ 'FR-1LR1': { at: 'AH7', facing: 'SW' }, Vedel: { at: 'AH7' } })
    const [{ hexes, radius, leader }] = commandsOf(open, FRENCH)
    expect(open.scenario.army.leaders[leader]).toBe('Vedel')
    expect(hexes).toContain(hex(open, `AH${7 + radius + 1}`))
    expect(hexes).not.toContain(hex(open, `AH${7 + radius + 2}`))
    const shut = seen({
      'FR-1LR1': { at: 'AH7', facing: 'SW' },
      Vedel: { at: 'AH7' },
      'SP-IRL1': { at: 'AH9', facing: 'NE' },
    })
    const reached = commandsOf(shut, FRENCH)[0].hexes
    expect(reached).not.toContain(hex(shut, 'AH9'))
    expect(reached.length).toBeLessThan(hexes.length)
  })
})

test('the protocol asks by number, and a number that does not exist is refused in words', () => {
  const view = seen({ 'FR-1LR1': { at: 'AH7', facing: 'SW' }, 'SP-IRL1': { at: 'AH10', facing: 'NE' } })
  const questions: [string, ...number[]][] = [
    ['reach', unit(view, 'FR-1LR1')],
    ['sight', hex(view, 'AH7'), hex(view, 'AH10')],
    ['threats', hex(view, 'AH7')],
    ['threatMap'],
    ['zones', FRENCH],
    ['command', SPANISH],
  ]
  expect(questions.map(([name]) => name).sort()).toEqual(Object.keys(queries).sort())
  for (const [name, ...args] of questions)
    for (const seat of [FRENCH, SPANISH, SPECTATOR]) {
      const answer = queries[name]?.(view, seat, ...args)
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
    }
  for (const name of ['reach', 'sight', 'threats', 'zones', 'command'])
    for (const args of [[-1, -1], [], [9999, 9999]])
      expect(() => queries[name]?.(view, FRENCH, ...args)).toThrow(UserError)
})

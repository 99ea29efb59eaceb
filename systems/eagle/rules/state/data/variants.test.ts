/** Variants of the scenarios, and other choices of players. */

import { describe, expect, test } from 'vitest'
import { hexNamed } from '../../../../../src/hex/index.ts'
import { engine, fastDice, SPECTATOR } from '../../../../../src/kernel/index.ts'
import { CHIEF } from '../../../../../src/match/index.ts'
import { by, type Case, proofs } from '../../../../../src/situations/proof.ts'
import { worded } from '../../../../worded.ts'
import { eagle } from '../../index.ts'
import { leaderMorale } from '../../morale/morale.ts'
import { hearThunder } from '../../movement/arrivals.ts'
import { measureDice } from '../../orders/orders.ts'
import { toBase } from '../../retreat/retreat-path.ts'
import { goTo } from '../../sequence.ts'
import { arrivalOf, spotOf } from '../arrivals.ts'
import { findCommand } from '../command.ts'
import { limitOf } from '../losses.ts'
import { type Eagle, eagleLayout, MARCH, note } from '../position.ts'
import { FRENCH, SPANISH } from '../sides.ts'
import { enter } from '../stacks.ts'

const kernel = engine(eagle)
const open = (scenario: string, options = {}) => kernel.open(scenario, options, fastDice(1))
const play = (p: Eagle, seat: number, ...does: string[]) => {
  for (const text of does) kernel.play(p, seat, kernel.parse(p, seat, text) as number, fastDice(1))
}
const unit = (p: Eagle, id: string) => p.scenario.army.units.indexOf(id)
const turnOf = (p: Eagle, id: string) => p.scenario.arrivals[arrivalOf(p, unit(p, id))]?.turn

describe('S3.9.1, S4.9.1 order of arrival', () => {
  test('S4.9.1, RA143 brigades that exchange their places come by each other’s turns and hexes', () => {
    const p = open('bailen', { orderOfArrival: true })
    expect(kernel.awaiting(p)).toBe(1 << FRENCH)
    expect(['FR-4LR3', 'FR-4LR1', 'FR-1CHP', 'FR-1DRP'].map((id) => turnOf(p, id))).toEqual([1, 5, 5, 6])
    play(p, FRENCH, 'exchange CHA > PRI', 'exchange DPR > PAN', 'ready')
    // Privé sends two counters ahead as Chabert did; Chabert comes when Privé would have come, Dupré with Schramm.
    expect(['FR-1DRP', 'FR-2DRP', 'FR-2CUP-A'].map((id) => turnOf(p, id)).sort()).toEqual([1, 1, 5])
    expect(['FR-4LR1', 'FR-4LR3', 'FR-CHA-ART'].map((id) => turnOf(p, id))).toEqual([6, 6, 6])
    expect(['FR-1CHP', 'FR-3LR1'].map((id) => turnOf(p, id))).toEqual([9, 5])
  })

  test('S3.9.1 two brigades are on the map, whichever they are', () => {
    const p = open('second-day')
    expect(kernel.phase(p).rule).toBe('S3.9.1')
    expect([unit(p, 'FR-4LR1'), unit(p, 'FR-3LR1')].map((one) => spotOf(p, one) !== undefined)).toEqual([true, false])
    play(p, FRENCH, 'exchange CHA > SCH')
    expect([unit(p, 'FR-4LR1'), unit(p, 'FR-RED1')].map((one) => spotOf(p, one) !== undefined)).toEqual([false, true])
    expect(turnOf(p, 'FR-4LR1')).toBe(3)
  })

  test('S4.9.1 only brigades of Dupont exchange their places, and the Spanish player learns nothing of it', () => {
    const p = open('bailen', { orderOfArrival: true })
    expect(kernel.check(p, FRENCH, kernel.parse(p, FRENCH, 'exchange CHA > POI') as number)).toMatchObject({
      rule: 'S3.9.1',
    })
    play(p, FRENCH, 'exchange CHA > PRI')
    const view = eagleLayout.make(p.scenario)
    for (const seat of [SPANISH, SPECTATOR]) {
      eagle.redact(p, seat, view)
      expect(new Set(view.wave.subarray(0, 7)).size).toBe(1)
    }
  })
})

describe('S4.9.2 Vedel', () => {
  test('S4.9.2.1, S5.9 Vedel rolls from noon on, marches on 4 or less, and a second die says how long he takes', () => {
    const p = open('bailen', { vedelMarches: true })
    const vedel = p.scenario.arrivals.findIndex(({ leaders }) => leaders.length === 4)
    expect(p.scenario.arrivals[vedel].turn).toBe(0)
    const roll = (turn: number, ...faces: number[]) => {
      p.coming = 0
      p.turn = turn
      hearThunder(p, { ...fastDice(1), roll: () => faces.shift() as number }, undefined)
      return [p.coming, faces.length]
    }
    // Turn 19 is 11:30, turn 20 is noon.
    expect(roll(19, 1)).toEqual([0, 1])
    expect(roll(20, 5)).toEqual([0, 0])
    expect([1, 2, 3, 4, 5, 6].map((face) => roll(20, 4, face)[0])).toEqual([26, 25, 25, 24, 24, 23])
    expect(open('invader', { vedelMarches: true }).scenario.options.vedelMarches).toBe(true)
    expect(open('bailen').scenario.arrivals.map(({ turn }) => turn)).not.toContain(0)
  })

  test('S4.9.2.2 Vedel brings Dufour, Lefranc and the cuirassiers, and their brigades count', () => {
    const { scenario } = open('bailen', { vedelWhole: true })
    const { army } = scenario
    const limit = (id: string) => scenario.limits[army.formations.indexOf(id)]
    expect([limit('DUF'), limit('LEF'), limit('BOU')]).toEqual([3, 2, 2])
    expect(scenario.arrivals.filter(({ turn }) => turn === 28).map(({ units }) => units.length)).toEqual([9, 8])
    const plain = open('bailen').scenario
    expect(plain.army.units.includes('FR-7IP1')).toBe(false)
    expect(plain.limits[plain.army.formations.indexOf('BOU')]).toBe(1)
    // Alone or with 9.2.1.
    const both = open('invader', { vedelWhole: true, vedelMarches: true }).scenario
    expect(both.arrivals.filter(({ turn }) => turn === 0).length).toBe(2)
  })
})

describe('S4.9.3 Castaños', () => {
  const castanos = (reding: string, venegas: string, there = 'Y12') => {
    const p = open('bailen', { castanos: true })
    const { army, ground } = p.scenario
    const hex = (name: string) => ground.grid.names.indexOf(name)
    p.where[army.leaders.indexOf('Castanos')] = hex(there)
    p.where[army.leaders.indexOf('Reding')] = hex(reding)
    p.where[army.leaders.indexOf('Venegas')] = hex(venegas)
    return p
  }

  test('S4.9.3, S3.10, RA118 Castaños takes command with the option, and without it La Peña commands', () => {
    const with9 = open('second-day', { castanos: true }).scenario
    expect(with9.army.leaders).toContain('Castanos')
    expect(
      with9.commanders.map(({ leader, tries, divider }) => [with9.army.leaders[leader], divider, tries]),
    ).toContainEqual(['Castanos', 5, 5])
    expect(with9.commanders.some(({ leader }) => with9.army.leaders[leader] === 'LaPena')).toBe(false)
    const without = open('second-day').scenario
    expect(without.army.leaders).not.toContain('Castanos')
    expect(without.commanders.some(({ leader }) => without.army.leaders[leader] === 'LaPena')).toBe(true)
  })

  test('S4.9.3, RA118 Castaños commands a formation whose leader he reaches', () => {
    const p = castanos('AA16', 'Y9')
    // Y9 is three hexes from Y12: two between, neither of which costs more than a point.
    measureDice(p)
    expect(p.needed[p.scenario.army.formations.indexOf('VEN')]).toBe(1)
  })

  test('S4.9.3, RA118 Reding commands a formation whose leader Castaños does not reach', () => {
    const needed = (there: string, reding: string) => {
      const p = castanos(reding, 'Y9', there)
      measureDice(p)
      return p.needed[p.scenario.army.formations.indexOf('VEN')]
    }
    // From AA16 and W26 it is 8 and 18 hexes to Y9, and Reding divides by 3.
    expect([needed('Y12', 'AA16'), needed('Y12', 'W26')]).toEqual([1, 1])
    expect([needed('A24', 'AA16'), needed('A24', 'W26')]).toEqual([3, 6])
  })

  test('S3.5, S4.4, S4.9.3 Reding is Commander in Chief until Castaños comes, and then leads his own division and those under him', () => {
    const inCommand = (castanosAt: string | undefined) => {
      const p = open('bailen', { castanos: true })
      const { army, ground } = p.scenario
      const hex = (name: string) => ground.grid.names.indexOf(name)
      for (const id of ['SP-SIG', 'SP-JAE1']) enter(p, unit(p, id), hex(id === 'SP-SIG' ? 'Z13' : 'Z14'))
      p.where.fill(-1)
      p.where[army.leaders.indexOf('Reding')] = hex('Z13')
      if (castanosAt) p.where[army.leaders.indexOf('Castanos')] = hex(castanosAt)
      findCommand(p, SPANISH)
      const morale = leaderMorale(p, unit(p, 'SP-SIG'))
      return [...['SP-SIG', 'SP-JAE1'].map((id) => (p.notes[unit(p, id)] & note.COMMAND) !== 0), morale]
    }
    expect(inCommand(undefined)).toEqual([true, true, 2])
    expect(inCommand('A24')).toEqual([false, true, 0])
  })

  test('S4.2, RA118 until Castaños or La Peña comes, Reding changes the orders of troops that come before him', () => {
    const needed = (chief: string | undefined, options = {}) => {
      const p = open('bailen', options)
      const { army, ground } = p.scenario
      const hex = (name: string) => ground.grid.names.indexOf(name)
      p.where.fill(-1)
      p.where[army.leaders.indexOf('Reding')] = hex('Z13')
      p.where[army.leaders.indexOf('CruzMourgeon')] = hex('Z12')
      if (chief) p.where[army.leaders.indexOf(chief)] = hex('A24')
      measureDice(p)
      return p.needed[army.formations.indexOf('CRZ')]
    }
    expect([needed(undefined), needed(undefined, { castanos: true })]).toEqual([0, 0])
    expect([needed('LaPena'), needed('Castanos', { castanos: true })]).toEqual([7, 6])
  })

  test('S4.9.3, 0.0 if a side is shared, Castaños, who has no formation, rides as its chief wishes, and Reding as his player does', () => {
    const p = open('bailen', { castanos: true })
    const { army, ground } = p.scenario
    const hex = (name: string) => ground.grid.names.indexOf(name)
    for (const id of ['Castanos', 'Reding']) p.where[army.leaders.indexOf(id)] = hex('Z13')
    p.order[army.formations.indexOf('RED')] = MARCH
    p.turn = 24
    goTo(p, 4, undefined, SPANISH)
    const rider = (id: string) => eagle.formation?.(p, SPANISH, kernel.parse(p, SPANISH, `ride ${id} > Z14`) as number)
    expect([rider('Castanos'), rider('Reding')]).toEqual([CHIEF, army.formations.indexOf('RED')])
  })

  test('S4.9.3 Castaños enters only with a unit of La Peña’s division', () => {
    const place = { 'SP-GWC': { at: 'Y7' } }
    const enter = (what: string, castanosAt: string | null) =>
      proofs(
        worded(eagle),
        'bailen',
      )({
        options: { castanos: true },
        place,
        set: { phase: 'spanish movement', turn: 23, orders: { VEN: 'march' } },
        actions: [by('spanish')(what)],
        expect: { units: { Castanos: castanosAt === null ? null : { at: castanosAt } } },
      })
    expect(enter('enter SP-TIR1 > H1', null)).toEqual([])
    expect(enter('enter SP-AFR > A24', 'A24')).toEqual([])
  })
})

describe('options of the later scenarios', () => {
  test('S4.8.3, RC22 the French range is an option if the scenario does not name it', () => {
    expect(open('second-day').scenario.rules.has('frenchRange')).toBe(false)
    expect(open('second-day', { frenchRange: true }).scenario.rules.has('frenchRange')).toBe(true)
    expect(open('invader', { frenchRange: true }).scenario.rules.has('frenchRange')).toBe(true)
    expect(() => open('bailen', { frenchRange: true })).toThrow('does not exist')
  })

  test('S1.5, RC51 the Spanish rearguard falls with four of its nine counters, or by option with more than half; AD12 lowers either by one', () => {
    const limits = (options: object) => {
      const p = open('vedel', options)
      const formation = p.scenario.army.formations.indexOf('COR')
      const before = limitOf(p, formation)
      p.held[p.scenario.placeOf[hexNamed(p.scenario.ground.grid, 'AD12')]] = 1 + FRENCH
      return [before, limitOf(p, formation)]
    }
    expect(limits({})).toEqual([4, 3])
    expect(limits({ rearguardHalf: true })).toEqual([5, 4])
    expect(() => open('surprise', { rearguardHalf: true })).toThrow('does not exist')
  })

  test('S5.7, RC14 La Peña begins on the west bank, or by option on the east bank', () => {
    const hexes = (options: object) => {
      const { spots, army } = open('invader', options).scenario
      return new Set(spots[army.units.indexOf('SP-AFR')]?.hexes)
    }
    const [west, east] = [hexes({}), hexes({ laPenaEastBank: true })]
    expect(west.size > 0 && east.size > 0).toBe(true)
    expect([...west].filter((hex) => east.has(hex))).toEqual([])
  })

  test('S3.7, RA63 with the option the brigades of Vedel count for leaving too', () => {
    const leaving = (options: object) => {
      const { leaving: mask, army } = open('bailen', options).scenario
      return army.formations.filter((_, f) => (mask >> f) & 1)
    }
    expect(leaving({})).toEqual(['CHA', 'DPR', 'PRI', 'PAN', 'SCH'])
    expect(leaving({ exitCredit: 'all' })).toEqual(['CHA', 'DPR', 'PRI', 'PAN', 'SCH', 'POI', 'CAS', 'BOU'])
  })
})

describe('S2.3 the second base', () => {
  const town = ['AB15', 'AB16', 'AC13', 'AC14', 'AC15', 'AC16', 'AD13', 'AD14', 'AD15', 'AD16']
  const lost = (held: string[], actions: Case['actions'], expected: Case['expect']) =>
    proofs(
      worded(eagle),
      'surprise',
    )({
      place: { 'FR-1LR1': { at: 'AK8' }, 'SP-CEU1': { at: 'W20' } },
      set: {
        phase: 'spanish movement',
        turn: 5,
        held: Object.fromEntries(held.map((hex) => [hex, 'spanish'])),
        orders: { CAS: 'march', RED: 'march' },
      },
      actions: [by('spanish')('done'), ...(actions ?? [])],
      expect: expected,
    })

  test('S2.3, RA144 when all of Bailén is Spanish the French player picks the road to La Carolina or to Andújar', () => {
    expect(
      lost(town, [{ seat: 'french', do: 'base AC14', refused: 'S2.3' }, by('french')('base A24')], { base: 'A24' }),
    ).toEqual([])
    expect(lost(town, [by('french')('base AM1')], { base: 'AM1' })).toEqual([])
  })

  test('S2.3 the French player keeps his base while a hex of Bailén is not Spanish', () => {
    expect(lost(town.slice(1), [], { base: null })).toEqual([])
  })

  test('S2.3 a unit that runs goes to the base that was chosen', () => {
    const p = open('surprise')
    const hex = (name: string) => p.scenario.ground.grid.names.indexOf(name)
    const steps = () => toBase(p, unit(p, 'FR-1LR1'), hex('AK3'))
    const town = steps()
    p.rebased = 1
    expect([town > 5, steps()]).toEqual([true, 3])
    p.rebased = 2
    expect(steps()).toBeGreaterThan(30)
  })
})

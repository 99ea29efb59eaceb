/** OR1 to OR5 Limited information: markers of unknown strength. */

import { describe, expect, test } from 'vitest'
import { engine, fastDice, SPECTATOR, UNKNOWN } from '../../../../src/kernel/index.ts'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { fullAllowance } from '../movement/movement.ts'
import { type Eagle, eagleLayout, ROUTED, SKIRMISH } from '../state/position.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'
import { enter, leave } from '../state/stacks.ts'

const kernel = engine(worded(eagle))
const options = { limitedInformation: true }
const open = (scenario: string): Eagle => kernel.open(scenario, options, fastDice(1))
const french = by('french')
const refused = (does: string, rule: string) => ({ seat: 'french', do: does, refused: rule })
const bailen = (given: Case) => proofs(worded(eagle), 'bailen')({ options, ...given })
const orders = { CHA: 'march', PAN: 'attack', RED: 'defend', VEN: 'defend', COU: 'defend' }
const set = { phase: 'french movement', turn: 10, orders }
const view = (p: Eagle, seat: number): Eagle => {
  const into = eagleLayout.make(p.scenario)
  eagle.redact(p, seat, into)
  return into
}
const count = (p: Eagle, side: number) => p.scenario.markerSide.filter((one) => one === side).length
const hexOf = (p: Eagle, name: string) => p.scenario.ground.grid.names.indexOf(name)
const unitOf = (p: Eagle, id: string) => p.scenario.army.units.indexOf(id)
const play = (p: Eagle, seat: number, ...does: string[]) => {
  for (const text of does) {
    const action = kernel.parse(p, seat, text) as number
    expect(kernel.check(p, seat, action), text).toBeUndefined()
    kernel.play(p, seat, action, fastDice(1))
  }
}
/** Returns what markers hide once set-up is over. Until then neither side sees anything of the other (RA127). */
function asInMovement(p: Eagle): Eagle {
  p.hushed = 0
  return p
}

/** Scenario 1, with both sides set up. */
function deployed(): Eagle {
  const p = open('vedel')
  play(p, FRENCH, 'place Vedel > AI9', 'place Poinsot > AG10', 'place Cassagne > AJ8', 'place Boussart > AJ9')
  play(p, SPANISH, 'place ColCorona > AD11')
  return asInMovement(p)
}

/** Scenario 4, with the Spanish set up; the French are still on their way. */
function bailenDeployed(): Eagle {
  const p = open('bailen')
  const list = new Int32Array(4000)
  while (kernel.phase(p).name === 'deployment') {
    const seat = kernel.awaiting(p) === 1 ? FRENCH : SPANISH
    kernel.actions(p, seat, list)
    kernel.play(p, seat, list[0], fastDice(1))
  }
  play(p, FRENCH, 'ready')
  return asInMovement(p)
}

describe('OR1, OR2, OR3', () => {
  test('OR1 there are markers only if both players have agreed on limited information', () => {
    expect(open('bailen').scenario.markerSide.length).toBeGreaterThan(0)
    expect(kernel.open('bailen', {}, fastDice(1)).scenario.markerSide.length).toBe(0)
  })

  test('OR2 each side’s markers are numbered from 1', () => {
    const p = open('vedel')
    expect((eagle.names(p.scenario).markers as string[]).slice(0, 4)).toEqual([
      'FR-FFD1',
      'FR-FFD2',
      'FR-FFD3',
      'SP-FFD1',
    ])
  })

  test('OR3, RA120 a side has a marker for three combat units, arrivals included, carts not, rounded down', () => {
    const p = open('bailen')
    expect([count(p, FRENCH), count(p, SPANISH)]).toEqual([12, 20])
    const q = open('vedel')
    expect([count(q, FRENCH), count(q, SPANISH)]).toEqual([3, 3])
  })

  test('OR3 markers are laid before the first turn, by the French first, and in one’s own movement', () => {
    const p = deployed()
    expect(kernel.awaiting(p)).toBe(1 << FRENCH)
    play(p, FRENCH, 'hide FR-FFD1 > AJ9', 'ready')
    expect(kernel.awaiting(p)).toBe(1 << SPANISH)
    play(p, SPANISH, 'ready')
    expect(
      bailen({
        place: { 'FR-4LR1': { at: 'R15' }, 'SP-JAE1': { at: 'AF15' } },
        set,
        actions: [french('veil FR-FFD1 > R15', 'unveil FR-FFD1')],
      }),
    ).toEqual([])
  })

  test('OR3 a marker that is taken off is not laid again in the same movement, but another one may be laid', () => {
    expect(
      bailen({
        place: { 'FR-4LR1': { at: 'R15' }, 'SP-JAE1': { at: 'AF15' } },
        set,
        actions: [
          french('veil FR-FFD1 > R15', 'unveil FR-FFD1'),
          refused('veil FR-FFD1 > R15', 'OR3'),
          french('veil FR-FFD2 > R15'),
        ],
      }),
    ).toEqual([])
  })

  test('OR3 a marker that the enemy has found may be laid again at once', () => {
    const found = ['go FR-FFD1 > V16', 'go FR-FFD1 > V15', 'go FR-FFD1 > V14']
    expect(
      bailen({
        place: {
          'FR-GP1': { at: 'V17', facing: 'NE' },
          'FR-FFD1': { at: 'V17', use: 'top' },
          'FR-4LR1': { at: 'L10' },
          'SP-JAE1': { at: 'V12', facing: 'NE' },
        },
        set,
        actions: [refused('veil FR-FFD1 > L10', 'OR3'), french(...found, 'veil FR-FFD1 > L10')],
        expect: { told: ['FR-FFD1 is taken off V14.'], units: { 'FR-4LR1': { under: 'FR-FFD1' } } },
      }),
    ).toEqual([])
  })
})

describe('OR4 the four uses', () => {
  test('OR4 a marker stands for a whole stack: the enemy sees neither which units it has nor how many', () => {
    const p = bailenDeployed()
    play(p, SPANISH, 'veil SP-FFD1 > Z16')
    const seen = view(p, FRENCH)
    const hex = hexOf(p, 'Z16')
    expect([seen.top[hex], seen.tall[hex], seen.face[hex], seen.dir[hex]]).toEqual([-1, 0, 0, 0])
    expect(['SP-CEU1', 'SP-CEU2', 'SP-IRL2', 'SP-IRL3'].map((id) => seen.at[unitOf(p, id)])).toEqual([
      UNKNOWN,
      UNKNOWN,
      UNKNOWN,
      UNKNOWN,
    ])
    expect(seen.post[count(p, FRENCH)]).toBe(1 + hex)
    expect(view(p, SPANISH).lair[unitOf(p, 'SP-CEU1')]).toBe(1 + hex)
  })

  test('OR4, RA121 a false marker looks the same to the enemy', () => {
    const p = bailenDeployed()
    play(p, SPANISH, 'veil SP-FFD1 > Z16', 'feign SP-FFD2 > Y13')
    const seen = view(p, FRENCH)
    for (const hex of ['Z16', 'Y13'].map((name) => hexOf(p, name)))
      expect([seen.top[hex], seen.tall[hex], seen.face[hex]]).toEqual([-1, 0, 0])
    const first = count(p, FRENCH)
    expect([seen.use[first], seen.use[first + 1], seen.paid[first], seen.paid[first + 1]]).toEqual([
      1,
      1,
      UNKNOWN,
      UNKNOWN,
    ])
  })

  test('RA121 a false marker moves like light cavalry: seven points for the French', () => {
    const there = ['L11', 'L12', 'L11', 'L12', 'L11', 'L12', 'L11', 'L12'].map((hex) => `go FR-FFD1 > ${hex}`)
    const run = (steps: number, last: string) =>
      bailen({
        place: { 'FR-4LR1': { at: 'B3' }, 'SP-JAE1': { at: 'AF15' }, 'FR-FFD1': { at: 'L12' } },
        set,
        actions: [french(...there.slice(0, steps)), refused(last, 'RA121')],
      })
    expect(run(7, there[7])).toEqual([])
  })

  test('OR4, RA142 a false marker is laid beside own troops only', () => {
    expect(
      bailen({
        place: { 'FR-4LR1': { at: 'R15' }, 'SP-JAE1': { at: 'AF15' } },
        set,
        actions: [refused('feign FR-FFD1 > K10', 'OR4'), french('feign FR-FFD1 > R14')],
      }),
    ).toEqual([])
  })

  test('OR4 a column under maneuver orders goes under one marker, which shows where its head is', () => {
    expect(
      bailen({
        place: {
          'FR-4LR1': { at: 'R15' },
          'FR-4LR2': { at: 'Q15' },
          'FR-4LR3': { at: 'P14' },
          'SP-JAE1': { at: 'AF15' },
        },
        set,
        actions: [french('veil FR-FFD1 > R15', 'trail FR-FFD1 > Q15', 'go FR-FFD1 > R14')],
        expect: {
          units: {
            'FR-4LR1': { under: 'FR-FFD1', at: 'R14' },
            'FR-4LR2': { under: 'FR-FFD1', at: 'R15' },
            'FR-FFD1': { at: 'R14' },
          },
          told: ['FR-FFD1 moves to R14.'],
        },
      }),
    ).toEqual([])
  })

  test('OR4 only troops that march go in a column, one behind the other', () => {
    expect(
      bailen({
        place: {
          'FR-4LR1': { at: 'R15' },
          'FR-GP1': { at: 'Q15' },
          'FR-4LR3': { at: 'L10' },
          'SP-JAE1': { at: 'AF15' },
        },
        set,
        actions: [
          french('veil FR-FFD1 > R15'),
          refused('trail FR-FFD1 > Q15', 'OR4'),
          refused('trail FR-FFD1 > L10', 'OR4'),
        ],
      }),
    ).toEqual([])
  })

  test('OR4 a marker on top hides which units lie there, but not how high the stack is', () => {
    const p = deployed()
    play(p, FRENCH, 'hide FR-FFD1 > AJ8')
    const seen = view(p, SPANISH)
    const hex = hexOf(p, 'AJ8')
    expect([seen.top[hex], seen.tall[hex], seen.cap[hex]]).toEqual([UNKNOWN, 3, 1 + FRENCH])
    expect(seen.face[hex]).toBe(p.face[hex])
    expect(view(p, SPECTATOR).top[hex]).toBe(UNKNOWN)
  })

  test.each(['hide', 'veil'])(
    'OR4, RA132 %s: the enemy does not see in which order a stack lies under a marker',
    (verb) => {
      const ids = ['FR-5LR1', 'FR-5LR2', 'FR-3CH']
      const seenOf = (order: readonly string[], seat: number): number[] => {
        const p = deployed()
        const hex = hexOf(p, 'AL2')
        for (const id of order) {
          leave(p, unitOf(p, id))
          enter(p, unitOf(p, id), hex)
        }
        play(p, FRENCH, `${verb} FR-FFD1 > AL2`)
        return [...view(p, seat).cells]
      }
      const turned = ids.toReversed()
      for (const seat of [SPANISH, SPECTATOR]) expect(seenOf(turned, seat)).toEqual(seenOf(ids, seat))
      expect(seenOf(turned, FRENCH)).not.toEqual(seenOf(ids, FRENCH))
    },
  )

  test('OR4, 4.1c a marker on one hex of skirmishers does not hide them: their other hexes show them', () => {
    const p = bailenDeployed()
    const [unit, near] = [unitOf(p, 'SP-VCAT'), unitOf(p, 'SP-BAR')]
    const { spread } = p.scenario.army
    const [first, second] = [hexOf(p, 'C5'), hexOf(p, 'C6')]
    for (const one of [unit, near]) if (p.at[one] >= 0) leave(p, one)
    enter(p, near, first)
    p.form[unit] = SKIRMISH
    enter(p, unit, first)
    p.cap[first] = 1 + SPANISH
    expect(view(p, FRENCH).at[unit]).toBe(UNKNOWN)
    enter(p, spread[unit], second)
    expect([view(p, FRENCH).at[unit], view(p, FRENCH).at[near]]).toEqual([first, UNKNOWN])
    const imagined = eagleLayout.make(p.scenario)
    eagle.imagine?.(view(p, FRENCH), FRENCH, fastDice(2), imagined)
    expect([imagined.at[unit], imagined.form[unit]]).toEqual([first, SKIRMISH])
  })

  test('OR4 one or two markers under a stack make it higher, and a third may lie on top', () => {
    const p = deployed()
    const hex = hexOf(p, 'AJ8')
    play(p, FRENCH, 'swell FR-FFD3 > AJ8', 'swell FR-FFD2 > AJ8')
    expect([view(p, SPANISH).tall[hex], view(p, FRENCH).tall[hex], p.tall[hex]]).toEqual([5, 3, 3])
    play(p, FRENCH, 'hide FR-FFD1 > AJ8')
    expect(view(p, SPANISH).tall[hex]).toBe(5)
  })

  test('OR4 no more than two markers lie under a stack', () => {
    expect(
      bailen({
        place: { 'FR-4LR1': { at: 'R15' }, 'SP-JAE1': { at: 'AF15' } },
        set,
        actions: [french('swell FR-FFD12 > R15', 'swell FR-FFD11 > R15'), refused('swell FR-FFD10 > R15', 'OR4')],
      }),
    ).toEqual([])
  })

  test('OR4, RA141 a marker does not cover carts, but it may cover disorganized troops', () => {
    expect(
      bailen({
        place: {
          'FR-4LR1': { at: 'R15', order: 'disorganized' },
          'FR-CART1': { at: 'L10' },
          'SP-JAE1': { at: 'AF15' },
        },
        set,
        actions: [refused('veil FR-FFD1 > L10', 'OR4'), french('veil FR-FFD1 > R15')],
      }),
    ).toEqual([])
  })

  test('OR4, RA141 a marker neither stands for routed troops or skirmishers nor hides them', () => {
    const p = bailenDeployed()
    const unit = unitOf(p, 'SP-CEU1')
    const refusals = () =>
      ['veil', 'hide'].map((verb) => {
        const action = kernel.parse(p, SPANISH, `${verb} SP-FFD1 > Z16`) as number
        return kernel.check(p, SPANISH, action)?.rule
      })
    expect(refusals()).toEqual([undefined, undefined])
    p.state[unit] = ROUTED
    expect(refusals()).toEqual(['OR4', 'OR4'])
    p.state[unit] = 0
    p.form[unit] = SKIRMISH
    expect(refusals()).toEqual(['OR4', 'OR4'])
  })
})

describe('OR5 how markers are found', () => {
  test('OR5 a marker does not go beside an enemy piece, where it would be found', () => {
    expect(
      bailen({
        place: { 'FR-4LR1': { at: 'L9' }, 'SP-JAE1': { at: 'L12' } },
        set: { ...set, orders: { ...orders, CHA: 'attack' } },
        actions: [refused('veil FR-FFD1 > L9', 'OR5')],
      }),
    ).toEqual([])
    expect(
      bailen({
        place: { 'FR-4LR1': { at: 'R15' }, 'SP-JAE1': { at: 'AF15' }, Reding: { at: 'R12' } },
        set,
        actions: [french('veil FR-FFD1 > R15', 'go FR-FFD1 > R14'), refused('go FR-FFD1 > R13', 'OR5')],
      }),
    ).toEqual([])
  })

  test('OR5, RA140 an enemy leader beside a marker finds it', () => {
    expect(
      bailen({
        place: { 'FR-4LR1': { at: 'R15' }, 'SP-JAE1': { at: 'AF15' }, Reding: { at: 'R13' }, 'FR-FFD1': { at: 'R15' } },
        set: { ...set, phase: 'spanish movement' },
        actions: [by('spanish')('ride Reding > R14')],
        expect: { told: ['R15: 1 piece is set down.', 'FR-FFD1 is taken off R15.'], units: { 'FR-FFD1': null } },
      }),
    ).toEqual([])
  })

  const seenFrom = (use: string, at: string) =>
    bailen({
      place: { 'FR-4LR1': { at: 'AH10' }, 'SP-JAE1': { at }, 'FR-FFD1': { at: 'AH10', use } },
      set: { ...set, phase: 'spanish movement' },
      actions: [by('spanish')('head SP-JAE1 > SE')],
      expect: { units: { 'FR-FFD1': null } },
    })

  test('OR5 troops see a marker on top from 2 hexes, one beneath from 3, one that stands for troops from 8', () => {
    const found = (use: string, at: string) => !seenFrom(use, at).some(({ path }) => path.includes('FFD1'))
    expect([found('top', 'AH12'), found('top', 'AH13')]).toEqual([true, false])
    expect([found('beneath', 'AH13'), found('beneath', 'AH14')]).toEqual([true, false])
    expect(found('stack', 'AH14')).toBe(true)
  })

  test('OR5, RA111 skirmishers see markers from each of their hexes', () => {
    const found = (over: readonly string[]) =>
      bailen({
        place: {
          'FR-4LR1': { at: 'AH10' },
          'SP-TEJ': { at: over[0], over, shape: 'skirmish' },
          'SP-JAE1': { at: 'AF20' },
          'FR-FFD1': { at: 'AH10', use: 'top' },
        },
        set: { ...set, phase: 'spanish movement' },
        actions: [by('spanish')('head SP-JAE1 > SE')],
        expect: { units: { 'FR-FFD1': null } },
      }).filter(({ path }) => path.includes('FFD1'))
    expect(found(['AH13', 'AH12'])).toEqual([])
    expect(found(['AH14', 'AH13'])).not.toEqual([])
  })

  test('OR5, RA121 a false marker that is found stood for no troops', () => {
    expect(
      bailen({
        place: { 'FR-4LR1': { at: 'R15' }, 'SP-JAE1': { at: 'AF15' }, Reding: { at: 'L10' }, 'FR-FFD1': { at: 'L12' } },
        set: { ...set, phase: 'spanish movement' },
        actions: [by('spanish')('ride Reding > L11')],
        expect: { told: ['FR-FFD1 in L12 stood for no troops.'], units: { 'FR-FFD1': null } },
      }),
    ).toEqual([])
  })

  test('OR5, RA122, RA123 when one stack of a column is found the whole column is set down', () => {
    expect(
      bailen({
        place: {
          'FR-4LR1': { at: 'R15' },
          'FR-4LR2': { at: 'Q15' },
          'SP-JAE1': { at: 'AF15' },
          Reding: { at: 'P13' },
          'FR-FFD1': { at: 'R15', behind: ['Q15'] },
        },
        set: { ...set, phase: 'spanish movement' },
        actions: [by('spanish')('ride Reding > P14')],
        expect: { units: { 'FR-4LR1': { at: 'R15', lost: 0 }, 'FR-4LR2': { at: 'Q15', lost: 0 } } },
      }),
    ).toEqual([])
  })
})

describe('RA123 to RA125', () => {
  test('RA123 hidden troops obey their orders and have their own movement points', () => {
    const p = open('bailen')
    expect(fullAllowance(p, unitOf(p, 'FR-4LR1'))).toBe(7)
    expect(
      bailen({
        place: { 'FR-GP1': { at: 'R15' }, 'SP-JAE1': { at: 'AF15' }, 'FR-FFD1': { at: 'R15' } },
        set: { ...set, orders: { ...orders, PAN: 'none' } },
        actions: [refused('go FR-FFD1 > R14', '3.1a')],
      }),
    ).toEqual([])
  })

  test('RA123 hidden troops turn freely once, and then for a movement point each time', () => {
    expect(
      bailen({
        place: { 'FR-GP1': { at: 'R15', facing: 'E' }, 'SP-JAE1': { at: 'AF15' }, 'FR-FFD1': { at: 'R15' } },
        set: { ...set, orders: { ...orders, PAN: 'retreat' } },
        actions: [
          refused('go FR-FFD1 > R14', '7.0'),
          french(
            'wheel FR-FFD1 > NE',
            'wheel FR-FFD1 > E',
            'wheel FR-FFD1 > NE',
            'wheel FR-FFD1 > E',
            'wheel FR-FFD1 > NE',
          ),
          refused('wheel FR-FFD1 > E', 'RA121'),
        ],
      }),
    ).toEqual([])
  })

  test('RA123 hidden troops rally in secret', () => {
    expect(
      bailen({
        place: { 'FR-4LR1': { at: 'R15', order: 'disorganized' }, 'SP-JAE1': { at: 'AF15' }, 'FR-FFD1': { at: 'R15' } },
        set: { ...set, phase: 'spanish shock' },
        dice: [6],
        expect: { told: ['FR-4LR1 is in good order again.'] },
      }),
    ).toEqual([])
  })

  test('RA124 a stack under a marker can be fired at, and the unit that is hit is shown', () => {
    const failures = bailen({
      options: { ...options, artilleryArc: 'all' },
      place: {
        'SP-RED-ART': { at: 'AH7', facing: 'SW', shape: 'unlimbered' },
        'FR-4LR1': { at: 'AH10', facing: 'NE' },
        'FR-FFD1': { at: 'AH10', use: 'top' },
      },
      set: { ...set, phase: 'spanish offensive fire', orders: { ...orders, RED: 'attack', CHA: 'attack' } },
      dice: [0, 1],
      actions: [by('spanish')('fire SP-RED-ART > AH10', 'shoot')],
      expect: { told: ['FR-4LR1 is under fire: ---.'], units: { 'FR-FFD1': { at: 'AH10', use: 'top' } } },
    })
    expect(failures.filter(({ path }) => path !== 'dice')).toEqual([])
  })

  test('RA125 a marker on top stays while its stack is drawn into shock', () => {
    const p = deployed()
    play(p, FRENCH, 'hide FR-FFD1 > AJ9', 'ready')
    const unit = unitOf(p, 'FR-6DRP')
    p.target[unit] = 1 + hexOf(p, 'AJ12')
    expect(view(p, SPANISH).at[unit]).toBe(p.at[unit])
    p.target[unit] = 0
    expect(view(p, SPANISH).at[unit]).toBe(UNKNOWN)
  })
})

test('OR4 an imagined position looks like what is seen of the markers, and every unit has a place in it', () => {
  const p = bailenDeployed()
  play(p, SPANISH, 'veil SP-FFD1 > Z16', 'swell SP-FFD20 > AD11', 'hide SP-FFD2 > Z12', 'ready')
  const seen = view(p, FRENCH)
  const other = eagleLayout.make(p.scenario)
  for (let seed = 0; seed < 20; seed++) {
    eagle.imagine(seen, FRENCH, fastDice(seed), other)
    expect(other.at.includes(UNKNOWN)).toBe(false)
    expect([...(eagle.invariants?.(other) ?? [])]).toEqual([])
    expect(eagleLayout.equal(view(other, FRENCH), seen)).toBe(true)
  }
})

/** Refusals with the names and numbers of the case: which hex, which unit, how many. */

import { describe, expect, test } from 'vitest'
import { type Engine, engine } from '../../../../src/kernel/index.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { pointsName } from '../state/fractions.ts'
import { type Eagle, eagleLayout } from '../state/position.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'
import { play, stage } from '../testing/stage.ts'

const kernel: Engine<Eagle> = engine(worded(eagle))

/** Returns why a seat may not do this, from its own view. */
function why(p: Eagle, seat: number, text: string): string {
  const view = eagleLayout.make(p.scenario)
  eagle.redact(p, seat, view)
  const action = kernel.parse(view, seat, text)
  const refused = typeof action === 'number' ? kernel.why(view, seat, action) : action
  return refused ? `${refused.rule} ${refused.reason}` : 'legal'
}

describe('what is in the way', () => {
  const guns = {
    'SP-RED-ART': { at: 'F19', shape: 'normal' },
    'FR-4LR1': { at: 'A5', facing: 'SE' },
    'SP-CEU1': { at: 'X16' },
  }
  test('13.0 a refusal names an impassable slope, and a river without a bridge', () => {
    const p = stage({ scenario: 'bailen', place: guns, set: { phase: 'french movement', orders: { CHA: 'attack' } } })
    expect(why(p, FRENCH, 'move FR-4LR1 > B6')).toBe('13.0 An impassable slope lies between A5 and B6.')
    const q = stage({ scenario: 'bailen', place: guns, set: { phase: 'spanish movement', orders: { RED: 'none' } } })
    const to = q.scenario.ground.grid
    const river = [0, 1, 2, 3, 4, 5].filter(
      (side) => (q.scenario.ground.sides[6 * to.names.indexOf('F19') + side] & 5) === 1,
    )
    const beyond = to.names[to.neighbours[6 * to.names.indexOf('F19') + river[0]]]
    expect(why(q, SPANISH, `move SP-RED-ART > ${beyond}`)).toMatch(/^(?:13\.0 Between F19 and|7\.0 It moves only)/)
  })

  test('10.2.1 a refusal names the hex that blocks the line of fire', () => {
    const p = stage({
      scenario: 'vedel',
      place: {
        'FR-VDL-ART': { at: 'AH9', shape: 'unlimbered', facing: 'SW' },
        'FR-5LR1': { at: 'AH10', facing: 'SW' },
        'SP-IRL1': { at: 'AH11', facing: 'NE' },
      },
      set: { phase: 'french offensive fire', orders: { POI: 'attack', VDL: 'attack', COR: 'defend' } },
    })
    expect(why(p, FRENCH, 'fire FR-VDL-ART > AH11')).toBe('10.2.1 Own troops in AH10 stand in the line of fire.')
  })

  test('4.1a a square is refused by its own rule', () => {
    const p = stage({
      scenario: 'bailen',
      place: { 'SP-CEU1': { at: 'X16', shape: 'square' }, 'FR-4LR1': { at: 'K10' } },
      set: { phase: 'spanish movement', orders: { RED: 'defend' } },
    })
    expect(why(p, SPANISH, 'move SP-CEU1 > W16')).toMatch(/^4\.1a A square keeps to clear hexes/)
  })
})

test('RA25 the points in a hex that is crossed are those of the others', () => {
  const p = stage({
    scenario: 'vedel',
    place: {
      'FR-1LR1': { at: 'AG6', facing: 'SW' },
      'FR-5LR2': { at: 'AG5', facing: 'SW' },
      Cassagne: { at: 'AG4' },
      Poinsot: { at: 'AG4' },
      'SP-IRL1': { at: 'AG20' },
    },
    set: { phase: 'french movement', orders: { POI: 'attack', CAS: 'retreat', COR: 'defend' } },
  })
  play(p, FRENCH, ['move FR-5LR2 > AG6'])
  expect(why(p, FRENCH, 'move FR-5LR2 > AG7')).toMatch(/^RA25 In AG6 stand 8 friendly points:/)
})

describe('what bars the step of skirmishers over several hexes', () => {
  const set = { phase: 'spanish movement', orders: { CRZ: 'attack' } }
  const line = (hexes: string[], enemy: string) =>
    stage({
      scenario: 'bailen',
      place: {
        'SP-TIR1': { at: hexes[0], over: hexes, facing: 'W' },
        CruzMourgeon: { at: hexes[0] },
        'FR-4LR1': { at: enemy, facing: 'E' },
      },
      set,
    })

  test('RA106 an enemy in the way of any of their hexes', () => {
    expect(why(line(['AG8', 'AG9'], 'AF9'), SPANISH, 'move SP-TIR1 > AF8')).toMatch(/^RA67 .* in AF9\.$/)
  })

  test('RA111 the enemy is as far as from the nearest of their hexes', () => {
    expect(why(line(['AG4', 'AG5'], 'AG10'), SPANISH, 'move SP-TIR1 > AG3')).toBe(
      'RA113 Its order is to close with the enemy: its nearest hex would be 6 hexes from him, and is 5 now.',
    )
  })
})

describe('what a step costs, and what is left', () => {
  test('RA70 the step of units that go together costs what the dearest pays', () => {
    const p = stage({
      scenario: 'bailen',
      place: {
        'SP-VG1': { at: 'X13', facing: 'W' },
        'SP-RED-ART': { at: 'X13' },
        Venegas: { at: 'X13' },
        Reding: { at: 'X13' },
        'FR-4LR1': { at: 'A10', facing: 'E' },
      },
      set: { phase: 'spanish movement', orders: { VEN: 'retreat', RED: 'retreat' } },
    })
    play(p, SPANISH, ['join SP-RED-ART > SP-VG1', 'head SP-VG1 > NE', 'move SP-VG1 > X12', 'head SP-VG1 > W'])
    expect(why(p, SPANISH, 'move SP-VG1 > W12')).toBe('7.0 The step to W12 costs 2 MP, and it has 1 left.')
  })

  test('RA10 the point that is left for roads alone counts on a road', () => {
    const p = stage({
      scenario: 'bailen',
      place: {
        'FR-CART2': { at: 'K18' },
        'FR-CART1': { at: 'P16' },
        'FR-CART3': { at: 'Q16' },
        'SP-OM1': { at: 'AG9', facing: 'W' },
      },
      set: { phase: 'french movement', orders: { CON: 'march' } },
    })
    play(
      p,
      FRENCH,
      ['L18', 'LL17', 'M17', 'N16', 'O17'].map((to) => `move FR-CART2 > ${to}`),
    )
    expect(why(p, FRENCH, 'move FR-CART2 > P16')).toBe('7.0 The step to P16 costs 2 MP, and it has 1 left.')
  })

  test('RA106 the step of skirmishers over several hexes costs what the dearest of their hexes pays', () => {
    const p = stage({
      scenario: 'bailen',
      place: {
        'SP-TIR1': { at: 'U12', over: ['U12', 'U13'], facing: 'W' },
        CruzMourgeon: { at: 'U12' },
        'FR-4LR1': { at: 'A1', facing: 'E' },
      },
      set: { phase: 'spanish movement', orders: { CRZ: 'retreat' } },
    })
    play(p, SPANISH, ['move SP-TIR1 > V11', 'move SP-TIR1 > W11', 'move SP-TIR1 > X10'])
    // It would cost the hex that is named 1, the other one 2.
    expect(why(p, SPANISH, 'move SP-TIR1 > Y10')).toBe('7.0 The step to Y10 costs 2 MP, and it has 1 left.')
  })
})

describe('which unit still has to act, and how many there are', () => {
  const place = {
    'FR-5LR1': { at: 'AH6', facing: 'SW' },
    'FR-5LR2': { at: 'AJ6', facing: 'SW' },
    'SP-IRL1': { at: 'AH14', facing: 'NE' },
  }
  const set = { phase: 'french movement', orders: { POI: 'attack', VDL: 'attack', COR: 'defend' } }

  test('RA113 the end of the movement names the unit that has to come nearer', () => {
    const p = stage({ scenario: 'vedel', place, set })
    expect(why(p, FRENCH, 'done')).toBe(
      'RA113 FR-5LR1 in AH6 still has to come nearer to the enemy, and a way is open to it.',
    )
    play(p, FRENCH, ['move FR-5LR1 > AH7'])
    expect(why(p, FRENCH, 'done')).toMatch(/^RA113 FR-5LR2 in AJ6 still has/)
  })

  test('RA12 a refusal names the share of a formation and how much of it is spent', () => {
    const p = stage({
      scenario: 'vedel',
      place: {
        'FR-5LR1': { at: 'AH9', facing: 'SW' },
        'FR-5LR2': { at: 'AH9', facing: 'SW' },
        'SP-IRL1': { at: 'AH10', facing: 'NE' },
      },
      set: { ...set, phase: 'french shock' },
    })
    play(p, FRENCH, ['attack FR-5LR1 > AH10'])
    expect(why(p, FRENCH, 'attack FR-5LR2 > AH10')).toBe('RA12 Of POI 1 may begin a combat in this phase, and 1 have.')
  })
})

test('11.1b points of a combat are shown with their fractions', () => {
  expect([4, 64 / 48, 120 / 48, 0.5, 53 / 48, 0, 5 / 48].map((points) => pointsName(Math.round(48 * points)))).toEqual([
    '4',
    '1⅓',
    '2½',
    '½',
    '1 5/48',
    '0',
    '5/48',
  ])
})

describe('an action that is not asked for now says when it is', () => {
  const p = () =>
    stage({
      scenario: 'vedel',
      place: { 'FR-6DRP': { at: 'AH9', facing: 'SW' }, 'SP-MON': { at: 'AD12' } },
      set: { phase: 'french movement', orders: { BOU: 'attack', COR: 'defend' } },
    })
  test.each([
    ['counter FR-6DRP > AH9', '11.5'],
    ['evade FR-6DRP > AH8', '11.1'],
    ['square FR-6DRP', '4.1b'],
    ['attack FR-6DRP > AH10', '11.0'],
    ['retreat FR-6DRP > AH8', '12.0a'],
    ['advance FR-6DRP > AH8', '12.0b'],
  ])('%s is refused by rule %s', (text, rule) => {
    expect(why(p(), FRENCH, text)).toMatch(new RegExp(`^${rule.replaceAll('.', '\\.')} `))
  })

  /** A phase that asks nothing is over before the action that is refused. */
  const over = (guns: string, phase: string) =>
    stage({
      scenario: 'bailen',
      place: { [guns]: { at: 'J15', facing: 'E' }, 'SP-CEU1': { at: 'K15', facing: 'W' } },
      set: { phase, orders: { CHA: 'attack', DPR: 'attack' } },
    })

  test('11.1a guns beside an enemy do not attack', () => {
    const p = over('FR-CHA-ART', 'french shock')
    expect(why(p, FRENCH, 'attack FR-CHA-ART > K15')).toMatch(
      /^11\.0 Infantry and cavalry attack, and no guns \(11\.1a\)/,
    )
  })

  test('10.0 cavalry beside an enemy does not fire', () => {
    const p = over('FR-1CHP', 'french offensive fire')
    expect(why(p, FRENCH, 'fire FR-1CHP > K15')).toMatch(/^10\.0 Infantry and artillery fire/)
  })

  test('11.1b nobody advances after an exchange that has emptied the hex', () => {
    const p = stage({
      scenario: 'bailen',
      place: {
        'FR-4LR1': { at: 'J15', facing: 'E' },
        'SP-BAR': { at: 'K15', facing: 'W', lost: 2 },
        'SP-REI1': { at: 'M20', facing: 'W' },
      },
      set: { phase: 'french shock', orders: { CHA: 'defend' } },
    })
    play(p, FRENCH, ['attack FR-4LR1 > K15', 'engage'], [1])
    expect(why(p, FRENCH, 'advance FR-4LR1 > K15')).toMatch(/but after no exchange \(11\.1b\)\.$/)
  })
})

test('RA9 in the battle of encounter the French may come to 5 hexes, not to 4', () => {
  const p = stage({
    scenario: 'bailen',
    place: {
      'FR-4LR1': { at: 'AG4', facing: 'SW' },
      Chabert: { at: 'AG4' },
      'SP-OM1': { at: 'AG9', facing: 'W' },
    },
    set: { phase: 'french movement', orders: { CHA: 'march' } },
  })
  expect(why(p, FRENCH, 'move FR-4LR1 > AG5')).toBe(
    '3.1b AG5 is 4 hexes from the enemy in AG9: under maneuver orders no unit comes within 4 of him.',
  )
})

test('RA51 cavalry whose charge was stopped hears that its movement is over, not that another unit has moved', () => {
  const p = stage({
    scenario: 'vedel',
    place: {
      'FR-6DRP': { at: 'AH5', facing: 'SW' },
      Boussart: { at: 'AH6' },
      'SP-IRL1': { at: 'AH9', facing: 'NE' },
      'SP-DRE': { at: 'AI9', facing: 'NE' },
    },
    set: { phase: 'french movement', orders: { BOU: 'attack', COR: 'defend' } },
  })
  play(p, FRENCH, ['charge FR-6DRP > AH9', 'move FR-6DRP > AH6', 'move FR-6DRP > AH7'])
  play(p, SPANISH, ['counter SP-DRE > AI8'], [6, 5])
  play(p, SPANISH, ['stay SP-DRE', 'face SP-DRE > NE'])
  play(p, FRENCH, ['retreat FR-6DRP > AH6', 'stay FR-6DRP', 'face FR-6DRP > SW'])
  expect(why(p, FRENCH, 'move FR-6DRP > AH7')).toBe('7.0 Its movement is over for this turn.')
})

test('11.1a who has fired is named, but not skirmishers, who keep no one from attacking', () => {
  const p = stage({
    scenario: 'bailen',
    place: {
      'FR-4LR1': { at: 'AG8', facing: 'SW' },
      'FR-CHA-ART': { at: 'AG8', shape: 'unlimbered', fired: true },
      'FR-ESC1': { at: 'AG8', shape: 'skirmish', fired: true },
      'SP-OM1': { at: 'AG9', facing: 'NE' },
    },
    set: { phase: 'french shock', orders: { CHA: 'attack', SCH: 'attack' } },
  })
  expect(why(p, FRENCH, 'attack FR-4LR1 > AG9')).toBe('11.1a FR-CHA-ART in AG8 has fired in the previous phase.')
})

describe('how far a unit still has to fall back', () => {
  const orders = { POI: 'attack', BOU: 'attack', COR: 'defend' }
  const atLeast = '12.0a It has to fall back at least one hex.'

  test('10.2 after R by fire one hex is enough', () => {
    const p = stage({
      scenario: 'vedel',
      place: { 'SP-COR1': { at: 'AG9', facing: 'NE' }, 'FR-5LR1': { at: 'AG8', facing: 'SW' } },
      set: { phase: 'french offensive fire', orders },
    })
    play(p, FRENCH, ['fire FR-5LR1 > AG9', 'shoot'], [5])
    expect(why(p, SPANISH, 'stay SP-COR1')).toBe(atLeast)
  })

  test('11.4 cavalry that has not driven out its target goes back with some or all of its points', () => {
    const p = stage({
      scenario: 'vedel',
      place: {
        'FR-6DRP': { at: 'AH9', facing: 'SW', charged: 'AH10' },
        'SP-IRL1': { at: 'AH10', facing: 'NE' },
      },
      set: { phase: 'french shock', orders },
    })
    play(p, FRENCH, ['engage'], [2])
    expect(why(p, FRENCH, 'stay FR-6DRP')).toBe(atLeast)
    expect(why(p, FRENCH, 'face FR-6DRP > SW')).toBe('12.0a It turns at the end of its way.')
  })

  test('12.0a after a result of shock every hex of it is gone', () => {
    const p = stage({
      scenario: 'vedel',
      place: { 'SP-MPG': { at: 'AG9', facing: 'NE' }, 'FR-3CH': { at: 'AG8', facing: 'SW' } },
      set: { phase: 'french shock', orders },
    })
    play(p, FRENCH, ['attack FR-3CH > AG9', 'engage'], [4])
    expect(why(p, SPANISH, 'stay SP-MPG')).toBe('12.0a It has to fall back farther: 1 to go.')
  })
})

test('12.0a a hex that the unit has been moved into is not called barred, and another unit waits for the one that goes', () => {
  const p = stage({
    scenario: 'vedel',
    options: { attackQuota: 'none' },
    place: {
      'FR-3CH': { at: 'AG8', facing: 'SW' },
      'FR-1LR1': { at: 'AG8' },
      'SP-IRL1': { at: 'AG9', facing: 'NE' },
      'SP-MPJ': { at: 'AG9' },
    },
    set: { phase: 'french shock', orders: { POI: 'attack', CAS: 'attack', COR: 'defend' } },
  })
  play(p, FRENCH, ['attack FR-3CH > AG9', 'attack FR-1LR1 > AG9', 'engage'], [4])
  expect(why(p, SPANISH, 'retreat SP-IRL1 > AG10')).toMatch(/^12\.0a /)
  play(p, SPANISH, ['first SP-IRL1', 'retreat SP-IRL1 > AG10'])
  if (kernel.phase(p).name === 'retreat') {
    expect(why(p, SPANISH, 'retreat SP-IRL1 > AG10')).toBe('12.0a It stands in that hex already.')
    expect(why(p, SPANISH, 'attack SP-IRL1 > AG9')).toMatch(/has to wait: finish first what you are asked \(retreat\)/)
  }
  expect(kernel.phase(p).name).toBe('retreat')
})

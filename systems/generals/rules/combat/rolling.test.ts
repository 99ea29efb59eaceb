import { describe, expect, test } from 'vitest'
import { forecast } from '../../../../src/kernel/index.ts'
import shipped from '../../data/tables.json' with { type: 'json' }
import { Withdrawal } from '../movement/withdrawal.ts'
import { situations } from '../situations.ts'
import { type Generals, generalsLayout } from '../state/position.ts'
import { kernel, type Side, skirmish } from '../testing/skirmish.ts'
import { Posting } from './positions.ts'

const ones = (count: number): number[] => Array(count).fill(1)
/** The rolls, in the order in which they are told. */
const rolls = (fight: ReturnType<typeof skirmish>): string[] => fight.told(' rolls ')

test('G94 a unit without the attack in question does not roll: cavalry has no fire, artillery no melee', () => {
  const fight = skirmish({ place: { b1: { white: '1I' }, b2: { black: '1C' } }, white: ['I b1>b2'] }).finish()
  expect(rolls(fight)).toEqual(['White b1|b2 1 rolls 1.', 'White b1|b2 1 rolls 1.', 'Black b1|b2 1 rolls 1.'])
  const guns = skirmish({ place: { b1: { white: '1I' }, b2: { black: '1A' } }, white: ['I b1>b2'] }).finish()
  expect(rolls(guns)).toEqual([
    'White b1|b2 1 rolls 1.',
    'Black b1|b2 1 rolls 1.',
    'Black b1|b2 1 rolls 1.',
    'White b1|b2 1 rolls 1.',
  ])
})

test('G94 a unit that has the attack must roll, even without any chance', () => {
  // Phase 2, spent: a 6 less three never hits by fire.
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '1C' }, b2: { black: '1I:spent' } },
    white: ['C b1>b2'],
    dice: [6, 1, 6],
  }).finish()
  expect(rolls(fight)[0]).toBe('Black b1|b2 1 rolls 6.')
  expect(fight.told('Black b1|b2 1: 3 against')).toEqual(['Black b1|b2 1: 3 against White b1|b2 1, no hit.'])
})

test('G117 there is a re-roll for each direction beyond the first', () => {
  const place = { b1: { white: '1I' }, a2: { white: '1I' }, c2: { white: '1I' }, b2: { black: '3I' } }
  const one = skirmish({ place, white: ['I b1>b2'] })
  expect(one.asks).not.toContain('re-rolls')
  const two = skirmish({ place, white: ['I b1>b2', 'I a2>b2'] })
  expect(two.asks).toBe('re-rolls: white')
  two.go('white', 'reroll White b1|b2 1')
  expect(two.asks).not.toContain('re-rolls')
  const three = skirmish({ place, white: ['I b1>b2', 'I a2>b2', 'I c2>b2'] })
  three.go('white', 'reroll White b1|b2 1')
  expect(three.asks).toBe('re-rolls: white')
  three.go('white', 'reroll White b1|b2 1')
  expect(three.asks).not.toContain('re-rolls')
})

test('G117 any die of that combat may be rolled again, one’s own or the opponent’s, and no other', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, a2: { white: '1I' }, c1: { white: '1I' }, b2: { black: '2I' }, c2: { black: '1I' } },
    white: ['I b1>b2', 'I a2>b2', 'I c1>c2'],
  })
  expect(fight.legal('white')).toEqual([
    'reroll White b1|b2 1',
    'reroll Black b1|b2 1',
    'reroll White a2|b2 1',
    'reroll Black a2|b2 1',
    'pass',
  ])
  expect(fight.why('white', 'reroll White c1|c2 1')).toBe('G117')
  expect(fight.why('white', 'reroll White b1|b2 2')).toBe('G117')
})

test('G117 the new number stands: an enemy hit can be undone', () => {
  const place = { b1: { white: '1I' }, a2: { white: '1I' }, b2: { black: '2I' } }
  const fight = skirmish({ place, white: ['I b1>b2', 'I a2>b2'], dice: [1, 6, 1, 1, 3, ...ones(9)] })
  expect(rolls(fight).slice(0, 2)).toEqual(['White b1|b2 1 rolls 1.', 'Black b1|b2 1 rolls 6.'])
  fight.go('white', 'reroll Black b1|b2 1')
  expect(fight.heard('Rerolled')).toEqual(['White has a die rolled again (Black b1|b2 1): 6 becomes 3.'])
  expect(fight.told('Black b1|b2 1: 3 against')).toEqual(['Black b1|b2 1: 3 against White b1|b2 1, no hit.'])
})

test('G118 each side’s dice in each zone are laid out from the highest, beginning at space 1', () => {
  const fight = skirmish({
    place: { b1: { white: '3I' }, a2: { white: '1I' }, b2: { black: '4I' } },
    white: ['3 I b1>b2', 'I a2>b2'],
    dice: [2, 6, 4, 3, 1, 5, 3, 6],
  })
  expect(rolls(fight)).toEqual([
    'White b1|b2 1 rolls 6.',
    'White b1|b2 2 rolls 4.',
    'White b1|b2 3 rolls 2.',
    'Black b1|b2 1 rolls 5.',
    'Black b1|b2 2 rolls 3.',
    'Black b1|b2 3 rolls 1.',
    'White a2|b2 1 rolls 3.',
    'Black a2|b2 1 rolls 6.',
  ])
})

test('G118, A25 re-rolls come after the dice are laid out, and nothing is sorted again', () => {
  const fight = skirmish({
    place: { b1: { white: '2I' }, a2: { white: '1I' }, b2: { black: '3I' } },
    white: ['2 I b1>b2', 'I a2>b2'],
    dice: [5, 2, 4, 4, 1, 1, 1, ...ones(12)],
  })
  fight.go('white', 'reroll White b1|b2 1')
  expect(fight.told(/^White b1\|b2 \d: -?\d against/)).toEqual([
    'White b1|b2 1: 1 against Black b1|b2 1, no hit.',
    'White b1|b2 2: 1 against Black b1|b2 2, no hit.',
  ])
})

test('G119, A25 artillery rolls two dice and gets the lowest, and both go against the same unit', () => {
  const fight = skirmish({
    place: { b1: { white: '2I 1A' }, b2: { black: '3I' } },
    white: ['2 I b1>b2', 'A b1>b2'],
    dice: [3, 6, 3, 5, 5, 3, 3],
  })
  expect(rolls(fight).slice(0, 4)).toEqual([
    'White b1|b2 1 rolls 6.',
    'White b1|b2 2 rolls 5.',
    'White b1|b2 3 rolls 3.',
    'White b1|b2 3 rolls 3.',
  ])
  expect(fight.told(/^White b1\|b2 3: . against/)).toEqual(
    Array(2).fill('White b1|b2 3: 5 against Black b1|b2 3, hits.'),
  )
  expect(fight.units('destroyed').black).toBe('1I')
})

test('A25 dice skip units that do not roll and go to the next that does', () => {
  const fight = skirmish({
    place: { b1: { white: '1I 2C 1A' }, b2: { black: '4I' } },
    white: ['I b1>b2', '2 C b1>b2', 'A b1>b2'],
    dice: [2, 6, 4, ...ones(10)],
  }).go('black', 'close')
  expect(rolls(fight).slice(0, 3)).toEqual([
    'White b1|b2 1 rolls 6.',
    'White b1|b2 4 rolls 4.',
    'White b1|b2 4 rolls 2.',
  ])
})

test('G122 modifiers for a spent unit and for phase 2 are added to the value of the table', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '1C' }, b2: { black: '1A:spent' } },
    white: ['C b1>b2'],
  }).finish()
  expect(fight.told(/^Black b1\|b2 1: [-+]?\d, /)).toEqual([
    'Black b1|b2 1: 0, the table (G120).',
    'Black b1|b2 1: -1, spent (G39).',
    'Black b1|b2 1: -2, fast movement phase (G70).',
  ])
})

test('G122 the penalty of phase 2 is for fire only', () => {
  const fight = skirmish({
    phase: 'fast movement',
    place: { b1: { white: '1C' }, b2: { black: '1I' } },
    white: ['C b1>b2'],
  }).finish()
  expect(fight.told('fast movement phase')).toEqual(['Black b1|b2 1: -2, fast movement phase (G70).'])
  expect(fight.told(/^Black b1\|b2 1: [-+]?\d, the table/)).toEqual([
    'Black b1|b2 1: 0, the table (G120).',
    'Black b1|b2 1: -1, the table (G120).',
  ])
})

test('A29 one stock serves fire and melee together, and a die may be rolled again twice', () => {
  const place = { b1: { white: '1I' }, a2: { white: '1I' }, c2: { white: '1I' }, b2: { black: '3I' } }
  const white = ['I b1>b2', 'I a2>b2', 'I c2>b2']
  const early = skirmish({ place, white })
    .go('white', 'reroll White b1|b2 1', 'reroll White b1|b2 1')
    .go('white', 'close')
  expect(early.asks).not.toContain('re-rolls')
  const late = skirmish({ place, white }).go('white', 'reroll White b1|b2 1', 'pass').go('white', 'close')
  expect(late.asks).toBe('re-rolls: white')
  expect(late.go('white', 'reroll White b1|b2 1').asks).not.toContain('re-rolls')
})

test('A29 one of the two dice of a gun may be rolled again as well', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, a2: { white: '1A' }, b2: { black: '2I' } },
    white: ['I b1>b2', 'A a2>b2'],
    dice: [1, 1, 1, 1, 1, 5, ...ones(8)],
  })
  fight.go('white', 'reroll White a2|b2 1 second')
  expect(fight.told(/^White a2\|b2 1: . against/)).toEqual([
    'White a2|b2 1: 3 against Black a2|b2 1, no hit.',
    'White a2|b2 1: 6 against Black a2|b2 1, hits.',
  ])
})

/** Both sides want b2 from two sides each: both have one re-roll. */
const crossroads = {
  place: { b1: { white: '1I' }, a2: { white: '1I' }, b3: { black: '1I' }, c2: { black: '1I' } },
  white: ['I b1>b2', 'I a2>b2'],
  black: ['I b3>b2', 'I c2>b2'],
}

test('A29, A50 if both have re-rolls they take turns, White first in odd rounds, Black in even ones', () => {
  const odd = skirmish({ ...crossroads, round: 1 })
  expect(odd.asks).toBe('re-rolls: white')
  odd.go('white', 'reroll Black b1|b2 1')
  expect(odd.asks).toBe('re-rolls: black')
  const even = skirmish({ ...crossroads, round: 2 })
  expect(even.asks).toBe('re-rolls: black')
  even.go('black', 'reroll White b1|b2 1')
  expect(even.asks).toBe('re-rolls: white')
})

test('B5 the re-rolls end only when both have passed in succession, and a side that passed may answer', () => {
  const fight = skirmish({ ...crossroads, round: 1 })
  fight.go('white', 'pass')
  expect(fight.asks).toBe('re-rolls: black')
  fight.go('black', 'reroll White b1|b2 1')
  expect(fight.asks).toBe('re-rolls: white')
  fight.go('white', 'reroll Black b1|b2 1')
  expect(fight.asks).not.toContain('re-rolls')
  const both = skirmish({ ...crossroads, round: 1 })
    .go('white', 'pass')
    .go('black', 'pass')
  // Neither has used its re-roll: it is left for the melee.
  expect(both.told('Black a2|b2 1: ').length).toBeGreaterThan(0)
  expect(both.asks).toBe('re-rolls: white')
})

test('A60 the dice of a reaction cannot be rolled again', () => {
  const fight = skirmish({
    place: { b1: { white: '1C' }, a2: { white: '1I' }, b2: { black: '2I' } },
    white: ['C b1>b2', 'I a2>b2'],
    dice: [4, ...ones(20)],
  })
  fight.go('black', 'square b2', 'close')
  expect(fight.heard('TriesSquare', 'TriesCounter').length).toBe(1)
  expect(fight.legal('white')).toEqual(['reroll Black b1|b2 1', 'reroll White a2|b2 1', 'reroll Black a2|b2 1', 'pass'])
})

test('A60 the dice of counter-chargers and of cavalry that aims across zones may be rolled again', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, a2: { white: '2C' }, b2: { black: '1I 1C' } },
    white: ['I b1>b2', '2 C a2>b2'],
    dice: [5, ...ones(20)],
  })
  fight.go('black', 'countercharge b2', 'close').go('white', 'pass')
  fight.go('white', 'close')
  fight.go('white', 'aim White a2|b2 2 > Black b1|b2 1', 'close')
  expect(fight.line('Black b1|b2', 1)).toEqual(['attacking C counter'])
  expect(fight.legal('white')).toEqual([
    'reroll White b1|b2 1',
    'reroll Black b1|b2 1',
    'reroll White a2|b2 1',
    'reroll White a2|b2 2',
    'reroll Black a2|b2 1',
    'pass',
  ])
})

test('A60 in a crossing the stock of either sector may be used', () => {
  const fight = skirmish({
    place: { b1: { white: '1I' }, a2: { white: '1I' }, a1: { black: '1I' }, b2: { black: '2I' } },
    white: ['I b1>b2', 'I a2>b2'],
    black: ['I b2>b1', 'I a1>b1'],
  })
  expect(fight.asks).toBe('re-rolls: black')
  expect(fight.why('black', 'reroll White b1|b2 1')).toBeUndefined()
  expect(fight.why('black', 'reroll White a2|b2 1')).toBe('G117')
  fight.go('black', 'pass')
  expect(fight.asks).toBe('re-rolls: white')
  expect(fight.why('white', 'reroll Black b1|b2 1')).toBeUndefined()
  expect(fight.why('white', 'reroll Black a1|b1 1')).toBe('G117')
})

describe('the table of modifiers', () => {
  const COLUMNS = [
    'attacking I',
    'attacking C',
    'attacking A',
    'square',
    'passive I',
    'passive C',
    'passive A',
    'routed',
    'nobody',
  ] as const
  /** As printed: fire / melee, with a dash for no attack. */
  const PRINT = {
    'attacking I': '-1/0 -1/-1 -1/+1 0/0 -1/+1 -1/0 -1/+1 0/0 +1/+1',
    'attacking C': '-/+1 -/0 -/+2 -/-3 -/+1 -/+1 -/+2 -/+2 -/+2',
    'attacking A': '+2/- +2/- +1/- +3/- +2/- +2/- +1/- +1/- +2/-',
    square: '-1/0 -1/0 -2/0',
    'passive I': '0/0 0/-1 -1/0',
    'passive C': '-/-1 -/-1 -/-',
    'passive A': '0/- 0/- -1/-',
  } as const
  type Row = keyof typeof PRINT
  const value = (text: string): number | null => (text === '-' ? null : Number(text))
  const cells = Object.entries(PRINT).flatMap(([row, line]) =>
    line.split(' ').map((cell, k) => {
      const [fire, melee] = cell.split('/') as [string, string]
      return { row: row as Row, column: COLUMNS[k], fire: value(fire), melee: value(melee) }
    }),
  )

  test('G120, G121 has 39 cells, and nothing where a pairing cannot arise', () => {
    expect(cells.length).toBe(39)
    const rows = Object.values(shipped.modifiers.rows)
    expect(rows.flat().filter((cell) => cell === null).length).toBe(24)
    const printed = Object.keys(PRINT).map((row) => {
      const known = cells.filter((cell) => cell.row === row).map(({ fire, melee }) => [fire, melee])
      return [...known, ...Array(COLUMNS.length - known.length).fill(null)]
    })
    expect(rows).toEqual(printed)
  })

  const PASSIVE: Readonly<Record<string, string>> = {
    square: 'I:square',
    'passive I': 'I',
    'passive C': 'C',
    'passive A': 'A',
  }
  const type = (name: string): string => name.slice(-1)

  /** A white attacker against the unit of the column, in b2; returns its space, and the fight to its end. */
  function attack(row: Row, column: string): [string, ReturnType<typeof skirmish>] {
    const arm = type(row)
    if (column === 'routed') {
      // Next to a gun, which holds the sector.
      const fight = skirmish({
        place: { b1: { white: `2${arm}` }, b2: { black: '1A 1I:routed' } },
        white: [`2 ${arm} b1>b2`],
      })
      return ['White b1|b2 2', fight.finish()]
    }
    if (column === 'nobody') {
      const fight = skirmish({ place: { b1: { white: `2${arm}` }, b2: { black: '1A' } }, white: [`2 ${arm} b1>b2`] })
      return ['White b1|b2 2', fight.finish()]
    }
    const foe = PASSIVE[column] ?? type(column)
    const fight = skirmish({
      place: { b1: { white: `1${arm}` }, b2: { black: `1${foe}` } },
      white: [`${arm} b1>b2`],
      ...(column.startsWith('attacking') ? { black: [`${foe} b2>b1`] } : {}),
    })
    return ['White b1|b2 1', fight.finish()]
  }

  /** A black defender of b2 against its attacker. */
  function defend(row: Row, column: string): [string, ReturnType<typeof skirmish>] {
    const fight = skirmish({
      place: { b1: { white: `1${type(column)}` }, b2: { black: `1${PASSIVE[row]}` } },
      white: [`${type(column)} b1>b2`],
    })
    return ['Black b1|b2 1', fight.finish()]
  }

  /** Guns have stepped back before the melee: no unit ever meets attacking artillery in it. */
  const shown = cells.map((cell) => (cell.column === 'attacking A' ? { ...cell, melee: null } : cell))

  test.each(shown.filter(({ fire, melee }) => fire !== null || melee !== null))(
    'G120 $row against $column: fire $fire, melee $melee',
    ({ row, column, fire, melee }) => {
      const [at, fight] = row.startsWith('attacking') ? attack(row, column) : defend(row, column)
      const reason = column === 'nobody' ? 'no opposing unit (G115)' : 'the table (G120)'
      const told = fight
        .told(at)
        .filter((sentence) => sentence.endsWith(`${reason}.`))
        .map((sentence) => Number(/: ([-+]?\d),/.exec(sentence)?.[1]))
      // What comes after the guns have gone is another pairing.
      const parts = [fire, melee].filter((part) => part !== null)
      expect(told.slice(0, parts.length)).toEqual(parts)
    },
  )
})

describe('exact chances', () => {
  /** Units that a side has lost, routed or gone. */
  const lost = (p: Generals, side: Side): number => {
    const text = ['b1', 'b2', 'box', 'captives', 'destroyed'].map(
      (what) => situations.read(p, what, { white: '', black: '' }) as Record<Side, string>,
    )
    return text
      .flatMap((units, k) => units[side].split(' ').filter((word) => word !== '' && (k > 1 || word.endsWith('routed'))))
      .reduce((sum, word) => sum + Number.parseInt(word, 10), 0)
  }
  /** In 36ths: hit by White, hit by Black, neither; the outcomes of an action. */
  function chances(p: Generals, side: Side, text: string, fire: boolean): number[] {
    const seat = side === 'white' ? 0 : 1
    const start = generalsLayout.make(p.scenario)
    generalsLayout.copy(p, start)
    const action = kernel.parse(start, seat, text) as number
    const key = (end: Generals): number => lost(end, 'black') * 10 + lost(end, 'white')
    const { odds, exact } = forecast(kernel, start, seat, action, key, fire ? { until: [Withdrawal] } : {})
    expect(exact).toBe(true)
    expect([...odds.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
    return [10, 1, 0].map((k) => Math.round((odds.get(k) ?? 0) * 36 * 1e9) / 1e9)
  }
  /** White has chosen which units act and Black still has to: his closing sets off the fire. */
  const firing = (white: string, black: string, ...acting: string[]): Generals =>
    skirmish({
      place: { b1: { white }, b2: { black } },
      idle: { white: [`${white.slice(1)} b1>b2`], black: acting.map((text) => text.replace('act ', '')) },
      waits: true,
    })
      .go('white', `act ${white.slice(1)} b1>b2`, 'close')
      .go('black', ...acting).p
  /** No unit has been hit by fire; White may withdraw or go on to the melee. */
  function closing(white: string, black: string): Generals {
    const fight = skirmish({ place: { b1: { white }, b2: { black } }, white: [`${white.slice(1)} b1>b2`] })
    while (!fight.asks.startsWith('withdrawing')) fight.go('black', 'close')
    return fight.p
  }

  test('G50, G120 fire, attacking against passive infantry: 7, 15 and 14 of 36', () => {
    expect(chances(firing('1I', '1I'), 'black', 'close', true)).toEqual([7, 15, 14])
  })
  test('G50, G120 fire, attacking against attacking infantry: 9, 9 and 18 of 36', () => {
    expect(chances(firing('1I', '1I', 'act I b2>b1'), 'black', 'close', true)).toEqual([9, 9, 18])
  })
  test('G95, G120 fire, attacking infantry against passive cavalry: 12 of 36', () => {
    const fight = skirmish({ place: { b1: { white: '1I' }, b2: { black: '1C' } }, white: ['I b1>b2'] }).go(
      'black',
      'close',
    )
    expect(fight.asks).toBe('falling back: black')
    expect(chances(fight.p, 'black', 'close', true)).toEqual([12, 0, 24])
  })
  test('G95, G120 melee, attacking against passive infantry: 20, 10 and 6 of 36', () => {
    expect(chances(closing('1I', '1I'), 'white', 'close', false)).toEqual([20, 10, 6])
  })
  test('G95, G120 melee, attacking cavalry against passive infantry: 26, 6 and 4 of 36', () => {
    expect(chances(closing('1C', '1I'), 'white', 'close', false)).toEqual([26, 6, 4])
  })
  test('G95, G121 melee, attacking cavalry against a square: 3, 27 and 6 of 36', () => {
    expect(chances(closing('1C', '1I:square'), 'white', 'close', false)).toEqual([3, 27, 6])
  })
  test('G95, A27 melee, attacking cavalry against artillery, which has no die: 30 of 36', () => {
    expect(chances(closing('1C', '1A'), 'white', 'close', false)).toEqual([30, 0, 6])
  })
  test('G97, G48 a square or a counter-charge succeeds with 12 of 36', () => {
    const fight = skirmish({ place: { b1: { white: '1C' }, b2: { black: '1I' } }, white: ['C b1>b2'] })
    const p = fight.go('black', 'square b2').p
    const key = (end: Generals): number =>
      (situations.read(end, 'b2', { black: '' }) as { black: string }).black === '1I:square' ? 1 : 0
    const { odds, exact } = forecast(kernel, p, 1, kernel.parse(p, 1, 'close') as number, key, { until: [Posting] })
    expect([exact, odds.get(1)]).toEqual([true, expect.closeTo(1 / 3, 12)])
  })
})

import { describe, expect, test } from 'vitest'
import { difference, engine, fastDice, isRefusal, noDice } from '../../../../src/kernel/index.ts'
import { by, type Case, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')
const nobodyActs = [white('close'), black('close')]

describe('G17: no action without an order', () => {
  const place = { b1: { white: '3I 2C A' }, b2: { black: 'I' } }
  test.each([
    ['infantry', 'combined arms', 'act I b1>a1'],
    ['cavalry', 'fast movement', 'act C b1>a1'],
    ['artillery', 'bombardment', 'act A b1>b2'],
  ])('G17 %s without an order does not act', (_, phase, does) => {
    expect(failures({ place, set: { phase }, actions: [{ ...white(does, 'close'), refused: 'G17' }] })).toEqual([])
  })

  test('G17 an order for two units makes two active, in its own direction', () => {
    const file = { place, set: { phase: 'combined arms', orders: { white: ['2 I b1>a1'] } } }
    expect(
      failures({
        ...file,
        actions: [
          { ...white(...times(3, 'act I b1>a1'), 'close'), refused: 'G17' },
          { ...white('act I b1>c1', 'close'), refused: 'G17' },
          { ...white('act C b1>a1', 'close'), refused: 'G17' },
          white(...times(2, 'act I b1>a1'), 'close'),
          black('close'),
        ],
        expect: { units: { a1: { white: '2I:spent' }, b1: { white: 'I 2C A' } } },
      }),
    ).toEqual([])
  })

  test.each(['order C again b1>b2', 'order C counter b1>b2', 'order I b1-b2>c2', 'order I b2>b1'])(
    'G17 G18 %s is no order',
    (does) => {
      const refused = does === 'order I b2>b1' ? 'G18' : 'G17'
      expect(failures({ place, set: { phase: 'planning' }, actions: [{ ...white(does, 'close'), refused }] })).toEqual(
        [],
      )
    },
  )
})

describe('G18: one order a unit', () => {
  test('G18 there are no more orders than units of that kind in the sector', () => {
    expect(
      failures({
        place: { c1: { white: '2I 1C 3I:routed' } },
        set: { phase: 'planning' },
        actions: [
          { ...white(...times(3, 'order I c1>c2'), 'close'), refused: 'G18' },
          { ...white('order C c1>c2', 'order C c1>b1>b2', 'close'), refused: 'G18' },
          { ...white('order A c1>c2', 'close'), refused: 'G18' },
          white('order I c1>c2', 'order I c1>b1', 'order C c1>c2>b2', 'close'),
        ],
        expect: { orders: { white: ['I c1>c2', 'I c1>b1', 'C c1>c2>b2'] }, saved: { white: 7 } },
      }),
    ).toEqual([])
  })

  test('G18 an order is used up by the unit that acts on it', () => {
    expect(
      failures({
        place: { c1: { white: '3I' } },
        set: { phase: 'combined arms', orders: { white: ['I c1>c2'] } },
        actions: [white('act I c1>c2', 'close'), black('close'), { ...white('act I c1>c2', 'close'), refused: 'G17' }],
        expect: { orders: { white: [] }, units: { c1: { white: '2I' }, c2: { white: 'I:spent' } } },
      }),
    ).toEqual([])
  })
})

describe('G19: the arrow binds, the action does not', () => {
  const file = {
    place: { b1: { white: 'A' }, b2: { black: '2I' } },
    set: { phase: 'bombardment', orders: { white: ['A b1>b2'] } },
  }

  test('G19 one and the same order lets a battery bombard', () => {
    expect(
      failures({
        ...file,
        dice: [6, 1],
        actions: [white('act A b1>b2', 'close'), black('close')],
        expect: { units: { b2: { black: 'I I:routed' }, b1: { white: 'A:spent' } }, phase: 'combined arms' },
      }),
    ).toEqual([])
  })
  test('G19 one and the same order lets a battery attack at short range', () => {
    expect(
      failures({
        ...file,
        dice: [6, 1, 1],
        actions: [...nobodyActs, white('act A b1>b2', 'close'), black('close')],
        expect: {
          units: { b2: { black: 'I' }, b1: { white: 'A:spent' }, box: { black: 'I' } },
          phase: 'non-combat move',
        },
      }),
    ).toEqual([])
  })
  test('G19 one and the same order lets a battery move', () => {
    expect(
      failures({
        ...file,
        place: { b1: { white: 'A' } },
        actions: [...nobodyActs, ...nobodyActs, white('act A b1>b2', 'close'), black('close')],
        expect: { units: { b2: { white: 'A:spent' }, b1: { white: '' } }, phase: 'rally' },
      }),
    ).toEqual([])
  })
})

describe('G31: the enemy reserve is closed', () => {
  test.each([
    'order I a3>RB',
    'order C a3>RB',
    'order A a3>RB',
    'order C a2>a3>RB',
    'order C a3>RB>b3',
    'order A a2>a3>RB',
  ])('G31 %s is refused', (does) => {
    const place = { a3: { white: '2I 2C A' }, a2: { white: 'C A' }, b3: { black: 'I' } }
    expect(
      failures({ place, set: { phase: 'planning' }, actions: [{ ...white(does, 'close'), refused: 'G31' }] }),
    ).toEqual([])
  })

  test('G31 units may go back into their own reserve', () => {
    expect(
      failures({
        place: { a1: { white: 'I C' } },
        set: { phase: 'planning' },
        actions: [white('order I a1>RW', 'order C a1>RW', 'close')],
        expect: { orders: { white: ['I a1>RW', 'C a1>RW'] } },
      }),
    ).toEqual([])
  })
})

describe('G63: ten orders in secret', () => {
  const place = { a1: { white: '6I' }, b1: { white: '6I' }, a3: { black: 'I' } }
  test('G63 the eleventh order is refused', () => {
    const ten = [...times(6, 'order I a1>a2'), ...times(4, 'order I b1>b2')]
    expect(
      failures({
        place,
        set: { phase: 'planning' },
        actions: [{ ...white(...ten, 'order I b1>b2', 'close'), refused: 'G63' }, white(...ten, 'close')],
        expect: { saved: { white: 0 }, awaiting: ['black'] },
      }),
    ).toEqual([])
  })

  test('G63 a player does not see what the other writes, or that he has written', () => {
    const kernel = engine(worded(generals))
    const p = kernel.open('marengo', {}, fastDice(1))
    const [before, after] = [0, 1].map(() => generals.layout.make(p.scenario))
    const told: unknown[] = []
    const journal = { tell: (...telling: unknown[]) => void told.push(telling) }
    generals.redact(p, 1, before)
    for (const text of ['order I a1>a2', 'order C c1>c2>b2', 'close']) {
      const action = kernel.parse(p, 0, text)
      if (isRefusal(action)) throw new Error(action.reason)
      kernel.play(p, 0, action, noDice, journal)
      generals.redact(p, 1, after)
      expect(difference(before, after)).toEqual([])
    }
    expect(told).toEqual([])
  })
})

describe('G64: saved orders', () => {
  test('G64 orders that are not given are saved, even if none is given at all', () => {
    const place = { a1: { white: '6I' }, b3: { black: '6I' } }
    expect(
      failures({
        place,
        set: { phase: 'planning' },
        actions: [white(...times(3, 'order I a1>a2'), 'close'), black('close')],
        expect: { saved: { white: 7, black: 10 }, phase: 'fast movement' },
      }),
    ).toEqual([])
  })

  test('G64 A14 an order that was given and not used is not saved', () => {
    expect(
      failures({
        place: { a1: { white: 'I' }, b3: { black: 'I' }, box: { white: '2I' } },
        set: { phase: 'planning' },
        actions: [
          white('order I a1>a2', 'close'),
          ...[black('close'), ...nobodyActs, ...nobodyActs, ...nobodyActs, ...nobodyActs],
          white('rally I', 'close'),
          black('close'),
        ],
        expect: {
          told: ['White rallies 1 I.', 'White had ordered 1 I: a1>a2.'],
          saved: { white: 0 },
          orders: { white: [] },
          round: 2,
        },
      }),
    ).toEqual([])
  })
})

describe('G65: no changes afterwards', () => {
  test('G65 a closed sheet cannot be written on', () => {
    expect(
      failures({
        place: { a1: { white: '2I' }, b3: { black: '2I' } },
        set: { phase: 'planning' },
        actions: [
          white('order I a1>a2', 'close'),
          { ...white('order I a1>a2', 'close'), refused: 'G63' },
          black('close'),
          { ...white('order I a1>a2', 'close'), refused: 'G63' },
        ],
        expect: { orders: { white: ['I a1>a2'] } },
      }),
    ).toEqual([])
  })

  test('G65 B8 in phase 7 both plans are opened, as they were written', () => {
    const rest = [...nobodyActs, ...nobodyActs, ...nobodyActs, ...nobodyActs]
    expect(
      failures({
        place: { a1: { white: '3I' }, b3: { black: '2C' } },
        set: { phase: 'planning' },
        actions: [
          white(...times(2, 'order I a1>a2'), 'order I a1>b1', 'close'),
          black('order C b3>b2>a2', 'close'),
          white('close'),
          black('act C b3>b2>a2', 'close'),
          ...rest,
        ],
        expect: {
          told: ['White had ordered 2 I: a1>a2.', 'White had ordered 1 I: a1>b1.', 'Black had ordered 1 C: b3>b2>a2.'],
          round: 2,
        },
      }),
    ).toEqual([])
  })
})

describe('orders that cannot be given', () => {
  const planning = (place: Case['place'], todo: string, refused: string) =>
    failures({ place, set: { phase: 'planning' }, actions: [{ ...white(todo, 'close'), refused }] })

  test('G128 a routed unit takes no order, guns included', () => {
    expect(planning({ b1: { white: 'A:routed I' } }, 'order A b1>b2', 'G128')).toEqual([])
    expect(planning({ b1: { white: 'I:routed C' } }, 'order I b1>b2', 'G128')).toEqual([])
    expect(planning({ b1: { white: 'I' } }, 'order A b1>b2', 'G18')).toEqual([])
  })

  test.each([
    ['order I a1>b2', 'G27'],
    ['order C a1>a2>b3', 'G27'],
    ['order I a1>a3', 'G27'],
    ['order A b1>b3', 'G27'],
    ['order C a1>a2>b2>c2', 'G29'],
    ['order I a1>RB', 'G31'],
    ['order I a1>d1', 'G1'],
    ['order I a1>', 'G63'],
  ])('%s cannot be read, and is refused by %s', (todo, rule) => {
    expect(planning({ a1: { white: 'I C' }, b1: { white: 'A' } }, todo, rule)).toEqual([])
  })

  test('G15 a zone lies between neighbours', () => {
    expect(
      failures({
        place: { b1: { white: 'I' }, a2: { white: 'I' }, b2: { black: '1I' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2', 'I a2>b2'] } },
        actions: [
          white('act I b1>b2', 'act I a2>b2', 'close'),
          black('close'),
          { ...black('post I > a1|b2', 'close'), refused: 'G15' },
          { ...black('post I > b2|a2', 'close'), refused: 'G15' },
        ],
      }),
    ).toEqual([])
  })
})

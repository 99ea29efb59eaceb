import { describe, expect, test } from 'vitest'
import { by, proofs } from '../../../src/situations/proof.ts'
import { worded } from '../../worded.ts'
import { generals } from './index.ts'
import { skirmish } from './testing/skirmish.ts'

const failures = proofs(worded(generals), 'dennewitz')
const [white, black] = [by('white'), by('black')]

describe('a refusal names the rule and the reason that keep a unit from it', () => {
  test('G94 cavalry without an opponent has no attack in the fire', () => {
    const place = { b1: { white: '3I 1C' }, b2: { black: '2I' } }
    const fight = skirmish({ place, white: ['3 I b1>b2', 'C b1>b2'] })
    fight.go('black', 'close')
    expect(fight.asks).toBe('choosing targets: white')
    expect(fight.why('white', 'aim White b1|b2 4 > Black b1|b2 1')).toBe('G94')
  })

  test('G108 the routed unit opposite is no target; G115 nor is an empty space, or an own unit', () => {
    const fight = skirmish({ place: { b1: { white: '3I' }, b2: { black: '1I 1I:routed' } }, white: ['3 I b1>b2'] })
    const aim = (at: string) => fight.why('white', `aim White b1|b2 2 > ${at}`)
    expect([aim('Black b1|b2 2'), aim('Black b1|b2 4'), aim('White b1|b2 1')]).toEqual(['G108', 'G115', 'G115'])
    expect(aim('Black b1|b2 1')).toBeUndefined()
  })

  test('G105 no unit is left for an attacker without an opponent; G104 where no enemy attacks none is placed', () => {
    const place = { b1: { white: '1I' }, a2: { white: '2I' }, b2: { black: '2I' } }
    const fight = skirmish({ place, white: ['I b1>b2', '2 I a2>b2'] })
    expect(fight.asks).toBe('taking positions: black')
    expect(fight.why('black', 'post I > b1|b2', 'post I > a2|b2')).toBe('G105')
    expect(fight.why('black', 'post I > b2|c2')).toBe('G104')
  })

  test('G109 a unit withdraws once', () => {
    const fight = skirmish({ place: { b1: { white: '2I' }, b2: { black: '2I' } }, white: ['2 I b1>b2'] })
    expect(fight.asks).toBe('withdrawing: white')
    const once = 'withdraw White b1|b2 1'
    expect(fight.reason('white', once, once)).toBe('That unit withdraws already.')
  })

  test('G46 cavalry that moves in already is not sent again', () => {
    const place = { b1: { white: '1C' }, a2: { white: '1C' }, b2: { black: '1C' }, b3: { black: '1I' } }
    const fight = skirmish({ place, phase: 'fast movement', white: ['C b1>b2', 'C a2>b2'] })
    fight.go('black', 'retreat b2', 'close')
    expect(fight.asks).toBe('advance after combat: white')
    expect(fight.reason('white', 'advance C b1>b2', 'advance C b1>b2')).toBe(
      'No unit of that kind is left there that attacked and is not moving in already.',
    )
  })

  test('G74 guns do not aim round the corner', () => {
    const plan = skirmish({ place: { b1: { white: 'A' } }, phase: 'planning', waits: true })
    expect(plan.reason('white', 'order A b1>b2>a2')).toBe(
      'Guns aim in a straight line, at the next sector or the one beyond.',
    )
  })

  test('G76 only a battery that fires is aimed, and each of its dice once, in order', () => {
    const fire = skirmish({
      place: { b1: { white: '2A' }, b2: { black: '3I' } },
      phase: 'bombardment',
      white: ['2 A b1>b2'],
    })
    expect(fire.asks).toBe('laying the guns: white')
    const first = 'lay White battery 1 > unit 1'
    expect(fire.reason('white', 'lay White battery 3 > unit 1')).toBe('No battery of that number fires.')
    expect(fire.reason('white', 'lay White battery 1 second > unit 1')).toBe(
      'The first die of a battery is aimed before its second.',
    )
    expect(fire.reason('white', first, 'lay White battery 1 > unit 2')).toBe('That die is aimed already.')
  })

  test('G128 the guns have routed cavalry that had a move left: it has not reacted', () => {
    expect(
      failures({
        place: { c1: { white: 'C' }, c3: { black: 'A' } },
        set: { phase: 'fast movement', orders: { white: ['C c1>c2>b2'], black: ['A c3>c2'] } },
        dice: [6],
        actions: [
          white('act C c1>c2>b2', 'close'),
          black('close'),
          white('close'),
          black('act A c3>c2', 'close'),
          { ...white('act C again c1-c2>b2', 'close'), refused: 'G128' },
        ],
      }),
    ).toEqual([])
  })

  test.each([
    ['I:square:spent I:routed', 'G39'],
    ['I:spent I:routed', 'G39'],
    ['2I:routed', 'G128'],
  ])('with %s and one order it is %s', (units, rule) => {
    expect(
      failures({
        place: { b1: { white: 'I' }, b2: { black: units } },
        set: { phase: 'combined arms', orders: { black: ['I b2>a2'] } },
        actions: [{ ...black('act I b2>a2', 'close'), refused: rule }],
      }),
    ).toEqual([])
  })
})

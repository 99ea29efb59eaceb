/** 0.9 Answers given beforehand: an enemy turn does not stop for them. */
import { describe, expect, test } from 'vitest'
import { ALL, engine, randomSource } from '../../../../src/kernel/index.ts'
import { act, attend, awaiting, createMatch, isUnattended, setStanding } from '../../../../src/match/index.ts'
import { corps } from '../index.ts'
import { morale } from '../state/position.ts'
import { charge, foot, H, horse, opportunity } from '../testing/charge.ts'
import { enemy, field } from '../testing/guns.ts'
import type { Table } from '../testing/table.ts'
import { standing, WHOLE_DEFENCE } from './answers.ts'

const rules = engine(corps)
const list = new Int32Array(1 << 14)

/** What a player is asked only in his own turns, or at the end of the day. */
const OWN = ['spending', 'moving', 'joining', 'entering', 'turn lost', 'unveiling', 'tactical', 'one more move']
/** Actions of random play that looks for a fight. */
const BOLD = /^(pick|go|charge|assault|skirmish|fire|place|evade|form [a-z]+$|countercharge)/

describe('with orders for the whole of the enemy’s turns', () => {
  test.each([
    ['outpost', 4],
    ['two-corps', 1],
  ] as const)('a side is asked for nothing but its own plans: %s', { timeout: 120_000 }, (scenario, games) => {
    let asked = 0
    for (let game = 1; game <= games; game++) {
      const chance = randomSource(game)
      const own = game % 2
      const { match } = createMatch(rules, { scenario, dice: { seed: `${game}` } })
      setStanding(
        match,
        own,
        WHOLE_DEFENCE.map((name) => ({ name })),
      )
      expect(isUnattended(match, own)).toBe(true)
      for (attend(match); !match.ending && asked < 400 * game; attend(match)) {
        const p = match.fold.position
        const seat = 31 - Math.clz32(awaiting(match))
        const { name } = rules.phase(p)
        if (seat === own) expect(OWN).toContain(name)
        const texts = [...list.subarray(0, rules.actions(p, seat, list))].map((action) => rules.print(p, action))
        const bold = texts.filter((text) => BOLD.test(text))
        const from = bold.length > 0 && chance(2) === 0 ? bold : texts
        expect(act(match, seat, from[chance(from.length)] as string).refusal).toBeUndefined()
        asked++
      }
    }
    expect(asked).toBeGreaterThan(100)
  })

  test('a seat needs no attendance only if its orders are for all commands', () => {
    const { match } = createMatch(rules, { scenario: 'outpost', dice: { seed: 'all' } })
    setStanding(
      match,
      1,
      WHOLE_DEFENCE.map((name) => ({ name, about: 'pr-corps-1' })),
    )
    expect(isUnattended(match, 1)).toBe(false)
    expect(() => setStanding(match, 1, [{ name: 'evade', about: 'nobody' }])).toThrow('none of the commands')
  })
})

/** What an order answers to the current question, for all commands or for one. */
function says({ kernel, p, asked }: Table, name: string, about = ALL): string | undefined {
  const order = standing.find((one) => one.name === name)
  if (order === undefined) throw new Error(`there is no order ${name}`)
  const action = order.answer(p, asked(), about)
  return action === undefined ? undefined : kernel.print(p, action)
}

describe('6.1 opportunities', () => {
  const march = foot(5, { form: 'march', at: [36, 37] })
  test('6.2 the order charges helpless enemies, and leaves others to the player', () => {
    expect(says(opportunity([march]), 'charge the helpless')).toBe('charge H > X')
    const shaken = opportunity([foot(5)], {}, { order: 'hold', general: [36, 44] })
    shaken.p.morale[1] = morale.SHAKEN
    shaken.act('ride general foe > 37,45')
    expect(says(shaken, 'charge the helpless')).toBeUndefined()
  })

  test('6.3 the order charges only if the chance of success is as high as it asks', () => {
    const at = opportunity([march])
    expect([says(at, 'charge at 5'), says(at, 'charge at 7')]).toEqual(['charge H > X', undefined])
    expect(says(opportunity([march], { determination: 'C' }), 'charge at 5')).toBeUndefined()
  })

  test('6.1 an order never to charge holds back; for a unit that it is not about, the player is asked', () => {
    const at = opportunity([march])
    expect([says(at, 'never charge'), says(at, 'never charge', 0), says(at, 'never charge', 1)]).toEqual([
      'hold back',
      'hold back',
      undefined,
    ])
  })
})

describe('6.5 to 6.9 reactions', () => {
  const charged = (enemies: Parameters<typeof charge>[0]) => {
    const at = charge(enemies)
    at.p.order[1] = 0
    at.act('charge H > X')
    return at
  }

  test('15.2 orders answer with a square, with evading (6.5) or with standing (4.13), if that is allowed', () => {
    const at = charged([foot(8)])
    expect(['form square', 'turn to face', 'evade', 'stand fast'].map((name) => says(at, name))).toEqual([
      'form square',
      undefined,
      'evade',
      'stand',
    ])
    at.p.order[1] = 4
    expect(says(at, 'evade')).toBeUndefined()
    expect([says(at, 'form square', 1), says(at, 'form square', 0)]).toEqual(['form square', undefined])
  })

  test('6.8 an order answers with a turn to the charge', () => {
    expect(says(charged([foot(8, { heading: 90, at: [36, 42] })]), 'turn to face')).toBe('turn to face')
  })

  test('14.1 an order answers with a counter-charge', () => {
    expect(says(charged([horse(8)]), 'countercharge')).toBe('countercharge')
  })

  test('6.9 the brigade that is likeliest to pass intercepts', () => {
    const rider = (name: string, determination: 'A' | 'C') =>
      ({
        name,
        form: 'horse-line',
        at: [name === 'R' ? 42 : 30, 40],
        heading: name === 'R' ? 225 : 135,
        determination,
      }) as const
    const at = charged([foot(9), rider('R', 'C'), rider('S', 'A')])
    expect(says(at, 'intercept')).toBe('intercept S')
    expect(H.name).toBe('H')
  })
})

test('7.1 guns fire before their corps moves, the likeliest hit first', () => {
  // At short range 6 of two dice hits in 26 of 36, at long range 8 in 15.
  const at = field({ enemies: [enemy(30, 50), enemy(37, 42, { name: 'N' })] })
  expect([says(at, 'guns at 7'), says(at, 'guns at 3', 1)]).toEqual(['fire G > N', undefined])
  const far = field({ enemies: [enemy(36, 52)] })
  expect([says(far, 'guns at 5'), says(far, 'guns at 3')]).toEqual([undefined, 'fire G > E'])
})

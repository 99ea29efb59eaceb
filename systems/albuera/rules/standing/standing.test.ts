/** 0.0 Answers given beforehand, and several players to a side. */
import { describe, expect, test } from 'vitest'
import { ALL, engine, fastDice, includes, NOBODY, randomSource } from '../../../../src/kernel/index.ts'
import { act, attend, awaiting, CHIEF, createMatch, isUnattended, setStanding } from '../../../../src/match/index.ts'
import { albuera } from '../index.ts'
import { SAMPLES } from '../samples.ts'
import { type Albuera, COALITION, FRENCH, other } from '../state/position.ts'
import {
  call,
  column,
  commander,
  company,
  emptyField,
  type Field,
  holdFire,
  horse,
  kernel,
  legal,
  line,
  type Placed,
  roll,
  act as say,
  west,
} from '../testing/field.ts'
import { standing, WHOLE_DEFENCE } from './answers.ts'

const rules = engine(albuera)
const list = new Int32Array(1 << 14)
const chips = (p: Albuera, seat: number) =>
  [...list.subarray(0, rules.actions(p, seat, list))].map((action) => rules.print(p, action))

describe('with orders for the whole of the enemy’s activations', () => {
  test.each(SAMPLES.slice(0, 3))('a side is asked nothing while the other acts: $scenario', (sample) => {
    const { scenario, options } = sample
    let asked = 0
    for (let game = 1; game <= 4; game++) {
      const chance = randomSource(game)
      const own = game % 2
      const { match } = createMatch(rules, { scenario, options, dice: { seed: `${game}` } })
      setStanding(
        match,
        own,
        WHOLE_DEFENCE.map((name) => ({ name })),
      )
      for (attend(match); !match.ending; attend(match)) {
        const p = match.fold.position
        const seat = includes(awaiting(match), FRENCH) ? FRENCH : COALITION
        const { name } = rules.phase(p)
        if (seat === own && p.drawn > 0) expect([name, p.scenario.army.leads[p.drawn - 1]]).toEqual([name, own])
        const texts = chips(p, seat)
        const wish =
          name === 'pool'
            ? [...texts.filter((text) => text !== 'close').slice(0, 3), 'close']
            : texts[chance(texts.length)]
        expect(act(match, seat, wish).refusal).toBeUndefined()
        asked++
      }
    }
    expect(asked).toBeGreaterThan(100)
  })
  test('a seat needs no attendance only if its orders are for all brigades', () => {
    const { match } = createMatch(rules, { scenario: 'knoll', dice: { seed: 'all' } })
    const orders = WHOLE_DEFENCE.map((name) => ({ name }))
    setStanding(match, FRENCH, orders)
    setStanding(
      match,
      COALITION,
      orders.map((order) => (order.name === 'hold fire' ? { ...order, about: 'Hoghton' } : order)),
    )
    expect([isUnattended(match, FRENCH), isUnattended(match, COALITION)]).toEqual([true, false])
    expect(() => setStanding(match, FRENCH, [{ name: 'hold fire', about: 'Wellington' }])).toThrow(
      'none of the commanders',
    )
  })
})

/** What an order answers to the current question; the seat is the one that is asked. */
function says(p: Albuera, name: string, about?: string): string | undefined {
  const seat = 31 - Math.clz32(kernel.awaiting(p) & -kernel.awaiting(p))
  const order = standing.find((one) => one.name === name)
  const action = order?.answer(p, seat, about === undefined ? ALL : commander(p, about))
  return action === undefined ? undefined : kernel.print(p, action)
}

/** Before the French act: the Coalition is asked first. */
function field(placed: Field) {
  const p = emptyField({ Brayer: '1010', Veilande: '1010', Bron: '1010', Hoghton: '0101', ...placed })
  call(p, 'Girard', 'Brayer', 'Veilande', 'Bron')
  return p
}
/** A step of the French, with the dice of the check that follows. */
function stepped(placed: Field, mover: string, ...dice: number[]) {
  const p = holdFire(field(placed))
  say(p, `move ${mover}`)
  roll(p, 'forward left', ...dice)
  return p
}

describe('14.5 fire in the enemy’s activation', () => {
  const facing = { 'II/34': column('1110'), '29': line('1210', west) }
  test('14.5 infantry fires if the chance of harm is as the order says; other shots are left to the player', () => {
    const p = field(facing)
    expect(says(p, 'muskets at 3')).toBe('fire 29 > II/34')
    expect(says(field({ ...facing, '29': column('1210', west) }), 'muskets at 5')).toBeUndefined()
    expect([says(p, 'muskets at 3', 'Hoghton'), says(p, 'muskets at 3', 'Colborne')]).toEqual([
      'fire 29 > II/34',
      undefined,
    ])
  })
  test('14.5 an order holds fire for all units, or for one brigade if no other could fire', () => {
    const p = field({ ...facing, '2/31': line('1212', west), 'III/34': column('1112') })
    expect([says(p, 'hold fire'), says(p, 'hold fire', 'Hoghton')]).toEqual(['hold fire', undefined])
    expect(says(field(facing), 'hold fire', 'Hoghton')).toBe('hold fire')
  })
  test('10.5 guns wait for their best target, until the enemy has nothing more to move', () => {
    const p = field({
      'II/34': line('0510'),
      Brayer: '0510',
      Castanos: { at: '1010', facing: 'W', array: 'unlimbered' },
    })
    expect([says(p, 'guns at 1'), says(p, 'guns wait')]).toEqual(['fire Castanos > II/34', undefined])
    p.ready = 0
    expect(says(p, 'guns wait')).toBe('fire Castanos > II/34')
  })
  test('14.9.5 a unit that fires by an order fires alone', () => {
    const p = field({ ...facing, '1/48': line('1211', west), 'III/34': column('1111') })
    say(p, says(p, 'muskets at 1') ?? '')
    expect(kernel.phase(p).name).toBe('volley')
    expect(says(p, 'muskets at 1')).toBe('fire now')
    expect(says(p, 'muskets at 5', 'Colborne')).toBeUndefined()
  })
  test('3.3 orders answer nothing in a player’s own activation', () => {
    const p = emptyField({ Hoghton: '1310', ...facing, Girard: '0101' })
    call(p, 'Stewart', 'Hoghton')
    expect(kernel.awaiting(p)).toBe(1 << FRENCH)
    holdFire(p)
    expect(legal(p)).toContain('fire 29 > II/34')
    expect(says(p, 'muskets at 1')).toBeUndefined()
  })
})

describe('13.1 reactions', () => {
  const passed = (more: Placed = {}, rest = {}) =>
    stepped({ 'II/34': column('1010'), '29': line('1210', { ...west, ...more }), ...rest }, 'II/34', 5)
  test('12.12 an order counterattacks only at odds of the column that it names or better, or never', () => {
    // 5 against 5, Morale 7 against 6: column 0.
    const p = passed()
    expect([says(p, 'counterattack at 0'), says(p, 'counterattack at 1')]).toEqual(['counterattack right', undefined])
    expect([says(p, 'never counterattack'), says(p, 'stand fast')]).toEqual([undefined, 'stand'])
    const strong = passed({}, { 'II/34': column('1010', { lost: 3 }) })
    expect(says(strong, 'counterattack at 2')).toBe('counterattack right')
  })
  test('13.1A a unit that may do both fires and then counterattacks', () => {
    const p = stepped({ 'II/34': column('1010', { lost: 3 }), '29': line('1210', west) }, 'II/34', 1)
    expect(says(p, 'counterattack at 1')).toBe('fire back')
    roll(p, 'fire back', 0)
    expect([says(p, 'counterattack at 1'), says(p, 'never counterattack')]).toEqual(['counterattack right', 'stand'])
  })
  test('13.1 orders answer with fire, and with a turn to an enemy at the side of the unit', () => {
    expect([says(passed(), 'muskets at 3'), says(passed(), 'turn to the enemy')]).toEqual(['fire back', undefined])
    const p = stepped({ 'II/34': column('1010'), '29': line('1210', { facing: 'SW' }) }, 'II/34', 1)
    expect(legal(p)).toContain('turn right')
    expect([says(p, 'muskets at 1'), says(p, 'turn to the enemy')]).toEqual([undefined, 'turn right'])
  })
  test('13.1B skirmishers step back, towards their commander', () => {
    const p = stepped({ 'II/34': column('1010'), 'sk/29': { ...company('1210'), ...west } }, 'II/34', 5)
    expect(says(p, 'step back')).toBe('step back')
    say(p, 'step back')
    expect(says(p, 'step back')).toMatch(/^retreat sk\/29 > /)
    expect(says(p, 'step back', 'Colborne')).toBeUndefined()
  })
  test('13.1 of several units the steadiest reacts first; 8.8 skirmishers are ignored', () => {
    const two = { '29': line('1210', west), Zamora: line('1209', west) }
    const p = stepped({ 'II/34': column('1010'), ...two }, 'II/34')
    expect(legal(p)).toEqual(['react 29', 'react Zamora'])
    expect([says(p, 'steadiest first'), says(p, 'steadiest first', 'Espana')]).toEqual(['react 29', 'react Zamora'])
    const q = stepped({ 'sk/II/34': company('1010'), '29': line('1210', west) }, 'sk/II/34')
    expect([says(q, 'ignore skirmishers'), says(q, 'ignore skirmishers', 'Colborne')]).toEqual([
      'react no more',
      undefined,
    ])
  })
  test('7.2 infantry forms Square when cavalry enters its hex, or never, as the order says', () => {
    const p = stepped({ '1/4 D': horse('1010'), '29': line('1110', west) }, '1/4 D')
    expect([says(p, 'form square'), says(p, 'never form square')]).toEqual(['form square', 'stand'])
    expect(says(p, 'form square', 'Colborne')).toBeUndefined()
  })
})

test('3.1 the chits of the last turn go into the cup again', () => {
  const dice = fastDice(5)
  const chance = randomSource(5)
  const p = rules.open('assault', {}, dice)
  const same = standing.find(({ name }) => name === 'same chits')
  /** What the French order answers, one action after the other, until the choice is closed or it has no answer. */
  const again = (): string[] => {
    const texts: string[] = []
    for (let action = same?.answer(p, FRENCH, ALL); action !== undefined; action = same?.answer(p, FRENCH, ALL)) {
      texts.push(rules.print(p, action))
      rules.play(p, FRENCH, action, dice)
      if (texts.at(-1) === 'close') break
    }
    return texts
  }
  expect(again()).toEqual([])
  const chosen = chips(p, FRENCH).slice(1, 3)
  for (const text of [...chosen, 'close']) rules.play(p, FRENCH, rules.parse(p, FRENCH, text) as number, dice)
  while (p.turn < 2 || rules.phase(p).name !== 'pool') {
    const seat = includes(rules.awaiting(p), FRENCH) ? FRENCH : COALITION
    const texts = rules.phase(p).name === 'pool' ? ['close'] : chips(p, seat)
    rules.play(p, seat, rules.parse(p, seat, texts[chance(texts.length)]) as number, dice)
  }
  expect(again()).toEqual([...chosen, 'close'])
})

describe('several players to a side', () => {
  test('4.3 divisions and independent brigades are formations', () => {
    const ids = (scenario: string) =>
      albuera.formations?.(rules.open(scenario, {}, fastDice(1)).scenario).map((side) => side.map(({ id }) => id))
    expect(ids('knoll')).toEqual([['Brayer'], ['Hoghton']])
    expect(ids('albuera')?.[FRENCH]).toEqual(['Girard', 'Gazan', 'Latour-Maubourg', 'Briche', 'Werle', 'Godinot'])
  })
  test.each(SAMPLES.slice(2, 3))(
    'each action belongs to the formation that it is about, or to the chief: $scenario',
    ({ scenario, options }) => {
      const dice = fastDice(3)
      const chance = randomSource(5)
      const p = rules.open(scenario, options, dice)
      const { army } = p.scenario
      const formations = albuera.formations?.(p.scenario).map((side) => side.map(({ number }) => number)) ?? []
      const seen = new Set<string>()
      for (let n = 0; n < 6_000 && rules.awaiting(p) !== NOBODY; n++) {
        const seat = includes(rules.awaiting(p), FRENCH) ? FRENCH : COALITION
        const { name } = rules.phase(p)
        const count = rules.actions(p, seat, list)
        for (const action of list.subarray(0, Math.min(count, 20))) {
          const whose = albuera.formation?.(p, seat, action)
          const [verb = '', ...words] = rules.print(p, action).split(' ')
          expect([CHIEF, ...formations[seat]], `${name}: ${verb}`).toContain(whose)
          if (name === 'pool' || name === 'clash') expect(whose).toBe(CHIEF)
          const named = army.units.findIndex(
            (id) => rules.print(p, action).includes(` ${id} `) || words.join(' ') === id,
          )
          if (named >= 0 && army.side[named] === other(seat) && verb === 'retreat') expect(whose).toBe(CHIEF)
          seen.add(name)
        }
        rules.play(p, seat, list[chance(count)], dice)
      }
      expect([...seen]).toEqual(expect.arrayContaining(['acting', 'movement', 'reaction', 'aftermath', 'riding']))
    },
  )
  test('13.1 the player of a formation answers for its units', () => {
    const p = stepped({ 'II/34': column('1010'), '29': line('1210', west) }, 'II/34', 5)
    const whose = (text: string) => albuera.formation?.(p, COALITION, kernel.parse(p, COALITION, text) as number)
    expect([whose('fire back'), whose('stand')]).toEqual([commander(p, 'Stewart'), commander(p, 'Stewart')])
  })
  test('14.11, 14.5 the chief decides on retreats of the enemy; a player holds the fire of his own formation', () => {
    const facing = { 'II/34': column('1110'), '29': line('1210', west) }
    const p = field(facing)
    const whose = (text: string) => albuera.formation?.(p, COALITION, kernel.parse(p, COALITION, text) as number)
    expect(whose('hold fire')).toBe(commander(p, 'Stewart'))
    roll(p, 'fire 29 > II/34', 9)
    expect(legal(p)).toContain('let II/34 stand')
    expect(legal(p).map(whose)).toEqual(legal(p).map(() => CHIEF))
    const both = field({ ...facing, '1/7': line('1212', west), 'III/34': column('1112') })
    const held = kernel.parse(both, COALITION, 'hold fire') as number
    expect(albuera.formation?.(both, COALITION, held)).toBe(CHIEF)
  })
})

/** 10 Artillery Fire, rule by rule. */
import { describe, expect, test } from 'vitest'
import { engine, fastDice, log, randomSource } from '../../../../src/kernel/index.ts'
import { albuera } from '../index.ts'
import { shotOf } from '../queries/fire.ts'
import { type Albuera, mark } from '../state/position.ts'
import { act, asked, column, guns, legal, line, skirmish, square, stage, unit } from '../testing/stage.ts'

type Shot = Exclude<ReturnType<typeof shotOf>, { rule: string }>
const odds = (p: Albuera, firer: string, target: string) => shotOf(p, unit(p, firer), unit(p, target), []) as Shot
const why = (p: Albuera, firer: string, target: string) => {
  const shot = shotOf(p, unit(p, firer), unit(p, target), [])
  return 'rule' in shot ? shot.rule : undefined
}
const causes = (shot: Shot) => shot.checks[0]?.modifiers.map(({ cause, value }) => `${cause} ${value}`)
const lost = (p: Albuera, name: string) => p.lost[unit(p, name)]
/** Sympher's battery four hexes in front of II/34. */
const battery = (more = {}, active?: readonly string[]) =>
  stage({ 'II/34': line('0710', 'E'), Sympher: guns('1110', 'W'), Brayer: '0710', ...more }, active)

describe('10.1 to 10.4 guns', () => {
  test('10.3 the calibre gives the effect at each distance, and the range as well (14.8)', () => {
    const effects = ['1010', '0910', '0810', '0710', '0610', '0510'].map((at) => {
      const p = stage({ 'II/34': line(at, 'E'), Sympher: guns('1110', 'W') })
      return odds(p, 'Sympher', 'II/34').effect
    })
    expect(effects).toEqual(['2M', '2M', '1M', '1M', 'M', 'M'])
    const far = stage({ 'II/34': line('0510', 'E'), Castanos: guns('1210', 'W') })
    expect(why(far, 'Castanos', 'II/34')).toBe('14.8')
  })
  test('10.1, 10.2 guns do not fire at a target behind them', () => {
    expect(why(battery({ Sympher: guns('1110', 'E') }), 'Sympher', 'II/34')).toBe('14.2')
  })
  test('10.4 guns fire alone, without infantry', () => {
    const p = stage({ 'II/34': line('0910', 'E'), Sympher: guns('1009', 'W'), '2/28': line('1010', 'W') })
    expect(act(p, 'fire Sympher > II/34', 1)).toContain('Sympher fires at II/34')
    act(p, 'end the movement')
    expect(act(p, 'fire 2/28 > II/34', 1)).toContain('2/28 fires at II/34')
  })
  test('10.8 white stars add to the check of the target, and R32 so does its Column or Square', () => {
    const p = battery()
    expect(causes(odds(p, 'Sympher', 'II/34'))).toEqual(['effect 1', 'stars 2'])
    expect(odds(p, 'Sympher', 'II/34').checks[0]).toMatchObject({ morale: 6, total: 3, fails: 6 })
    expect(causes(odds(battery({ 'II/34': column('0710') }), 'Sympher', 'II/34'))).toContain('column 1')
    expect(causes(odds(battery({ 'II/34': square('0710') }), 'Sympher', 'II/34'))).toContain('square 1')
  })
})

describe('10.5 to 10.7 how often guns fire', () => {
  test('10.5, 10.7, R45 guns fire once in each subphase of the enemy', () => {
    const p = battery()
    expect(asked(p)).toBe(1)
    act(p, 'fire Sympher > II/34', 1)
    expect(p.marks[unit(p, 'Sympher')] & mark.FIRED).toBe(mark.FIRED)
    expect(why(p, 'Sympher', 'II/34')).toBe('10.5')
    act(p, 'end the movement')
    expect(p.marks[unit(p, 'Sympher')]).toBe(0)
  })
  test('10.5, 10.13, R37 in activations of their own side guns fire only when they act, and for a point', () => {
    const p = battery({ Myers: '1209' }, ['Myers'])
    expect(asked(p)).toBe(1)
    act(p, 'fire Sympher > II/34', 1)
    expect([p.left[unit(p, 'Sympher')], p.marks[unit(p, 'Sympher')] & mark.USED]).toEqual([0, mark.USED])
    const q = battery({ Alten: '1209', '2 KGL': column('1208', 'W') }, ['Alten'])
    expect(act(q, 'fire Sympher > II/34')).toBe('10.5')
  })
  test('10.14 guns do not fire while limbered, or in the subphase in which they are unlimbered', () => {
    const limbered = { at: '1110', facing: 'W', array: 'limbered' }
    const p = battery({ Myers: '1209', Sympher: limbered }, ['Myers'])
    expect(why(p, 'Sympher', 'II/34')).toBe('10.14')
    act(p, 'move Sympher')
    act(p, 'form unlimbered W')
    expect(act(p, 'fire at II/34')).toBe('10.14')
  })
  test('10.15 horse guns have three points, one of them for fire', () => {
    const p = stage({ 'II/34': line('0710', 'E'), Lefebure: { at: '1110', facing: 'W' }, 'De Grey': '1209' }, [
      'De Grey',
    ])
    act(p, 'move Lefebure')
    act(p, 'turn left')
    act(p, 'turn right')
    expect(act(p, 'fire at II/34', 1)).toContain('Lefebure fires at II/34')
    expect(p.left[unit(p, 'Lefebure')]).toBe(0)
    expect(asked(p)).toBe(1)
  })
  test('10.15, R37 horse guns that do not fire may move with all three points', () => {
    const p = stage({ 'II/34': line('0510', 'E'), Lefebure: { at: '1110', facing: 'W' }, 'De Grey': '1209' }, [
      'De Grey',
    ])
    for (const text of ['move Lefebure', 'turn left', 'turn right', 'turn left']) act(p, text)
    expect(p.left[unit(p, 'Lefebure')]).toBe(0)
  })
  test('10.6, R42 a natural 0 puts guns out of action until phase 3', () => {
    const p = battery({ 'III/34': line('0710', 'E') })
    expect(act(p, 'fire Sympher > II/34', 9, 0)).toContain('Sympher is out of action')
    const first = battery({ 'III/34': line('0710', 'E') })
    expect(act(first, 'fire Sympher > II/34', 0, 9)).toContain('Sympher is out of action')
    expect([lost(p, 'II/34'), lost(p, 'III/34')]).toEqual([1, 0])
    expect(why(p, 'Sympher', 'II/34')).toBe('10.6')
    for (let n = 0; n < 9 && p.turn < 2; n++)
      act(p, legal(p).find((text) => /^(?:end|hold|stay|let)/.test(text)) ?? 'close')
    expect(p.marks[unit(p, 'Sympher')]).toBe(0)
  })
})

describe('11.9, 10.9 stacks and guns', () => {
  test('11.9, R35 every unit of a stack checks, and each that fails loses a level', () => {
    const p = battery({ 'III/34': line('0710', 'E'), 'Fr Werle': guns('0710', 'E') })
    const told = act(p, 'fire Sympher > II/34', 1, 8)
    expect(told).toContain('II/34 holds: 1 with +3')
    expect(told).toContain('III/34 wavers: 8 with +3')
    expect([lost(p, 'II/34'), lost(p, 'III/34')]).toEqual([0, 1])
  })
  test('10.9 lone guns are lost to a die above the distance, then one of 0 or less without the stars', () => {
    const lone = () => stage({ 'Fr Werle': guns('0710', 'E'), Sympher: guns('1110', 'W'), Brayer: '0710' })
    const p = lone()
    expect(odds(p, 'Sympher', 'Fr Werle')).toMatchObject({ captures: 15, of: 100 })
    act(p, 'fire Sympher > Fr Werle', 4)
    expect(p.at[unit(p, 'Fr Werle')]).toBeGreaterThanOrEqual(0)
    const q = lone()
    act(q, 'fire Sympher > Fr Werle', 5, 3)
    expect(q.at[unit(q, 'Fr Werle')]).toBeGreaterThanOrEqual(0)
    const r = lone()
    act(r, 'fire Sympher > Fr Werle', 5, 2)
    expect(r.at[unit(r, 'Fr Werle')]).toBe(-1)
  })
  test('4.10.2, R26 near guns endanger a commander with lone guns, and he is lost with these', () => {
    const lone = () => stage({ 'Fr Werle': guns('0810', 'E'), Sympher: guns('1110', 'W'), Brayer: '0810' })
    const p = lone()
    act(p, 'fire Sympher > Fr Werle', 0, 9)
    expect(p.harmed).toContain(1)
    const q = lone()
    act(q, 'fire Sympher > Fr Werle', 9, 0)
    expect(q.post[q.scenario.army.commanders.indexOf('Brayer')]).toBe(-1)
  })
  test('4.10.2 guns endanger commanders at three hexes, not at four', () => {
    const at = (hex: string) => battery({ 'II/34': line(hex, 'E'), Brayer: hex })
    expect(act(at('0810'), 'fire Sympher > II/34', 1, 5)).toContain('Brayer')
    expect(act(at('0710'), 'fire Sympher > II/34', 1)).not.toContain('Brayer')
  })
  test('4.10.2, R31 a commander in the other hex of a Line over two hexes is not in danger', () => {
    // I/51 covers 0810 and 0811, and 0810 is nearer to the guns at 1110.
    const at = (hex: string) => battery({ 'I/51': line('0810', 'E'), Brayer: hex })
    expect(act(at('0810'), 'fire Sympher > I/51', 1, 5)).toContain('Brayer')
    expect(act(at('0811'), 'fire Sympher > I/51', 1)).not.toContain('Brayer')
  })
  test('10.9, R38 guns do not fire at lone guns with an effect of only M, or at guns in a stack', () => {
    const far = stage({ 'Fr Werle': guns('0510', 'E'), Sympher: guns('1110', 'W') })
    expect(why(far, 'Sympher', 'Fr Werle')).toBe('10.9')
    const p = battery({ 'Fr Werle': guns('0710', 'E') })
    expect(why(p, 'Sympher', 'Fr Werle')).toBe('11.8')
  })
  test('8.7 skirmishers are a target like others', () => {
    const p = battery({ 'II/34': column('0505'), 'sk/III/34': skirmish('0710', 'E') })
    expect(causes(odds(p, 'Sympher', 'sk/III/34'))).toEqual(['effect 1', 'stars 2', 'skirmish -1'])
  })
})

test('14.9.1, 10.6 in random games guns out of action are silent until the turn ends, and no unit fires too often', () => {
  const kernel = engine(albuera)
  const list = new Int32Array(8192)
  const pick = randomSource(5)
  let shots = 0
  for (let game = 0; game < 4; game++) {
    const dice = fastDice(game)
    const p = kernel.open('knoll', {}, dice)
    for (let n = 0; n < 3_000 && albuera.outcome(p) === undefined; n++) {
      const seat = asked(p)
      const count = kernel.actions(p, seat, list)
      const silent = [...p.marks.keys()].filter((one) => p.marks[one] & mark.OUT)
      const { turn } = p
      const journal = log()
      kernel.play(p, seat, list[pick(count)], dice, journal)
      const fired = journal.told.filter(({ event }) => albuera.events[event].name === 'GunsFired')
      shots += fired.length
      for (const { args } of fired) expect(silent).not.toContain(args[0])
      const isOver = albuera.outcome(p) !== undefined
      if (p.turn === turn && !isOver) for (const one of silent) expect(p.marks[one] & mark.OUT).toBe(mark.OUT)
      for (const [one, count] of p.fires.entries()) expect(count).toBeLessThanOrEqual(p.scenario.gunnery.fires[one])
    }
  }
  expect(shots).toBeGreaterThan(9)
})

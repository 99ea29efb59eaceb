/** 3, 4 Pool, chits and activation. */
import { describe, expect, test } from 'vitest'
import { hexNamed } from '../../../../src/hex/index.ts'
import { engine, fastDice, isRefusal, log, scriptedDice } from '../../../../src/kernel/index.ts'
import { worded } from '../../../worded.ts'
import { albuera } from '../index.ts'
import type { Albuera } from '../state/position.ts'
import { call, column, emptyField, guns, horse, line, set, unit } from '../testing/field.ts'

const kernel = engine(worded(albuera))
const of = (p: Albuera, commander: string) => p.scenario.army.commanders.indexOf(commander)

/** Lets the French put these chits into the cup, and the Coalition none. */
function pool(...chits: string[]): Albuera {
  const p = kernel.open('albuera', {}, fastDice(1))
  for (const chit of chits) act(p, 0, `choose ${chit}`)
  act(p, 0, 'close')
  return p
}
/** The seat that is asked in a Movement subphase does nothing. */
function stop(p: Albuera): void {
  const seat = Math.log2(kernel.awaiting(p))
  act(p, seat, seat === p.scenario.army.leads[p.drawn - 1] ? 'end the movement' : 'hold fire')
}
/** The sentences of an action, or the number of the rule that forbids it. Before commanders move, units stop. */
function act(p: Albuera, seat: number, text: string, ...dice: number[]): string {
  while (/^(?:stay|ride)/.test(text) && kernel.phase(p).name === 'acting') stop(p)
  const journal = log()
  const action = kernel.parse(p, seat, text)
  if (isRefusal(action)) throw new Error(action.reason)
  const why = kernel.check(p, seat, action)
  if (why) return why.rule
  kernel.play(p, seat, action, scriptedDice(dice), journal)
  return journal.told.map((told) => kernel.narrate(p, told)).join(' ')
}
const legal = (p: Albuera, seat: number): string[] => {
  const list = new Int32Array(4096)
  return [...list.subarray(0, kernel.actions(p, seat, list))].map((action) => kernel.print(p, action))
}
const isStriped = (p: Albuera, commander: string) => p.striped[of(p, commander)] === 1

describe('3.1, 3.3 the pool', () => {
  test('3.1 a side chooses at most as many of its own chits as the scenario says, unseen by the other', () => {
    const p = kernel.open('albuera', { frenchChits: 5 }, fastDice(1))
    for (const chit of ['Soult', 'Girard', 'Gazan', 'Briche', 'Werle']) act(p, 0, `choose ${chit}`)
    expect([act(p, 0, 'choose Godinot'), act(p, 0, 'choose Brayer'), act(p, 0, 'choose Soult')]).toEqual([
      '3.1',
      '3.1',
      '3.1',
    ])
    const view = albuera.layout.make(p.scenario)
    albuera.redact(p, 1, view)
    expect([view.cup[of(p, 'Soult')] < 0, p.cup[of(p, 'Soult')]]).toEqual([true, 1])
  })
  test('3.3 an empty pool ends the turn', () => {
    const p = pool()
    expect(act(p, 1, 'close')).toContain('Turn 2, 08:45.')
  })
  test('3.1 if the scenario puts all chits into the cup, no side chooses', () => {
    const p = kernel.open('knoll', {}, fastDice(1))
    expect([p.drawn > 0, p.turn]).toEqual([true, 1])
  })
})

describe('4.4, 4.5 activation', () => {
  test('4.4, 4.4.1 an independent brigade commander is activated at once, and shows his stripe till the turn ends', () => {
    const p = pool('Werle')
    expect(act(p, 1, 'close', 0)).toContain('Werle is activated.')
    expect(isStriped(p, 'Werle')).toBe(true)
    act(p, 0, 'stay')
    expect(isStriped(p, 'Werle')).toBe(false)
  })
  test('4.5, 4.5.1, 4.5.1.1 a division commander activates one brigade in range; his chit returns while another is left', () => {
    const p = pool('Girard')
    act(p, 1, 'close', 0)
    expect(legal(p, 0)).toEqual(['activate Brayer', 'activate Veilande', 'activate the division'])
    expect([act(p, 0, 'activate Pepin'), act(p, 0, 'flip Brayer'), act(p, 0, 'activate no one')]).toEqual([
      '4.5.1',
      '4.5.3',
      'R8',
    ])
    expect(act(p, 0, 'activate Brayer')).toContain('goes back into the cup')
    expect([p.inCup[0], isStriped(p, 'Brayer'), isStriped(p, 'Veilande')]).toEqual([1, true, false])
    act(p, 0, 'stay', 0)
    expect(legal(p, 0)).toEqual(['activate Veilande'])
    expect(act(p, 0, 'activate the division')).toBe('4.5.2')
    expect(act(p, 0, 'activate Veilande')).not.toContain('cup')
  })
  test('4.5.2 the whole division acts on a die of at most its Coordination', () => {
    const p = pool('Girard')
    act(p, 1, 'close', 0)
    expect(act(p, 0, 'activate the division', 5)).toContain('The whole division of Girard is activated.')
    expect([isStriped(p, 'Brayer'), isStriped(p, 'Veilande'), p.inCup[0]]).toEqual([true, true, 0])
  })
  test('4.5.2.1 after a failed try one brigade is turned over, the chit returns and the next is drawn', () => {
    const p = pool('Girard')
    act(p, 1, 'close', 0)
    act(p, 0, 'activate the division', 6)
    expect(legal(p, 0)).toEqual(['flip Brayer', 'flip Veilande'])
    const others = ['activate the division', 'activate Brayer', 'activate no one']
    expect(others.map((text) => act(p, 0, text))).toEqual(['4.5.2.1', '4.5.2.1', '4.5.2.1'])
    expect(act(p, 0, 'flip Brayer', 0)).toContain('The chit of Girard is drawn.')
    expect(legal(p, 0)).toEqual(['activate Veilande'])
  })
  test('4.5.3 with no brigade in range one is turned over, and the division commander moves alone', () => {
    const p = pool('Girard')
    p.post[of(p, 'Girard')] = hexNamed(p.scenario.ground.grid, '4029')
    act(p, 1, 'close', 0)
    expect(legal(p, 0)).toEqual(['flip Brayer', 'flip Veilande'])
    act(p, 0, 'flip Brayer')
    expect(legal(p, 0).every((text) => text === 'stay' || text.startsWith('ride Girard'))).toBe(true)
    expect(act(p, 0, 'ride Veilande > 1010')).toBe('4.5.3')
    expect(act(p, 0, 'ride Godinot > 1010')).toBe('3.3')
  })
  test('4.6, 4.6.1, 4.6.1.1, 4.6.1.2, 4.6.1.3 Soult activates any brigade, even a second time, unturned; his chit stays out', () => {
    const p = pool('Soult', 'Werle')
    act(p, 1, 'close', 1)
    act(p, 0, 'stay', 0)
    expect(act(p, 0, 'activate Hoghton')).toBe('4.6.1')
    expect(act(p, 0, 'activate Werle')).toBe('Werle is activated.')
    expect([p.inCup[0], p.inCup[1]]).toEqual([0, 0])
    p.striped.fill(0)
    act(p, 0, 'stay')
    expect(isStriped(p, 'Werle')).toBe(false)
  })
  test('4.6.2 Beresford may activate no one', () => {
    const p = kernel.open('albuera', {}, fastDice(1))
    act(p, 1, 'choose Beresford')
    act(p, 1, 'close')
    act(p, 0, 'close', 0)
    expect(act(p, 1, 'activate no one')).toBe('Beresford activates no one.')
  })
})

describe('4.2 command range', () => {
  const query = (p: Albuera, commander: string) =>
    albuera.queries?.command?.(p, 0, of(p, commander)) as { hexes: number[]; units: number[] }
  test('4.2 command range is three hexes, and does not go through hexes that only the enemy holds', () => {
    const p = kernel.open('albuera', {}, fastDice(1))
    const { hexes, units } = query(p, 'Hoghton')
    expect(hexes).toHaveLength(37)
    expect(units.map((unit) => p.scenario.army.units[unit])).toEqual(['29', '1/48', '1/57'])
    p.post[of(p, 'Werle')] = p.post[of(p, 'Hoghton')]
    expect(query(p, 'Werle').hexes.length).toBeLessThan(37)
  })
  test('4.2 command range goes through a Clash Hex', () => {
    const ring = {
      ...{ Hoghton: '1010', 'II/34': column('1009'), 'III/34': column('1110'), 'I/40': column('1111') },
      ...{ 'II/40': column('1011'), 'I/64': column('0911'), 'II/64': column('0910') },
    }
    expect(query(emptyField(ring), 'Hoghton').hexes).toHaveLength(1)
    const p = emptyField({ ...ring, '29': column('1110') })
    expect(query(p, 'Hoghton').units).toEqual([unit(p, '29')])
    expect(query(p, 'Hoghton').hexes.length).toBeGreaterThan(9)
  })
  test('4.2 a Line over two hexes is in command range if either half is', () => {
    const inRange = (post: string) => {
      const p = emptyField({ Hoghton: post, '1/57': line('1010') })
      return query(p, 'Hoghton').units.length
    }
    expect([inRange('1014'), inRange('1015'), inRange('1007'), inRange('1006')]).toEqual([1, 0, 1, 0])
  })
})

describe('4.7.1 Supporting Units', () => {
  test('4.7.1 Supporting Units of the other side do not act', () => {
    const p = emptyField({ Hoghton: '1010', 29: line('1010'), Hawker: guns('1011'), '1/1 VL': horse('1510') })
    call(p, 'Stewart', 'Hoghton')
    const points = (name: string) => p.left[unit(p, name)]
    expect([points('29'), points('Hawker'), points('1/1 VL')]).toEqual([8, 2, 0])
  })
})

describe('12.8, 12.2 commanders', () => {
  test('12.8, 12.2 a commander rides nine hexes, at a point each, whatever the ground', () => {
    const p = pool('Werle')
    act(p, 1, 'close', 0)
    expect(act(p, 0, 'ride Werle > 3310')).toContain('Werle rides from 3319 to 3310.')
  })
  test('11.4 friends do not hinder a commander, on the way or where he goes', () => {
    const p = emptyField({ Hoghton: '1010', 29: line('1110'), Sympher: guns('1109'), '1/57': line('1209') })
    set(p, 'phase', 'riding')
    set(p, 'drawn', 'Stewart')
    set(p, 'active', ['Hoghton'])
    expect(legal(p, 1)).toEqual(
      expect.arrayContaining(['ride Hoghton > 1110', 'ride Hoghton > 1209', 'ride Hoghton > 1808']),
    )
  })
  test('12.8, 3.3 a commander does not ride ten hexes, and only one who was activated rides', () => {
    const p = pool('Werle')
    act(p, 1, 'close', 0)
    expect([act(p, 0, 'ride Werle > 3309'), act(p, 0, 'ride Soult > 3424')]).toEqual(['12.8', '3.3'])
    expect([act(p, 0, 'ride Werle > 3319'), legal(p, 0)]).toEqual([
      '3.3',
      expect.not.arrayContaining(['ride Werle > 3319']),
    ])
  })
})

describe('3.2, 16.3 the end', () => {
  test('3.2, 16.3 the battle ends after its last turn; at zero the Coalition has won', () => {
    const p = pool()
    p.turn = 16
    expect(act(p, 1, 'close')).toBe(
      'The french side puts 0 chits into the cup. The coalition side puts 0 chits into the cup. The battle is over. The coalition side has won; points: 0.',
    )
    expect(albuera.outcome(p)?.winner).toBe(2)
  })
  test('16.3 the knoll goes to the only side with infantry at it', () => {
    const p = kernel.open('knoll', {}, fastDice(1))
    p.turn = 6
    const heard: string[] = []
    for (let n = 0; n < 9 && p.result === 0; n++) heard.push(act(p, Math.log2(kernel.awaiting(p)), 'stay', 0))
    expect(heard.join(' ')).toContain('The coalition side holds 1722: 2 points.')
  })
})

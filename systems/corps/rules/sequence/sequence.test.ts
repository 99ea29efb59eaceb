import { describe, expect, test } from 'vitest'
import { type TableSpec, table } from '../testing/table.ts'

type CommandSpec = TableSpec['commands'][0]

/** Commands by name, each with its general far from the others. */
const commands = (...more: Partial<CommandSpec>[]): CommandSpec[] =>
  more.map((one, k) => ({ id: 'abcdefgh'[k] as string, general: [10 + 6 * k, 10], ...one }))

const end = 'end the turn'
const stay = 'stay on blinds'

describe('0.6 the draw', () => {
  test('one chip after the other, until the bag is empty', () => {
    // Chip 1 of a, b, c is b; then of a and c the second.
    const at = table({ commands: commands({}, { army: 1 }, {}) }, 1, 3)
    expect(at.told()).toBe('MoveBegan 1; ChipDrawn b; PipsRolled b 3 2 5')
    expect(at.asked()).toBe(1)
    at.act(end, 1, 2)
    expect([at.told(), at.asked()]).toEqual(['TurnEnded b 5; ChipDrawn c; PipsRolled c 2 2 4', 0])
    at.act(end, 0, 5)
    at.act(end)
    // Both are asked whether they want one more move.
    expect(at.kernel.awaiting(at.p)).toBe(3)
  })

  test('when it is empty the next move begins with all chips in it', () => {
    const at = table({ commands: commands({}, {}), moves: 2 }, 0, 3)
    at.act(end, 0, 3)
    at.told()
    at.act(end, 1, 4)
    expect(at.told()).toBe('TurnEnded b 5; MoveBegan 2; ChipDrawn b; PipsRolled b 4 2 6')
  })

  test('a commander with nothing on the table has no chip', () => {
    const at = table({ commands: commands({}, { general: undefined }) }, 0, 3)
    at.act(end)
    expect([at.told(), at.kernel.awaiting(at.p)]).toEqual([
      'MoveBegan 1; ChipDrawn a; PipsRolled a 3 2 5; TurnEnded a 5',
      3,
    ])
  })

  test('Disordered units are Formed when all have had their turn, and Shaken ones are not', () => {
    const unit = (name: string, x: number) => ({ name, form: 'line', at: [x, 40] }) as const
    const at = table({ commands: commands({ units: [unit('A', 10), unit('B', 20)] }) }, 0, 3)
    at.p.morale.set([1, 2])
    at.told()
    at.act(end, 6)
    expect([at.told(), [...at.p.morale]]).toEqual([expect.stringMatching(/NerveFailed B .*; Recovered A$/), [0, 2]])
  })
})

describe('0.7, A4 the Poor chip', () => {
  const poor = (...grades: ('poor' | 'average')[]) => ({
    commands: commands(...grades.map((grade) => ({ grade }))),
    poorChip: true,
  })

  test('takes the turn of the next Poor commander who is drawn', () => {
    // The third of a, b, Poor; then b, the second of two; then a.
    const at = table(poor('average', 'poor'), 2, 1, 0, 3)
    expect(at.told()).toBe('MoveBegan 1; PoorChipDrawn; ChipDrawn b; TurnLost b; ChipDrawn a; PipsRolled a 3 2 5')
  })

  test('stops one commander and no other', () => {
    const at = table(poor('poor', 'poor'), 2, 0, 0, 3)
    expect(at.told()).toBe('MoveBegan 1; PoorChipDrawn; ChipDrawn a; TurnLost a; ChipDrawn b; PipsRolled b 3 1 4')
  })

  test('waits while others are drawn', () => {
    const at = table(poor('average', 'poor'), 2, 0, 3)
    expect(at.told()).toBe('MoveBegan 1; PoorChipDrawn; ChipDrawn a; PipsRolled a 3 2 5')
    at.act(end, 0)
    expect(at.told()).toBe('TurnEnded a 5; ChipDrawn b; TurnLost b')
  })

  test('has no effect once no Poor commander is left in the bag', () => {
    const at = table(poor('average', 'poor'), 1, 3)
    at.told()
    at.act(end, 1, 0, 2)
    expect(at.told()).toBe('TurnEnded b 4; PoorChipVoid; ChipDrawn a; PipsRolled a 2 2 4')
  })
})

describe('0.8, A3 the French tactical chip', () => {
  const hurried = (...more: Partial<CommandSpec>[]) => ({ commands: commands(...more), tactical: 1 })
  const blinds = [{ at: [36, 36], strips: 1 }] as const

  test('activates a commander on blinds at once; his own chip then does nothing', () => {
    const at = table(hurried({ blinds }, {}), 2)
    expect([at.told(), at.asked(), at.list()]).toEqual(['MoveBegan 1; TacticalChipDrawn french', 0, ['activate a']])
    expect([at.why('activate b')]).toEqual(['A3'])
    at.act('activate a')
    at.act(stay, 3)
    expect(at.told()).toBe('ActivatedByTacticalChip a; StayedOnBlinds a; PipsRolled a 3 0 3')
    at.act(end)
    at.act(stay, 0, 0, 3)
    expect(at.told()).toBe('TurnEnded a 3; StayedOnBlinds a; ChipLapsed a; ChipDrawn b; PipsRolled b 3 2 5')
  })

  test('does nothing if no commander of its army is on blinds', () => {
    const at = table(hurried({}, { army: 1, blinds }), 2, 0, 3)
    expect(at.told()).toBe('MoveBegan 1; TacticalChipVoid french; ChipDrawn a; PipsRolled a 3 2 5')
  })
})

test('A187 a Poor commander whom the tactical chip activates has his turn, even if a Poor chip is waiting', () => {
  const blinds = [{ at: [36, 36], strips: 1 }] as const
  const poor: Partial<CommandSpec> = { grade: 'poor' }
  // Of a, b, the Poor chip and the tactical chip: the Poor chip, then the tactical one.
  const at = table({ commands: commands({ ...poor, blinds }, poor), poorChip: true, tactical: 1 }, 2, 2)
  expect(at.told()).toBe('MoveBegan 1; PoorChipDrawn; TacticalChipDrawn french')
  at.act('activate a')
  at.act(stay, 3)
  expect([at.told(), at.p.poor]).toEqual(['ActivatedByTacticalChip a; StayedOnBlinds a; PipsRolled a 3 -1 2', 1])
  at.act(end)
  // The chip of b: he loses his turn.
  at.act(stay, 1, 0)
  expect([at.told(), at.p.poor]).toEqual([expect.stringContaining('ChipDrawn b; TurnLost b'), 0])
})

describe('pips', () => {
  const blinds = [{ at: [36, 36], strips: 1 }] as const

  test.each([
    ['3', 'gifted', {}, 3],
    ['3', 'average', {}, 2],
    ['3', 'poor', {}, 1],
    ['2', 'gifted', { chief: true }, 3],
    ['2', 'poor', { chief: true }, 1],
    ['1', 'gifted', { blinds }, 1],
    ['1', 'average', { blinds }, 0],
    ['1', 'poor', { blinds }, -1],
  ] as const)('rule %s, %s %o: the die and %i', (_rule, grade, more, added) => {
    const isBlind = 'blinds' in more
    const at = table({ commands: commands({ grade, ...more }) }, 0, ...(isBlind ? [] : [4]))
    if (isBlind) at.act(stay, 4)
    expect(at.p.pips).toBe(4 + added)
  })

  test('A11 the average die has 2, 3, 3, 4, 4, 5', () => {
    for (const roll of [2, 3, 4, 5]) expect(table({ commands: commands({}) }, 0, roll).p.pips).toBe(roll + 2)
    for (const roll of [1, 6]) expect(() => table({ commands: commands({}) }, 0, roll)).toThrow(/average die/)
  })

  test('when all are spent the turn is over', () => {
    const at = table({ commands: commands({ grade: 'poor' }) }, 0, 2)
    for (const y of [20, 30, 40]) at.act(`ride general a > 10,${y}`)
    expect([at.p.pips, at.kernel.awaiting(at.p)]).toEqual([0, 3])
  })
})

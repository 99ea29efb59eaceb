import { describe, expect, test } from 'vitest'
import { enemy } from '../testing/guns.ts'
import { table } from '../testing/table.ts'

/** A Poor commander far from his batteries loses his turn. */
const lost = (...batteries: [name: string, x: number][]) =>
  table(
    {
      poorChip: true,
      commands: [
        {
          id: 'one',
          grade: 'poor',
          general: [4, 4],
          units: batteries.map(([name, x]) => ({ name, form: 'deployed', at: [x, 36] }) as const),
        },
        { id: 'foe', army: 1, units: [enemy(36, 44), enemy(60, 44, { name: 'D' })] },
        { id: 'two', units: [{ name: 'K', form: 'deployed', at: [54, 36] }] },
      ],
    },
    3,
    0,
    ...(batteries.length > 0 ? [] : [0, 3]),
  )

describe('0.7, 7.1, A4, A26 a turn that is lost', () => {
  test('leaves the battery its shot, free and without the commander', () => {
    const at = lost(['G', 36])
    expect([at.told(), at.asked(), at.list()]).toEqual([
      'MoveBegan 1; PoorChipDrawn; ChipDrawn one; TurnLost one',
      0,
      ['fire G > E', 'hold fire'],
    ])
    at.act('fire G > E', 2, 0, 3)
    expect(at.told()).toBe('GunsFired G E short 6.5; GunsRolled 2 0 6 0; ChipDrawn foe; PipsRolled foe 3 2 5')
  })

  test('7.2 a lost turn gives no shot to the battery of another corps, or of the enemy', () => {
    const at = lost(['G', 36])
    expect([at.why('fire K > D'), at.why('fire E > G')]).toEqual(['7.2', '7.2'])
  })

  test('the battery may hold its fire', () => {
    const at = lost(['G', 36])
    at.told()
    at.act('hold fire', 0, 3)
    expect(at.told()).toBe('FireHeld one; ChipDrawn foe; PipsRolled foe 3 2 5')
  })

  test('each of several batteries has its own shot', () => {
    const at = lost(['G', 36], ['H', 60])
    expect(at.list()).toEqual(['fire G > E', 'fire H > D', 'hold fire'])
    at.act('fire H > D', 2)
    expect(at.list()).toEqual(['fire G > E', 'hold fire'])
    expect(at.why('fire H > D')).toBe('7.3')
  })

  test('the player is not asked if the guns are limbered', () => {
    const at = table(
      {
        poorChip: true,
        commands: [
          { id: 'one', grade: 'poor', general: [4, 4], units: [{ name: 'G', form: 'limbered', at: [36, 36] }] },
          { id: 'foe', army: 1, units: [enemy(36, 44)] },
        ],
      },
      2,
      0,
      0,
      3,
    )
    expect(at.asked()).toBe(1)
  })

  test('guns in contact with the enemy have no shot', () => {
    const at = lost(['G', 36])
    at.p.contact[0] = 2
    expect([at.why('fire G > E'), at.list()]).toEqual(['A36', ['hold fire']])
  })

  test('a test that the shot causes is taken before the next chip is drawn', () => {
    const at = lost(['G', 36])
    at.told()
    at.act('fire G > E', 6, 6, 0, 3)
    expect(at.told()).toMatch(/CasualtiesTaken E 1 1; .*NervePassed .*; ChipDrawn foe; /)
  })
})

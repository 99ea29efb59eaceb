import { describe, expect, test } from 'vitest'
import { form } from '../state/forms.ts'
import { morale } from '../state/position.ts'
import { table } from '../testing/table.ts'
import { oweRout, remove } from './harm.ts'

const line = (name: string, x: number, y: number) => ({ name, form: 'line', at: [x, y] }) as const

/** A battery whose crew has run 6 inches south of its guns, at 36, 40; `foot` is an enemy 4 inches north of them. */
function deserted() {
  const at = table(
    {
      commands: [
        { id: 'one', general: [36, 33], units: [{ name: 'G', form: 'deployed', at: [36, 40] }] },
        {
          id: 'foe',
          army: 1,
          general: [40, 46],
          units: [{ name: 'foot', form: 'attack', at: [36, 46], heading: 180 }],
        },
      ],
    },
    0,
    3,
  )
  at.told()
  oweRout(at.p, 0, 1)
  at.settle()
  return at
}

describe('A20 artillery that routs', () => {
  test('its crew runs 6 inches, and the guns stay', () => {
    const at = deserted()
    expect([at.told(), at.at('G'), at.at('guns of G'), at.p.form[0]]).toEqual([
      'MoraleChanged G rout; GunsAbandoned G; RoutMoved G 6',
      [36, 34, 180],
      [36, 40, 0],
      form.CREW,
    ])
  })

  test('the crew mans them again for a pip once it has rallied', () => {
    const at = deserted()
    expect(at.why('man the guns G')).toBe('16.3')
    at.p.morale[0] = morale.SHAKEN
    expect([at.why('form G > limbered'), at.list()]).toEqual(['A20', expect.arrayContaining(['man the guns G'])])
    at.told()
    at.act('man the guns G')
    expect([at.told(), at.at('G'), at.p.form[0], at.p.pips]).toEqual(['GunsManned G', [36, 40, 0], form.DEPLOYED, 4])
    expect([at.at('guns of G')[0] < 0, at.why('man the guns G')]).toEqual([true, '5.5'])
  })

  test('the crew has to be within a move of them, and the battery needs room', () => {
    const at = deserted()
    at.p.morale[0] = morale.SHAKEN
    at.p.y[0] = 31.5 * 64
    expect(at.why('man the guns G')).toBe('5.2')
    at.p.y[0] = 34 * 64
    at.p.y[1] = 41.75 * 64
    expect(at.why('man the guns G')).toBe('A45')
  })

  test('only a crew mans guns', () => {
    const at = table(
      { commands: [{ id: 'one', general: [36, 33], units: [{ name: 'A', form: 'line', at: [36, 36] }] }] },
      0,
      3,
    )
    expect(at.why('man the guns A')).toBe('A20')
  })

  test('enemies who pass over the guns take them, and the battery is lost', () => {
    const at = deserted()
    at.act('end the turn', 0, 3)
    at.told()
    at.act('pick foot')
    at.act('go 0 5')
    expect(at.told()).toBe('Moved foot 4.98; GunsTaken foot G; UnitLost G')
    expect([at.at('guns of G')[0] < 0, at.p.lost[0]]).toEqual([true, 1])
  })

  test('enemies on their way into an assault take them too', () => {
    const units = [{ name: 'G', form: 'deployed', at: [36, 40] }, line('B', 36, 38)] as const
    const at = table(
      {
        commands: [
          {
            id: 'foe',
            order: 'attack',
            general: [40, 46],
            units: [{ name: 'foot', form: 'attack', at: [36, 43], heading: 180 }],
          },
          { id: 'one', army: 1, general: [60, 10], units },
        ],
      },
      0,
      3,
    )
    oweRout(at.p, 1, 0)
    at.settle(6)
    at.told()
    at.act('assault foot > B', 7)
    expect(at.told()).toContain('WentIn foot B 3.48; GunsTaken foot G; UnitLost G')
  })

  test('enemies who do not pass over them leave them', () => {
    const at = deserted()
    at.act('end the turn', 0, 3)
    at.act('pick foot')
    // The front of the enemy is at 45, the far edge of the guns at 40.75.
    at.act('go 0 4.25')
    expect(at.p.lost[0]).toBe(0)
  })

  test('without a crew that could come back they are gone', () => {
    const at = deserted()
    remove(at.p, 0)
    expect(at.at('guns of G')[0]).toBeLessThan(0)
  })
})

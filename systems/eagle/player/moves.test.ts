/** Movement: full hexes, and batteries that must move. */
import { describe, expect, test } from 'vitest'
import { engine, fastDice, randomSource } from '../../../src/kernel/index.ts'
import { type Eagle, eagle, eagleLayout } from '../rules/index.ts'
import { drill } from './index.ts'

const kernel = engine(eagle)
const FRENCH_SEAT = 0

/** Scenario 1 at the beginning of a French movement, with these on the map. */
function moving(place: Readonly<Record<string, unknown>>, orders: Readonly<Record<string, string>>): Eagle {
  const p = kernel.open('vedel', {}, fastDice(1))
  const { situations } = eagle
  while (p.depth >= 0) eagleLayout.endFrame(p)
  situations?.clear(p)
  for (const [what, value] of Object.entries(place)) situations?.place(p, what, value)
  situations?.set(p, 'phase', 'french movement')
  situations?.set(p, 'orders', orders)
  situations?.ready?.(p)
  kernel.settle(p, fastDice(1), undefined)
  return p
}

/** Returns what drill does until the movement is over. */
function movement(p: Eagle): string[] {
  const dice = fastDice(1)
  const view = eagleLayout.make(p.scenario)
  const player = drill(randomSource(1, FRENCH_SEAT))
  const does: string[] = []
  while (kernel.phase(p).name === 'movement' && p.active === FRENCH_SEAT) {
    eagle.redact(p, FRENCH_SEAT, view)
    const action = player.choose(view, FRENCH_SEAT, kernel)
    does.push(kernel.print(p, action))
    kernel.play(p, FRENCH_SEAT, action, dice)
  }
  return does
}

test('RA130 a unit that closes up behind the head of a column leaves the others their turn', () => {
  // The head goes as near as it may. Seven more points have no room with it: if they had to go on, all other moves
  // would be lost.
  const p = moving(
    {
      'FR-5LR2': { at: 'AG6', facing: 'SW' },
      'FR-5LR1': { at: 'AG4', facing: 'SW' },
      'FR-1LR1': { at: 'AG1', facing: 'SW' },
      'SP-MPJ': { at: 'AG12', facing: 'NE' },
      Poinsot: { at: 'AG4' },
      Cassagne: { at: 'AG1' },
    },
    { POI: 'march', CAS: 'march', BOU: 'march', VDL: 'march', COR: 'defend' },
  )
  const does = movement(p)
  const ends = (unit: string) => does.filter((one) => one.startsWith(`move ${unit} > `)).at(-1)
  expect(ends('FR-5LR2')).toBe('move FR-5LR2 > AE7')
  expect(does).not.toContain('move FR-5LR1 > AE7')
  expect(ends('FR-1LR1')).toBeDefined()
})

describe('an unlimbered battery', () => {
  const gunsUnder = (order: string) =>
    movement(
      moving(
        {
          'FR-VDL-ART': { at: 'AG6', facing: 'SW', shape: 'unlimbered' },
          'SP-MPJ': { at: 'AG8', facing: 'NE' },
          Vedel: { at: 'AG6' },
        },
        { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: order, COR: 'defend' },
      ),
    )

  test('stays by its guns while it may fire at an enemy', () => {
    expect(gunsUnder('attack').filter((one) => one.includes('FR-VDL-ART'))).toEqual([])
  })

  test('limbers when its order forbids it to fire, and goes on with what it has left', () => {
    const [first, ...then] = gunsUnder('march').filter((one) => one.includes('FR-VDL-ART'))
    expect(first).toBe('form FR-VDL-ART > normal')
    expect(then.length).toBeGreaterThan(0)
  })
})

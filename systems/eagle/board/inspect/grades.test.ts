import { expect, test } from 'vitest'
import { hexNamed } from '../../../../src/hex/index.ts'
import { eagle } from '../../rules/index.ts'
import { dangersTo } from '../../rules/queries/threats.ts'
import { eagleLayout } from '../../rules/state/position.ts'
import { FRENCH, SPANISH } from '../../rules/state/sides.ts'
import { stage } from '../../rules/testing/stage.ts'
import { graded, gravest, threatenedTroops } from './grades.ts'
import { commandedBy, orderedOf } from './ordered.ts'

const field = stage({
  scenario: 'vedel',
  place: {
    'FR-6DRP': { at: 'AH7', facing: 'SW' },
    'FR-1LR1': { at: 'AH12', facing: 'SW' },
    'FR-VDL-ART': { at: 'AJ9', facing: 'SW', shape: 'unlimbered' },
    'SP-IRL1': { at: 'AH10', facing: 'NE' },
    'SP-COR1': { at: 'AF13', facing: 'NE' },
    Vedel: { at: 'AH7' },
  },
  set: {
    phase: 'french movement',
    orders: { POI: 'attack', CAS: 'harass', BOU: 'attack', VDL: 'retreat', COR: 'defend' },
  },
})
const hex = (name: string) => hexNamed(field.scenario.ground.grid, name)

test('a hex is graded by the gravest danger to it, and the points are those of the units that threaten it', () => {
  const all = graded(dangersTo(field, SPANISH))
  expect(gravest(all.dangers, hex('AH10'))).toBe('charges')
  expect(all.dangers.charges[hex('AH10')]).toBe(6)
  expect(all.hexes.charges).toContain(hex('AH10'))
  expect(all.hexes.attacks).not.toContain(hex('AH10'))
  // The dragoons and the light battalion both can attack there.
  expect(all.dangers.attacks[hex('AF13')]).toBe(14)
  expect(gravest(all.dangers, hex('A1'))).toBeUndefined()
  const hexes = Object.values(all.hexes).flat()
  expect(new Set(hexes).size).toBe(hexes.length)
})

test('own troops that are threatened are named with the points', () => {
  const troops = threatenedTroops(field, SPANISH, graded(dangersTo(field, SPANISH)))
  expect(troops.find((one) => one.hex === hex('AH10'))).toMatchObject({ grade: 'charges', points: 6 })
  expect(troops.every((one) => one.points > 0)).toBe(true)
})

test('9.0 the board shows by hex which units are in command and which are not', () => {
  const { inside, out } = commandedBy(field, FRENCH)
  expect(inside.has(hex('AH7'))).toBe(true)
  expect([...out.keys()]).toContain(hex('AH12'))
  expect([...inside.keys()]).not.toContain(hex('AH12'))
})

test('arrows go to the nearest enemy in an attack, and a seat draws no order that it does not know', () => {
  const { army } = field.scenario
  const seenBy = (seat: number) => {
    const view = eagleLayout.make(field.scenario)
    eagle.redact(field, seat, view)
    return orderedOf(view)
  }
  const of = (list: ReturnType<typeof seenBy>, id: string) =>
    list.find(({ formation }) => army.formations[formation] === id)
  expect(of(seenBy(FRENCH), 'BOU')?.to).toBeDefined()
  expect(of(seenBy(FRENCH), 'CAS')?.to).toBeDefined()
  // A Spanish formation whose order nothing has shown.
  expect(of(seenBy(FRENCH), 'COR')).toBeUndefined()
  expect(of(seenBy(SPANISH), 'COR')).toMatchObject({ side: SPANISH })
  expect(of(seenBy(SPANISH), 'COR')?.to).toBeUndefined()
  expect(of(seenBy(SPANISH), 'BOU')).toBeUndefined()
})

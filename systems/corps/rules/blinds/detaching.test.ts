import { describe, expect, test } from 'vitest'
import { fastDice } from '../../../../src/kernel/index.ts'
import { shapeOf } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import { mark } from '../state/position.ts'
import { type Table, type TableSpec, table } from '../testing/table.ts'
import { coverOf } from './under.ts'

type CommandSpec = TableSpec['commands'][0]
type Place = readonly [number, number]

const foot = { name: 'A', form: 'march', at: [0, 0] } as const
const hussars = { name: 'H', form: 'horse-column', at: [0, 0], weight: 'light' } as const
const dragoons = { ...hussars, name: 'D', weight: 'medium' } as const
const foe = (at: Place = [36, 69], heading = 180): CommandSpec => ({
  id: 'foe',
  army: 1,
  order: 'halt',
  general: [70, 70],
  units: [{ name: 'enemy', form: 'line', at, heading }],
})

interface Under {
  readonly at?: Place
  readonly strips?: number
  readonly units?: CommandSpec['units']
  readonly decoys?: readonly Place[]
  readonly others?: readonly CommandSpec[]
  readonly order?: CommandSpec['order']
}

/** A command on its blind, with 4 pips to spend. */
function onBlind({
  at = [36, 36],
  strips = 1,
  decoys = [],
  others = [foe()],
  order = 'halt',
  units,
}: Under = {}): Table {
  const blinds = [{ at, strips }, ...decoys.map((place) => ({ at: place, strips, decoy: true }))]
  // The shuffle leaves all blinds where they lie.
  const kept = decoys.map((_, k) => decoys.length - k)
  const found = table(
    { commands: [{ id: 'one', order, units: units ?? [foot, hussars, dragoons], blinds }, ...others] },
    ...kept,
    0,
  )
  found.act('stay on blinds', 4)
  found.told()
  return found
}
const detached = (under: Under = {}): Table => {
  const at = onBlind(under)
  expect(at.act('detach blind one1 > H')).toBeUndefined()
  return at
}
const detaching = (at: Table): string[] => at.list().filter((text) => text.startsWith('detach'))

describe('1.5 light cavalry is detached from a blind', () => {
  test('for a pip, in column against its front edge, and the rest stays under it', () => {
    const at = detached()
    expect(at.told()).toBe('Detached H blind one1')
    // The front edge of the blind is at 36.5; a cell lies between.
    expect([at.at('H'), at.p.form[1], at.p.pips]).toEqual([[36, 38 + 1 / 64, 0], form.HORSE_COLUMN, 3])
    expect([at.at('blind one1'), at.at('A')[0] < 0, at.p.revealed[0]]).toEqual([[36, 36, 0], true, 0])
  })

  test('only light cavalry that lies under the blind of the command', () => {
    const at = onBlind({ decoys: [[10, 10]] })
    expect(detaching(at)).toEqual(['detach blind one1 > H'])
    expect(
      ['blind one1 > D', 'blind one1 > A', 'blind one1 > enemy', 'blind one2 > H'].map((text) =>
        at.why(`detach ${text}`),
      ),
    ).toEqual(['1.5', '1.5', '1.5', '1.5'])
    at.act('detach blind one1 > H')
    expect(at.why('detach blind one1 > H')).toBe('1.5')
  })

  test('it rides on in the same turn, and sees what the blind does not', () => {
    const enemies: CommandSpec = {
      id: 'foe',
      army: 1,
      order: 'halt',
      units: [{ name: 'enemy', form: 'march', at: [0, 0] }],
      blinds: [{ at: [36, 70], strips: 1, heading: 180 }],
    }
    // From the front of the blind to that of the enemy are 33 inches, beyond all sight.
    const still = onBlind({ others: [enemies], order: 'move' })
    still.act('end the turn')
    still.act('stay on blinds', 0)
    expect(still.p.revealed[1]).toBe(0)
    const at = detached({ others: [enemies], order: 'move' })
    at.act('pick H')
    at.act('go 0 13')
    at.act('end the turn')
    at.act('stay on blinds', 7)
    expect([at.p.revealed[1], at.asked()]).toEqual([1, 1])
  })
})

describe('A180 detaching', () => {
  test('a unit stays under the blind', () => {
    expect(onBlind({ units: [hussars] }).why('detach blind one1 > H')).toBe('A180')
    const at = detached({ units: [hussars, { ...hussars, name: 'I' }] })
    expect(at.why('detach blind one1 > I')).toBe('A180')
  })

  test('it stands at the first edge with room: the front, the right, the left, then the rear', () => {
    const inLine = (...places: readonly Place[]): CommandSpec => ({
      id: 'friends',
      order: 'halt',
      general: [2, 2],
      units: places.map((at, k) => ({ name: `F${k}`, form: 'square', at })),
    })
    const where = (...places: readonly Place[]): Place => {
      const [x, y] = detached({ others: [foe(), inLine(...places)] }).at('H')
      return [Math.round(x), Math.round(y)]
    }
    const [front, right, left, rear]: Place[] = [
      [36, 39],
      [41, 36],
      [31, 36],
      [36, 33],
    ]
    expect([where(front), where(front, right), where(front, right, left)]).toEqual([
      [41, 36],
      [31, 36],
      [36, 34],
    ])
    const full = onBlind({ others: [foe(), inLine(front, right, left, rear)] })
    expect([full.why('detach blind one1 > H'), detaching(full)]).toEqual(['A180', []])
  })

  test('it stands no nearer than 4 inches to the enemy, and on the table', () => {
    // Its front would be at 39.5; that of the enemy is at 43.5.
    expect(detached({ others: [foe([36, 44 + 1 / 64])] }).at('H')[1]).toBeGreaterThan(36)
    expect(detached({ others: [foe([36, 44])] }).at('H')[0]).toBeGreaterThan(40)
    expect(detached({ at: [36, 71], others: [foe([36, 10])] }).at('H')[1]).toBe(69 - 1 / 64)
  })

  test('5.5 near an enemy, a blind that has moved detaches no unit, and a detached unit does not move', () => {
    const at = onBlind({ others: [foe([36, 50])] })
    at.p.moved[at.p.scenario.roster.blinds] = 1
    expect(at.why('detach blind one1 > H')).toBe('5.5')
    expect(detached({ others: [foe([36, 50])] }).why('pick H')).toBe('5.5')
  })

  test('the reach of its general is measured from the blind', () => {
    const at = detached()
    at.p.y[1] = 46 * 64
    expect(at.why('pick H')).toBeUndefined()
    at.p.y[1] = 46.25 * 64
    expect(at.why('pick H')).toBe('3.3')
  })

  test('A80 a change to Halt needs a detached unit to be within 16 inches of the blind', () => {
    const at = detached({ order: 'hold' })
    at.p.y[1] = 54 * 64
    expect(at.why('halt')).toBeUndefined()
    at.p.y[1] = 55 * 64
    expect(at.why('halt')).toBe('A80')
  })

  test('it is not placed again with the figures, and takes none of their room behind the strip', () => {
    const at = detached()
    at.p.y[1] = 30 * 64
    at.act('end the turn')
    at.act('place the figures')
    expect(at.list()).toEqual(['set A > march 1', 'set D > horse-column 1'])
    at.act('set A > march 1')
    // At the front edge, although the hussars stand behind the strip.
    expect(at.at('A')).toEqual([36, 34.5, 0])
    at.act('set D > horse-column 1', 0, 4)
    expect([at.p.marks.some((marks) => (marks & mark.PLACED) !== 0), shapeOf(at.p, 1).y]).toEqual([false, 30 * 64])
  })
})

test('A181 after a detachment the enemy knows which blind covers the command, and its decoys are taken off', () => {
  const at = detached({
    decoys: [
      [10, 10],
      [60, 10],
    ],
  })
  const { blinds, guns } = at.p.scenario.roster
  expect([...at.p.x.slice(blinds, guns)]).toEqual([36 * 64, -1, -1])
  const [view, guess] = [at.kernel.ruleset.layout.make(at.p.scenario), at.kernel.ruleset.layout.make(at.p.scenario)]
  at.kernel.ruleset.redact(at.p, 1, view)
  at.kernel.ruleset.imagine(view, 1, fastDice(1), guess)
  expect(coverOf(guess, 0)).toBe(blinds)
})

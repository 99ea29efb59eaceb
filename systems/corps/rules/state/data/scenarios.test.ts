import { describe, expect, test } from 'vitest'
import { type Loose, said } from '../../testing/said.ts'
import type { LaidFile } from './scenarios-schema.ts'
import { shipped } from './shipped.ts'

const { scenarios } = shipped.scenarios
const laid = (id: string) => scenarios.find((one): one is LaidFile => one.id === id && one.setUp === 'laid')!

describe('the scenarios', () => {
  test("are four, from the smallest to a day of one's own", () => {
    expect(scenarios.map(({ id, moves }) => [id, moves])).toEqual([
      ['outpost', 8],
      ['two-corps', 10],
      ['helmstedt', 12],
      ['field-day', 12],
    ])
  })

  test('Helmstedt: twelve commands, every unit once, the reserves allotted, all on blinds', () => {
    const { sides } = laid('helmstedt')
    const commands = sides.flatMap((side) => side.commands)
    expect(commands.length).toBe(12)
    expect(commands.flatMap(({ units }) => units).sort()).toEqual(
      shipped.armies.armies.flatMap(({ units }) => units.map(({ id }) => id)).sort(),
    )
    expect(commands.find(({ command }) => command === 'pr-reserve')?.units).toEqual([
      'pr-1-cav',
      'pr-4-cav',
      'pr-2-guns',
    ])
    expect(commands.some(({ deployed }) => deployed)).toBe(false)
    expect(sides.map(({ commands: all }) => new Set(all.flatMap(({ order }) => order?.order ?? [])))).toEqual([
      new Set(['hold']),
      new Set(['move']),
    ])
  })

  test('A106 each side of two-corps has a decoy; the outpost has none, and all its figures on the table', () => {
    const decoys = (id: string) =>
      laid(id).sides.map(
        ({ commands }) => commands.flatMap(({ blinds = [] }) => blinds.filter(({ decoy }) => decoy)).length,
      )
    expect([decoys('two-corps'), decoys('outpost')]).toEqual([
      [1, 1],
      [0, 0],
    ])
    expect(laid('outpost').sides.map(({ commands }) => commands.map(({ deployed }) => deployed?.length))).toEqual([
      [6],
      [5],
    ])
  })

  const outpost = (s: Loose): Loose => s.scenarios[0]
  const corps = (s: Loose): Loose => outpost(s).sides[0].commands[0]
  const day = (s: Loose): Loose => s.scenarios[3]
  const two = (s: Loose, side: number, k: number): Loose => s.scenarios[1].sides[side].commands[k]
  const cases: readonly [string, (value: Loose) => void, string][] = [
    ['a field that is none', (s) => (outpost(s).field = 'leipzig'), "scenarios[0].field: there is no field 'leipzig'"],
    [
      'an army that is none',
      (s) => (outpost(s).sides[0].army = 'saxon'),
      "scenarios[0].sides[0].army: there is no army 'saxon'",
    ],
    [
      'one army on both sides',
      (s) => (day(s).sides[1].army = 'french'),
      'scenarios[3].sides[1].army: french is the army of the other side',
    ],
    [
      'one home for both',
      (s) => (day(s).sides[1].home = 'west'),
      'scenarios[3].sides[1].home: the west is the home of the other side',
    ],
    ['three sides', (s) => outpost(s).sides.push(outpost(s).sides[0]), 'scenarios[0].sides: two sides are expected'],
    [
      'a side without a commander',
      (s) => (outpost(s).sides[0].commands = []),
      'sides[0].commands: a command at least is expected: a side has a general',
    ],
    [
      'a command that is none',
      (s) => (corps(s).command = 'fr-corps-9'),
      "commands[0].command: french has no command 'fr-corps-9'",
    ],
    [
      'a command twice',
      (s) => outpost(s).sides[0].commands.push(corps(s)),
      "commands[1].command: 'fr-corps-4' stands there twice",
    ],
    ['a unit that is none', (s) => (corps(s).units[0] = 'fr-99'), "commands[0].units[0]: french has no unit 'fr-99'"],
    ['a unit twice', (s) => (corps(s).units[0] = 'fr-14'), 'commands[0].units[1]: fr-corps-4 has fr-14 already'],
    [
      'infantry of another corps',
      (s) => (corps(s).units[0] = 'fr-17'),
      'fr-17 is of fr-corps-5; only cavalry and batteries are allotted, to the reserve (0.3)',
    ],
    ['no order', (s) => delete corps(s).order, 'commands[0]: fr-corps-4 has no order (0.4)'],
    [
      'an order that is none',
      (s) => (corps(s).order.order = 'charge'),
      'order.order: one of these is expected: move, halt, hold, engage, attack',
    ],
    [
      'an order without an objective',
      (s) => delete corps(s).order.objective,
      'commands[0].order: the order attack has no objective (0.4)',
    ],
    [
      'an objective that is none',
      (s) => (corps(s).order.objective = 'leipzig'),
      "order.objective: altenrode has no ground 'leipzig'",
    ],
    [
      'an objective out of play',
      (s) => (corps(s).order.objective = 'sheepfold'),
      'order.objective: sheepfold lies outside the part of the field that is played on',
    ],
    [
      'a commander in chief with an order',
      (s) => (two(s, 0, 0).order = { order: 'halt' }),
      'sides[0].commands[0].order: a commander in chief has no order',
    ],
    [
      'a pose off the table',
      (s) => (corps(s).deployed[0].at = [12.5, 58]),
      'deployed[0].at: fr-13 does not stand wholly on the table',
    ],
    [
      'a pose far off',
      (s) => (corps(s).deployed[0].at = [200, 58]),
      'deployed[0].at[0]: a number of inches from 0 to 96 is expected',
    ],
    [
      'a general off the table',
      (s) => (corps(s).general = [1, 1]),
      'commands[0].general: the general is not on the table',
    ],
    ['no general', (s) => delete corps(s).general, 'commands[0]: a place for the general of fr-corps-4 is expected'],
    [
      'more than a game can hold',
      (s) =>
        (two(s, 0, 1).blinds = Array.from({ length: 120 }, () => ({ at: [9, 9], heading: 0, strips: 1, decoy: true }))),
      'scenarios[1].sides: 158 units, generals, blinds and guns stand there; 128 can',
    ],
    ['units that overlap', (s) => (corps(s).deployed[0].at = [23, 55]), 'deployed[1].at: fr-14 and fr-13 overlap'],
    [
      'a heading between the quarters',
      (s) => (corps(s).deployed[0].heading = 90.1),
      'deployed[0].heading: a heading in quarter degrees is expected',
    ],
    [
      'a heading beyond a full turn',
      (s) => (corps(s).deployed[0].heading = 360),
      'heading: a heading is expected: degrees from 0 to 359.75',
    ],
    [
      'cavalry in square',
      (s) => (corps(s).deployed[4].formation = 'square'),
      'deployed[4].formation: fr-11-cav is cavalry: column, line is expected',
    ],
    [
      'a garrison in the open',
      (s) => (corps(s).deployed[0].formation = 'garrison'),
      'fr-13 is a garrison and not wholly within a section (9.3)',
    ],
    [
      'a unit of the other side',
      (s) => (corps(s).deployed[0].unit = 'pr-1'),
      "deployed[0].unit: fr-corps-4 has no 'pr-1'",
    ],
    ['a unit placed twice', (s) => (corps(s).deployed[1].unit = 'fr-13'), 'deployed[1].unit: fr-13 is placed twice'],
    ['a unit without a place', (s) => corps(s).deployed.pop(), 'deployed: a place for fr-4-guns is expected'],
    ['blinds and figures', (s) => (corps(s).blinds = []), 'commands[0]: fr-corps-4 is on blinds or deployed, not both'],
    [
      'neither blinds nor figures',
      (s) => delete corps(s).deployed,
      'fr-corps-4 has units, and neither a blind that covers them nor places',
    ],
    [
      'nothing but a decoy',
      (s) => two(s, 0, 1).blinds.shift(),
      'fr-corps-5 has units, and neither a blind that covers them nor places',
    ],
    [
      'a blind that covers nothing and is no decoy',
      (s) => (two(s, 0, 0).blinds = [{ at: [10, 10], heading: 0, strips: 1 }]),
      'fr-chief has no units: its blinds are decoys (A106)',
    ],
    [
      'two blinds that cover a corps',
      (s) => delete two(s, 0, 1).blinds[1].decoy,
      'blinds: one blind covers fr-corps-5; the others are decoys (A106)',
    ],
    [
      'blinds that overlap',
      (s) => (two(s, 0, 2).blinds[0].at = [0.5, 21.9]),
      'blinds[0].at: a blind of pl-corps-13 and a blind of fr-corps-5 overlap',
    ],
    [
      'a section out of nowhere',
      (s) => (outpost(s).victory.sections = ['leipzig']),
      "victory.sections[0]: altenrode has no section 'leipzig'",
    ],
    [
      'a section twice',
      (s) => day(s).fields[0].sections.push('helmstedt-west'),
      "fields[0].sections[4]: 'helmstedt-west' stands there twice",
    ],
    [
      'a part beyond the table',
      (s) => (outpost(s).part.to = [60, 80]),
      'part.to: the table of altenrode is 72 by 72 inches',
    ],
    [
      'a part the wrong way round',
      (s) => (outpost(s).part.to = [10, 72]),
      'part: the south-western corner, then the north-eastern one are expected',
    ],
    [
      'a chip twice',
      (s) => s.scenarios[1].chips.push('poor'),
      "scenarios[1].chips[2]: the chip 'poor' stands there twice",
    ],
    [
      'an option that is none',
      (s) => (s.scenarios[2].options = { fog: true }),
      'scenarios[2].options.fog: there is no such option; there are poorChipIfSingle',
    ],
    [
      'a value that an option does not have',
      (s) => (s.scenarios[2].options = { routRadius: 5 }),
      'options.routRadius: one of these is expected: 4, 8',
    ],
    ['fewer at most than at least', (s) => (day(s).choose.most = 1), 'choose.most: 2 or more is expected'],
    [
      'more commands than there are',
      (s) => (day(s).choose.most = 6),
      'choose.most: french has only 5 commands beside its commander in chief',
    ],
    [
      'more decoys than bodies can be told apart',
      (s) => (day(s).choose.decoys = 4),
      'scenarios[3].sides: 134 units, generals, blinds and guns could stand there; 128 can',
    ],
    ['a scenario twice', (s) => s.scenarios.push(s.scenarios[0]), "scenarios[4].id: 'outpost' stands there twice"],
    ['a set-up that is none', (s) => (outpost(s).setUp = 'random'), 'laid or chosen is expected'],
    [
      'a text for moves',
      (s) => (outpost(s).moves = 'six'),
      'scenarios[0].moves: a whole number from 1 to 24 is expected',
    ],
  ]
  test.each(cases)('say what is wrong: %s', (_, change, message) => {
    expect(said('scenarios', change)).toContain(message)
  })

  test('1.1 a blind of two strips is twice as wide as one', () => {
    const strips = (north: number, n: number) => (s: Loose) =>
      Object.assign(two(s, 0, 2).blinds[0], { at: [0.5, north], strips: n })
    expect(said('scenarios', strips(22, 1))).toBe('nothing')
    expect(said('scenarios', strips(24.9, 2))).toContain('a blind of pl-corps-13 and a blind of fr-corps-5 overlap')
    expect(said('scenarios', strips(25, 2))).toBe('nothing')
  })

  test('0.3 a Halt needs no objective; the reserve takes cavalry of any corps', () => {
    expect(said('scenarios', (s) => (corps(s).order = { order: 'halt' }))).toBe('nothing')
    expect(
      said('scenarios', (s) => {
        s.scenarios[2].sides[0].commands[5].units.push('fr-11-cav')
        s.scenarios[2].sides[0].commands[1].units.splice(4, 1)
      }),
    ).toBe('nothing')
  })

  test('armies that a designer puts in place have to fit the scenarios too', () => {
    expect(said('armies', (a) => (a.armies[1].commands[1].chip = 2))).toBe(
      'scenarios.json: scenarios[0].sides[1]: pr-corps-1 and fr-corps-4 have the same chip, 2 (0.6)',
    )
    expect(said('armies', (a) => delete a.nations[0].tacticalChip)).toBe(
      'scenarios.json: scenarios[1].chips: neither army has the tactical chip (0.8)',
    )
  })
})

import { describe, expect, test } from 'vitest'
import { type Loose, said } from '../../testing/said.ts'
import { REPLACEABLE, withFiles } from './files.ts'
import { CALIBRE_IDS, CHIPS } from './ids.ts'
import { shipped } from './shipped.ts'

const { armies, tables, rulebook } = shipped
const [french, prussian] = armies.armies

test('each shipped file is read as it stands, and a file of another name is refused', () => {
  for (const file of REPLACEABLE) {
    const part = file.replace('.json', '') as keyof typeof shipped
    expect(withFiles(shipped, new Map([[file, structuredClone(shipped[part])]]))).toMatchObject({
      ...shipped,
      rulebook: { rules: rulebook.rules },
    })
  }
  expect(() => withFiles(shipped, new Map([['map.json', {}]]))).toThrow(
    'map.json: no file that can be replaced; there are armies.json, tables.json, fields.json, scenarios.json and rulebook.json',
  )
})

describe('the rulebook', () => {
  test('has all 18 rules of the authors and all readings in order', () => {
    const ids = rulebook.rules.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const rules = [...new Set(ids.filter((id) => !id.startsWith('A')).map((id) => Number(id.split('.')[0])))]
    expect(rules).toEqual(Array.from({ length: 19 }, (_, k) => k))
    const readings = ids.filter((id) => id.startsWith('A'))
    expect(readings).toEqual(readings.map((_, k) => `A${k + 1}`))
    expect(readings.length).toBeGreaterThanOrEqual(107)
  })

  test('every reading says why it is played, and comes from no rule of the authors', () => {
    for (const { id, section, gist, ...one } of rulebook.rules) {
      expect([id, section === 'Rulings']).toEqual([id, id.startsWith('A')])
      if (section === 'Rulings')
        expect([id, gist.includes(' Why: '), (one as Loose).provenance]).toEqual([
          id,
          true,
          expect.not.stringMatching('seed'),
        ])
    }
  })

  test('cites only rules that exist', () => {
    const ids = new Set(rulebook.rules.map(({ id }) => id))
    const cited = rulebook.rules.flatMap(({ gist }) => gist.match(/\bA\d+\b|\b\d+\.\d+\b/g) ?? [])
    expect(cited.length).toBeGreaterThan(20)
    expect(cited.filter((one) => !ids.has(one))).toEqual([])
  })

  test('rules 6 to 9 are those of the source', () => {
    for (const { id, ...one } of rulebook.rules)
      if (/^[6-9]\./.test(id)) expect([id, (one as Loose).provenance]).toEqual([id, 'seed'])
  })

  test('one that leaves a rule out is refused, and so is a rule number that is none', () => {
    expect(said('rulebook', (book) => book.rules.shift())).toBe('rulebook.json: rules: 0.1 is missing')
    expect(said('rulebook', (book) => (book.rules[0].id = 'R1'))).toContain(
      'rulebook.json: rules[0].id: a number such as 6.3 or A12 is expected',
    )
  })
})

describe('the armies', () => {
  test('each has a commander in chief, four corps and a reserve; 16 brigades, 4 of cavalry, 4 batteries', () => {
    for (const { commands, units } of [french, prussian]) {
      expect(commands.map(({ role }) => role)).toEqual(['chief', 'corps', 'corps', 'corps', 'corps', 'reserve'])
      const count = (arm: string) => units.filter((one) => one.arm === arm).length
      expect([count('infantry'), count('cavalry'), count('artillery')]).toEqual([16, 4, 4])
    }
    const chips = armies.armies.flatMap(({ commands }) => commands.map(({ chip }) => chip))
    expect(chips).toEqual(Array.from({ length: CHIPS }, (_, k) => k + 1))
  })

  test('0.2 the 15 French is CB FC SB, the 1 Polish CA FA SA; only Poles and 2 Prussian Corps have lances', () => {
    const units = [...french.units, ...prussian.units]
    const of = (id: string) => units.find((one) => one.id === id)
    expect(of('fr-15')).toMatchObject({ determination: 'B', fire: 'C', skirmish: 'B', command: 'fr-corps-4' })
    expect(of('pl-1')).toMatchObject({ determination: 'A', fire: 'A', skirmish: 'A', command: 'pl-corps-13' })
    expect(units.flatMap((one) => ('lance' in one && one.lance ? [one.id] : []))).toEqual(['pl-13-cav', 'pr-2-cav'])
  })

  const cases: readonly [string, (value: Loose) => void, string][] = [
    [
      'no commander in chief',
      (a) => a.armies[0].commands.shift(),
      'armies[0].commands: french has no commander in chief (0.3)',
    ],
    [
      'two commanders in chief',
      (a) => (a.armies[0].commands[1].role = 'chief'),
      'armies[0].commands: french has two commanders in chief, fr-chief and fr-corps-4 (0.3)',
    ],
    [
      'a chip twice',
      (a) => (a.armies[1].commands[5].chip = 7),
      'armies[1].commands[5].chip: chip 7 is that of pr-chief already',
    ],
    [
      'a chip that is none',
      (a) => (a.armies[1].commands[5].chip = 13),
      'chip: a whole number from 1 to 12 is expected',
    ],
    [
      'a class that is none',
      (a) => (a.armies[0].units[0].fire = 'D'),
      'armies[0].units[0].fire: one of these is expected: A, B, C',
    ],
    [
      'a grade that is none',
      (a) => (a.armies[0].commands[0].general.grade = 'great'),
      'armies[0].commands[0].general.grade: one of these is expected: gifted, average, poor',
    ],
    ['an arm that is none', (a) => (a.armies[0].units[0].arm = 'wagon'), 'infantry, cavalry or artillery is expected'],
    [
      'a command without a general',
      (a) => delete a.armies[0].commands[2].general,
      'armies[0].commands[2].general: this is missing',
    ],
    [
      'a unit of no command',
      (a) => (a.armies[0].units[0].command = 'fr-corps-9'),
      "units[0].command: french has no command 'fr-corps-9'",
    ],
    [
      'a unit of the reserve',
      (a) => (a.armies[0].units[0].command = 'fr-reserve'),
      'a corps is expected; fr-reserve is none (0.3)',
    ],
    [
      'a unit twice',
      (a) => a.armies[1].units.push(a.armies[0].units[0]),
      "armies[1].units[24].id: 'fr-13' stands in armies[0] already",
    ],
    ['a nation that is none', (a) => (a.armies[0].nation = 'saxon'), "armies[0].nation: there is no nation 'saxon'"],
    [
      'a commander of no nation',
      (a) => (a.armies[0].commands[4].nation = 'saxon'),
      "commands[4].nation: there is no nation 'saxon'",
    ],
    ['an army twice', (a) => a.armies.push(a.armies[0]), "armies.json: armies[2].id: 'french' stands there twice"],
    [
      'a text for a number',
      (a) => (a.armies[0].commands[0].chip = 'one'),
      'chip: a whole number from 1 to 12 is expected',
    ],
    ['an entry too many', (a) => (a.armies[0].points = 7), 'armies[0].points: there is no such entry'],
  ]
  test.each(cases)('say what is wrong: %s', (_, change, message) => {
    expect(said('armies', change)).toContain(message)
  })
})

describe('the tables', () => {
  test('9.7 with equal factors 36 throws fall 3, 7, 11, 9 and 6 times on the rows; with 3 more 0, 1, 5, 9, 21', () => {
    const { rows } = tables.combat.results.common
    const throws = (difference: number): number[] => {
      const counts = rows.map(() => 0)
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++) counts[rows.findIndex(({ most = 99 }) => a + b + difference <= most)]++
      return counts
    }
    expect([throws(0), throws(3)]).toEqual([
      [3, 7, 11, 9, 6],
      [0, 1, 5, 9, 21],
    ])
  })

  test('7.11 two hits are possible only at short range against infantry and cavalry in the open', () => {
    const best = 12 + tables.artillery.modifiers.classA!
    const twice = Object.entries(tables.artillery.hit).flatMap(([target, { short, long }]) =>
      [short, long].flatMap((need, k) => (tables.artillery.double * need <= best ? [`${target} ${k}`] : [])),
    )
    expect(twice).toEqual(['open 0'])
    expect(CALIBRE_IDS.map((id) => tables.artillery.ranges[id].long)).toEqual([20, 16, 14])
  })

  test('5.3, 3.1 a brigade in line is a strip wide, one in column of march as wide as a road', () => {
    const { units, road } = tables.bases
    expect([units['infantry-line'].front, units['infantry-march'].front]).toEqual([units.strip.front, road])
  })

  const cases: readonly [string, (value: Loose) => void, string][] = [
    [
      'a base wider than its strip',
      (t) => (t.bases.units['cavalry-line'].front = 8),
      'bases.units.cavalry-line.front: the base is wider than a strip, which is 6 inches wide (1.2)',
    ],
    [
      'a text for inches',
      (t) => (t.movement.rates.march = '8'),
      'movement.rates.march: a number of inches from 0 to 48 is expected',
    ],
    ['a rate left out', (t) => delete t.movement.rates.march, 'movement.rates.march: this is missing'],
    [
      'a factor that is none',
      (t) => (t.combat.factors.edge.factors.luck = 1),
      'combat.factors.edge.factors.luck: there is no such entry',
    ],
    [
      'bands that go back',
      (t) => (t.spotting.bands.plain[1].to = 12),
      'spotting.bands.plain[1].to: more than 16 inches are expected',
    ],
    [
      'a band that is seen more easily farther away',
      (t) => (t.spotting.bands.hidden[2].need = 3),
      'hidden[2].need: 7 or more is expected',
    ],
    [
      'a number that the die does not have',
      (t) => (t.spotting.bands.plain[1].need = 11),
      'plain[1].need: the die has 10 sides',
    ],
    [
      'a long range that is short',
      (t) => (t.artillery.ranges.light.long = 5),
      'ranges.light.long: 6 inches or more are expected',
    ],
    [
      'fire and fire',
      (t) => t.artillery.pairs.push(['fire', 'fire']),
      'artillery.pairs[5]: two different actions are expected',
    ],
    [
      'rows that do not rise',
      (t) => (t.combat.results.common.rows[1].most = 3),
      'common.rows[1].most: more than 3 is expected',
    ],
    [
      'a table without an end',
      (t) => (t.combat.results.cavalry.rows[4].most = 12),
      'cavalry.rows[4].most: the last row has none',
    ],
    [
      'a row that is open in the middle',
      (t) => delete t.combat.results.common.rows[0].most,
      'rows[0]: only the last row is open',
    ],
    [
      'a pursuit without a six',
      (t) => t.rout.pursuit.table.pop(),
      'rout.pursuit.table[1].most: 6 is expected, the last face',
    ],
    [
      'a pursuit that goes back',
      (t) => (t.rout.pursuit.table[1].most = 2),
      'rout.pursuit.table[1].most: more than 2 is expected',
    ],
    ['a skirmish that always hits', (t) => (t.skirmish.need = 0), 'skirmish.need: 1 or more is expected'],
    [
      'Shaken above passing',
      (t) => (t.morale.shaken = 3),
      'morale.shaken: less than 3 is expected, what passes (17.4)',
    ],
    ['five faces', (t) => t.pips.averageDie.pop(), 'pips.averageDie: six faces are expected'],
    [
      'what no order says',
      (t) => (t.orders.leave.charge.hold = 'maybe'),
      'orders.leave.charge.hold: one of these is expected: no, yes',
    ],
    [
      'sections smaller than the towns that are shipped',
      (t) => (t.bases.section = 7),
      'fields.json: fields[0].ground[0].sections[0].outline: a section is 7 inches long at most',
    ],
  ]
  test.each(cases)('say what is wrong: %s', (_, change, message) => {
    expect(said('tables', change)).toContain(message)
  })
})

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SixVillages, sixVillages } from '../../systems/six-villages/rules/index.ts'
import { worded } from '../../systems/worded.ts'
import { engine } from '../kernel/engine.ts'
import { UserError } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { runSituation, showSituation } from './situation.ts'
import { readSituation, type SituationFile } from './situation-file.ts'

const mini = engine(worded(sixVillages))

/** Blue at the ford in ambush, red next to it in the lead; turn 2, mist. */
const scene: SituationFile = {
  ruleset: 'six-villages',
  scenario: 'lake',
  place: {
    'blue 1': { at: 'Ford', ambush: 1 },
    'blue 2': { at: 'Mill' },
    'red 1': { at: 'Oaks', ready: 1 },
    'red 2': { at: 'Inn' },
  },
  set: { turn: 2, weather: 'mist', lead: 'red', phase: 'march' },
}
const fight: SituationFile = {
  ...scene,
  dice: [6, 2, 1, 6, 1, 1, 1, 6],
  actions: [
    { seat: 'red', do: 'march red 1 > Ford' },
    { seat: 'blue', do: 'meet with blue 1' },
  ],
}
const run = (file: SituationFile, kernel = mini) => runSituation(kernel, readSituation(JSON.stringify(file)))
const failures = (file: SituationFile) => run(file).failures

test('what a file places and sets is so when the run ends, and everything else is off the board', () => {
  expect(
    run({
      ...scene,
      expect: {
        units: { 'blue 1': { at: 'Ford', ambush: 1, strength: 2 }, 'red 1': { ready: 1 }, 'blue 3': null },
        turn: 2,
        weather: 'mist',
        awaiting: ['red'],
        outcome: null,
      },
    }),
  ).toEqual({ passed: true, failures: [] })
})

test('the other units stay where the opening has put them, if the file says so', () => {
  const stay: SituationFile = {
    ...scene,
    others: 'stay',
    expect: { units: { 'blue 3': { at: 'Mill' }, 'blue 1': { at: 'Ford' } } },
  }
  expect(failures(stay)).toEqual([])
})

test('without a phase the game stands at the first question after its opening', () => {
  const { place } = scene
  const file: SituationFile = {
    ruleset: 'six-villages',
    scenario: 'lake',
    ...(place && { place }),
    expect: { turn: 1, awaiting: ['red', 'blue'] },
  }
  expect(failures(file)).toEqual([])
})

test('dice fall in the order of the file', () => {
  expect(
    failures({
      ...fight,
      expect: {
        units: { 'blue 1': { at: 'Ford', strength: 1 }, 'red 1': { strength: 1, at: 'Oaks' } },
        told: ['red 1 attacks Ford.', { event: 'Volley', args: ['red 1', 3, 1] }, { event: 'Tested' }],
      },
    }),
  ).toEqual([])
})

test('dice that are left over, too few dice and values that are not on the die are failures', () => {
  expect(failures({ ...fight, dice: [...(fight.dice ?? []), 4, 4] })).toEqual([
    { path: 'dice', expected: '10 are rolled', actual: '8 were' },
  ])
  const few = failures({ ...fight, dice: [6, 2], expect: { turn: 3 } })
  // It still compares what was expected, and reports what was not done.
  expect(few).toMatchObject([
    // Red rolls three dice, and the file has two: the third is missing.
    {
      path: 'dice',
      actual: "2 given, but the rules ask for another (d6): fight (5), at 'red 1 rolls 3 dice; hits: 1.'",
    },
    { path: 'expect.turn', expected: 3 },
  ])
  const [march, meet] = fight.actions ?? []
  const early = [meet, march].flatMap((one) => (one ? [one] : []))
  expect(
    failures({ ...fight, dice: [], actions: [...(march ? [march] : []), ...early] }).map(({ path }) => path),
  ).toContain('actions[2]')
  expect(failures({ ...fight, dice: [6, 7] })).toMatchObject([
    { path: 'dice[1]', actual: expect.stringContaining('7 is not on a d6') },
  ])
})

test('an action that should be legal and is refused ends the run, and the failure has the reason and the rule', () => {
  const actions = [
    { seat: 'red', do: 'march red 1 > Mill' },
    { seat: 'red', do: 'march red 2 > Inn Yard' },
  ]
  expect(failures({ ...scene, actions, expect: { turn: 9 } })).toEqual([
    {
      path: 'actions[0].do',
      expected: 'legal',
      actual: 'A company marches to a village next to its own.',
      rule: '4.2',
    },
  ])
  const list = [{ seat: 'red', do: ['march red 1 > Inn', 'march red 1 > Inn Yard'] }]
  expect(failures({ ...scene, actions: list })).toMatchObject([{ path: 'actions[0].do[1]', rule: '4.1' }])
})

test('an expected refusal must cite the rule, and it leaves everything as it was', () => {
  const refused = (rule: string, todo: string | string[]) =>
    failures({
      ...scene,
      actions: [{ seat: 'red', do: todo, refused: rule }],
      expect: { units: { 'red 1': { at: 'Oaks', moved: 0 } } },
    })
  expect(refused('4.2', 'march red 1 > Mill')).toEqual([])
  expect(refused('4.1', ['march red 1 > Inn', 'march red 1 > Inn Yard'])).toEqual([])
  expect(refused('4.1', 'march red 1 > Mill')).toEqual([
    {
      path: 'actions[0].refused',
      expected: '4.1',
      actual: '4.2: A company marches to a village next to its own.',
      rule: '4.2',
    },
  ])
  expect(refused('4.1', 'march red 1 > Inn')).toEqual([
    { path: 'actions[0].refused', expected: '4.1', actual: 'legal' },
  ])
})

test('a whole secret choice is one list', () => {
  const planning: SituationFile = {
    ...scene,
    place: { 'blue 1': { at: 'Ford' }, 'red 1': { at: 'Oaks' } },
    set: { ...scene.set, phase: 'planning' },
  }
  const blue = { seat: 'blue', do: ['ambush blue 1', 'close'] }
  expect(
    failures({
      ...planning,
      actions: [blue, { seat: 'red', do: ['close'] }],
      expect: { units: { 'blue 1': { ambush: 1 } }, awaiting: ['red'], told: ['blue 1 lies in ambush.'] },
    }),
  ).toEqual([])
  expect(failures({ ...planning, actions: [blue], expect: { awaiting: ['red'] } })).toEqual([])
  expect(failures({ ...planning, actions: [{ seat: 'blue', do: 'ambush blue 1' }] })).toMatchObject([
    { path: 'actions[0].do', rule: '3.1' },
  ])
  expect(
    failures({
      ...planning,
      actions: [{ seat: 'blue', do: ['ambush blue 1', 'ambush blue 1', 'close'], refused: '3.1' }],
    }),
  ).toEqual([])
})

test('every expectation that is not met is told, with its place', () => {
  const file: SituationFile = {
    ...fight,
    expect: {
      units: { 'blue 1': { at: 'Mill', strength: 1 }, 'red 3': { at: 'Oaks' } },
      turn: 3,
      awaiting: ['blue'],
      told: [{ event: 'Attacked' }, { event: 'Lost', args: ['blue 1'] }],
      outcome: { winner: ['red'] },
    },
  }
  expect(failures(file)).toEqual([
    { path: 'expect.units.blue 1.at', expected: 'Mill', actual: 'Ford' },
    { path: 'expect.units.red 3', expected: { at: 'Oaks' }, actual: null },
    { path: 'expect.turn', expected: 3, actual: 2 },
    { path: 'expect.awaiting', expected: ['blue'], actual: ['red'] },
    {
      path: 'expect.told[1]',
      expected: { event: 'Lost', args: ['blue 1'] },
      actual: expect.arrayContaining(['blue 1 tests its nerve: 6.']),
    },
    { path: 'expect.outcome', expected: { winner: ['red'] }, actual: null },
  ])
})

test('an expectation after an action is about the position at that moment and what this action told', () => {
  const [march, meet] = fight.actions ?? []
  const between = (expected: NonNullable<SituationFile['expect']>) =>
    failures({
      ...fight,
      actions: [{ ...march, expect: expected }, ...(meet ? [meet] : [])],
    })
  expect(between({ awaiting: ['blue'], units: { 'blue 1': { strength: 2 } }, told: ['red 1 attacks Ford.'] })).toEqual(
    [],
  )
  expect(between({ awaiting: ['red'], told: ['blue 1 tests its nerve: 6.'] })).toEqual([
    { path: 'actions[0].expect.awaiting', expected: ['red'], actual: ['blue'] },
    { path: 'actions[0].expect.told[0]', expected: 'blue 1 tests its nerve: 6.', actual: ['red 1 attacks Ford.'] },
  ])
})

test('a file can expect to whom a sentence is told, that it is not told, or any of several sentences', () => {
  const planning: SituationFile = {
    ...scene,
    place: { 'blue 1': { at: 'Ford' }, 'red 1': { at: 'Oaks' } },
    set: { ...scene.set, phase: 'planning' },
    actions: [{ seat: 'blue', do: ['ambush blue 1', 'close'] }],
  }
  const text = 'blue 1 lies in ambush.'
  const told = (expected: NonNullable<SituationFile['expect']>) => failures({ ...planning, expect: expected })
  expect(told({ told: [{ text, to: ['blue'] }], untold: [{ text, to: ['red'] }, 'red 1 lies in ambush.'] })).toEqual([])
  expect(told({ told: [{ any: ['blue 2 lies in ambush.', text] }] })).toEqual([])
  expect(told({ told: [{ text, to: ['blue', 'red'] }] })).toMatchObject([{ path: 'expect.told[0]' }])
  expect(told({ untold: [text] })).toEqual([
    { path: 'expect.untold[0]', expected: 'not told', actual: `blue: ${text}` },
  ])
  expect(told({ told: [{ any: ['blue 2 lies in ambush.'] }] })).toMatchObject([{ path: 'expect.told[0]' }])
})

test('a file can expect something of any one of several pieces that are alike', () => {
  const some = (expected: object) => failures({ ...fight, expect: { some: [expected] } as SituationFile['expect'] })
  const of = ['blue 1', 'blue 2']
  expect(some({ of, is: { strength: 1 } })).toEqual([])
  expect(some({ of, is: { strength: 1 }, count: 1 })).toEqual([])
  expect(some({ of, is: { strength: 1 }, count: 2 })).toEqual([
    { path: 'expect.some[0]', expected: '2 of 2', actual: '1: blue 1' },
  ])
  expect(some({ of, is: { strength: 7 } })).toEqual([
    { path: 'expect.some[0]', expected: 'at least 1 of 2', actual: 'none' },
  ])
})

test('a file can expect a refusal that cites any one of several rules', () => {
  const refused = (rules: string[]) =>
    failures({ ...scene, actions: [{ seat: 'red', do: 'march red 1 > Mill', refused: rules }] })
  expect(refused(['4.1', '4.2'])).toEqual([])
  expect(refused(['4.1', '5'])).toMatchObject([{ path: 'actions[0].refused', expected: '4.1 or 5', rule: '4.2' }])
})

test('the log of a run shows the questions, the actions, the dice and what was told to whom', () => {
  const { log } = showSituation(mini, readSituation(JSON.stringify(fight)))
  expect(log[0]).toEqual({ asks: ['red'], phase: 'march', rule: '4', secret: false })
  expect(log).toContainEqual({ seat: 'red', does: ['march red 1 > Ford'] })
  expect(log).toContainEqual({ told: 'red 1 attacks Ford.' })
  expect(log.filter((entry) => 'dice' in entry).flatMap((entry) => ('dice' in entry ? entry.dice : []))).toHaveLength(8)
  const secret: SituationFile = {
    ...scene,
    place: { 'blue 1': { at: 'Ford' }, 'red 1': { at: 'Oaks' } },
    set: { ...scene.set, phase: 'planning' },
    actions: [{ seat: 'blue', do: ['ambush blue 1', 'close'] }],
  }
  const shown = showSituation(mini, readSituation(JSON.stringify(secret))).log
  expect(shown).toContainEqual({ told: 'blue 1 lies in ambush.', to: ['blue'] })
})

test('expected sentences must be told in the order of the file', () => {
  const told = ['red 1 attacks Ford.', 'blue 1 tests its nerve: 6.']
  expect(failures({ ...fight, expect: { told } })).toEqual([])
  expect(failures({ ...fight, expect: { told: told.toReversed() } })).toMatchObject([
    { path: 'expect.told[1]', expected: told[0] },
  ])
})

test('the end of a game can be expected', () => {
  const last: SituationFile = {
    ...fight,
    place: { 'blue 1': { at: 'Ford', strength: 1 }, 'red 1': { at: 'Oaks' } },
    dice: [6, 1, 1],
  }
  expect(failures({ ...last, expect: { outcome: { winner: ['red'] }, awaiting: [] } })).toEqual([])
  expect(failures({ ...last, expect: { outcome: null } })).toMatchObject([{ path: 'expect.outcome' }])
})

const complaint = (change: object): string => {
  try {
    runSituation(mini, readSituation(JSON.stringify({ ...scene, ...change })))
  } catch (error) {
    expect(error).toBeInstanceOf(UserError)
    return (error as Error).message
  }
  return 'none'
}

test.each<[string, object, string | RegExp]>([
  ['ruleset', { ruleset: 'chess' }, "ruleset: 'chess' is expected by the file, not 'six-villages'"],
  ['scenario', { scenario: 'sea' }, /^scenario: .*'sea'/],
  ['option', { options: { companies: 9 } }, /^scenario: .*companies/],
  ['rule', { rules: ['5', '99'] }, "rules[1]: '99' is no rule of 'six-villages'"],
  [
    'rule of a refusal',
    { actions: [{ seat: 'red', do: 'halt', refused: '99' }] },
    "actions[0].refused: '99' is no rule of 'six-villages'",
  ],
  [
    'seat',
    { actions: [{ seat: 'green', do: 'halt' }] },
    "actions[0].seat: seat 'green' does not exist; there are blue, red",
  ],
  ['unit', { place: { 'blue 9': {} } }, /^place\.blue 9: .*'blue 9' does not exist/],
  ['trait', { place: { 'blue 1': { speed: 3 } } }, /^place\.blue 1: /],
  ['field', { set: { year: 1809 } }, /^set\.year: 'year' is not a field/],
  ['value', { set: { phase: 'march', turn: 9 } }, /^set\.turn: /],
  ['phase', { set: { phase: 'tea' } }, /^set\.phase: .*'tea'/],
  ['expected unit', { expect: { units: { 'blue 9': {} } } }, /^expect\.units\.blue 9: /],
  ['event', { expect: { told: [{ event: 'Tea' }] } }, "expect.told[0].event: 'Tea' is no event of 'six-villages'"],
  ['seat awaited', { expect: { awaiting: ['green'] } }, /^expect\.awaiting\[0\]: seat 'green'/],
  ['winner', { expect: { outcome: { winner: ['green'] } } }, /^expect\.outcome\.winner\[0\]: seat 'green'/],
  [
    'told: two ways at once',
    { expect: { told: [{ event: 'Tested', text: 'x' }] } },
    'expect.told[0]: one of event, text and any is expected',
  ],
  [
    'told: nothing',
    { expect: { untold: [{ to: ['red'] }] } },
    'expect.untold[0]: one of event, text and any is expected',
  ],
  [
    'told: arguments without an event',
    { expect: { told: [{ text: 'x', args: [1] }] } },
    'expect.told[0].args: arguments belong to an event',
  ],
  [
    'told to',
    { expect: { told: [{ text: 'x', to: ['green'] }] } },
    "expect.told[0].to[0]: seat 'green' does not exist; there are blue, red",
  ],
  [
    'event between',
    { actions: [{ seat: 'red', do: 'halt', expect: { told: [{ event: 'Tea' }] } }] },
    "actions[0].expect.told[0].event: 'Tea' is no event of 'six-villages'",
  ],
  [
    'rule among several',
    { actions: [{ seat: 'red', do: 'halt', refused: ['4.2', '99'] }] },
    "actions[0].refused[1]: '99' is no rule of 'six-villages'",
  ],
  ['no rule at all', { actions: [{ seat: 'red', do: 'halt', refused: [] }] }, /^actions\[0\]\.refused: /],
  ['one of none', { expect: { some: [{ of: [], is: {} }] } }, /^expect\.some\[0\]\.of: /],
  ['unit among those alike', { expect: { some: [{ of: ['blue 9'], is: {} }] } }, /^expect\.some\[0\]\.of\[0\]: /],
  [
    'kind of action',
    { actions: [{ seat: 'red', do: 7 }] },
    'actions[0].do: an action, or a list of actions, is expected',
  ],
  ['key', { acts: [] }, /^acts: /],
  ['die', { dice: [1.5] }, /^dice\[0\]: /],
])('a %s that does not exist is reported with its place in the file', (_, change, expected) => {
  if (typeof expected === 'string') expect(complaint(change)).toBe(expected)
  else expect(complaint(change)).toMatch(expected)
})

test('a ruleset that takes no situation files says so', () => {
  const { situations: _, ...rest } = sixVillages
  expect(() => run(scene, engine(rest as Ruleset<SixVillages>))).toThrow(
    "ruleset: 'six-villages' takes no situation files",
  )
})

test('reading any text gives a situation or an error of one line', () => {
  const keys = [
    'ruleset',
    'scenario',
    'options',
    'place',
    'others',
    'set',
    'dice',
    'actions',
    'expect',
    'title',
    '__proto__',
    'constructor',
  ]
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()).map((file) => JSON.stringify({ ...scene, ...file })),
      ),
      (text) => {
        try {
          readSituation(text)
        } catch (error) {
          expect(error).toBeInstanceOf(UserError)
          expect((error as Error).message).toMatch(/^[^\n]+$/)
        }
      },
    ),
    { numRuns: 1000 },
  )
  expect(() => readSituation(`{"place":${'['.repeat(1e5)}`)).toThrow('nested deeper than 12 brackets')
  expect(() => readSituation(' '.repeat((1 << 20) + 1))).toThrow('1048577 characters long')
  expect(() => readSituation('{"ruleset":"a","scenario":"b","place":{"__proto__":{"x":1}}}')).toThrow(
    "the key '__proto__' is not allowed",
  )
})

test('the worked example in docs/situations.md passes', () => {
  const text = readFileSync(new URL('../../docs/situations.md', import.meta.url), 'utf8')
  const [, json] = /```json\n(.*?)```/s.exec(text) ?? []
  expect(runSituation(mini, readSituation(json))).toEqual({ passed: true, failures: [] })
})

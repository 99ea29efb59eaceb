import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, grognard, json, refuses } from './run.ts'

const place = folder()

/** Cavalry attacks a company and another that is routed; the company tries to form square, and fires. */
const SITUATION = {
  ruleset: 'generals',
  scenario: 'marengo',
  place: { c1: { white: '2I 4C' }, c2: { black: '1I 1I:routed' } },
  set: { round: 2, phase: 'planning' },
  dice: [5, 2],
  actions: [
    { seat: 'white', do: ['order C c1>c2', 'order C c1>c2', 'close'] },
    { seat: 'black', do: ['close'] },
    { seat: 'white', do: ['act C c1>c2', 'act C c1>c2', 'close'] },
    { seat: 'black', do: 'close' },
    { seat: 'black', do: ['square c2', 'close'] },
  ],
  expect: { units: { c2: { black: '1I:square 1I:routed' } }, awaiting: ['white'], round: 2 },
}

function write(name: string, content: unknown): string {
  const file = join(place, name)
  writeFileSync(file, typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content))
  return file
}

describe('try', () => {
  test('a situation that comes as expected passes', () => {
    const file = write('good.json', SITUATION)
    expect(grognard('try', file)).toEqual({ status: 0, stdout: `passed  ${file}\n`, stderr: '' })
    expect(json('try', file)).toEqual({
      status: 0,
      value: { files: [{ file, passed: true, failures: [] }], passed: 1, failed: 0 },
    })
  })

  test('--log shows the run: who is asked, what is done, which dice fall and in which phase, and what is told', () => {
    const file = write('shown.json', SITUATION)
    const { status, stdout } = grognard('try', file, '--log')
    expect(status).toBe(0)
    const lines = stdout.split('\n').map((line) => line.trim())
    const wanted = [
      `passed  ${file}`,
      '? white and black, in secret: planning (G63)',
      '> white: order C c1>c2, order C c1>c2, close',
      'White attacks over c1|c2.',
      '? black, in secret: reactions (G96)',
      '> black: square c2, close',
      'dice 5 (d6; reactions, G96)',
      'Black, infantry in c2 tries to form square and rolls 5: yes.',
      '(no question: falling back, counter-charges)',
      'dice 2 (d6; combat, G93)',
      '? white, in secret: withdrawing (G109)',
    ]
    expect(lines.filter((line) => wanted.includes(line)).filter((line, k, all) => all.indexOf(line) === k)).toEqual(
      wanted,
    )
    const { value } = json('try', file, '--log')
    expect(value.files[0].log).toContainEqual({ dice: [5], die: 'd6', phase: 'reactions', rule: 'G96' })
    expect(value.files[0].log[0]).toEqual({ told: 'Round 2.' })
  })

  test('if the dice run out, the message says which roll needed one', () => {
    expect(grognard('try', write('few.json', { ...SITUATION, dice: [5] })).stdout).toMatch(
      /dice: .*1 given, but the rules ask for another \(d6\): combat \(G93\), at 'Black c1\|c2 1 rolls 1\.'/,
    )
  })

  test('a failure is reported with its place, what was expected and what came, and the others are tried', () => {
    const good = write('good.json', SITUATION)
    const bad = write('bad.json', {
      ...SITUATION,
      expect: { units: { c2: { black: '2I' } }, round: 3, awaiting: ['white'] },
    })
    const { status, value } = json('try', bad, good)
    expect(status).toBe(1)
    expect(value).toEqual({
      files: [
        {
          file: bad,
          passed: false,
          failures: [
            { path: 'expect.units.c2.black', expected: '2I', actual: '1I:square 1I:routed' },
            { path: 'expect.round', expected: 3, actual: 2 },
          ],
        },
        { file: good, passed: true, failures: [] },
      ],
      passed: 1,
      failed: 1,
    })
    expect(grognard('try', bad, good).stdout).toBe(
      `failed  ${bad}\n        expect.units.c2.black: expected 2I, got 1I:square 1I:routed\n        expect.round: expected 3, got 2\npassed  ${good}\n\n1 passed, 1 failed\n`,
    )
  })

  test('an action that is not legal is answered with the rule', () => {
    const actions = [{ seat: 'white', do: ['order C c1>c3', 'close'] }]
    const file = write('refused.json', { ...SITUATION, dice: [], actions, expect: {} })
    const { status, value } = json('try', file)
    expect(status).toBe(1)
    expect(grognard('try', file).stdout).toMatch(/^ {8}actions\[0\]\.do\S*: refused by G27: \S/m)
    expect(value.files[0].failures).toEqual([
      expect.objectContaining({ path: expect.stringMatching(/^actions\[0\]\.do/), rule: 'G27' }),
    ])
  })

  test.each([
    ['too few dice', [5]],
    ['no dice', []],
    ['too many dice', [5, 2, 6]],
    ['a value that is not on the die', [5, 7]],
  ])('%s: a failure in one line', (_, dice) => {
    const { status, stdout, stderr } = grognard('try', write('dice.json', { ...SITUATION, dice }))
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
    expect(stdout).toMatch(/^failed {2}.*\n {8}(dice|actions\[4\])\S*: .*\n/)
  })

  test('all situations of a folder are tried', () => {
    mkdirSync(join(place, 'folder', 'deeper'), { recursive: true })
    for (const name of ['a.json', 'deeper/b.json']) write(`folder/${name}`, SITUATION)
    const { value } = json('try', join(place, 'folder'))
    expect(value.files.map(({ file }: { file: string }) => file)).toEqual(
      ['a.json', 'deeper/b.json'].map((name) => join(place, 'folder', name)),
    )
  })

  test('a file that is not a situation does not stop the others from being tried', () => {
    const { status, stdout, stderr } = grognard('try', write('broken.json', '{'), write('good.json', SITUATION))
    expect(status).toBe(2)
    expect(stdout).toMatch(/^passed {2}.*good\.json\n\n1 passed, 1 failed\n$/)
    expect(stderr).toMatch(/^grognard: .*broken\.json: not JSON[^\n]*\n$/)
  })

  const many = (count: number) => Array.from({ length: count }, () => ({ seat: 'white', do: 'close' }))
  test.each([
    ['nothing', '', /not JSON/],
    ['cut off', JSON.stringify(SITUATION).slice(0, -40), /not JSON/],
    ['another thing', '[]', /ruleset: /],
    ['bytes', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), /it is not UTF-8 text/],
    ['nested deeply', `{"place":${'['.repeat(500_000)}${']'.repeat(500_000)}}`, /nested deeper than/],
    ['without a ruleset', { scenario: 'marengo' }, /ruleset/],
    [
      'of a system that is not here',
      { ...SITUATION, ruleset: 'generalz' },
      /no ruleset 'generalz': did you mean 'generals'\?/,
    ],
    ['of a scenario that is not there', { ...SITUATION, scenario: 'marngo' }, /scenario.*'marngo'.*marengo/],
    ['with an option that is not there', { ...SITUATION, options: { fog: true } }, /option.*'fog'/],
    [
      'with a value that an option does not take',
      { ...SITUATION, options: { board: 'X' } },
      /'board' takes A, heights, river/,
    ],
    ['with a wrong type', { ...SITUATION, dice: 'many' }, /dice: /],
    ['with a wrong type deep inside', { ...SITUATION, actions: [{ seat: 3, do: null }] }, /actions\[0\]\.(seat|do): /],
    ['with a huge number', JSON.stringify(SITUATION).replace('"round":2', '"round":1e308'), /round/],
    ['with a number that is none', JSON.stringify(SITUATION).replace('"dice":[5', '"dice":[1e999'), /dice/],
    ['with units that are none', { ...SITUATION, place: { c1: { white: '2X' } } }, /place\.c1.*'2X' is no unit/],
    ['with a place that is none', { ...SITUATION, place: { z9: { white: '2I' } } }, /place\.z9/],
    ['with a field that is none', { ...SITUATION, set: { weather: 'mist' } }, /weather/],
    [
      'with a seat that is none',
      { ...SITUATION, actions: [{ seat: 'red', do: 'close' }] },
      /actions\[0\]\.seat.*'red'/,
    ],
    ['with a rule that is none', { ...SITUATION, rules: ['G999'] }, /G999/],
    ['with a key that is none', { ...SITUATION, acts: [] }, /acts/],
    ['with a key that is JavaScript', JSON.stringify(SITUATION).replace('"c1"', '"__proto__"'), /__proto__/],
    ['with control characters', { ...SITUATION, scenario: 'mar\u001b[31m\nengo' }, /scenario/],
    ['with very much to do', { ...SITUATION, actions: many(60_000) }, /bytes; at most/],
  ])('refuses a situation %s', (_, content, line) => refuses(['try', write('refused.json', content)], line))

  test.each([
    ['nothing', () => [], /try takes situation files/],
    [
      'a file that is not there',
      () => [join(place, 'nowhere.json')],
      /cannot read .*nowhere\.json: there is no such file/,
    ],
    ['an empty folder', () => [emptyFolder()], /there are no situations/],
    ['100 MB', () => [sparse()], /it has 104857600 bytes; at most 1048576 are read/],
    ['what never ends', () => ['/dev/zero'], /it has more than 1048576 bytes/],
  ])('refuses %s', (_, args, line) => {
    const { status, stderr } = grognard('try', ...args())
    expect(status).toBe(2)
    expect(stderr).toMatch(/^grognard: [^\n]+\n$/)
    expect(stderr).toMatch(line)
  })
})

function emptyFolder(): string {
  mkdirSync(join(place, 'empty'), { recursive: true })
  return join(place, 'empty')
}

function sparse(): string {
  const file = write('sparse.json', '')
  truncateSync(file, 100 << 20)
  return file
}

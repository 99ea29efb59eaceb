import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyRuleset } from '../../systems/node.ts'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import type { Rule } from '../kernel/index.ts'
import { scan } from './coverage.ts'
import { rulesOfTitle } from './rule-titles.ts'

const rule = (id: string): Rule => ({ id, section: '', title: '', gist: '' })
const ruleset = {
  ...(sixVillages as unknown as AnyRuleset),
  rulebook: ['G1', 'G14', 'G15', '14.9', '14.9.5', 'A4'].map(rule),
}
const FILES = {
  'systems/six-villages/rules/fire.ts': `const TIRED = refusal('G14', 'Too tired.')
/** 14.9.5 Adjacent units fire together (G1). */
export const fire = 'G140, G14x, xG15, 114.9, 14.9.55'
`,
  'systems/six-villages/rules/deeper/melee.ts': `/** Melees (G15). */
import { fire } from '../fire.ts'

const see = 'G1'

/**
 * Who strikes first. The charge counts
 * double (A4).
 */
export function strike(): void {
  // G14: the tired
  // strike last.
}

export const Melee: Phase<Miniature> = {
  name: 'melee',
  rule: 'G15',
}
`,
  'systems/six-villages/rules/fire.test.ts': `test('G14 a tired unit rests', () => expect(why('G15')).toBe(1))
describe('G1, 14.9 and A4: three at once', () => {})
test.each([
  1,
])(
  "14.9.5 two's company",
  () => {},
)
test('says G15 elsewhere', () => {})
`,
  'systems/other/rules/fire.ts': `refusal('G14', 'Of another system.')`,
  'systems/six-villages/examples/G14-rest.json': '{ "rules": ["A4", "none"] }',
  'systems/six-villages/examples/melee.json': '{ "rules": ["G15"] }',
}

let place: string
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'grognard-coverage-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), text)
  }
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('a rule is kept where its system cites it, and shown by tests and situations that begin with it', () => {
  expect(Object.fromEntries(scan(ruleset, place))).toEqual({
    G1: {
      where: [
        {
          kind: 'implements',
          at: 'systems/six-villages/rules/fire.ts:2',
          name: 'fire',
          says: 'Adjacent units fire together (G1).',
        },
        { kind: 'mentions', at: 'systems/six-villages/rules/deeper/melee.ts:4' },
      ],
      tests: ['systems/six-villages/rules/fire.test.ts:2 G1, 14.9 and A4: three at once'],
    },
    G14: {
      where: [
        {
          kind: 'implements',
          at: 'systems/six-villages/rules/deeper/melee.ts:11',
          name: 'strike',
          says: 'The tired strike last.',
        },
        { kind: 'refuses', at: 'systems/six-villages/rules/fire.ts:1', name: 'TIRED', says: 'Too tired.' },
      ],
      tests: [
        'systems/six-villages/rules/fire.test.ts:1 G14 a tired unit rests',
        'systems/six-villages/examples/G14-rest.json',
      ],
    },
    G15: {
      where: [
        { kind: 'implements', at: 'systems/six-villages/rules/deeper/melee.ts:17', name: 'Melee' },
        { kind: 'implements', at: 'systems/six-villages/rules/deeper/melee.ts:1', says: 'Melees (G15).' },
      ],
      tests: ['systems/six-villages/examples/melee.json'],
    },
    '14.9': { where: [], tests: ['systems/six-villages/rules/fire.test.ts:2 G1, 14.9 and A4: three at once'] },
    '14.9.5': {
      where: [
        {
          kind: 'implements',
          at: 'systems/six-villages/rules/fire.ts:2',
          name: 'fire',
          says: 'Adjacent units fire together (G1).',
        },
      ],
      tests: ["systems/six-villages/rules/fire.test.ts:5 14.9.5 two's company"],
    },
    A4: {
      where: [
        {
          kind: 'implements',
          at: 'systems/six-villages/rules/deeper/melee.ts:8',
          name: 'strike',
          says: 'Who strikes first.',
        },
      ],
      tests: [
        'systems/six-villages/rules/fire.test.ts:2 G1, 14.9 and A4: three at once',
        'systems/six-villages/examples/G14-rest.json',
      ],
    },
  })
})

test.each([
  ['G14 alone', ['G14']],
  ['G14, G15 and G1: several', ['G14', 'G15', 'G1']],
  ['G14/G15 in one word', ['G14', 'G15']],
  ['14.9.5. a dot behind', ['14.9.5']],
  ['G14', []],
  ['G99 is no rule', []],
  ['not at its beginning G14', []],
])('the rules of a title: %s', (title, rules) => {
  expect(rulesOfTitle(title, new Set(ruleset.rulebook.map(({ id }) => id)))).toEqual(rules)
})

import { describe, expect, test } from 'vitest'
import { allRulesets } from '../../systems/node.ts'
import { grognard, json, refuses } from './run.ts'

const rulesets = await allRulesets()

describe('rules', () => {
  test('lists the systems and their scenarios', () => {
    const { status, stdout } = grognard('rules')
    expect(status).toBe(0)
    for (const { id, title, scenarios } of rulesets) {
      expect(stdout).toContain(`${id}  ${title}`)
      for (const scenario of scenarios()) expect(stdout).toContain(`  ${scenario.id} `)
    }
  })

  test('lists them as JSON', () => {
    const { status, value } = json('rules')
    expect(status).toBe(0)
    expect(value.map((system: { ruleset: string }) => system.ruleset)).toEqual(rulesets.map(({ id }) => id))
    expect(value[0]).toEqual({
      ruleset: 'generals',
      title: expect.any(String),
      version: expect.any(Number),
      seats: ['white', 'black'],
      scenarios: expect.arrayContaining([{ id: 'marengo', title: 'Marengo', minutes: 60 }]),
    })
  })

  test('shows scenarios, options and every rule of a system', () => {
    const { status, stdout } = grognard('rules', 'generals')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Scenarios$/m)
    expect(stdout).toMatch(/^ {2}dennewitz +Dennewitz \(60 minutes\)/m)
    expect(stdout).toMatch(/^ {2}orderDice +/m)
    for (const { id } of rulesets[0]?.rulebook ?? []) expect(stdout).toMatch(new RegExp(`^ {2}${id} `, 'm'))
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  test('gives scenarios, options and rules as JSON', () => {
    const { value } = json('rules', 'generals')
    expect(Object.keys(value)).toEqual(['ruleset', 'title', 'version', 'seats', 'scenarios', 'rules'])
    expect(value.scenarios.length).toBeGreaterThanOrEqual(6)
    for (const scenario of value.scenarios)
      expect(scenario).toMatchObject({
        id: expect.any(String),
        title: expect.any(String),
        intro: expect.any(String),
        options: expect.any(Array),
      })
    expect(value.rules.length).toBeGreaterThanOrEqual(152)
    for (const rule of value.rules) {
      expect(rule).toMatchObject({
        id: expect.any(String),
        section: expect.any(String),
        title: expect.any(String),
        gist: expect.any(String),
      })
      for (const { kind, at } of rule.where) {
        expect(['implements', 'refuses', 'mentions']).toContain(kind)
        expect(at).toMatch(/^systems\/generals\/rules\/\S+\.ts:\d+$/)
      }
      for (const shown of rule.tests)
        expect(shown).toMatch(
          /^(systems\/generals\/rules\/\S+\.test\.ts:\d+ \S|systems\/generals\/examples\/\S+\.json$)/,
        )
    }
  })

  test('gives the text of one rule, where it is kept, and which test shows it', () => {
    const { status, stdout } = grognard('rules', 'generals', 'g104')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^G104 {2}\S/)
    expect(stdout).toMatch(/^ {2}implemented +systems\/generals\/rules\/\S+\.ts:\d+ \w+$/m)
    expect(stdout.indexOf('implemented ')).toBeLessThan(stdout.indexOf('refuses '))
    expect(stdout).toMatch(/^ {2}shown by +systems\//m)
    expect(json('rules', 'generals', 'G104', 'G105').value.rules.map(({ id }: { id: string }) => id)).toEqual([
      'G104',
      'G105',
    ])
  })

  test('finds rules by words, the likeliest first, and says which word no rule mentions', () => {
    const { status, stdout } = grognard('rules', 'eagle', 'zone', 'control')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^ {2}\S+ +.*[Zz]ones? of [Cc]ontrol/)
    expect(stdout).toMatch(/^\d+ rules\. 'grognard rules eagle \S+' shows one of them\.$/m)
    const { rules } = json('rules', 'eagle', 'zone control').value as { rules: { id: string }[] }
    expect(stdout.match(/^ {2}\S+/gm)?.map((id) => id.trim())).toEqual(rules.map(({ id }) => id))

    expect(grognard('rules', 'generals', 'defenders', 'only', 'match').stdout).toMatch(/^G104 {2}\S/)
    const nothing = grognard('rules', 'eagle', 'artilery')
    expect(nothing).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/No rule of eagle mentions 'artilery' \(did you mean 'artillery'\?\)/),
    })
    expect(grognard('rules', 'eagle', 'square', 'diplomat', '--json')).toMatchObject({ status: 1 })
  })

  test.each([
    [['rules', 'general'], /no ruleset 'general': did you mean 'generals'\? There are generals, eagle/],
    [['rules', 'generals', 'G999'], /no rule 'G999'/],
    [['rules', 'generals', 'G1044'], /no rule 'G1044': did you mean 'G104'\?/],
    [['rules', 'generals', '--pack', 'nowhere'], /cannot read nowhere: there is no such file or folder/],
    [['rules', 'generals', '--pack', 'package.json'], /cannot read package\.json: it is not a folder/],
    [['rules', 'generals', '--pack', 'src/cli'], /has no files for generals/],
  ])('refuses %j', (args, line) => refuses(args, line))
})

describe('every rule', () => {
  test.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
    'of %s has a test, or a reason why it is left to the players',
    (id) => {
      const { value } = json('rules', id)
      const bare = value.rules.filter(
        ({ tests, left }: { tests: string[]; left?: string }) => tests.length === 0 && left === undefined,
      )
      expect(bare.map((rule: { id: string }) => rule.id)).toEqual([])
    },
  )
})

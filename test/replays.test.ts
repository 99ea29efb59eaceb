/** Recorded games play as they did when they were recorded, or the version of their rules has been raised. */
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AnyRuleset, allRulesets, findRuleset } from '../systems/node.ts'
import { fingerprintFile, overdue, readFingerprint, recordNames } from './replay-set.ts'

/** A system under construction has no recorded games yet, and says so in its `lacks.json`. */
const all = (await allRulesets()).filter(({ id }) => existsSync(fingerprintFile(id)))

describe.each(all.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (id, ruleset) => {
  const { version, games } = readFingerprint(id)

  test('every recorded game stands in the fingerprint', () => {
    expect(recordNames(id).length).toBeGreaterThan(0)
    expect(Object.keys(games)).toEqual(recordNames(id))
  })
  test.each(recordNames(id))('%s plays as it did', (name) => {
    expect(overdue(ruleset, { version, games: { [name]: games[name] as string } })).toBeUndefined()
  })
})

const ruleset = await findRuleset('generals')

describe('rules that have changed', () => {
  const { version, games } = readFingerprint('generals')
  const name = 'generals-marengo-drill.jsonl'
  const fingerprint = { version, games: { [name]: games[name] as string } }
  const PHASES = ruleset.phases
  const changed: readonly (readonly [what: string, rules: AnyRuleset, why: RegExp])[] = [
    [
      'tell something else',
      { ...ruleset, events: ruleset.events.map((event) => ({ ...event, name: 'Something' })) },
      /other things are told, or something else is legal/,
    ],
    [
      'allow less',
      { ...ruleset, phases: PHASES.map((phase) => ({ ...phase, choices: phase.choices?.slice(0, 1) })) } as AnyRuleset,
      /line \d+: /,
    ],
    [
      'read other data',
      { ...ruleset, digest: undefined, data: { tables: 'others' } },
      /line 1: played with other data/,
    ],
  ]
  test.each(changed)('are found out where they %s, and it is said what to do', (_, rules, why) => {
    const said = overdue(rules, fingerprint)
    expect(said).toMatch(why)
    expect(said).toMatch(
      /raise its version in systems\/generals\/rules\/shown\.ts, record the games again by node test\/record-replays\.ts generals/,
    )
  })
  test('are found out when their version has moved and the games are not recorded for it', () => {
    expect(overdue({ ...ruleset, version: version + 1 }, fingerprint)).toMatch(
      /record them again by node test\/record-replays\.ts generals$/,
    )
  })
})

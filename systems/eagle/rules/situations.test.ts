import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { engine } from '../../../src/kernel/index.ts'
import { readSituation, runSituation } from '../../../src/situations/index.ts'
import { proofs } from '../../../src/situations/proof.ts'
import { worded } from '../../worded.ts'
import { eagle } from './index.ts'

const failures = proofs(worded(eagle), 'vedel')
const docs = readFileSync(new URL('../situations.md', import.meta.url), 'utf8')

test('the example in situations.md passes', () => {
  const [, json] = /```json\n(.*?)```/s.exec(docs) ?? []
  expect(runSituation(engine(worded(eagle)), readSituation(json))).toEqual({ passed: true, failures: [] })
})

test('situations.md names all verbs and fields', () => {
  const verbs = eagle.phases.flatMap(({ choices = [] }) => choices.map(({ verb }) => verb.split(' ')[0]))
  for (const verb of new Set(verbs)) expect(docs, verb).toContain(`\`${verb}\``)
  const [, fields] = /there are (.*?) \(/.exec(message({ set: { phase: 'orders', weather: 1 } })) ?? []
  for (const field of fields.split(', ')) expect(docs, field).toContain(`\`${field}\``)
})

test('situations.md gives every option with its values as the file wants them', () => {
  const rows = docs.split('\n').filter((line) => line.startsWith('| `'))
  for (const { options } of eagle.scenarios())
    for (const option of options) {
      const row = rows.find((line) => line.split('|')[1].includes(`\`${option.name}\``)) ?? ''
      const values = option.name === 'compensation' ? [0, -3, 3] : option.text === undefined ? option.values : ['']
      for (const value of values) expect(row, option.name).toContain(`\`${JSON.stringify(value)}\``)
    }
})

/** Returns the message about a file that is wrong. */
function message(file: Parameters<typeof failures>[0]): string {
  try {
    failures(file)
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing'
}

describe('an impossible entry is refused with its place in the file', () => {
  test.each([
    [{ place: { 'FR-NEY': { at: 'AG6' } } }, /^place\.FR-NEY: .*'FR-NEY' does not exist/],
    [{ place: { 'FR-3CH': {} } }, /^place\.FR-3CH: .*at is missing/],
    [{ place: { 'FR-3CH': { at: 'AN1' } } }, /^place\.FR-3CH: .*there is no hex AN1/],
    [{ place: { 'FR-3CH': { at: 'AG6', facing: 'N' } } }, /there are NE, E, SE, SW, W, NW/],
    [
      { place: { 'FR-3CH': { at: 'AG6', order: 'drunk' } } },
      /order: 'drunk' does not exist; there are good, disorganized, routed/,
    ],
    [{ place: { 'FR-3CH': { at: 'AG6', lost: 10 } } }, /lost: a whole number from 0 to 9/],
    [{ place: { 'FR-3CH': { at: 'AG6', shape: 'line' } } }, /shape: 'line' does not exist/],
    [{ place: { 'FR-3CH': { at: 'AG6', mood: 'high' } } }, /'mood' does not exist; there are at, facing/],
    [{ place: { Vedel: { at: 'AI9', mood: 'high' } } }, /'mood' does not exist; there are at, successor, out/],
    [{ place: { Vedel: { successor: true } } }, /^place\.Vedel: .*at is missing/],
    [
      { place: { 'FR-3CH': { at: 'eliminated', order: 'good' } } },
      /^place\.FR-3CH: order: of a unit that is not on the map only 'at'/,
    ],
    [{ place: { 'FR-3CH': { at: 'Eliminated' } } }, /^place\.FR-3CH: .*there is no hex Eliminated/],
    [{ set: { phase: 'orders', down: 'POI' } }, /^set\.down: .*a list of formations is expected/],
    [{ set: { phase: 'orders', down: ['XYZ'] } }, /^set\.down: .*'XYZ' does not exist; there are/],
    [{ set: { phase: 'tea' } }, /^set\.phase: .*'tea' does not exist/],
    [{ set: { phase: 'orders', turn: 9 } }, /^set\.turn: .*from 1 to 3/],
    [{ set: { phase: 'orders', orders: { POI: 'forage' } } }, /'forage' does not exist; there are none, march/],
    [{ set: { phase: 'orders', areas: { COR: 'AF11' } } }, /'AF11' is no area; write it as AF11 NW-SE/],
  ])('%j', (file, said) => {
    expect(message(file as never)).toMatch(said)
  })
})

describe('units that are no longer on the map, and demoralized formations', () => {
  test('eliminated and departed units are placed and read', () => {
    const place = {
      'FR-3CH': { at: 'eliminated' },
      'FR-6DRP': { at: 'off the map' },
      'SP-IRL1': { at: 'AH10', facing: 'NE' },
    }
    const set = { phase: 'orders' }
    expect(failures({ place, set, expect: { units: place } })).toEqual([])
    expect(failures({ place, set, expect: { units: { 'FR-3CH': null } } })).toEqual([])
    expect(failures({ place, set, expect: { units: { 'FR-3CH': { at: 'off the map' } } } })).toHaveLength(1)
  })

  test('a demoralized formation has the losses for it, and stays demoralized when losses are counted', () => {
    const file = {
      place: { 'SP-IRL1': { at: 'AH10', facing: 'NE' }, 'FR-1LR1': { at: 'AI9', facing: 'SW' } },
      set: { phase: 'reorganization', down: ['CAS'] },
      expect: {
        down: { CAS: true, POI: false },
        units: { 'FR-1LR2': { at: 'eliminated' }, 'FR-1LR3': { at: 'eliminated' } },
        untold: [{ event: 'Heartened' }, { event: 'Demoralized' }],
      },
    }
    expect(failures(file as never)).toEqual([])
    const standing = Object.fromEntries(
      ['FR-1LR1', 'FR-1LR2', 'FR-1LR3'].map((unit, k) => [unit, { at: `AH${10 + k}`, facing: 'NE' }]),
    )
    expect(message({ place: standing, set: { phase: 'orders', down: ['CAS'] } })).toMatch(
      /^set\.down: .*CAS is demoralized by 2 units lost or in disorder; only 0 are/,
    )
    expect(message({ set: { phase: 'orders', down: ['VDL'] } })).toMatch(/^set\.down: .*VDL has no limit/)
  })
})

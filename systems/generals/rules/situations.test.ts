import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { engine } from '../../../src/kernel/index.ts'
import { readSituation, runSituation } from '../../../src/situations/index.ts'
import { proofs } from '../../../src/situations/proof.ts'
import { worded } from '../../worded.ts'
import board from '../data/board.json' with { type: 'json' }
import { generals } from './index.ts'

const failures = proofs(worded(generals), 'marengo')
const docs = readFileSync(new URL('../situations.md', import.meta.url), 'utf8')

test('the example in situations.md passes', () => {
  const [, json] = /```json\n(.*?)```/s.exec(docs) ?? []
  expect(runSituation(engine(worded(generals)), readSituation(json))).toEqual({ passed: true, failures: [] })
})

test('situations.md names all verbs and fields, and the zones in the order of the dice', () => {
  const verbs = generals.phases.flatMap(({ choices = [] }) => choices.map(({ verb }) => verb.split(' ')[0]))
  for (const verb of new Set(verbs)) expect(docs, verb).toMatch(new RegExp(`\`${verb}\\b`))
  const zones = board.borders.list.flatMap(({ id, combat }) => (combat ? [id] : []))
  expect(docs.replace(/\s+/g, ' ')).toContain(zones.join(', '))
  const [, fields] = /there are (.*)$/.exec(message({ set: { phase: 'planning', weather: 1 } })) ?? []
  for (const field of fields.split(', ')) expect(docs, field).toContain(`\`${field}\``)
})

test('situations.md gives every option with its values as the file wants them', () => {
  const rows = docs.split('\n').filter((line) => line.startsWith('| `'))
  for (const { options } of generals.scenarios())
    for (const option of options) {
      const row = rows.find((line) => line.split('|')[1].includes(`\`${option.name}\``)) ?? ''
      const values = option.name === 'compensation' ? [0, -3, 3] : option.text === undefined ? option.values : ['']
      for (const value of values) expect(row, option.name).toContain(`\`${JSON.stringify(value)}\``)
    }
})

/** What is said about a faulty file. */
function message(file: Parameters<typeof failures>[0]): string {
  try {
    failures(file)
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing'
}

describe('an impossible situation is reported with its place in the file', () => {
  test.each([
    [{ place: { d4: { white: 'I' } } }, /^place\.d4: .*'d4' does not exist/],
    [{ place: { a1: { white: '2X' } } }, /^place\.a1: .*'2X' is no unit/],
    [{ place: { a1: { red: 'I' } } }, /^place\.a1: .*'red' is no side/],
    [{ place: { a1: { white: 3 } } }, /^place\.a1: .*units are a text/],
    [{ place: { a1: 'I' } }, /^place\.a1: /],
    [{ place: { a1: { white: 'I', black: 'A:routed' } } }, /^place: a1: units of both sides/],
    [{ place: { a1: { white: '7I' } } }, /^place: a1: 7 units of white, but a sector has room for 6/],
    [{ place: { RB: { white: 'I' } } }, /^place: RB: white cannot stand in the enemy's reserve/],
    [
      { place: { 'building b2': { white: 'I' } } },
      /^place\.building b2: there is no building in b2 on this board with these options/,
    ],
    [
      { options: { board: 'heights', building: true }, place: { 'building b2': { white: '2I' } } },
      /: a building holds one unit/,
    ],
    [
      { options: { board: 'heights', building: true }, place: { 'building b2': { white: 'I', black: 'I' } } },
      /: a building holds one unit/,
    ],
    [{ set: { phase: 'tea' } }, /^set\.phase: .*'tea' does not exist/],
    [{ set: { phase: 'scoring', round: 11 } }, /^set\.round: .*from 1 to 10/],
    [{ set: { phase: 'scoring', vp: 3 } }, /^set\.vp: /],
    [{ set: { phase: 'scoring', orders: { white: ['I a1>b2'] } } }, /^set\.orders: .*'I a1>b2' is no order/],
    [{ set: { phase: 'scoring', tokens: { white: ['b1'] } } }, /^set\.tokens: /],
    [{ set: { phase: 'scoring', markers: { white: { general: 'b1' } } } }, /^set\.markers: .*none without the option/],
  ])('%j', (file, said) => {
    expect(message(file as never)).toMatch(said)
  })
})

test('the same units written in another order are the same', () => {
  const place = { a1: { white: '2I C:moved I' } }
  expect(
    failures({
      place,
      set: { phase: 'combined arms' },
      expect: { units: { a1: { white: 'I C:moved I I', black: '' } } },
    }),
  ).toEqual([])
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { engine, readSituation, runSituation } from '../../engine/index.ts'
import { proofs } from '../../engine/kit/proof.ts'
import { eagle } from './index.ts'

const failures = proofs(eagle, 'vedel')
const docs = readFileSync(new URL('../../../docs/situations.md', import.meta.url), 'utf8')
const [, after] = docs.split('\n## eagle\n')
const [section] = after.split('\n## ')

test('the example in docs/situations.md passes', () => {
  const [, json] = /```json\n(.*?)```/s.exec(section) ?? []
  expect(runSituation(engine(eagle), readSituation(json))).toEqual({ passed: true, failures: [] })
})

test('docs/situations.md names all verbs and fields', () => {
  const verbs = eagle.phases.flatMap(({ choices = [] }) => choices.map(({ verb }) => verb.split(' ')[0]))
  for (const verb of new Set(verbs)) expect(section, verb).toContain(`\`${verb}\``)
  const [, fields] = /there are (.*?) \(/.exec(message({ set: { phase: 'orders', weather: 1 } })) ?? []
  for (const field of fields.split(', ')) expect(section, field).toContain(`\`${field}\``)
})

/** What is said of a file that is wrong. */
function message(file: Parameters<typeof failures>[0]): string {
  try {
    failures(file)
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing'
}

describe('what cannot be is said with its place in the file', () => {
  test.each([
    [{ place: { 'FR-NEY': { at: 'AG6' } } }, /^place\.FR-NEY: .*'FR-NEY' does not exist/],
    [{ place: { 'FR-3CH': {} } }, /^place\.FR-3CH: .*at is missing/],
    [{ place: { 'FR-3CH': { at: 'AN1' } } }, /^place\.FR-3CH: .*there is no hex AN1/],
    [{ place: { 'FR-3CH': { at: 'AG6', facing: 'N' } } }, /there are NE, E, SE, SW, W, NW/],
    [{ place: { 'FR-3CH': { at: 'AG6', order: 'drunk' } } }, /order: 'drunk' does not exist; there are good, disorganized, routed/],
    [{ place: { 'FR-3CH': { at: 'AG6', lost: 10 } } }, /lost: a whole number from 0 to 9/],
    [{ place: { 'FR-3CH': { at: 'AG6', shape: 'line' } } }, /shape: 'line' does not exist/],
    [{ place: { 'FR-3CH': { at: 'AG6', mood: 'high' } } }, /'mood' does not exist; there are at, facing/],
    [{ place: { Vedel: { at: 'AI9', mood: 'high' } } }, /'mood' does not exist; there are at, successor, out/],
    [{ place: { Vedel: { successor: true } } }, /^place\.Vedel: .*at is missing/],
    [{ set: { phase: 'tea' } }, /^set\.phase: .*'tea' does not exist/],
    [{ set: { phase: 'orders', turn: 9 } }, /^set\.turn: .*from 1 to 3/],
    [{ set: { phase: 'orders', orders: { POI: 'forage' } } }, /'forage' does not exist; there are none, march/],
    [{ set: { phase: 'orders', areas: { COR: 'AF11' } } }, /'AF11' is no area; write it as AF11 NW-SE/],
  ])('%j', (file, said) => {
    expect(message(file as never)).toMatch(said)
  })
})

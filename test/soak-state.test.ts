import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { conformance } from '../src/conformance/laws.ts'
import { findRuleset } from '../systems/node.ts'
import type { Piece } from './soak-report.ts'
import { keptPieces } from './soak-state.ts'

const ruleset = await findRuleset('six-villages')

const fileIn = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'soak.jsonl')
}

const piece = (seed: number): Piece => ({
  setting: { ruleset: ruleset.id, scenario: 'lake', options: {} },
  seed,
  unwatched: false,
  minutes: 0.5,
  report: conformance(ruleset, { scenario: 'lake', games: 1, seed }),
})

test('pieces are there when the file is opened again, except one whose line was cut off', () => {
  const file = fileIn()
  const [one, two] = [piece(1), piece(2)]
  keptPieces(file, ruleset, 3).add(one)
  appendFileSync(file, '{"seed":2,"rep')
  const again = keptPieces(file, ruleset, 3)
  expect(again.pieces).toEqual([one])
  again.add(two)
  expect(keptPieces(file, ruleset, 3).pieces).toEqual([one, two])
})

test('pieces of other rules, data or settings are refused, and nothing is written', () => {
  const file = fileIn()
  keptPieces(file, ruleset, 3).add(piece(1))
  const before = readFileSync(file, 'utf8')
  const others = [
    { ...ruleset, version: ruleset.version + 1 },
    { ...ruleset, data: { other: true } },
  ]
  for (const other of others)
    expect(() => keptPieces(file, other as typeof ruleset, 3)).toThrow('keeps no soak of six-villages as it stands now')
  expect(() => keptPieces(file, ruleset, 4)).toThrow('keeps no soak')
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('a file that is not a soak file is refused with its name', () => {
  const file = fileIn()
  writeFileSync(file, 'not a line')
  expect(() => keptPieces(file, ruleset, 3)).toThrow(`cannot read ${file}: it has no whole line`)
  writeFileSync(file, '# A page\n')
  expect(() => keptPieces(file, ruleset, 3)).toThrow('keeps no soak of six-villages')
  const whole = fileIn()
  keptPieces(whole, ruleset, 3)
  appendFileSync(whole, 'garbled\n')
  expect(() => keptPieces(whole, ruleset, 3)).toThrow(`${whole}: line 2`)
})

/** Recorded games: what was told, every die and every result must come out as they did when the game was recorded. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { verify } from '../src/engine/index.ts'
import { engineOf, readReplay, recordNames, TOLD, toldDigest } from './replay-set.ts'

const told = JSON.parse(readFileSync(TOLD, 'utf8')) as Readonly<Record<string, string>>

test('there are recorded games, each with what was told in it', () => {
  expect(recordNames().length).toBeGreaterThan(0)
  expect(Object.keys(told)).toEqual(recordNames())
})

describe.each(recordNames())('%s', (name) => {
  test('every action is legal, every die and the result are as recorded', () => {
    const text = readReplay(name)
    expect(verify(engineOf(text), text)).toMatchObject({ ok: true })
  })
  test('everybody is told what was told then', () => {
    expect(toldDigest(readReplay(name))).toBe(told[name])
  })
})

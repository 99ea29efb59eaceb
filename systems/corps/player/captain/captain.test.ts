import { describe, expect, test } from 'vitest'
import { engine, fastDice } from '../../../../src/kernel/index.ts'
import type { Level } from '../../../../src/players/marshal/levels.ts'
import { keepsTheLaws } from '../../../../src/players/marshal/testing/laws.ts'
import { corps } from '../../rules/index.ts'
import { SAMPLES } from '../../rules/samples.ts'
import { morale } from '../../rules/state/position.ts'
import { captain } from './index.ts'
import { value } from './value.ts'

const kernel = engine(corps)

const LITTLE: Level = {
  name: 'little',
  summary: '',
  plan: 6,
  proposed: 3,
  generations: 0,
  children: 0,
  worlds: 2,
  question: 0,
  confirming: 0.5,
}

describe('marshal plays Old Wargame Rules, and', () => {
  keepsTheLaws({
    engine: kernel,
    captain,
    level: LITTLE,
    cases: SAMPLES.filter(({ scenario, fights }) => scenario !== 'field-day' && !fights),
    played: { scenario: 'outpost', options: {} },
    hidden: { scenario: 'two-corps', options: {} },
    choices: 45,
    every: 8,
  })
})

test('what is good for one army is bad for the other: nerve, losses and sections', () => {
  const p = kernel.open('outpost', {}, fastDice(1))
  const unit = p.scenario.roster.army.indexOf(1)
  const chances = [morale.FORMED, morale.SHAKEN, morale.ROUT].map((grade) => {
    p.morale[unit] = grade
    expect(value(p, 0) + value(p, 1)).toBeCloseTo(1, 12)
    return value(p, 0)
  })
  expect(chances).toEqual(chances.toSorted((one, other) => one - other))
  expect(new Set(chances).size).toBe(3)
  const before = value(p, 0)
  p.casualties[unit]++
  expect(value(p, 0)).toBeGreaterThan(before)
})

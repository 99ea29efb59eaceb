import { expect, test } from 'vitest'
import { melee, playMelee } from '../testing/melee.ts'

const BOLD = /^(charge|assault|evade|countercharge|form [a-z]+$|turn|intercept|pursue|rally)/

/** What random games near contact must bring about, so that they are shown to end. */
const VERBS = ['charge', 'hold', 'evade', 'countercharge', 'form', 'turn', 'intercept', 'stand']
const EVENTS = [
  ...['ChargeFailed', 'CaughtInFlank', 'CaughtInMarch', 'CutDown', 'ChargeMissed'],
  ...['Intercepted', 'GunsAbandoned', 'GaveWay', 'Followed', 'PursuitEnded', 'PursuersWentBack', 'Retired'],
]

test('random charges come to an end, bases stay apart, and everything that can happen happens', () => {
  const verbs = new Map<string, number>()
  const told = new Map<string, number>()
  for (let seed = 0; seed < 120; seed++) playMelee(melee(seed, 8 + 2 * (seed % 4)), seed, BOLD, verbs, told)
  expect(VERBS.filter((verb) => !verbs.has(verb))).toEqual([])
  expect(EVENTS.filter((event) => !told.has(event))).toEqual([])
}, 60_000)

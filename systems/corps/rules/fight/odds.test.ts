import { expect, test } from 'vitest'
import { fight } from '../state/fights.ts'
import { battle } from '../testing/battle.ts'
import { boutOf } from './bout.ts'
import { balance, classesOf, rowOf, scales } from './odds.ts'

const A = { name: 'A', form: 'attack', at: [36, 30] } as const
const X = { name: 'X', form: 'attack', at: [36, 36], heading: 180 } as const

test.each([0, 1, 2, 3, 4, 5])(
  '9.7 for a side ahead by %i, the dice are given the rolls at which each row begins',
  (casualties) => {
    const at = battle([A], [X], 'attack')
    at.p.casualties[1] = casualties
    const { fights } = at.p.scenario
    balance(at.p, boutOf(at.p, fight.ASSAULT, 0, 1))
    expect(scales.difference).toBe(casualties)
    const begins = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((roll) => rowOf(fights, roll) !== rowOf(fights, roll - 1))
    const told = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((roll) => classesOf(fights) & (1 << roll))
    expect(told).toEqual(begins)
  },
)

import { expect, test } from 'vitest'
import { engine, scriptedDice } from '../../../src/kernel/index.ts'
import { type PlayedEntry, playGame, recordGame } from '../../../src/lab/index.ts'
import { worded } from '../../worded.ts'
import { drill } from '../player/index.ts'
import { generals } from '../rules/index.ts'
import { luckOf, luckOfRecord } from './luck.ts'
import { kernel } from './test-games.ts'

const { scenario } = kernel.open('marengo', {}, scriptedDice([]))
const names = generals.events.map(({ name }) => name)
const told = (event: string, ...args: number[]) => ({
  event: names.indexOf(event),
  args: [args[0] ?? 0, args[1] ?? 0, args[2] ?? 0, args[3] ?? 0] as const,
})

test('expected and rolled results are counted by kind and side', () => {
  const luck = luckOf(
    [
      told('TriesSquare', 0, 4, 6, 1),
      told('TriesCounter', 0, 4, 2, 0),
      told('Shell', 1, 7, 0, 1),
      told('ShellModifier', 2, 0),
      told('ShellModifier', -3, 9),
      told('ShellRolled', 5, 4, 1),
      told('Rolled', 0, 6),
      told('Rolled', 0, 4),
    ],
    (event) => names[event],
    scenario,
  )
  // A square needs a five (G97): twice one in three.
  expect(luck.reaction[0]).toEqual({ dice: 2, expected: 2 / 3, rolled: 1 })
  // Guns on infantry at range 1: +2 −3, so the die must show a five (G77).
  expect(luck.shell[1]).toEqual({ dice: 1, expected: 2 / 6, rolled: 1 })
  expect(luck.pips[0]).toEqual({ dice: 2, expected: 7, rolled: 10 })
})

test('the luck of a game is read from its record', () => {
  const rules = engine(worded(generals))
  const played: PlayedEntry[] = []
  const setup = { scenario: 'marengo', options: {}, seed: 'luck' }
  playGame(rules, setup, [drill, drill] as never, played)
  const luck = luckOfRecord(rules, recordGame(rules, setup, ['a', 'b'], played))
  const dice = luck.pips[0].dice + luck.pips[1].dice
  expect(dice).toBeGreaterThan(30)
  expect(luck.pips[0].rolled / luck.pips[0].dice).toBeGreaterThan(2.5)
  expect(luck.pips[0].rolled / luck.pips[0].dice).toBeLessThan(4.5)
})

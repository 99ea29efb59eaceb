import { expect, test } from 'vitest'
import { log, scriptedDice } from '../../../src/kernel/index.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { generals } from '../rules/index.ts'
import { ZONE_NAMES } from '../rules/state/board.ts'
import { space } from '../rules/state/counts.ts'
import { kernel, skirmish } from '../rules/testing/skirmish.ts'
import { battleOf, shotsOf, sinceStage, struckBy, sumOf } from './battle.ts'

/** Plays a fight to its end and returns what was told of it. */
function toldOf(scene: Parameters<typeof skirmish>[0], dice: readonly number[]): Told[] {
  const { p } = skirmish(scene)
  const journal = log()
  const out = new Int32Array(4096)
  for (
    let asked = kernel.awaiting(p);
    asked !== 0 && !['who acts', 'rally', 'planning'].includes(kernel.phase(p).name);
    asked = kernel.awaiting(p)
  ) {
    const seat = (asked & 1) === 1 ? 0 : 1
    const list = [...out.subarray(0, kernel.actions(p, seat, out))]
    const close = list.find((action) => ['close', 'pass', 'halt'].includes(kernel.print(p, action)))
    kernel.play(p, seat, close ?? list[0], scriptedDice([...dice, ...Array.from({ length: 60 }, () => 1)]), journal)
  }
  return journal.told.map((one, k) => ({ n: 1, k, event: generals.events[one.event].name, args: one.args }))
}

test('a combat is folded into its zones, with dice, modifiers and results', () => {
  const told = toldOf({ place: { b1: { white: '2I' }, b2: { black: '2I 1C' } }, white: ['2 I b1>b2'] }, [6, 5])
  const zone = ZONE_NAMES.indexOf('b1|b2')
  const battle = battleOf([{ n: 0, k: 0, event: 'Assault', args: [0, zone, 0, 0] }, ...told])!
  expect([...battle.zones.keys()]).toEqual([zone])
  const first = battle.parts[0]
  const white = first.places.get(space(0, zone, 0))!
  const black = first.places.get(space(1, zone, 0))!
  expect(white.dice).toHaveLength(1)
  expect(struckBy(first, white)).toBe(black.space)
  // Attacking infantry that fires at passive infantry has −1 (G120); the result is the die plus everything that is
  // added.
  expect(white.added).toEqual([{ value: -1, reason: 0 }])
  expect(white.outcomes[0].value).toBe(Math.max(1, white.dice[0] + sumOf(white.added)))
})

test('new positions begin the second part; a re-roll takes the place of its die', () => {
  const at = space(0, 2, 0)
  const one = (event: string, ...args: number[]): Told => ({
    n: 1,
    k: 0,
    event,
    args: [args[0] ?? 0, args[1] ?? 0, args[2] ?? 0, args[3] ?? 0],
  })
  const battle = battleOf([
    one('StageBegan', 4),
    one('Meeting', 0, 2, 4),
    one('Placed', at, 1),
    one('Placed', at + 1, 1),
    one('Rolled', at, 2),
    one('Rerolled', 0, at, 2, 6),
    one('Result', at, 6, at + 1, 1),
    one('Placed', at, 1),
    one('Routed', at),
  ])!
  expect(battle.stage).toBe(4)
  expect(battle.parts).toHaveLength(2)
  expect(battle.parts[0].places.get(at)).toMatchObject({ dice: [6], rerolled: [2], fate: undefined })
  expect(battle.parts[1].places.get(at)!.fate).toBe('routed')
  expect(battle.zones.get(2)!.meets).toBe(4)
})

test('shots are folded with their modifiers, and only the running phase is looked at', () => {
  const one = (event: string, ...args: number[]): Told => ({
    n: 1,
    k: 0,
    event,
    args: [args[0] ?? 0, args[1] ?? 0, args[2] ?? 0, args[3] ?? 0],
  })
  const told = [
    one('Shell', 1, 1, 0, 2),
    one('StageBegan', 3),
    one('Shell', 0, 1, 0, 7),
    one('ShellModifier', 2, 0),
    one('ShellModifier', -4, 10),
    one('ShellRolled', 6, 4, 1),
  ]
  expect(shotsOf(sinceStage(told))).toEqual([
    {
      side: 0,
      from: 1,
      stand: 0,
      sector: 7,
      added: [
        { value: 2, reason: 0 },
        { value: -4, reason: 10 },
      ],
      roll: 6,
      value: 4,
      hit: true,
    },
  ])
  expect(battleOf(sinceStage(told))).toBeUndefined()
})

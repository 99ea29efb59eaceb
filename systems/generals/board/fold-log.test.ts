import { expect, test, vi } from 'vitest'
import type { Folded } from '../../../src/web/board/module.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { ZONE_NAMES } from '../rules/state/board.ts'
import { space } from '../rules/state/counts.ts'
import { foldLog } from './fold-log.ts'
import { sentenceFromAfar } from './sentence.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/fight/t.ts', () => import('./test-words.ts'))
vi.mock('../words/objective/t.ts', () => import('./test-words.ts'))
vi.mock('../words/told/t.ts', () => import('./test-words.ts'))
vi.mock('../words/event/t.ts', () => import('./test-words.ts'))

let k = 0
const one = (event: string, ...args: number[]): Told => ({
  n: 1,
  k: k++,
  event,
  args: [args[0] ?? 0, args[1] ?? 0, args[2] ?? 0, args[3] ?? 0],
})
const A = ZONE_NAMES.indexOf('a1|a2')
const B = ZONE_NAMES.indexOf('b1|b2')
const at = (side: number, zone: number, n = 0) => space(side, zone, n)

/** Both zones complete each step before the next one begins, as the rules tell it. */
const part = (): Told[] => [
  one('Placed', at(0, A), 1),
  one('Placed', at(0, B), 1),
  one('Placed', at(1, A), 1),
  one('Placed', at(1, B), 1),
  one('Modifier', at(0, A), -1, 0),
  one('Rolled', at(0, A), 6),
  one('Rolled', at(1, A), 2),
  one('Rolled', at(0, B), 1),
  one('Result', at(0, A), 5, at(1, A), 1),
  one('Result', at(1, A), 2, at(0, A), 0),
  one('Result', at(0, B), 1, at(1, B), 0),
  one('Routed', at(1, A)),
]
const folded = (log: readonly Told[]) => foldLog(log).map((line) => ('inside' in line ? line : line.event))

test('the log has one line for each zone and part of a combat, with all of its dice inside', () => {
  const lines = folded([one('StageBegan', 4), one('Assault', 0, A), ...part(), ...part(), one('Fled', 1, 1, 0, 3)])
  expect(lines.map((line) => (typeof line === 'string' ? line : line.text))).toEqual([
    'StageBegan',
    'Assault',
    'a1 | a2, fire. Hits: White 1 of 1, Black 0 of 1. Routed: Black 1.',
    'b1 | b2, fire. Hits: White 0 of 1.',
    'a1 | a2, melee. Hits: White 1 of 1, Black 0 of 1. Routed: Black 1.',
    'b1 | b2, melee. Hits: White 0 of 1.',
    'Fled',
  ])
  const inside = lines.flatMap((line) => (typeof line === 'string' ? [] : line.inside))
  expect(inside).toHaveLength(part().length * 2)
  expect((lines[2] as Folded).inside.map(({ event }) => event)).toEqual([
    'Placed',
    'Placed',
    'Modifier',
    'Rolled',
    'Rolled',
    'Result',
    'Result',
    'Routed',
  ])
})

test('the next phase begins new lines, and a line keeps its key while it grows', () => {
  const first = [one('StageBegan', 2), ...part()]
  const lines = foldLog([...first, one('StageBegan', 4), ...part()])
  expect(lines.filter((line) => 'inside' in line)).toHaveLength(4)
  const [, before] = foldLog(first.slice(0, 3)) as Folded[]
  const [, after] = foldLog(first) as Folded[]
  expect(after.first).toBe(before.first)
  expect(after.inside.length).toBeGreaterThan(before.inside.length)
})

test('shots and rolls to react are put together as well', () => {
  const shot = (hit: number) => [one('Shell', 0, 1, 0, 7), one('ShellModifier', 2, 0), one('ShellRolled', 5, 4, hit)]
  const lines = folded([
    ...shot(1),
    ...shot(0),
    one('TriesSquare', 1, 7, 5, 1),
    one('TriesSquare', 1, 7, 2, 0),
    one('TriesCounter', 1, 7, 6, 1),
  ])
  expect(lines.map((line) => (line as Folded).text)).toEqual([
    'White fires from b1 at b3: 1 of 2 dice hit.',
    'Black, infantry in b3: 1 of 2 form square.',
    'Black, cavalry in b3: 1 of 1 counter-charge.',
  ])
})

test('on the map a fight is told in one sentence, which stays the same for every die', () => {
  const sentences = new Set(
    part()
      .filter(({ args: [a] }) => a < at(0, B))
      .map(sentenceFromAfar)
      .filter(Boolean),
  )
  expect([...sentences]).toEqual(['They fight over a1 | a2.'])
})

import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { albuera } from '../../../systems/albuera/rules/index.ts'
import { eagle } from '../../../systems/eagle/rules/index.ts'
import { generals } from '../../../systems/generals/rules/index.ts'
import { engine } from '../../kernel/index.ts'
import { openMatch } from '../../match/index.ts'
import { saying } from '../words/saying.ts'
import { turningPoint } from './dispatch.ts'
import { endingOf, unpacked } from './ended.ts'

// All words in English, without a browser.
vi.mock('../words/words.ts', () => ({ catalogue: saying, wordsOf: () => () => undefined, language: () => 'en' }))

const record = (name: string) => readFileSync(new URL(`../../../test/replays/${name}.jsonl`, import.meta.url), 'utf8')

test('the turning point is where the score went furthest towards the winner', () => {
  const points = [
    { at: 1, values: [0, 3] },
    { at: 2, values: [2, 3] },
    { at: 3, values: [3, 9] },
    { at: 4, values: [8, 9] },
    { at: 5, values: [11, 9] },
  ] as const
  expect(turningPoint(points, 0)).toEqual({ at: 4, side: 0, gain: 5 })
  expect(turningPoint(points, 1)).toEqual({ at: 3, side: 1, gain: 5 })
  // Without a winner: the first of the largest moves.
  expect(turningPoint(points)).toEqual({ at: 3, side: 1, gain: 5 })
  expect(turningPoint([{ at: 1, values: [0, 0] }])).toBeUndefined()
  expect(turningPoint([])).toBeUndefined()
})

test('the dispatch of Generals agrees with the battle as it ended', { timeout: 60_000 }, async () => {
  const { dispatchOf } = await import('../../../systems/generals/board/dispatch.ts')
  const rules = engine(generals)
  const text = record('generals-albuera-drill')
  const { position: p } = openMatch(rules, text).fold
  const dispatch = dispatchOf(rules, unpacked(rules, p.scenario, endingOf(rules, text)))
  expect(dispatch.score.points.map(({ at }) => at)).toEqual(Array.from({ length: p.round }, (_, k) => k + 1))
  expect(dispatch.score.points.at(-1)!.values).toEqual([p.vp[0], p.vp[1]])
  // Points are only gained here, so no line falls.
  for (const [k, { values }] of dispatch.score.points.entries())
    if (k > 0)
      for (const side of [0, 1]) expect(values[side]).toBeGreaterThanOrEqual(dispatch.score.points[k - 1].values[side])
  const lost = (side: number) =>
    dispatch.losses.rows.slice(0, 3).reduce((sum, { cells }) => sum + Number.parseInt(cells[side], 10), 0)
  const gone = (side: number) => {
    let sum = 0
    for (let type = 0; type < 3; type++)
      for (const column of [p.captured, p.captives, p.destroyed, p.merged]) sum += column[side * 3 + type]
    return sum
  }
  expect([lost(0), lost(1)]).toEqual([gone(0), gone(1)])
  expect(lost(0) + lost(1)).toBeGreaterThan(0)
  expect(dispatch.luck!.every(({ deviations }) => Math.abs(deviations) < 6)).toBe(true)
  expect(dispatch.luck![0].text).toMatch(/^\d+ combat dice, \d\.\d\d on average/)
})

test('the dispatch of the eagle agrees with the battle as it ended', { timeout: 120_000 }, async () => {
  const { dispatchOf } = await import('../../../systems/eagle/board/dispatch.ts')
  const { fallenOf } = await import('../../../systems/eagle/board/standing.ts')
  const rules = engine(eagle)
  const text = record('eagle-vedel-drill')
  const { position: p } = openMatch(rules, text).fold
  const dispatch = dispatchOf(rules, unpacked(rules, p.scenario, endingOf(rules, text)))
  const [french, spanish] = fallenOf(p)
  expect(dispatch.score.points.at(-1)).toEqual({ at: p.turn, values: [spanish, french] })
  expect(dispatch.losses.rows.length).toBeGreaterThan(1)
  for (const { cells } of dispatch.losses.rows) {
    const [lost, all] = cells[0].split(' of ').map(Number)
    expect(lost).toBeLessThanOrEqual(all)
  }
  for (const { at, text: words } of dispatch.course!) {
    expect(at).toBeGreaterThan(0)
    expect(words).not.toMatch(/undefined|\{\$/)
  }
})

test('the dispatch of Albuera agrees with the battle as it ended', { timeout: 120_000 }, async () => {
  const { dispatchOf } = await import('../../../systems/albuera/board/dispatch.ts')
  const rules = engine(albuera)
  for (const name of ['albuera-assault-random', 'albuera-lancers-random']) {
    const text = record(name)
    const { position: p } = openMatch(rules, text).fold
    const dispatch = dispatchOf(rules, unpacked(rules, p.scenario, endingOf(rules, text)))
    const { points } = dispatch.score
    expect(points.map(({ at }) => at)).toEqual(Array.from({ length: p.turn }, (_, k) => k + 1))
    expect(points.at(-1)!.values).toEqual([Math.max(0, p.points), Math.max(0, -p.points)])
    expect(dispatch.course!.length).toBeGreaterThan(0)
    for (const { text: line } of dispatch.course!) expect(line).toMatch(/ gains \d+ .*; the marker stands at /)
    // Every battalion, squadron and battery is counted once, including its losses and its detached companies.
    const { army } = p.scenario
    const [lost, all, gone, units] = [0, 1].flatMap((column) =>
      [0, 1].map((part) =>
        dispatch.losses.rows.reduce((sum, { cells }) => sum + Number(cells[column].split(' of ')[part]), 0),
      ),
    )
    const own = [...army.units.keys()].filter((unit) => army.battalion[unit] < 0)
    expect([all, units]).toEqual([own.reduce((sum, unit) => sum + army.manpower[unit], 0), own.length])
    const left = (unit: number) => (p.at[unit] >= 0 || p.due[unit] > 0 ? army.manpower[unit] - p.lost[unit] : 0)
    expect(all - lost).toBe([...army.units.keys()].reduce((sum, unit) => sum + left(unit), 0))
    expect(gone).toBe(own.filter((unit) => p.at[unit] < 0 && p.due[unit] === 0).length)
  }
})

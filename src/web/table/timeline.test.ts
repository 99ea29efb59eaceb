import { describe, expect, test } from 'vitest'
import { findRuleset } from '../../../systems/node.ts'
import { feedOf } from '../../host/feed.ts'
import { engine, fastDice, type Position } from '../../kernel/index.ts'
import { act, createMatch, takeBack, view } from '../../match/index.ts'
import { Timeline } from './timeline.ts'

const kernel = engine(await findRuleset('generals'))

/** A match of some rounds in which White does little and Black nothing. */
function someRounds(rounds: number) {
  const { match } = createMatch<Position>(kernel, { scenario: 'dennewitz', dice: { seed: 'timeline' } })
  for (let guard = 0; guard < rounds * 30 && !match.ending; guard++)
    for (const seat of [0, 1]) {
      const wish =
        seat === 0 && kernel.phase(match.fold.position).name === 'planning' ? ['order I a1>a2', 'close'] : ['close']
      if (act(match, seat, wish).played === 0) act(match, seat, ['close'])
    }
  return match
}

describe('what a seat has learnt, as its client keeps it', () => {
  test('the view after every update is the one that the host had', () => {
    const match = someRounds(3)
    const feed = feedOf(match, 0)
    const { scenario } = kernel.open('dennewitz', match.header.options, fastDice(0))
    const timeline = new Timeline(kernel, scenario)
    for (const update of feed.since(0)) timeline.add(update)
    expect(timeline.length).toBeGreaterThan(40)
    expect([...timeline.viewAt(timeline.length).cells]).toEqual([...view(match, 0).cells])
    const step = timeline.viewAt(0)
    for (const update of feed.since(0)) {
      for (let k = 0; k < update.cells.length; k += 2) step.cells[update.cells[k]] = update.cells[k + 1]
      expect(timeline.viewAt(update.n).cells).toEqual(step.cells)
    }
  })

  test('the view no longer shows a choice that was taken back', () => {
    const { match } = createMatch<Position>(kernel, { scenario: 'dennewitz', dice: { seed: 'back' } })
    act(match, 0, ['order I a1>a2', 'close'])
    const before = feedOf(match, 0).length
    expect(takeBack(match, 0).lines.length).toBe(1)
    const feed = feedOf(match, 0)
    const timeline = new Timeline(kernel, match.fold.position.scenario)
    for (const update of feed.since(0)) timeline.add(update)
    expect(feed.length).toBe(before + 1)
    expect([...timeline.viewAt(timeline.length).cells]).toEqual([...timeline.viewAt(1).cells])
    expect(feedOf(match, 1).length).toBe(1)
  })
})

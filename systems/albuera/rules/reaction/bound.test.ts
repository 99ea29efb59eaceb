/** 13 Nothing is endless: the reactions to one step are bounded by the units around it. */
import { expect, test } from 'vitest'
import { engine, fastDice, log, randomSource } from '../../../../src/kernel/index.ts'
import { albuera } from '../index.ts'

const kernel = engine(albuera)
const list = new Int32Array(8192)
const CHECKS = ['ReactionPassed', 'ReactionFailed']
/** The hexes around a counter over one hex; a Line over two watches three. */
const MOST = 6

/** Plays a random game, and yields for each step the units that have reacted to it, in order. */
function* reactionsOf(scenario: string, seed: number): Generator<readonly number[]> {
  const p = kernel.open(scenario, {}, fastDice(seed))
  const random = randomSource(seed)
  let reacted: number[] | undefined
  for (let n = 0; n < 4_000 && kernel.awaiting(p) !== 0; n++) {
    const awaiting = kernel.awaiting(p)
    const seat = 31 - Math.clz32(awaiting & -awaiting)
    const action = list[random(kernel.actions(p, seat, list))]
    const isStep = kernel.phase(p).name === 'movement' && /^(?:forward|back|wheel|swing)/.test(kernel.print(p, action))
    const journal = log()
    if (isStep) reacted = []
    kernel.play(p, seat, action, fastDice(seed, n), journal)
    for (const { event, args } of journal.told) if (CHECKS.includes(albuera.events[event].name)) reacted?.push(args[0])
    const { name } = kernel.phase(p)
    if (reacted === undefined || (name !== 'movement' && name !== 'acting' && name !== 'riding')) continue
    yield reacted
    reacted = undefined
  }
}

test('13.1, R65 each unit reacts to one step at most once, and no more of them than can stand around it', () => {
  let [steps, most] = [0, 0]
  for (const scenario of ['lancers', 'knoll'])
    for (let seed = 1; seed <= 30; seed++)
      for (const reacted of reactionsOf(scenario, seed)) {
        expect(new Set(reacted).size).toBe(reacted.length)
        expect(reacted.length).toBeLessThanOrEqual(MOST)
        steps++
        most = Math.max(most, reacted.length)
      }
  expect(steps).toBeGreaterThan(1_000)
  expect(most).toBeGreaterThan(1)
})

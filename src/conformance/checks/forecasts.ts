import { everyDice } from '../../kernel/every-dice.ts'
import { forecast } from '../../kernel/forecast.ts'
import type { Position } from '../../kernel/position.ts'
import type { Entry } from '../game.ts'
import type { Trial, Watcher } from '../trial.ts'

const LIMIT = 20_000
const SAMPLES = 20_000
/** Ends expected less often than this among the samples are counted together. */
const RARE = 10

/**
 * Odds are right: they add up to one, equal those of the same play without classes of dice (wrong classes silently make
 * wrong odds), and match 20,000 random plays. An end expected n times with a deviation of s may occur n ± (5 s + 5)
 * times. Only plays in which dice fall are cases.
 */
export function forecasts<P extends Position>(trial: Trial<P>): Watcher<P> {
  return {
    played(entry) {
      if (entry.rolls.length > 0 && trial.due('forecast', `${entry.phase.name} ${entry.choice.verb}`))
        trial.judge('forecast', wrong(trial, entry))
    },
  }
}

function wrong<P extends Position>(trial: Trial<P>, { before, seat, action }: Entry<P>): string | undefined {
  const { engine } = trial
  const { layout } = trial.ruleset
  const end = trial.scratch()
  const key = endKey(trial, before)
  const { odds, exact } = forecast(engine, before, seat, action, key, { limit: LIMIT })
  const text = `the odds of '${engine.print(before, action)}'`
  const total = [...odds.values()].reduce((sum, share) => sum + share, 0)
  if (Math.abs(total - 1) > 1e-9) return `${text} add to ${total}`
  if (!exact) return undefined

  const play = (dice: Parameters<typeof engine.play>[3]) => {
    layout.copy(before, end)
    engine.play(end, seat, action, dice)
    return key(end)
  }
  const whole = byFaces(play)
  if (whole) {
    for (const value of new Set([...odds.keys(), ...whole.keys()])) {
      const [one, two] = [odds.get(value) ?? 0, whole.get(value) ?? 0]
      if (Math.abs(one - two) > 1e-9) return `${text} are ${one} by classes and ${two} by faces, for one end`
    }
  }
  const met = new Map<number, number>()
  const dice = trial.dice()
  for (let n = 0; n < SAMPLES; n++) {
    const value = play(dice)
    met.set(value, (met.get(value) ?? 0) + 1)
  }
  return unlikely(odds, met, text)
}

function byFaces(play: (dice: ReturnType<typeof everyDice>) => number): Map<number, number> | undefined {
  const odds = new Map<number, number>()
  const dice = everyDice('face')
  let plays = 0
  do {
    if (++plays > LIMIT) return undefined
    const value = play(dice)
    odds.set(value, (odds.get(value) ?? 0) + dice.odds)
  } while (dice.next())
  return odds
}

function unlikely(
  odds: ReadonlyMap<number, number>,
  met: ReadonlyMap<number, number>,
  text: string,
): string | undefined {
  let rare = 0
  let rareMet = SAMPLES
  for (const [value, share] of odds) {
    if (share * SAMPLES < RARE) rare += share
    else {
      const count = met.get(value) ?? 0
      rareMet -= count
      if (beyond(share, count)) return `${text} say ${share} for an end that ${count} of ${SAMPLES} plays come to`
    }
  }
  return beyond(rare, rareMet)
    ? `${text} say ${rare} for rare ends that ${rareMet} of ${SAMPLES} plays come to`
    : undefined
}

const beyond = (share: number, count: number): boolean =>
  Math.abs(count - share * SAMPLES) > 5 * Math.sqrt(SAMPLES * share * Math.max(0, 1 - share)) + 5

/** A key for ends: two ends differ if any cells differ, except those that hold fallen dice. */
function endKey<P extends Position>(trial: Trial<P>, p: P): (end: P) => number {
  const rolled = new Set(trial.ruleset.rolled)
  const offsets = [...p.cells.keys()].filter((offset) => {
    const { name } = trial.ruleset.layout.name(p.scenario, offset)
    return !rolled.has(name.replace(/^frame \d+ /, ''))
  })
  return ({ cells }) => {
    let hash = 0x811c9dc5
    for (const offset of offsets) hash = Math.imul(hash ^ (cells[offset] & 0xffff), 0x01000193)
    return hash >>> 0
  }
}

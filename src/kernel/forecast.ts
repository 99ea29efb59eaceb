import type { Action } from './action.ts'
import { phaseNumber } from './agenda.ts'
import { type Dice, fastDice } from './dice.ts'
import { type Engine, engine as makeEngine } from './engine.ts'
import { everyDice } from './every-dice.ts'
import { UNKNOWN } from './layout.ts'
import type { Phase } from './phase.ts'
import type { Position } from './position.ts'
import { KernelError } from './refusal.ts'

export interface ForecastOptions<P extends Position> {
  /** The most plays; 20,000 if left out. If there are more sequences of dice, that many plays are sampled instead. */
  readonly limit?: number
  /** Stops when one of these phases begins (or asks again from its first step). */
  readonly until?: readonly Phase<P>[]
  /**
   * How many imagined positions must agree; 32 if left out. Two are enough where the rules read nothing that is hidden.
   */
  readonly agree?: number
  /**
   * Answers the questions on the way. The forecast stops at a question for which this gives nothing, and at any
   * question if it is left out.
   */
  readonly answer?: (p: P) => { readonly seat: number; readonly action: Action } | undefined
}

export interface Forecast {
  /** The probability of each value of the key. */
  readonly odds: Map<number, number>
  readonly plays: number
  /** Every sequence of dice has been played, and nothing that the view hides turned out to matter. */
  readonly exact: boolean
}

const LIMIT = 20_000
/**
 * How many imagined positions must agree before their differences are taken not to matter, and how many are mixed if
 * they do not agree.
 */
const AGREE = 32
const MIXED = 256
/** More answers than this on the way mean that the answerer is going in circles. */
const CIRCLES = 1000
const SAME = 1e-9

/** Thrown by the phases at which a forecast stops. One constant, because a forecast throws it thousands of times. */
const STOP = { stopped: true }

const stopping = new WeakMap<object, Map<string, object>>()
/** An engine with the same rules, in which some phases stop the play when they begin. */
function stoppingAt<P extends Position>(engine: Engine<P>, until: readonly Phase<P>[]): Engine<P> {
  let known = stopping.get(engine)
  if (!known) stopping.set(engine, (known = new Map()))
  const key = until.map(phaseNumber).sort().join()
  let found = known.get(key) as Engine<P> | undefined
  if (!found) {
    const stop = () => {
      throw STOP
    }
    const phases = engine.ruleset.phases.map((phase) =>
      until.includes(phase) ? { ...phase, steps: [stop, ...(phase.steps ?? []).slice(1)] } : phase,
    )
    known.set(key, (found = makeEngine({ ...engine.ruleset, phases })))
  }
  return found
}

/** Plays an action and what `answer` answers after it, up to the forecast's end. */
function play<P extends Position>(
  engine: Engine<P>,
  p: P,
  seat: number,
  action: Action,
  dice: Dice,
  options: ForecastOptions<P>,
): void {
  const { until = [], answer } = options
  try {
    engine.play(p, seat, action, dice)
    for (let count = 0; answer && engine.awaiting(p) !== 0; count++) {
      if (count > CIRCLES) throw new KernelError(`a forecast's answers come to no end (${engine.phase(p).name})`)
      if (p.step === 0 && until.some((phase) => p.phase === phaseNumber(phase))) return
      const chosen = answer(p)
      if (!chosen) return
      engine.play(p, chosen.seat, chosen.action, dice)
    }
  } catch (thrown) {
    if (thrown !== STOP) throw thrown
  }
}

/** Odds under every sequence of dice from one position; undefined beyond `limit` plays. */
function enumerate(
  once: (dice: Dice) => number,
  limit: number,
): { odds: Map<number, number>; plays: number } | undefined {
  const odds = new Map<number, number>()
  const dice = everyDice()
  let plays = 0
  do {
    if (++plays > limit) return undefined
    const value = once(dice)
    odds.set(value, (odds.get(value) ?? 0) + dice.odds)
  } while (dice.next())
  return { odds, plays }
}

function agree(one: ReadonlyMap<number, number>, two: ReadonlyMap<number, number>): boolean {
  if (one.size !== two.size) return false
  for (const [value, share] of one) if (Math.abs(share - (two.get(value) ?? -1)) > SAME) return false
  return true
}

function mix(all: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const odds = new Map<number, number>()
  for (const one of all) for (const [value, share] of one) odds.set(value, (odds.get(value) ?? 0) + share / all.length)
  return odds
}

/**
 * What may come of a legal action, seen from a seat's view. `key` reads one number from each end (losses, a place,
 * which seat has won), and the result has the probability of each number.
 *
 * If the view hides cells, the action is played on imagined positions: if they all agree, what is hidden does not
 * matter and the odds are exact; if not, the odds are their mean, an estimate. Beyond the limit dice are sampled, which
 * is also an estimate. The same question always gets the same answer. Throws a KernelError if the action is not legal.
 */
export function forecast<P extends Position>(
  engine: Engine<P>,
  view: P,
  seat: number,
  action: Action,
  key: (end: P) => number,
  options: ForecastOptions<P> = {},
): Forecast {
  const { limit = LIMIT, until = [], agree: least = AGREE } = options
  const { layout, imagine } = engine.ruleset
  const refused = engine.check(view, seat, action)
  if (refused) throw new KernelError(`a forecast of what is not legal: ${refused.reason}`)
  const runner = until.length > 0 ? stoppingAt(engine, until) : engine
  const start = layout.make(view.scenario)
  const end = layout.make(view.scenario)
  const hides = view.cells.includes(UNKNOWN)
  const fancy = fastDice(1)
  const imagined = () => (hides ? imagine(view, seat, fancy, start) : layout.copy(view, start))
  const once = (dice: Dice): number => {
    layout.copy(start, end)
    play(runner, end, seat, action, dice, options)
    return key(end)
  }

  const all: Map<number, number>[] = []
  let plays = 0
  let differ = false
  const enough = () => all.length === (hides ? (differ ? MIXED : least) : 1)
  while (!enough()) {
    imagined()
    const found = enumerate(once, limit - plays)
    if (!found) break
    plays += found.plays
    all.push(found.odds)
    differ ||= !agree(all[0], found.odds)
  }
  // A mixture that ran out of plays is still better than samples, once it has as many positions as must agree.
  if (enough() || (differ && all.length >= least)) return { odds: differ ? mix(all) : all[0], plays, exact: !differ }
  return sample()

  function sample(): Forecast {
    const odds = new Map<number, number>()
    const dice = fastDice(2)
    const each = Math.max(1, Math.floor(limit / MIXED))
    for (let n = 0; n < limit; n++) {
      if (n === 0 || (hides && n % each === 0)) imagined()
      const value = once(dice)
      odds.set(value, (odds.get(value) ?? 0) + 1 / limit)
    }
    return { odds, plays: limit, exact: false }
  }
}

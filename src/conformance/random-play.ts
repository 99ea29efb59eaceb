import { fastDice, randomSource, recordedDice } from '../kernel/dice.ts'
import { log } from '../kernel/journal.ts'
import type { Choice } from '../kernel/phase.ts'
import type { Position } from '../kernel/position.ts'
import { each, NOBODY, only, type Seats } from '../kernel/seats.ts'
import type { Entry, Game, Recorded, Sealed } from './game.ts'
import type { Trial, Watcher } from './trial.ts'

const LONGEST = 10_000

/** Plays one random game while the watchers look on; returns the number of its actions. */
export function playGame<P extends Position>(trial: Trial<P>, number: number, watchers: readonly Watcher<P>[]): number {
  const { engine, ruleset, options: settings } = trial
  const { layout } = ruleset
  const seed = settings.seed ?? 1
  const longest = settings.longest ?? LONGEST
  const scenario = settings.scenario ?? ruleset.scenarios()[0].id
  const options = settings.options ?? {}
  const random = randomSource(seed, number, 1)
  const list = new Int32Array(1 << 16)
  const diceOf = (n: number) => fastDice(seed, number, n + 2)

  const opening = log()
  const openingRolls: number[] = []
  const p = engine.open(scenario, options, recordedDice(diceOf(-1), openingRolls), opening)
  const record: Recorded[] = []
  let sealed: Sealed<P> | undefined
  const game: Game<P> = {
    number,
    p,
    scenario,
    options,
    opening: { rolls: openingRolls, told: opening.told, digest: layout.digest(p) },
    record,
    get sealed() {
      return sealed
    },
    dice: diceOf,
  }
  const before = layout.make(p.scenario)
  let phase = ''
  const look = (at: (watcher: Watcher<P>) => void) => {
    for (const watcher of watchers) {
      trial.moment(game, record.length, phase)
      at(watcher)
    }
  }
  look((watcher) => watcher.opened?.(game))

  for (let awaiting: Seats; (awaiting = engine.awaiting(p)) !== NOBODY; ) {
    const running = engine.phase(p)
    phase = running.name
    trial.moment(game, record.length, phase)
    trial.judge('endless', record.length > longest && `no end after ${longest} actions`)
    if (record.length > longest) break
    layout.copy(p, before)
    if (running.secret === undefined) sealed = undefined
    else sealed ??= { start: copyOf(p), from: record.length }

    const legal = new Map<number, Int32Array>()
    for (const seat of each(awaiting)) legal.set(seat, list.slice(0, engine.actions(p, seat, list)))
    look((watcher) => watcher.asked?.({ game, p, phase: running, awaiting, legal }))
    trial.moment(game, record.length, phase)
    const changed = trial.differ(before, p)
    trial.judge('pure', changed && `asking what is legal changed ${changed}`)
    if (changed) layout.copy(before, p)
    const able = [...legal.keys()].filter((seat) => (legal.get(seat) as Int32Array).length > 0)
    const stuck = [...legal.keys()].filter((seat) => !able.includes(seat))
    trial.judge(
      'dead ends',
      stuck.length > 0 && `${stuck.map((seat) => trial.who(seat)).join(' and ')} must choose and has no legal action`,
    )
    if (able.length === 0) break

    const seat = able[random(able.length)]
    const choices = legal.get(seat) as Int32Array
    const action = choices[settings.choose?.(engine, p, seat, choices, random) ?? random(choices.length)]
    const choice = engine.choice(p, action) as Choice<P>
    const journal = log()
    const rolls: number[] = []
    const n = record.length
    engine.play(p, seat, action, recordedDice(diceOf(n), rolls), journal)
    const opens = choice.closes === true && awaiting === only(seat)
    const entry: Entry<P> = {
      game,
      phase: running,
      choice,
      seat,
      action,
      before,
      after: p,
      told: journal.told,
      rolls,
      dice: () => diceOf(n),
      opens,
    }
    look((watcher) => watcher.played?.(entry))
    record.push({ seat, action, rolls, told: journal.told, digest: layout.digest(p) })
    if (opens) sealed = undefined
  }
  look((watcher) => watcher.ended?.(game))
  return record.length

  function copyOf(from: P): P {
    const copy = layout.make(from.scenario)
    layout.copy(from, copy)
    return copy
  }
}

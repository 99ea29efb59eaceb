/** Tests of what must hold for `marshal` in every system that has a captain. */
import { expect, test } from 'vitest'
import { type Action, type Engine, fastDice, type Position, randomSource } from '../../../kernel/index.ts'
import { withTaste } from '../../habit.ts'
import type { MakePlayer } from '../../player.ts'
import { checkedGame } from '../../testing/checked-game.ts'
import { seatedAgain } from '../../testing/seated-again.ts'
import type { Captain } from '../captain.ts'
import { marshal } from '../index.ts'
import type { Level } from '../levels.ts'

/** A level small enough for a test, for a captain that compares ways. */
export const LITTLE_WAYS: Level = {
  name: 'little',
  summary: '',
  plan: 6,
  proposed: 3,
  generations: 0,
  children: 0,
  worlds: 2,
  question: 0,
  confirming: 0.5,
}

interface Case {
  readonly scenario: string
  readonly options: Readonly<Record<string, string | number | boolean>>
}

export interface Trial<P extends Position> {
  readonly engine: Engine<P>
  readonly captain: Captain<P>
  /** A level small enough for a test. */
  readonly level: Level
  /** Set-ups in which it answers some questions. */
  readonly cases: readonly Case[]
  /** The set-up in which it plays longer. */
  readonly played: Case
  /** A set-up in which something is hidden from either side. */
  readonly hidden: Case
  /** How many choices of that game are made; `LONGER` times as many if it answers only some of the questions. */
  readonly choices: number
  /** 3 asks every third of the questions at which it would think, 1 asks all of them. */
  readonly every: number
}

const LONGER = 5
/** The most questions of a game that are asked. */
const ASKED = 3

/** Registers the tests. */
export function keepsTheLaws<P extends Position>(trial: Trial<P>): void {
  const { engine, captain, level, cases, played, hidden, choices, every } = trial
  const { layout } = engine.ruleset
  const little = marshal(captain, level)
  const drill = withTaste(captain.habit)
  const plays = (seed: number, make: MakePlayer<P> = little) =>
    checkedGame(engine, { ...played, choices, seed }, [make, drill]).does
  const drills = (one: Case, seed: number, watch: (view: P, seat: number, p: P) => void) =>
    checkedGame(engine, { ...one, choices: LONGER * choices, seed, watch }, [drill, drill])
  const copyOf = (p: P): P => {
    const copy = layout.make(p.scenario)
    layout.copy(p, copy)
    return copy
  }
  /** Watches every n-th question at which it thinks (`every`), at most `ASKED`. */
  const sometimes = (watch: (view: P, seat: number, p: P) => void) => {
    let met = 0
    return (view: P, seat: number, p: P) => {
      if (captain.manner(view, seat) === 'habit' || met++ % every !== 0 || met > ASKED * every) return
      watch(view, seat, p)
    }
  }

  test.each(cases)('chooses what is legal in $scenario $options', { timeout: 120_000 }, (one) => {
    let asked = 0
    const legal = sometimes((view, seat, p) => {
      asked++
      const shown = copyOf(view)
      expect(engine.check(p, seat, little(randomSource(asked)).choose(shown, seat, engine))).toBeUndefined()
      expect(layout.equal(shown, view)).toBe(true)
    })
    drills(one, 1, legal)
    expect(asked).toBeGreaterThan(0)
  })

  test('plays the same game with the same chance, and another one with another', { timeout: 120_000 }, () => {
    const once = plays(1)
    expect(plays(1)).toEqual(once)
    expect(plays(2)).not.toEqual(once)
  })

  test('plays the same game in small steps, though another thinks in between', {
    timeout: 120_000,
  }, () => {
    const stepwise: MakePlayer<P> = (chance) => {
      const [player, other] = [little(chance), little(randomSource(7))]
      return {
        choose(view, seat, of) {
          const thought = player.think?.(copyOf(view), seat, of) as Generator<undefined, Action>
          const disturbing = other.think?.(copyOf(view), seat, of)
          for (let steps = 0; ; steps++) {
            const { done, value: action } = thought.next()
            if (done) return action
            if (steps % 5 === 0) disturbing?.next()
          }
        },
      }
    }
    expect(plays(3, stepwise)).toEqual(plays(3))
  })

  test('plays the same game when it is seated again for every choice with a copy of what it remembers', {
    timeout: 120_000,
  }, () => {
    expect(plays(4, seatedAgain(little))).toEqual(plays(4))
  })

  test('answers the same to the same view, whatever the hidden truth is', { timeout: 120_000 }, () => {
    let differing = 0
    const honest = sometimes((view, seat, p) => {
      const [other, seen] = [layout.make(p.scenario), layout.make(p.scenario)]
      engine.ruleset.imagine(view, seat, fastDice(1), other)
      if (!layout.equal(other, p)) differing++
      engine.ruleset.redact(other, seat, seen)
      const answers = [view, seen].map((one) => little(randomSource(9)).choose(one, seat, engine))
      expect(answers[0]).toBe(answers[1])
    })
    drills(hidden, 5, honest)
    expect(differing).toBeGreaterThan(1)
  })
}

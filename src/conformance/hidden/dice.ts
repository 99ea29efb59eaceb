import { recordedDice } from '../../kernel/dice.ts'
import { log, type Told } from '../../kernel/journal.ts'
import type { Position } from '../../kernel/position.ts'
import type { Entry, Game } from '../game.ts'
import type { Trial, Watcher } from '../trial.ts'

/** The number of times that an opening, and an action, are tried with other dice. */
const OPENINGS = 20
const PLAYS = 4

interface Outcome<P> {
  readonly after: P
  readonly rolls: readonly number[]
  readonly told: readonly Told[]
}

/**
 * Seventh law: a looker hears what dice have decided, or it stays hidden. Plays of an opening or an action with
 * different dice that told the looker equal things are equal on the looker's view. Only this finds things that dice
 * have shuffled and a view lets through (decoys, chits, the order of a deck). Cases are plays in which different dice
 * told the same.
 */
export function law7<P extends Position>(trial: Trial<P>): Watcher<P> {
  return {
    opened(game) {
      compare(
        trial,
        [{ after: game.p, ...game.opening }, ...Array.from({ length: OPENINGS }, () => openAgain(trial, game))],
        'the opening',
      )
    },
    played(entry) {
      if (entry.rolls.length === 0 || !trial.due('law 7', `${entry.phase.name} ${entry.choice.verb}`)) return
      const outcomes = [entry, ...Array.from({ length: PLAYS }, () => playAgain(trial, entry))]
      compare(trial, outcomes, `'${trial.engine.print(entry.before, entry.action)}'`)
    },
  }
}

function openAgain<P extends Position>(trial: Trial<P>, game: Game<P>): Outcome<P> {
  const rolls: number[] = []
  const journal = log()
  const after = trial.engine.open(game.scenario, game.options, recordedDice(trial.dice(), rolls), journal)
  return { after, rolls, told: journal.told }
}

function playAgain<P extends Position>(trial: Trial<P>, { before, seat, action }: Entry<P>): Outcome<P> {
  const rolls: number[] = []
  const journal = log()
  const after = trial.scratch(before)
  trial.engine.play(after, seat, action, recordedDice(trial.dice(), rolls), journal)
  return { after, rolls, told: journal.told }
}

function compare<P extends Position>(trial: Trial<P>, outcomes: readonly Outcome<P>[], text: string): void {
  for (const looker of trial.lookers) {
    const views = outcomes.map(({ after }) => trial.view(after, looker))
    for (const [k, one] of outcomes.entries()) {
      for (let j = k + 1; j < outcomes.length; j++) {
        const two = outcomes[j]
        if (one.rolls.join() === two.rolls.join() || trial.told(one.after, one.told, two.told, looker)) continue
        const seen = trial.differ(views[k], views[j])
        trial.judge('law 7', seen && `${text}, with other dice, tells ${trial.who(looker)} the same and shows ${seen}`)
      }
    }
  }
}

import { recordedDice } from '../../kernel/dice.ts'
import { log, type Told } from '../../kernel/journal.ts'
import type { Position } from '../../kernel/position.ts'
import type { Desk, Watcher } from '../desk.ts'
import type { Entry, Game } from '../game.ts'

/** How often an opening, and an action, is tried with other dice. */
const OPENINGS = 20
const PLAYS = 4

interface Trial<P> {
  readonly after: P
  readonly rolls: readonly number[]
  readonly told: readonly Told[]
}

/**
 * Seventh law: whatever dice have decided a looker is told, or it stays hidden from him. Openings, and any action, with
 * different dice that told him equal things are equal on his view; this alone finds what dice have shuffled and a view
 * lets through (decoys, chits, the order of a deck). Cases are those in which different dice told the same.
 */
export function law7<P extends Position>(desk: Desk<P>): Watcher<P> {
  return {
    opened(game) {
      compare(
        desk,
        [{ after: game.p, ...game.opening }, ...Array.from({ length: OPENINGS }, () => openAgain(desk, game))],
        'the opening',
      )
    },
    played(entry) {
      if (entry.rolls.length === 0 || !desk.due('law 7', `${entry.phase.name} ${entry.choice.verb}`)) return
      const trials = [entry, ...Array.from({ length: PLAYS }, () => playAgain(desk, entry))]
      compare(desk, trials, `'${desk.engine.print(entry.before, entry.action)}'`)
    },
  }
}

function openAgain<P extends Position>(desk: Desk<P>, game: Game<P>): Trial<P> {
  const rolls: number[] = []
  const journal = log()
  const after = desk.engine.open(game.scenario, game.options, recordedDice(desk.dice(), rolls), journal)
  return { after, rolls, told: journal.told }
}

function playAgain<P extends Position>(desk: Desk<P>, { before, seat, action }: Entry<P>): Trial<P> {
  const rolls: number[] = []
  const journal = log()
  const after = desk.scratch(before)
  desk.engine.play(after, seat, action, recordedDice(desk.dice(), rolls), journal)
  return { after, rolls, told: journal.told }
}

function compare<P extends Position>(desk: Desk<P>, trials: readonly Trial<P>[], text: string): void {
  for (const looker of desk.lookers) {
    const views = trials.map(({ after }) => desk.view(after, looker))
    for (const [k, one] of trials.entries()) {
      for (let j = k + 1; j < trials.length; j++) {
        const two = trials[j]
        if (one.rolls.join() === two.rolls.join() || desk.told(one.after, one.told, two.told, looker)) continue
        const seen = desk.differ(views[k], views[j])
        desk.judge('law 7', seen && `${text}, with other dice, tells ${desk.who(looker)} the same and shows ${seen}`)
      }
    }
  }
}

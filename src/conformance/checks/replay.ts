import { scriptedDice } from '../../kernel/dice.ts'
import { log } from '../../kernel/journal.ts'
import type { Position } from '../../kernel/position.ts'
import type { Game } from '../game.ts'
import type { Trial, Watcher } from '../trial.ts'

/** An action played on a copy gives the same position and the same telling: there is no state outside the position. */
export function copy<P extends Position>(trial: Trial<P>): Watcher<P> {
  return {
    played({ before, after, seat, action, told, dice }) {
      const again = trial.scratch(before)
      const journal = log()
      trial.engine.play(again, seat, action, dice(), journal)
      const differs = trial.differ(after, again) ?? trial.told(after, told, journal.told)
      trial.judge('copy', differs && `'${trial.engine.print(before, action)}' on a copy gives ${differs}`)
    },
  }
}

/** A game is the fold of its record: actions and rolls alone give the same positions and the same tellings. */
export function replay<P extends Position>(trial: Trial<P>): Watcher<P> {
  return { ended: (game) => trial.judge('replay', replayed(trial, game)) }
}

function replayed<P extends Position>(trial: Trial<P>, game: Game<P>): string | undefined {
  const { engine } = trial
  const { layout } = trial.ruleset
  try {
    const opening = log()
    const first = scriptedDice(game.opening.rolls)
    const p = engine.open(game.scenario, game.options, first, opening)
    const told = trial.told(p, game.opening.told, opening.told)
    if (told) return `the opening tells ${told}`
    if (first.left > 0 || layout.digest(p) !== game.opening.digest) return 'the opening gives another position'
    for (const [n, { seat, action, rolls, told: then, digest }] of game.record.entries()) {
      const dice = scriptedDice(rolls)
      const journal = log()
      const text = `entry ${n}, '${engine.print(p, action)}',`
      engine.play(p, seat, action, dice, journal)
      const differs = trial.told(p, then, journal.told)
      if (differs) return `${text} tells ${differs}`
      if (dice.left > 0) return `${text} leaves ${dice.left} dice`
      if (layout.digest(p) !== digest) return `${text} gives another position`
    }
    const differs = trial.differ(game.p, p)
    return differs && `the end differs: ${differs}`
  } catch (error) {
    return String(error)
  }
}

/**
 * A twin of the game on 32-bit cells stays equal to it: no number is too big for 16 bits, where it would wrap silently.
 */
export function twin<P extends Position>(trial: Trial<P>): Watcher<P> {
  let wide: P
  return {
    opened({ p }) {
      wide = trial.ruleset.layout.make(p.scenario, Int32Array)
      trial.ruleset.layout.copy(p, wide)
    },
    played({ after, seat, action, dice }) {
      trial.engine.play(wide, seat, action, dice())
      const differs = trial.differ(after, wide)
      trial.judge('twin', differs && `on 16 and on 32 bits: ${differs}`)
      // Report a fault once, not at every action after it.
      if (differs) trial.ruleset.layout.copy(after, wide)
    },
  }
}

import { scriptedDice } from '../../kernel/dice.ts'
import { log } from '../../kernel/journal.ts'
import type { Position } from '../../kernel/position.ts'
import type { Desk, Watcher } from '../desk.ts'
import type { Game } from '../game.ts'

/** An action played on a copy gives the same position and the same telling: nothing lies outside the position. */
export function copy<P extends Position>(desk: Desk<P>): Watcher<P> {
  return {
    played({ before, after, seat, action, told, dice }) {
      const again = desk.scratch(before)
      const journal = log()
      desk.engine.play(again, seat, action, dice(), journal)
      const differs = desk.differ(after, again) ?? desk.told(after, told, journal.told)
      desk.judge('copy', differs && `'${desk.engine.print(after, action)}' on a copy gives ${differs}`)
    },
  }
}

/** A game is the fold of its record: from actions and rolls alone come the same positions and the same tellings. */
export function replay<P extends Position>(desk: Desk<P>): Watcher<P> {
  return { ended: (game) => desk.judge('replay', replayed(desk, game)) }
}

function replayed<P extends Position>(desk: Desk<P>, game: Game<P>): string | undefined {
  const { engine } = desk
  const { layout } = desk.ruleset
  try {
    const opening = log()
    const first = scriptedDice(game.opening.rolls)
    const p = engine.open(game.scenario, game.options, first, opening)
    const told = desk.told(p, game.opening.told, opening.told)
    if (told) return `the opening tells ${told}`
    if (first.left > 0 || layout.digest(p) !== game.opening.digest) return 'the opening gives another position'
    for (const [n, { seat, action, rolls, told: then, digest }] of game.record.entries()) {
      const dice = scriptedDice(rolls)
      const journal = log()
      engine.play(p, seat, action, dice, journal)
      const text = `entry ${n}, '${engine.print(p, action)}',`
      const differs = desk.told(p, then, journal.told)
      if (differs) return `${text} tells ${differs}`
      if (dice.left > 0) return `${text} leaves ${dice.left} dice`
      if (layout.digest(p) !== digest) return `${text} gives another position`
    }
    const differs = desk.differ(game.p, p)
    return differs && `the end differs: ${differs}`
  } catch (error) {
    return String(error)
  }
}

/**
 * A twin of the game on 32-bit cells stays equal to it: no number is too big for 16 bits, where it would wrap without a
 * word.
 */
export function twin<P extends Position>(desk: Desk<P>): Watcher<P> {
  let wide: P
  return {
    opened({ p }) {
      wide = desk.ruleset.layout.make(p.scenario, Int32Array)
      desk.ruleset.layout.copy(p, wide)
    },
    played({ after, seat, action, dice }) {
      desk.engine.play(wide, seat, action, dice())
      const differs = desk.differ(after, wide)
      desk.judge('twin', differs && `on 16 and on 32 bits: ${differs}`)
      // One fault is told once, not at every action after it.
      if (differs) desk.ruleset.layout.copy(after, wide)
    },
  }
}

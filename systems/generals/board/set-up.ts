import { type Engine, fastDice, isRefusal } from '../../../src/kernel/index.ts'
import { SECTOR_NAMES } from '../rules/state/board.ts'
import type { Generals } from '../rules/state/position.ts'

const TYPES = ['I', 'C', 'A']

/**
 * Places, for a picture, the armies that players set up in secret: deals each type out over the home sectors and the
 * reserve in turn. Plays on `p`; does nothing if the scenario has its own set-up.
 */
export function setUp(engine: Engine<Generals>, p: Generals): void {
  const dice = fastDice(1)
  const isAsked = () => p.depth >= 0 && engine.phase(p).name === 'setting up'
  for (const seat of engine.ruleset.seats.keys()) {
    const tryOut = (text: string): boolean => {
      const action = isAsked() ? engine.parse(p, seat, text) : undefined
      if (action === undefined || isRefusal(action) || engine.check(p, seat, action)) return false
      engine.play(p, seat, action, dice)
      return true
    }
    const dealRound = () =>
      TYPES.map((type) => SECTOR_NAMES.map((sector) => tryOut(`place ${type} ${sector}`)).some(Boolean)).some(Boolean)
    while (dealRound());
    tryOut('ready')
  }
}

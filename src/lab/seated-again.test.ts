import { expect, test } from 'vitest'
import { findRuleset, findSystem } from '../../systems/node.ts'
import { type Engine, engine, type Position, type randomSource } from '../kernel/index.ts'
import { findPlayer, type MakePlayer } from '../players/index.ts'
import { seatedAgain } from '../players/testing/seated-again.ts'
import { type PlayedEntry, playGame } from './play.ts'

// A computer player may think on another thread each time: only what it remembers goes with it.

const played = (
  kernel: Engine<Position>,
  scenario: string,
  maker: MakePlayer<Position>,
  options = {},
): PlayedEntry[] => {
  const played: PlayedEntry[] = []
  playGame(kernel, { scenario, options, seed: 'the same' }, [maker, maker], played)
  return played
}

test.each([
  ['generals', 'dennewitz', {}],
  ['eagle', 'vedel', {}],
  ['eagle', 'vedel', { limitedInformation: true }],
])('drill of %s, seated again for every choice, plays the same game: %s %j', async (system, scenario, options) => {
  const kernel = engine(await findRuleset(system))
  const drill = await findPlayer('drill', findSystem(system))
  const once = played(kernel, scenario, drill, options)
  expect(played(kernel, scenario, seatedAgain(drill), options)).toEqual(once)
  // Without its memory it plays a different game, so the test would see the difference.
  if (system === 'eagle')
    expect(played(kernel, scenario, (chance) => forgetful(drill, chance), options)).not.toEqual(once)
})

const forgetful = (make: MakePlayer<Position>, chance: ReturnType<typeof randomSource>) => ({
  choose: (view: Position, seat: number, kernel: Engine<Position>) => make(chance).choose(view, seat, kernel),
})

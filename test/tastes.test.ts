/** The weights of a habit are an argument: players of different tastes may play in one thread. */
import { describe, expect, test, vi } from 'vitest'

type Taste = 'usual' | 'stranger'

/** Loads all modules afresh, as another process would, and returns games of a habit against itself. */
async function load(system: string, scenario: string) {
  vi.resetModules()
  const { systems } = await import('../systems/registry.ts')
  const { engine, fastDice, NOBODY, randomSource } = await import('../src/kernel/index.ts')
  const { strangerTo } = await import('../src/players/taste.ts')
  const declared = systems.find(({ id }) => id === system)
  const habit = await declared?.habit?.()
  if (declared === undefined || habit === undefined) throw new Error(`no habit for ${system}`)
  const kernel = engine(await declared.toPlay())
  const { ruleset } = kernel
  const tastes = { usual: habit.usual, stranger: strangerTo(habit.usual, randomSource(1)) }

  /** A game as text, one choice after another. */
  return function* (taste: Taste): Generator<string> {
    const dice = fastDice(1)
    const p = kernel.open(scenario, {}, dice)
    const view = ruleset.layout.make(p.scenario)
    const players = ruleset.seats.map((_, seat) => habit.player(tastes[taste], randomSource(1, 1 + seat)))
    for (let asked = kernel.awaiting(p); asked !== NOBODY; asked = kernel.awaiting(p)) {
      const seat = 31 - Math.clz32(asked & -asked)
      ruleset.redact(p, seat, view)
      const action = players[seat]?.choose(view, seat, kernel) ?? -1
      yield kernel.print(p, action)
      kernel.play(p, seat, action, dice)
    }
  }
}

describe.each([
  ['generals', 'dennewitz'],
  ['eagle', 'vedel'],
  ['albuera', 'knoll'],
  ['corps', 'outpost'],
])('%s', (system, scenario) => {
  const alone = async (taste: Taste): Promise<string[]> => [...(await load(system, scenario))(taste)]

  test('another taste plays another game', async () => {
    expect(await alone('stranger')).not.toEqual(await alone('usual'))
  })

  test('two tastes playing their games in turn, choice by choice, play the same games as each by itself', async () => {
    const play = await load(system, scenario)
    const games = [play('usual'), play('stranger')]
    const done: string[][] = games.map(() => [])
    for (let going = games.length; going > 0; ) {
      going = 0
      for (const [k, game] of games.entries()) {
        const { value, done: over } = game.next()
        if (over) continue
        done[k]?.push(value)
        going++
      }
    }
    expect(done).toEqual([await alone('usual'), await alone('stranger')])
  })
})

import { describe, expect, test } from 'vitest'
import { engine } from '../engine/index.ts'
import { type Mini, miniature } from '../engine/kit/miniature.ts'
import { readRecord } from '../engine/record.ts'
import { random } from '../players/index.ts'
import { type Deed, type GameSetup, playGame } from './play.ts'
import { recordGame } from './record-game.ts'

const kernel = engine(miniature)
const setup = (game: number): GameSetup => ({ scenario: 'lake', options: { companies: 4 }, seed: `7 game ${game}` })
const makers = [random<Mini>, random<Mini>]

describe('one game', () => {
  test('is the same whenever it is played', () => {
    const [a, b, c] = [1, 1, 2].map((game) => playGame(kernel, setup(game), makers))
    expect(a?.position.cells).toEqual(b?.position.cells)
    expect(a?.outcome).toEqual(b?.outcome)
    expect(a?.position.cells).not.toEqual(c?.position.cells)
  })

  test('can be recorded: the same deeds and the same dice in a match', () => {
    for (let game = 1; game <= 30; game++) {
      const deeds: Deed[] = []
      const { outcome } = playGame(kernel, setup(game), makers, deeds)
      const { header, entries, footer } = readRecord(recordGame(kernel, setup(game), ['random', 'random'], deeds))
      expect(header.seats.map(({ players }) => players[0]?.name)).toEqual(['random', 'random'])
      expect(entries.length).toBe(deeds.length)
      expect(footer?.result.winner).toEqual(miniature.seats.filter((_, seat) => outcome.winner & (1 << seat)))
    }
  })

  test('shows its players nothing but their views', () => {
    const truths: number[] = []
    const nosy = (chance: (n: number) => number) => {
      const player = random<Mini>(chance)
      return {
        choose(view: Mini, seat: number, engine: typeof kernel) {
          truths.push(view.aside, ...[...view.ambush].filter((_, c) => view.scenario.side[c] !== seat && !view.shown[c]))
          return player.choose(view, seat, engine)
        },
      }
    }
    playGame(kernel, setup(1), [nosy, nosy])
    expect(new Set(truths)).toEqual(new Set([-32768]))
  })

  test('a player that chooses what is refused is named, with the rule', () => {
    const cheat = () => ({ choose: () => -1 })
    expect(() => playGame(kernel, setup(1), [cheat, cheat])).toThrow(/the player of blue chose what is refused: .* \(2\.1\)/)
  })
})

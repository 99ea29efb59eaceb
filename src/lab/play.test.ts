import { describe, expect, test } from 'vitest'
import { findRuleset } from '../../systems/node.ts'
import { type SixVillages, sixVillages } from '../../systems/six-villages/rules/index.ts'
import { type Engine, engine, type Position, type Ruleset } from '../kernel/index.ts'
import { difference } from '../kernel/view.ts'
import { readRecord } from '../match/record.ts'
import { type Chance, random } from '../players/index.ts'
import { type GameSetup, type PlayedEntry, playGame } from './play.ts'
import { recordGame } from './record-game.ts'

const kernel = engine(sixVillages)
const setup = (game: number): GameSetup => ({ scenario: 'lake', options: { companies: 4 }, seed: `7 game ${game}` })
const makers = [random<SixVillages>, random<SixVillages>]
/** The type that code treating all systems alike sees. */
const alike = (ruleset: Ruleset<SixVillages>) => ruleset as unknown as Ruleset<Position>

describe('one game', () => {
  test('is the same whenever it is played', () => {
    const [a, b, c] = [1, 1, 2].map((game) => playGame(kernel, setup(game), makers))
    expect(a?.position.cells).toEqual(b?.position.cells)
    expect(a?.outcome).toEqual(b?.outcome)
    expect(a?.position.cells).not.toEqual(c?.position.cells)
  })

  test('can be recorded: the same actions and the same dice in a match', () => {
    for (let game = 1; game <= 30; game++) {
      const played: PlayedEntry[] = []
      const { outcome } = playGame(kernel, setup(game), makers, played)
      const { header, entries, footer } = readRecord(recordGame(kernel, setup(game), ['random', 'random'], played))
      expect(header.seats.map(({ players }) => players[0]?.name)).toEqual(['random', 'random'])
      expect(entries.length).toBe(played.length)
      expect(footer?.result.winner).toEqual(sixVillages.seats.filter((_, seat) => outcome.winner & (1 << seat)))
    }
  })

  test('shows its players nothing but their views', () => {
    const truths: number[] = []
    const nosy = (chance: (n: number) => number) => {
      const player = random<SixVillages>(chance)
      return {
        choose(view: SixVillages, seat: number, engine: typeof kernel) {
          truths.push(
            view.aside,
            ...[...view.ambush].filter((_, c) => view.scenario.side[c] !== seat && !view.shown[c]),
          )
          return player.choose(view, seat, engine)
        },
      }
    }
    playGame(kernel, setup(1), [nosy, nosy])
    expect(new Set(truths)).toEqual(new Set([-32768]))
  })

  test.each([
    ['six-villages', 'lake', {}],
    ['generals', 'dennewitz', { objectiveMarkers: 'many', orderDice: true, orderDelivery: true, armyMorale: true }],
    ['generals', 'custom', { army: 'guns', objectiveMarkers: 'few', board: 'A', forest: true, hill: true }],
    ['eagle', 'vedel', {}],
    ['eagle', 'vedel', { limitedInformation: true }],
  ])(
    'in %s, %s %o, each view equals one made from nothing, whatever it showed before',
    async (id, scenario, options) => {
      const played: Engine<Position> =
        id === 'six-villages' ? engine(alike(sixVillages)) : engine(await findRuleset(id))
      const { layout, redact } = played.ruleset
      let truth: Position | undefined
      const watched = { ...played, open: (...given: Parameters<typeof played.open>) => (truth = played.open(...given)) }
      let views = 0
      let hidden = 0
      const comparing = (chance: Chance) => {
        const player = random(chance)
        return {
          choose(view: Position, seat: number) {
            const p = truth as Position
            const fresh = layout.make(p.scenario)
            redact(p, seat, fresh)
            views++
            if (!layout.equal(view, p)) hidden++
            expect(difference(view, fresh)).toEqual([])
            return player.choose(view, seat, played)
          },
        }
      }
      for (let game = 1; game <= 2; game++)
        playGame(watched, { scenario, options, seed: `views ${game}` }, [comparing, comparing])
      expect(views).toBeGreaterThan(50)
      expect(hidden).toBeGreaterThan(views / 2)
    },
  )

  test('a player that chooses an action that is refused is named, with the rule', () => {
    const cheat = () => ({ choose: () => -1 })
    expect(() => playGame(kernel, setup(1), [cheat, cheat])).toThrow(
      /the player of blue chose what is refused: .* \(2\.1\)/,
    )
  })
})

/** Tests of what must hold for the appraisal of a position in every system whose captain has one. */
import { expect, test } from 'vitest'
import { type Engine, fastDice, lowest, NOBODY, type Position, randomSource } from '../../../kernel/index.ts'
import { withTaste } from '../../habit.ts'
import type { Captain } from '../captain.ts'

interface Game {
  readonly scenario: string
  readonly options: Readonly<Record<string, string | number | boolean>>
}

/** The positions of a game between two habits at the moments when it is appraised, and the numbers of these moments. */
function momentsOf<P extends Position>(
  engine: Engine<P>,
  { appraisal, habit }: Captain<P>,
  { scenario, options }: Game,
) {
  const { ruleset } = engine
  const dice = fastDice(4)
  const p = engine.open(scenario, options, dice)
  const view = ruleset.layout.make(p.scenario)
  const make = withTaste(habit)
  const players = ruleset.seats.map((_, seat) => make(randomSource(1 + seat)))
  const found: { readonly moment: number; readonly p: P }[] = []
  for (let asked = engine.awaiting(p); asked !== NOBODY; asked = engine.awaiting(p)) {
    const moment = appraisal?.moment(p)
    if (moment !== undefined && moment !== found.at(-1)?.moment) {
      const copy = ruleset.layout.make(p.scenario)
      ruleset.layout.copy(p, copy)
      found.push({ moment, p: copy })
    }
    const seat = lowest(asked)
    ruleset.redact(p, seat, view)
    engine.play(p, seat, (players[seat] as (typeof players)[0]).choose(view, seat, engine), dice)
  }
  return found
}

/**
 * Registers the tests. In each of the games at least `telling` of the features must tell the sides apart at some
 * moment.
 */
export function appraises<P extends Position>(
  engine: Engine<P>,
  captain: Captain<P>,
  games: readonly (Game & { readonly telling: number })[],
): void {
  test.each(games)(
    'appraises $scenario $options at each of its moments, by features that tell the sides apart',
    (game) => {
      const { appraisal, value } = captain
      if (appraisal === undefined) throw new Error('the captain appraises nothing')
      const moments = momentsOf(engine, captain, game)
      expect(moments.map(({ moment }) => moment)).toEqual(moments.map((_, k) => k + 1))
      expect(moments.length).toBeGreaterThan(1)
      const telling = new Set<string>()
      for (const { p } of moments) {
        const features = appraisal.features(p, 0)
        expect(features.every(Number.isFinite)).toBe(true)
        for (const [k, name] of appraisal.names.entries()) if (features[k] !== 0) telling.add(name)
        expect(value(p, 0) + value(p, 1)).toBeCloseTo(1, 12)
      }
      expect(telling.size).toBeGreaterThanOrEqual(game.telling)
    },
  )
}

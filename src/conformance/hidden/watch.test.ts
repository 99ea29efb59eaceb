import { expect, test } from 'vitest'
import { type SixVillages, sixVillages } from '../../../systems/six-villages/rules/index.ts'
import { event } from '../../../systems/six-villages/rules/state/position.ts'
import { packing } from '../../kernel/action.ts'
import { engine } from '../../kernel/engine.ts'
import { type Journal, log } from '../../kernel/journal.ts'
import { EVERYBODY, SPECTATOR } from '../../kernel/seats.ts'
import type { Entry } from '../game.ts'
import { playGame } from '../random-play.ts'
import { Trial } from '../trial.ts'
import { watch } from './watch.ts'

/**
 * Plays random games. Before an action, `look` may turn a copy of the position into a twin in which something hidden
 * differs.
 */
function courses(
  ruleset: typeof sixVillages,
  look: (entry: Entry<SixVillages>, twin: SixVillages) => boolean,
): { told: boolean; open: boolean }[] {
  const trial = new Trial(engine(ruleset), {})
  const found: { told: boolean; open: boolean }[] = []
  const watching = watch(trial)
  for (let game = 0; game < 20; game++)
    playGame(trial, game, [
      {
        played(entry) {
          const twin = trial.scratch(entry.before)
          if (!look(entry, twin)) return
          const after = trial.scratch(twin)
          const journal = log()
          trial.engine.play(after, entry.seat, entry.action, entry.dice(), journal)
          found.push({
            told: trial.told(after, entry.told, journal.told, SPECTATOR) !== undefined,
            open: watching.wasOpen(entry, twin, SPECTATOR),
          })
        },
      },
    ])
  return found
}

test('a company that fights shows its drill and uses it up: what is told is open at that moment', () => {
  const fights = courses(sixVillages, ({ choice }, twin) => {
    if (choice.verb !== 'meet with {companies}') return false
    twin.ready[twin.attacker] = 1 - twin.ready[twin.attacker]
    return true
  })
  expect(fights.length).toBeGreaterThan(10)
  expect(fights.every(({ told }) => told)).toBe(true)
  expect(fights.every(({ open }) => open)).toBe(true)
})

test('if the drill of a company that marches is told without being shown, nothing is open', () => {
  const telltale = {
    ...sixVillages,
    phases: sixVillages.phases.map((phase) =>
      phase.name !== 'march'
        ? phase
        : {
            ...phase,
            choices: phase.choices?.map((choice) => ({
              ...choice,
              play(
                p: SixVillages,
                seat: number,
                a: number,
                b: number,
                dice: Parameters<typeof choice.play>[4],
                journal: Journal | undefined,
              ) {
                if (choice.verb !== 'halt') journal?.tell(EVERYBODY, event.Showed, a, p.ready[a], 0)
                choice.play(p, seat, a, b, dice, journal)
              },
            })),
          },
    ),
  } as typeof sixVillages
  const marches = courses(telltale, ({ choice, before, action }, twin) => {
    const company = packing().a(action)
    if (!choice.verb.startsWith('march') || before.shown[company]) return false
    twin.ready[company] = 1 - before.ready[company]
    return true
  })
  expect(marches.length).toBeGreaterThan(50)
  expect(marches.every(({ told }) => told)).toBe(true)
  expect(marches.some(({ open }) => open)).toBe(false)
})

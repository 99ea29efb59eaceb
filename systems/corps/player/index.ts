/** The player 'drill' for the inch table: plays every question with simple judgement, on what its seat may know. */
import type { Action, Engine } from '../../../src/kernel/index.ts'
import { type Notices, noticesAll } from '../../../src/players/attention.ts'
import { type Habit, withTaste } from '../../../src/players/habit.ts'
import type { Chance, Player } from '../../../src/players/player.ts'
import type { Corps } from '../rules/state/position.ts'
import { placeUnit, unveil } from './blinds.ts'
import { react, watch } from './charging.ts'
import { hurry } from './command.ts'
import { bestShot, join } from './fighting.ts'
import type { Judge } from './judge.ts'
import { plan } from './planning.ts'
import { type Memory, move, nothingPlanned, spend } from './spending.ts'
import { type Taste, usual } from './taste.ts'
import { all, verbs } from './verbs.ts'
import { wantMore } from './victory.ts'

type Answer = (judge: Judge, memory: Memory) => Action | undefined

/** What it answers, by phase. */
const answers: Readonly<Record<string, Answer>> = {
  'field day': plan,
  tactical: hurry,
  'turn lost': bestShot,
  spending: spend,
  moving: move,
  unveiling: unveil,
  placing: placeUnit,
  joining: join,
  watching: watch,
  charging: react,
  'one more move': wantMore,
  entering: ({ engine, view, seat }) => verbs(engine).choose(view, seat, 'go in'),
}

function player(taste: Taste, chance: Chance, memory?: unknown, notices: Notices = noticesAll): Player<Corps> {
  const remembered = (memory as Memory | undefined) ?? nothingPlanned()
  return {
    memory: () => remembered,
    choose(view: Corps, seat: number, engine: Engine<Corps>): Action {
      const action = answers[engine.phase(view).name]?.({ engine, view, seat, taste, notices }, remembered)
      if (action !== undefined) return action
      // Where judgement finds nothing to prefer, any way on will do.
      const list = all(engine, view, seat)
      return list[chance(list.length)]
    },
  }
}

export const habit: Habit<Corps, Taste> = { usual, overlooks: { conscript: 925, recruit: 750 }, player }

/** The player as people meet it. */
export const drill = withTaste(habit)

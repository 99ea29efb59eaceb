/** The player 'drill' for the inch table: answers every question by simple judgement, from what its seat may know. */
import type { Action, Engine } from '../../../src/kernel/index.ts'
import { type Notices, noticesAll } from '../../../src/players/attention.ts'
import { type Habit, withTaste } from '../../../src/players/habit.ts'
import type { Chance, Player } from '../../../src/players/player.ts'
import file from '../data/tuned.json' with { type: 'json' }
import { phases } from '../rules/queries/asked.ts'
import type { Corps } from '../rules/state/position.ts'
import { placeUnit, unveil } from './blinds.ts'
import { react, watch } from './charging.ts'
import { hurry } from './command.ts'
import { bestShot, join } from './fighting.ts'
import type { Judge } from './judge.ts'
import { plan } from './planning.ts'
import { nothingToDo, spendQuickly } from './quick.ts'
import { type Memory, move, nothingPlanned, spend } from './spending.ts'
import { type Taste, usual } from './taste.ts'
import { all, verbs } from './verbs.ts'
import { wantMore } from './victory.ts'

type Answer = (judge: Judge, memory: Memory) => Action | undefined

/** Its answers, by phase. */
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

/** A player that answers by judgement; where that prefers nothing, any action that goes on will do. */
function player(
  chance: Chance,
  answer: (engine: Engine<Corps>, view: Corps, seat: number) => Action | undefined,
): Pick<Player<Corps>, 'choose'> {
  return {
    choose(view, seat, engine) {
      const action = answer(engine, view, seat)
      if (action !== undefined) return action
      const list = all(engine, view, seat)
      return list[chance(list.length)]
    },
  }
}

export const habit: Habit<Corps, Taste> = {
  usual,
  tuned: file.taste,
  overlooks: { conscript: 925, recruit: 750 },
  player(taste, chance, kept, notices: Notices = noticesAll) {
    const memory = (kept as Memory | undefined) ?? nothingPlanned()
    return {
      memory: () => memory,
      // A move is planned when its body is picked.
      recalls: (view) => phases[view.phase].name === 'moving',
      ...player(chance, (engine, view, seat) =>
        answers[engine.phase(view).name]?.({ engine, view, seat, taste, notices }, memory),
      ),
    }
  },
}

/** The same judgement at a fraction of the time, for playouts. */
export const quick: Habit<Corps, Taste> = {
  usual,
  tuned: file.taste,
  player(taste, chance) {
    const [memory, agenda] = [nothingPlanned(), nothingToDo()]
    return player(chance, (engine, view, seat) => {
      const { name } = engine.phase(view)
      const judge = { engine, view, seat, taste, notices: noticesAll }
      return name === 'spending' ? spendQuickly(judge, memory, agenda) : answers[name]?.(judge, memory)
    })
  },
}

/** The player as people meet it. */
export const drill = withTaste(habit)

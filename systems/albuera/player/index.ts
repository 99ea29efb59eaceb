/**
 * The player 'drill' for Albuera: answers every question of the system with simple judgement, from what its seat may
 * know.
 */
import type { Action, Engine } from '../../../src/kernel/index.ts'
import { type Notices, noticesAll } from '../../../src/players/attention.ts'
import { type Habit, withTaste } from '../../../src/players/habit.ts'
import type { Chance, Player } from '../../../src/players/player.ts'
import file from '../data/tuned.json' with { type: 'json' }
import { phases } from '../rules/queries/asked.ts'
import type { Albuera } from '../rules/state/position.ts'
import { act, activationOf, type Memory, move, nothingDone } from './acting.ts'
import { comeBack, fit, seeTo } from './aftermath.ts'
import { activate, chooseChits, ride } from './command.ts'
import type { Judge } from './judge.ts'
import { answerStep, chooseClash, faceAfter, meetHorse } from './reacting.ts'
import { joinFire } from './shooting.ts'
import { type Taste, usual } from './taste.ts'
import { all } from './verbs.ts'

type Answer = (judge: Judge, memory: Memory) => Action | undefined

/** Its answers, by phase. */
const answers: Readonly<Record<string, Answer>> = {
  pool: chooseChits,
  activation: activate,
  returning: comeBack,
  acting: act,
  movement: move,
  reaction: answerStep,
  entry: meetHorse,
  fitting: fit,
  riding: ride,
  clash: chooseClash,
  fight: faceAfter,
  volley: joinFire,
  aftermath: seeTo,
}

function player(taste: Taste, chance: Chance, memory?: unknown, notices: Notices = noticesAll): Player<Albuera> {
  const remembered = (memory as Memory | undefined) ?? nothingDone()
  return {
    memory: () => remembered,
    recalls: (view) => {
      const { name } = phases[view.phase]
      return name === 'movement' || (name === 'acting' && remembered.activation === activationOf(view))
    },
    choose(view: Albuera, seat: number, engine: Engine<Albuera>): Action {
      const action = answers[engine.phase(view).name]?.({ engine, view, seat, taste, notices }, remembered)
      if (action !== undefined) return action
      // If judgement finds nothing legal, as when a body passes through friends, it takes any legal action.
      const list = all(engine, view, seat)
      return list[chance(list.length)]
    },
  }
}

export const habit: Habit<Albuera, Taste> = {
  usual,
  tuned: file.taste,
  overlooks: { conscript: 800, recruit: 550 },
  player,
}

/** The player that people meet. */
export const drill = withTaste(habit)

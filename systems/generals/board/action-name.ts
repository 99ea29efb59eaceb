import type { Engine } from '../../../src/kernel/index.ts'
import type { Generals } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { choiceName, isClosing, readChoice } from './choices.ts'
import { finishWord } from './finish-words.ts'

/** A seat's choice in words; the action that completes a choice is named as if nothing else had been chosen. */
export function actionName(engine: Engine<Generals>, p: Generals, seat: number, text: string): string | undefined {
  const choice = readChoice(engine, p, seat, text)
  if (choice === undefined) return undefined
  if (!isClosing(choice)) return choiceName(p, seat, choice)
  const { name } = engine.phase(p)
  return name === 'planning' ? tAsking('finish.planningNone') : finishWord(name, false, true)
}

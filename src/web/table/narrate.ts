import type { Engine, Position } from '../../engine/index.ts'
import { nameIn, type Sentences, translated } from '../words/words.ts'

const PLACE = /\{([^{}]+)\}/g

/** The sentence of an event in the language of `sentences`: the template is translated, then the names that stand in it. */
export function narrate<P extends Position>(
  engine: Engine<P>,
  scenario: P['scenario'],
  sentences: Sentences,
  event: number,
  args: readonly number[],
): string {
  const template = translated(sentences, engine.ruleset.events[event]?.text ?? '')
  let k = 0
  return template.replace(PLACE, (_, kind: string) => nameIn(sentences, kind, engine.nameOf(scenario, kind, args[k++] as number)))
}

import type { Engine, Position } from '../../kernel/index.ts'
import { filled, nameIn, type Sentences, translated } from '../words/sentences.ts'

/**
 * The sentence of an event in the language of `sentences`: the template is translated, then the names that stand in it.
 */
export function narrate<P extends Position>(
  engine: Engine<P>,
  scenario: P['scenario'],
  sentences: Sentences,
  event: number,
  args: readonly number[],
): string {
  const template = translated(sentences, engine.ruleset.events[event]?.text ?? '')
  return filled(template, args, (kind, n) => nameIn(sentences, kind, engine.nameOf(scenario, kind, n)))
}

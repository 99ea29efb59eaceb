import { existsSync, readFileSync } from 'node:fs'
import type { Position, Ruleset } from '../src/kernel/index.ts'
import { speaker } from '../src/words/catalogue.ts'
import { EVENTS, sayEvent } from '../src/words/events.ts'
import { messagesOf } from '../src/words/sections.ts'

/**
 * The same rules with the English sentences of their events, from the system's catalogue. Where a designer's data take
 * the place of the shipped ones, the sentences stay.
 */
export function worded<P extends Position>(ruleset: Ruleset<P>): Ruleset<P> {
  let say: ReturnType<typeof sayEvent> | undefined
  const sentence: Ruleset<P>['sentence'] = (event, args) => (say ??= english(ruleset.id))(event, args)
  const withSentences = (rules: Ruleset<P>): Ruleset<P> => ({
    ...rules,
    sentence,
    ...(rules.withData && { withData: (files) => withSentences(rules.withData!(files)) }),
  })
  return withSentences(ruleset)
}

/** Read when something is told for the first time: most runs tell nothing. A system without words tells data. */
function english(id: string): ReturnType<typeof sayEvent> {
  const file = new URL(`./${id}/words/en.ftl`, import.meta.url)
  if (!existsSync(file)) return () => undefined
  return sayEvent(speaker('en', messagesOf(readFileSync(file, 'utf8'), EVENTS)))
}

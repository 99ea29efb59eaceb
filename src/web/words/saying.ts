import { type Args, idOf, speaker } from '../../words/catalogue.ts'
import type { AtHand } from './words.ts'

/**
 * The words of a section as its catalogue has them, without a browser: for tests, also in place of `catalogue`. Throws
 * for a key that the section lacks.
 */
export function saying(section: string, messages: AtHand): (key: string, args?: Args) => string {
  const [[file, own]] = Object.entries(messages)
  const say = speaker(/(\w+)\.ftl/.exec(file)?.[1] ?? 'en', own)
  return (key, args) => {
    const said = say(idOf(section, key), args)
    if (said === undefined) throw new Error(`there is no word '${key}' in the section '${section}'`)
    return said
  }
}

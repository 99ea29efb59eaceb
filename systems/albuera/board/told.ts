import { sentences } from '../../../src/web/board/sentence.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { events } from '../rules/state/events.ts'
import { REASONS } from '../rules/state/reasons.ts'
import { tEvent } from '../words/event/t.ts'
import { hexIn } from './about.ts'
import { hexName, type Named } from './faces.ts'
import { thingName } from './naming.ts'
import { t } from './words.ts'

/** An event in plain words. */
export const sentence = sentences<Named>(events, tEvent, (named, kind, n) => {
  if (kind === 'points') return String(n / 2)
  if (kind === 'arrays') return t(`array.${n}`)
  // The sentence chooses its words by the reason.
  if (kind === 'reasons') return REASONS[n]
  return thingName(named, kind, n) ?? String(n)
})

/** The hex that an event names. */
export const placeOf = (told: Told, named: Named): string | undefined => {
  const hex = hexIn(told)
  return hex === undefined || hex < 0 ? undefined : hexName(named, hex)
}

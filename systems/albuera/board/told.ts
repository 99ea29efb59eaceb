import { sentences } from '../../../src/web/board/sentence.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { events } from '../rules/state/events.ts'
import { REASONS } from '../rules/state/reasons.ts'
import { tEvent } from '../words/event/t.ts'
import { hexName, type Named } from './faces.ts'
import { thingName } from './say.ts'
import { t } from './words.ts'

/** An event in plain words. */
export const sentence = sentences<Named>(events, tEvent, (named, kind, n) => {
  if (kind === 'points') return String(n / 2)
  if (kind === 'arrays') return t(`array.${n}`)
  // The sentence itself chooses its words by the reason.
  if (kind === 'reasons') return REASONS[n]
  return thingName(named, kind, n) ?? String(n)
})

/** Which of an event's numbers is the hex that it is about. */
const HEX_AT: Readonly<Record<string, number>> = {
  Rode: 2,
  Moved: 2,
  MovedWide: 1,
  Wheeled: 1,
  Formed: 2,
  Counterattacked: 2,
  CounterattackedWide: 1,
  ClashBegan: 1,
  MovedUp: 1,
  DrewIn: 1,
  PutOnTop: 1,
  Retreated: 2,
  RetreatedWide: 1,
  Stood: 1,
  CutOff: 1,
  LeaderFell: 1,
  LeaderEscaped: 2,
  LeaderFollowed: 2,
  PrizeHeld: 1,
}

/** The hex that an event is about; of a commander the hex where he stands. */
const hexOf = ({ event, args }: Told): number | undefined =>
  HEX_AT[event] === undefined ? undefined : args[HEX_AT[event]]
export const placeOf = (told: Told, named: Named): string | undefined => {
  const hex = hexOf(told)
  return hex === undefined || hex < 0 ? undefined : hexName(named, hex)
}

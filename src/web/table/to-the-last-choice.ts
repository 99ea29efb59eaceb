import type { Engine, Position } from '../../kernel/index.ts'
import { inSecret } from '../../match/secrecy.ts'
import { TAKEN_BACK } from '../../protocol/index.ts'
import type { SeatChoices } from './seat-choices.ts'
import type { Timeline } from './timeline.ts'

/**
 * How many of the seat's last entries must be taken back to reach one that was a choice: entries that closed by
 * themselves are taken back with it. At least 1.
 */
export function toTheLastChoice<P extends Position>(
  engine: Engine<P>,
  seat: number,
  timeline: Timeline<P>,
  { isEmpty }: SeatChoices<P>,
): number {
  let count = 0
  for (let n = timeline.length; n > 0; n--) {
    const back = timeline.told(n).find(({ event }) => event === TAKEN_BACK)
    if (back) n = back.args[0]
    else if (timeline.own(n)) {
      const before = timeline.viewAt(n - 1)
      // The steward's closings are taken back too, without counting.
      if (inSecret(engine, before) && engine.phase(before).idle?.(before, seat)) continue
      count++
      if (!isEmpty(before)) break
    }
  }
  return Math.max(1, count)
}

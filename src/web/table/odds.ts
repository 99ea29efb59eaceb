import { type Forecast, isRefusal, type Position } from '../../kernel/index.ts'
import type { Table } from '../board/table.ts'
import type { PlayedSeat } from './seat-setup.ts'

/** What a forecast may cost before it samples: a few hundredths of a second. */
const FORECAST_PLAYS = 3_000

/** The odds of actions in the view of a seat. Computes one forecast at a time, and leaves the page time in between. */
export function oddsOf<P extends Position>(
  { engine, seat }: Pick<PlayedSeat<P>, 'engine' | 'seat'>,
  view: () => P,
): Table<P>['odds'] {
  let queue: Promise<unknown> = Promise.resolve()
  return (text, key, options = {}) => {
    const p = view()
    async function compute(): Promise<Forecast> {
      await new Promise((resolve) => setTimeout(resolve))
      const { forecast } = await import('../../kernel/forecast.ts')
      const action = engine.parse(p, seat, text)
      if (isRefusal(action)) throw new Error(action.reason)
      const until = engine.ruleset.phases.filter(({ name }) => options.until?.includes(name))
      return forecast(engine, p, seat, action, key, {
        limit: FORECAST_PLAYS,
        until,
        ...(options.agree && { agree: options.agree }),
        ...(options.answer && { answer: options.answer }),
      })
    }
    const result = queue.then(compute)
    queue = result.catch(() => {})
    return result
  }
}

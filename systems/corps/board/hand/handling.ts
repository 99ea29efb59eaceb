/** What stands on the table of corps, in the hand. */
import type { Table } from '../../../../src/web/board/table.ts'
import type { InchBoard } from '../../../../src/web/inchboard/board-state.ts'
import type { Handling } from '../../../../src/web/inchboard/hand/handling.ts'
import { printedWay, typedWay } from '../../../../src/web/inchboard/hand/typed.ts'
import { isGeneral } from '../../rules/state/bodies.ts'
import type { Corps } from '../../rules/state/position.ts'
import { tHand } from '../../words/hand/t.ts'
import { goer, goesTo, measureGoing } from './going.ts'
import { measureRide, printedRide, rider, ridesTo, rideText, typedRide } from './riding.ts'

/** The verbs by which a body comes to move. */
const VERBS = ['pick', 'go', 'ride']

/** The hand of a table of corps. A unit that no pip was paid for is picked first. */
export function handlingOf(table: Table<Corps>, board: InchBoard): Handling {
  const p = table.view
  const isRider = (body: number): boolean => isGeneral(p(), body)
  const canMove = (body: number): boolean =>
    board.choices().some((choice) => choice.body === body && VERBS.includes(choice.verb))
  return {
    moverOf(body) {
      if (body < 0 || !canMove(body)) return undefined
      return isRider(body) ? rider(p(), body) : goer(p(), body)
    },
    outlineOf: (body) => (isRider(body) ? ridesTo(p(), body) : goesTo(p(), table.seat(), body)),
    measure: (body, way) =>
      isRider(body)
        ? measureRide(p(), body, way, table.why(rideText(p(), body, way)))
        : measureGoing(p(), table.seat(), body, way),
    textsOf(body, way) {
      if (isRider(body)) return [rideText(p(), body, way)]
      const go = `go ${printedWay(way)}`
      return p().picked === 1 + body ? [go] : [`pick ${p().scenario.roster.names[body]}`, go]
    },
    said: (body, parts) =>
      parts
        .map(({ id, amount }) => (isRider(body) ? tHand(`ride.${id}`, { amount }) : tHand(`go.${id}`, { amount })))
        .join(', '),
    printed: (body, way) => (isRider(body) ? printedRide(p(), body, way) : printedWay(way)),
    typed: (body, text) => (isRider(body) ? typedRide(p(), body, text) : typedWay(text)),
  }
}

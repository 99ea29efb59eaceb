/** Bodies on the table of corps, in the hand. */
import type { Table } from '../../../../src/web/board/table.ts'
import type { InchBoard } from '../../../../src/web/inchboard/board-state.ts'
import type { Handling } from '../../../../src/web/inchboard/hand/handling.ts'
import { printedWay, typedWay } from '../../../../src/web/inchboard/hand/typed.ts'
import type { Way } from '../../../../src/web/inchboard/hand/way.ts'
import { isGeneral } from '../../rules/state/bodies.ts'
import { arm } from '../../rules/state/forms.ts'
import { isPlace } from '../../rules/state/poses.ts'
import type { Corps } from '../../rules/state/position.ts'
import { tHand } from '../../words/hand/t.ts'
import { strikeText } from '../tried.ts'
import { faceText, goer, goesTo, MOST_TURN, measureDressing, measureFacing, measureGoing } from './going.ts'
import { measureRide, printedRide, rider, ridesTo, rideText, typedRide } from './riding.ts'

/** The verbs by which a body comes to move. */
const VERBS = ['pick', 'go', 'ride']

/** A typed move: as much of it as can be written, whether it is allowed or not. */
function typedMove(text: string): Way | undefined {
  const way = typedWay(text)
  return way && isPlace(way.ahead, way.right) && Math.abs(way.turn) <= MOST_TURN ? way : undefined
}

/** The hand of a table of corps. A unit that no pip was paid for is picked first. */
export function handlingOf(table: Table<Corps>, board: InchBoard): Handling {
  const p = table.view
  const isRider = (body: number): boolean => isGeneral(p(), body)
  const canMove = (body: number): boolean =>
    board.choices().some((choice) => choice.body === body && VERBS.includes(choice.verb))
  const isPicked = (body: number): boolean => p().picked === 1 + body
  /** A move, and before it the pip for the body, unless that is paid. */
  const moving = (body: number, move: string): string[] =>
    isPicked(body) ? [move] : [`pick ${p().scenario.roster.names[body]}`, move]
  return {
    moverOf(body) {
      if (body < 0 || !canMove(body)) return undefined
      return isRider(body) ? rider(p(), body) : goer(p(), body, isPicked(body))
    },
    outlineOf: (body) => (isRider(body) ? ridesTo(p(), body) : goesTo(p(), table.seat(), body)),
    measure(body, way) {
      if (isRider(body)) return measureRide(p(), body, way, table.why(rideText(p(), body, way)))
      const face = isPicked(body) ? undefined : faceText(p(), body, way)
      return face === undefined
        ? measureGoing(p(), table.seat(), body, way)
        : measureFacing(p(), table.seat(), body, way, table.why(face))
    },
    textsOf(body, way) {
      if (isRider(body)) return [rideText(p(), body, way)]
      const go = `go ${printedWay(way)}`
      const face = isPicked(body) ? undefined : faceText(p(), body, way)
      return face === undefined ? moving(body, go) : [face]
    },
    beside(body, way, friend) {
      const measured = isRider(body) ? undefined : measureDressing(p(), table.seat(), body, way, friend)
      return measured && { measured, texts: moving(body, `dress on ${p().scenario.roster.names[friend]}`) }
    },
    whyNoContact(body, enemy) {
      const { roster } = p().scenario
      if (isPicked(body) || Math.max(body, enemy) >= roster.generals) return undefined
      // Guns do not go into contact.
      return roster.arm[body] === arm.ARTILLERY ? undefined : table.why(strikeText(p(), body, enemy))
    },
    said: (body, parts) =>
      parts
        .map(({ id, amount }) => (isRider(body) ? tHand(`ride.${id}`, { amount }) : tHand(`go.${id}`, { amount })))
        .join(', '),
    printed: (body, way) => (isRider(body) ? printedRide(p(), body, way) : printedWay(way)),
    typed: (body, text) => (isRider(body) ? typedRide(p(), body, text) : typedMove(text)),
  }
}

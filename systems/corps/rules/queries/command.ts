/** 3.3, 3.12 Which units a general reaches, from where he is or from where he would ride. */
import { gap, INCH, span, within } from '../../../../src/inches/index.ts'
import { UserError } from '../../../../src/kernel/index.ts'
import { generalOf, postOf } from '../command/reach.ts'
import { rateOf } from '../movement/rates.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { POINTS, xOf, yOf } from '../state/points.ts'
import type { Corps } from '../state/position.ts'
import { type Spot, spotAt } from './answers.ts'
import { elsewhere } from './elsewhere.ts'

export interface CommandReach {
  readonly general: number
  /** Null where he is not on the table. */
  readonly at: Spot | null
  /** Inches, from the edge of his base to the nearest point of another. */
  readonly radius: number
  /** A80 Inches within which all units of a corps must be for a change to Halt. */
  readonly halt: number
  /** Inches that he rides to get there, and can ride for a pip. */
  readonly ride: number
  readonly rate: number
  /**
   * His units on the table: how far each is from him, or from the blind that he is under (A180), in inches; is it
   * within the radius?
   */
  readonly units: readonly { readonly unit: number; readonly distance: number; readonly isIn: boolean }[]
}

/**
 * The reach of a command's general, where he stands or (a number of `points.ts`) where he would be. Throws a UserError where
 * there is no such command or point.
 */
export function commandReach(p: Corps, command: number, point = -1): CommandReach {
  const { commands, haltWithin } = p.scenario
  if (!(command in commands))
    throw new UserError(`there are ${commands.length} commands, counted from 0, and no command ${command}`)
  if (point !== -1 && !(Number.isInteger(point) && point >= 0 && point < POINTS))
    throw new UserError(`there is no point ${point}`)
  const general = generalOf(p, command)
  const { radius } = commands[command]
  const fixed = { general, radius: radius / INCH, halt: haltWithin / INCH, rate: rateOf(p, general) / INCH }
  if (!isOn(p, general)) return { ...fixed, at: null, ride: 0, units: unitsAround(p, command, postOf(p, command)) }
  const [x, y] = point === -1 ? [p.x[general], p.y[general]] : [xOf(point), yOf(point)]
  const ride = span(p.x[general], p.y[general], x, y) / INCH
  return { ...fixed, at: spotAt(x, y), ride, units: unitsAround(elsewhere(p, general, x, y, 0), command, general) }
}

/** The units of a command on the table, as seen from a body of it; none from −1. */
function unitsAround(p: Corps, command: number, post: number): CommandReach['units'] {
  const { roster, commands } = p.scenario
  if (post < 0) return []
  return Array.from(roster.command.subarray(0, roster.generals).keys())
    .filter((unit) => roster.command[unit] === command && isOn(p, unit))
    .map((unit) => ({
      unit,
      distance: gap(shapeOf(p, unit), shapeOf(p, post)) / INCH,
      isIn: within(shapeOf(p, unit), shapeOf(p, post), commands[command].radius),
    }))
}

import type { Told } from '../../../src/web/board/table.ts'
import { aboutOf } from '../../../src/web/hexboard/about.ts'
import { events } from '../rules/state/events.ts'

const { hexIn, numbersOf } = aboutOf(events)

export { hexIn }
/** The unit or commander that an event names first; `target`: the unit that something is done to. */
export const unitIn = (told: Told): number | undefined => numbersOf(told, 'units')[0]
export const targetIn = (told: Told): number | undefined => numbersOf(told, 'units')[1]
export const commanderIn = (told: Told): number | undefined => numbersOf(told, 'commanders')[0]

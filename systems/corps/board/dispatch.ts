import type { Engine } from '../../../src/kernel/index.ts'
import { type Dispatch, scored } from '../../../src/web/board/dispatch.ts'
import type { Ended, NamedEvent } from '../../../src/web/board/ended.ts'
import { isElsewhere } from '../rules/state/allotment.ts'
import type { Corps } from '../rules/state/position.ts'
import { tDispatch } from '../words/dispatch/t.ts'
import { armyName, commandName, nationOf } from './faces.ts'
import { sentence } from './told.ts'

const sideName = ({ scenario }: Corps, army: number): string =>
  tDispatch('side', { nation: nationOf(scenario, army), army: armyName(scenario, army) })

/** The dispatch of a battle that is over. */
export function dispatchOf(_engine: Engine<Corps>, { p, told, winner }: Ended<Corps>): Dispatch {
  const { points, course } = courseOf(p, told)
  return {
    sides: [sideName(p, 0), sideName(p, 1)],
    ...scored(points, winner, {
      title: tDispatch('score'),
      unit: tDispatch('move'),
      turning: ({ at, side, gain }) => tDispatch('turning', { move: at, army: armyName(p.scenario, side), gain }),
    }),
    losses: lossesOf(p),
    course,
  }
}

/** The events in the course of the day: units lost, guns taken, how it ended. */
const COURSE = ['UnitLost', 'GunsTaken', 'RoutedOff', 'Collapsed', 'DayWon', 'DayDrawn']

/** By move: what each army has inflicted so far (A49), and what happened. */
function courseOf(
  p: Corps,
  told: readonly NamedEvent[],
): { points: Dispatch['score']['points']; course: NonNullable<Dispatch['course']> } {
  const { roster, victory } = p.scenario
  const inflicted: [number, number] = [0, 0]
  const moves = new Map<number, readonly [number, number]>()
  const course: { at: number; text: string }[] = []
  let move = 0
  for (const one of told) {
    const { event, args } = one
    if (event === 'MoveBegan') move = args[0]
    else if (event === 'CasualtiesTaken') inflicted[1 - roster.army[args[0]]] += victory.casualty * args[1]
    else if (event === 'UnitLost') inflicted[1 - roster.army[args[0]]] += victory.unit
    if (COURSE.includes(event)) course.push({ at: move, text: sentence({ ...one, n: 0, k: 0 }, p) })
    if (move > 0) moves.set(move, [inflicted[0], inflicted[1]])
  }
  return { points: [...moves].map(([at, values]) => ({ at, values })), course }
}

/** By command: casualties, and units lost. */
function lossesOf(p: Corps): Dispatch['losses'] {
  const { commands, roster } = p.scenario
  const rows = commands.flatMap(({ army }, command) => {
    let [casualties, gone, units] = [0, 0, 0]
    for (let unit = 0; unit < roster.generals; unit++) {
      if (roster.command[unit] !== command || isElsewhere(p, unit)) continue
      units++
      casualties += p.casualties[unit]
      gone += p.lost[unit]
    }
    if (units === 0) return []
    return [
      {
        head: commandName(p.scenario, command),
        side: army,
        cells: [String(casualties), tDispatch('of', { lost: gone, all: units })],
      },
    ]
  })
  return { title: tDispatch('losses'), columns: [tDispatch('casualties'), tDispatch('units')], rows }
}

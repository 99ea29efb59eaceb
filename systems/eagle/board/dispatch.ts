import type { Engine } from '../../../src/kernel/index.ts'
import { type Dispatch, scored } from '../../../src/web/board/dispatch.ts'
import type { Ended, NamedEvent } from '../../../src/web/board/ended.ts'
import { CART } from '../rules/state/ground.ts'
import { type Eagle, ELIMINATED } from '../rules/state/position.ts'
import { tDispatch } from '../words/dispatch/t.ts'
import { formationName } from './faces.ts'
import { hexName } from './say.ts'
import { fallenOf } from './standing.ts'
import { t } from './words.ts'

const sideName = (side: number): string => t(`side.${side}`)

/** Returns the dispatch of a battle that is over. */
export function dispatchOf(_engine: Engine<Eagle>, { p, told, winner }: Ended<Eagle>): Dispatch {
  const { points, course } = courseOf(p, told)
  return {
    sides: [sideName(0), sideName(1)],
    ...scored(points, winner, {
      title: tDispatch('score'),
      unit: tDispatch('turn'),
      turning: ({ at, side, gain }) =>
        tDispatch('turning', { turn: at, side: sideName(side), other: sideName(1 - side), gain }),
    }),
    losses: lossesOf(p),
    course,
  }
}

/**
 * Returns, by turn, how many enemy formations each side has demoralized, as victory counts them, and what was taken.
 */
function courseOf(
  p: Eagle,
  told: readonly NamedEvent[],
): { points: Dispatch['score']['points']; course: NonNullable<Dispatch['course']> } {
  const { formationSide } = p.scenario.army
  const down = new Set<number>()
  const turns = new Map<number, readonly [number, number]>()
  const course: { at: number; text: string }[] = []
  let turn = 0
  const fallen = (side: number) => [...down].filter((f) => formationSide[f] === side).length
  for (const { event, args } of told) {
    if (event === 'TurnBegan') turn = args[0]
    else if (event === 'Demoralized') {
      down.add(args[0])
      course.push({ at: turn, text: tDispatch('fell', { formation: formationName(p, args[0]) }) })
    } else if (event === 'Heartened') {
      down.delete(args[0])
      course.push({ at: turn, text: tDispatch('rose', { formation: formationName(p, args[0]) }) })
    } else if (event === 'Occupied')
      course.push({ at: turn, text: tDispatch('took', { side: sideName(args[0]), hex: hexName(p, args[1]) }) })
    if (turn > 0) turns.set(turn, [fallen(1), fallen(0)])
  }
  const [french, spanish] = fallenOf(p)
  if (p.turn > 0) turns.set(p.turn, [spanish, french])
  return { points: [...turns].sort(([x], [y]) => x - y).map(([at, values]) => ({ at, values })), course }
}

function lossesOf(p: Eagle): Dispatch['losses'] {
  const { army } = p.scenario
  const rows = [...army.formations.keys()].flatMap((formation) => {
    let [points, all, counters, many] = [0, 0, 0, 0]
    for (let unit = 0; unit < army.units.length; unit++) {
      if (army.formation[unit] !== formation || army.arm[unit] === CART) continue
      many++
      all += army.cf[unit]
      const gone = p.at[unit] === ELIMINATED
      if (gone) counters++
      points += gone ? army.cf[unit] : Math.max(0, p.lost[unit])
    }
    if (many === 0) return []
    return [
      {
        head: formationName(p, formation),
        side: army.formationSide[formation],
        cells: [
          tDispatch('of', { lost: points, all }),
          tDispatch('of', { lost: counters, all: many }),
          p.down[formation] === 1 ? tDispatch('down') : '',
        ],
      },
    ]
  })
  return { title: tDispatch('losses'), columns: [tDispatch('points'), tDispatch('counters'), tDispatch('state')], rows }
}

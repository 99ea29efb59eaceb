import type { Engine } from '../../../src/kernel/index.ts'
import { type Dispatch, scored } from '../../../src/web/board/dispatch.ts'
import type { Ended, NamedEvent } from '../../../src/web/board/ended.ts'
import { ARTILLERY } from '../rules/state/army.ts'
import { formationUnder } from '../rules/state/formations.ts'
import type { Albuera } from '../rules/state/position.ts'
import { isOnMap, manpowerOf } from '../rules/state/troops.ts'
import { tDispatch } from '../words/dispatch/t.ts'
import { leaderName } from './faces.ts'
import { sentence } from './told.ts'
import { t } from './words.ts'

const sideName = (side: number): string => t(`side.${side}`)

/** The dispatch of a finished battle. */
export function dispatchOf(_engine: Engine<Albuera>, { p, told, winner }: Ended<Albuera>): Dispatch {
  const { points, course } = courseOf(p, told)
  return {
    sides: [sideName(0), sideName(1)],
    ...scored(points, winner, {
      title: tDispatch('score'),
      unit: tDispatch('turn'),
      turning: ({ at, side, gain }) => tDispatch('turning', { turn: at, side: sideName(side), gain }),
    }),
    losses: lossesOf(p),
    course,
  }
}

/**
 * The event before a `Scored` says what moved the marker (16.1): a Clash, a lost unit, captured guns, a killed
 * commander.
 */
const CAUSES = ['ClashBegan', 'Eliminated', 'CutOff', 'GunsCaptured', 'GunsRecaptured', 'LeaderFell', 'PrizeHeld']

/** By turn: the marker on the winning side of zero, and what has moved it. */
function courseOf(
  p: Albuera,
  told: readonly NamedEvent[],
): { points: Dispatch['score']['points']; course: NonNullable<Dispatch['course']> } {
  const turns = new Map<number, readonly [number, number]>()
  const course: { at: number; text: string }[] = []
  const say = (one: NamedEvent) => sentence({ ...one, n: 0, k: 0 }, p)
  let [turn, marker] = [0, 0]
  let cause: NamedEvent | undefined
  for (const one of told) {
    const { event, args } = one
    if (event === 'TurnBegan') turn = args[0]
    else if (CAUSES.includes(event)) cause = one
    else if (event === 'Scored') {
      marker = args[3]
      course.push({ at: turn, text: [...(cause ? [say(cause)] : []), say(one)].join(' ') })
      cause = undefined
    }
    if (turn > 0) turns.set(turn, [Math.max(0, marker), Math.max(0, -marker)])
  }
  return { points: [...turns].map(([at, values]) => ({ at, values })), course }
}

/** A battalion's Losses without its company, which is out (8.2). */
function lostBy(p: Albuera, unit: number): number {
  const company = p.scenario.army.company[unit]
  const isOut = company >= 0 && (isOnMap(p, company) || p.due[company] > 0)
  return p.lost[unit] - (isOut ? manpowerOf(p, company) : 0)
}

/** By division or independent brigade, and for units directly under the commander-in-chief. */
function lossesOf(p: Albuera): Dispatch['losses'] {
  const { army } = p.scenario
  const rows = [...army.commanders.keys()].flatMap((head) => {
    let [lost, all, off, gone, units] = [0, 0, 0, 0, 0]
    for (let unit = 0; unit < army.units.length; unit++) {
      const formation = formationUnder(army, army.commander[unit])
      if (army.battalion[unit] >= 0 || (formation < 0 ? army.commander[unit] : formation) !== head) continue
      const isGuns = army.arm[unit] === ARTILLERY
      units++
      lost += isGuns ? 0 : lostBy(p, unit)
      all += army.manpower[unit]
      if (p.due[unit] > 0) off++
      else if (isGuns ? p.taken[unit] > 0 : !isOnMap(p, unit)) gone++
    }
    if (units === 0) return []
    return [
      {
        head: leaderName(p, head),
        side: army.leads[head],
        cells: [
          tDispatch('of', { lost, all }),
          tDispatch('of', { lost: gone, all: units }),
          off > 0 ? tDispatch('routed', { count: off }) : '',
        ],
      },
    ]
  })
  return { title: tDispatch('losses'), columns: [tDispatch('manpower'), tDispatch('units'), tDispatch('state')], rows }
}

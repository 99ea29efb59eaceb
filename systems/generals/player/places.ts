/** Where units stand outside combat: drawing up, markers, roads, and which units stay behind for lack of room. */
import type { Action } from '../../../src/kernel/index.ts'
import type { Chance } from '../../../src/players/player.ts'
import { finish } from '../rules/queries/answers.ts'
import { best, bestOf, choose, legal } from '../rules/queries/choosing.ts'
import { HOME, isReserve, RESERVE, stepFrom, stepTo } from '../rules/state/board.ts'
import { holding } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from '../rules/state/stands.ts'
import { Draft, NOBODY, some } from './draft.ts'
import { rowOf, station } from './moves.ts'
import type { Outlook } from './survey.ts'

/** Guns in the centre, cavalry on one wing and in the reserve, infantry everywhere; no two armies are alike. */
export function drawUp(view: Generals, side: number, chance: Chance): Action | undefined {
  const [, centre] = HOME[side] as readonly number[]
  const wish = (type: number, sector: number): number => {
    const noise = chance(100) / 100
    if (type === ARTILLERY) return sector === centre ? 2 : noise
    if (type === CAVALRY) return sector === centre ? noise - 0.5 : sector === RESERVE[side] ? noise + 0.2 : noise
    return sector === RESERVE[side] ? noise : noise + 0.4
  }
  for (const type of [ARTILLERY, CAVALRY, INFANTRY]) {
    const places = legal(view, side, 'place').filter(({ a }) => a === type)
    const place = best(places, ({ b }) => wish(type, b))
    if (place) return choose(view, side, 'place', place.a, place.b)
  }
  return choose(view, side, 'ready')
}

/** The general goes where most units can stand around him; flags and wind roses lie at random. */
export function layMarkers(view: Generals, side: number, chance: Chance): Action | undefined {
  const [, centre] = HOME[side] as readonly number[]
  const command = view.scenario.markers.findIndex((marker) => marker.command)
  const half = view.marker.length >> 1
  const wish = (marker: number, sector: number) =>
    chance(100) / 100 + (marker - side * half === command && sector === centre ? 0.5 : 0)
  return bestOf(view, side, 'mark', wish) ?? choose(view, side, 'ready')
}

/** Units stay behind if their sector would be empty without them; then guns do, then cavalry. */
export const stayBehind = (view: Generals, side: number): Action | undefined =>
  bestOf(view, side, 'hold', (a, step) => {
    const from = stepFrom[step]
    const guards = isReserve(from) ? 0 : Number(view.held[holding(side, from)] <= 2) * 10
    return guards + a
  })

/** A unit moves along a road if it is of more use at the other end. */
export function takeRoad(outlook: Outlook): Action | undefined {
  const { view, side, taste } = outlook
  const draft = new Draft(outlook)
  return (
    bestOf(
      view,
      side,
      'road',
      (rank, step) => {
        const type = rank < 4 ? INFANTRY : CAVALRY
        const [from, to] = [stepFrom[step], stepTo[step]]
        if (rowOf(side, to) < rowOf(side, from)) return -1
        return (
          station(taste, side, type, to) -
          station(taste, side, type, from) +
          draft.change(from, NOBODY, some(type, 1)) +
          draft.change(to, some(type, 1))
        )
      },
      0,
    ) ?? finish(view, side)
  )
}

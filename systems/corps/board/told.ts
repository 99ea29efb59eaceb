import { sentences } from '../../../src/web/board/sentence.ts'
import type { Told } from '../../../src/web/board/table.ts'
import type { Happening } from '../../../src/web/inchboard/tabletop.ts'
import { events } from '../rules/state/events.ts'
import type { Corps } from '../rules/state/position.ts'
import { GRADE_IDS } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { tEvent } from '../words/event/t.ts'
import { tNames } from '../words/names/t.ts'
import type { Named } from './faces.ts'
import { thingName } from './naming.ts'

/** Events whose inches are the part of a rate that a move has used. */
const MOVES = ['Moved', 'WentIn', 'FellBack', 'CounterCharged', 'Intercepted']
const shownAs = events.map((one) => {
  const as = (kind: string) => (MOVES.includes(one.name) && kind === 'lengths' ? 'ways' : kind)
  return { ...one, args: one.args.map((arg) => ({ ...arg, kind: as(arg.kind) })) }
})

/** An event in plain words. */
export const sentence = sentences<Named>(shownAs, tEvent, (named, kind, n) => {
  if (kind === 'headings') return String(n)
  return thingName(named, kind, n) ?? String(n)
})

const kinds = new Map(events.map(({ name, args }) => [name, args]))

/** The bodies that an event names, in their order. */
export const bodiesIn = ({ event, args }: Told): number[] =>
  (kinds.get(event) ?? []).flatMap(({ kind }, k) => (kind === 'bodies' || kind === 'units' ? [args[k]] : []))

/** The place that an event is about: that of the first body that it names on the table. */
export function placeOf(told: Told, p: Corps): string | undefined {
  const body = bodiesIn(told).find((one) => p.x[one] >= 0)
  return body === undefined ? undefined : pointName(p.x[body], p.y[body])
}

/** A place in cells as requests of the page carry it. */
export const pointName = (x: number, y: number): string => `${x},${y}`
export function pointNamed(name: string): readonly [number, number] | undefined {
  const [x, y] = name.split(',').map(Number)
  return Number.isFinite(x) && Number.isFinite(y) ? [x, y] : undefined
}

const FIRE = new Set(['GunsFired', 'GunnersFired', 'BouncedThrough', 'Skirmished'])
const ATTACKS = new Set([
  ...['WentIn', 'Joined', 'Fought', 'CaughtInFlank', 'ChargeDeclared', 'CounterCharged', 'Intercepted', 'Followed'],
])
const BAD = new Set([
  'ChargeFailed',
  'ReactionFailed',
  'UnitLost',
  'NerveFailed',
  'RoutMoved',
  'RoutedOff',
  'Caught',
  'CutDown',
  'GunsReached',
  'GunsTaken',
])

/** What the table shows of an event; undefined if it is about nothing there. */
export function happeningOf(told: Told): Happening | undefined {
  const bodies = bodiesIn(told)
  if (bodies.length === 0) return undefined
  const [from, to] = bodies
  const kind = FIRE.has(told.event) ? 'fire' : ATTACKS.has(told.event) ? 'attack' : undefined
  const { label, isBad } = labelOf(told)
  return {
    bodies,
    ...(kind && to !== undefined && { line: { from, to, kind } }),
    label,
    isBad: isBad || BAD.has(told.event),
  }
}

function labelOf({ event, args }: Told): { readonly label: string; readonly isBad: boolean } {
  switch (event) {
    case 'CasualtiesTaken':
      return { label: `−${args[1]}`, isBad: true }
    case 'MoraleChanged':
      return { label: tNames(`grades.${GRADE_IDS[args[1]]}`), isBad: args[1] > 0 }
    case 'NervePassed':
    case 'NerveFailed':
    case 'UnitLost':
    case 'DecoyFound':
    case 'GunsTaken':
      return { label: tAsking(`label.${event}`), isBad: false }
    default:
      return { label: '', isBad: false }
  }
}

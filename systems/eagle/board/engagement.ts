import type { Told } from '../../../src/web/board/table.ts'
import type { Named } from './faces.ts'

/**
 * The events of one fire, one shock or one charge, put together: the units that took part, each die with its modifiers
 * and their reasons, and the results.
 */

export interface Added {
  readonly value: number
  readonly reason: number
}

/** A die that was rolled: for a volley, a shock, a morale check, a try to rally, or control. */
export interface Roll {
  readonly kind: 'volley' | 'strike' | 'morale' | 'rally' | 'control'
  /** The unit that rolls; -1 if there are several. */
  readonly unit: number
  readonly side: number
  readonly added: readonly Added[]
  readonly die: number
  readonly counts: number
  /** Place of the result in its table; -1 for a volley, whose result is told of the unit it hits. */
  readonly result: number
  /** Points of a volley. */
  readonly points: number
}

/** The parts of an engagement, in the order in which they were told. */
export type Part = { readonly roll: Roll } | { readonly told: Told }

export type Kind = 'fire' | 'shock' | 'charge' | 'zone' | 'order'

export interface Engagement {
  readonly kind: Kind
  /** The hex that it is about; -1 for none. */
  hex: number
  /** Points and odds of a shock when it began. */
  odds: Told | undefined
  /** Units that fire, attack or charge. */
  readonly units: number[]
  readonly parts: Part[]
  /** Place of its first and its last event in the log that it was read from. */
  readonly from: number
  to: number
}

/** Events that are shown only on the map, or say nothing by themselves. */
const SILENT = ['Lifted', 'Sighted', 'Shows', 'Faced', 'Headed', 'Rode', 'Shaped']
/** Events that end an engagement, whatever follows. */
const ENDS = ['TurnBegan', 'PhaseBegan', 'TriesOrder', 'Arrived', 'Left', 'Deployed', 'LeaderPlaced', 'Joins']

/** Returns all engagements of a log, in order. */
export function engagementsOf(log: readonly Told[], { scenario }: Named): Engagement[] {
  const engagements: Engagement[] = []
  const { side } = scenario.army
  let open: Engagement | undefined
  let pending: Added[] = []
  /** Attackers by hex, until they fight. */
  const named = new Map<number, number[]>()
  const name = (unit: number, hex: number) => named.set(hex, [...(named.get(hex) ?? []), unit])
  let counter: number[] = []
  const sideOf = (engagement: Engagement | undefined): number => side[engagement?.units[0] ?? 0]
  const begin = (kind: Kind, hex: number, at: number): Engagement => {
    pending = []
    const engagement: Engagement = { kind, hex, odds: undefined, units: [], parts: [], from: at, to: at }
    engagements.push(engagement)
    open = engagement
    return engagement
  }
  const rolled = (
    kind: Roll['kind'],
    unit: number,
    side: number,
    die: number,
    counts: number,
    result: number,
    points = 0,
  ) => {
    open?.parts.push({ roll: { kind, unit, side, added: pending, die, counts, result, points } })
    pending = []
  }
  for (const [at, told] of log.entries()) {
    const { event, args } = told
    const [a, b, c, d] = args
    switch (event) {
      case 'Fires': {
        const engagement: Engagement =
          open?.kind === 'fire' && open.hex === b && open.parts.length === 0 ? open : begin('fire', b, at)
        if (!engagement.units.includes(a)) engagement.units.push(a)
        break
      }
      case 'Attacks':
        name(a, b)
        open = undefined
        break
      case 'ChargeArrives':
        name(a, b)
        open?.parts.push({ told })
        break
      case 'Countercharges':
        counter.push(a)
        if (!open) begin('charge', -1, at)
        open!.parts.push({ told })
        break
      case 'ChargeNamed':
        begin('charge', b, at).units.push(a)
        break
      case 'CombatBegan': {
        const engagement = begin('shock', c, at)
        engagement.odds = told
        engagement.units.push(...(named.get(c) ?? counter))
        named.delete(c)
        counter = []
        break
      }
      case 'TooWeak':
      case 'Lapsed':
        begin('shock', a, at).parts.push({ told })
        named.delete(a)
        break
      case 'LeavesZone':
        begin('zone', -1, at).parts.push({ told })
        break
      case 'Modifier':
        pending.push({ value: a, reason: b })
        break
      case 'Volley':
        rolled('volley', -1, sideOf(open), c, d, -1, a)
        break
      case 'Struck':
        rolled('strike', -1, sideOf(open), a, b, c)
        break
      case 'Rallies':
      case 'Checked': {
        const added = pending
        if (!open) begin('order', -1, at)
        pending = added
        rolled(event === 'Rallies' ? 'rally' : 'morale', a, side[a], b, c, d)
        break
      }
      case 'RollsControl':
        rolled('control', a, side[a], b, c, d)
        break
      case 'Moved':
        if (open?.kind !== 'charge' || !open.units.includes(a)) open = undefined
        break
      default:
        if (ENDS.includes(event)) {
          open = undefined
          pending = []
        } else if (open && !SILENT.includes(event)) open.parts.push({ told })
    }
    if (open && !SILENT.includes(event)) open.to = at
  }
  return engagements
}

/** Events after which the player's attention leaves the last engagement. */
const AWAY = ['TurnBegan', 'Moved', 'Headed', 'Rode', 'Arrived', 'TriesOrder']

/** Does the last engagement still have the player's attention: has nothing else been told since? */
export const isFresh = (engagement: Engagement, log: readonly Told[]): boolean =>
  !log.slice(engagement.to + 1).some(({ event }) => AWAY.includes(event))

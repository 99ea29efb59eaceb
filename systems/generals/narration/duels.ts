import type { Engine, Position, Told } from '../../../src/kernel/index.ts'
import { SPACES, ZONES } from '../rules/state/board.ts'
import { oppositeSpace, sideOfSpace, space, zoneOfSpace } from '../rules/state/counts.ts'
import { inWords } from './units.ts'

/**
 * A part of a combat in Generals, a line for each pair of opponents: the units, what their dice came to, and which were
 * hit.
 */

const SIDES = ['White', 'Black'] as const

interface Attack {
  /** What each die came to, with all modifiers; guns have two. */
  readonly values: number[]
  readonly target: number
  hits: number
}

/** Sums up the placing of units and their results: the ranged part, and the melee too if nothing came between. */
export function duels(engine: Engine<Position>, p: Position, gathered: readonly Told[]): string[] {
  const isPlaced = ({ event }: Told) => engine.ruleset.events[event]?.name === 'Placed'
  // Positions are taken before each part.
  const begins = gathered.flatMap((told, k) =>
    k > 0 && isPlaced(told) && !isPlaced(gathered[k - 1] as Told) ? [k] : [],
  )
  return [0, ...begins].flatMap((from, k) => duelsOfPart(engine, p, gathered.slice(from, begins[k])))
}

function duelsOfPart(engine: Engine<Position>, { scenario }: Position, gathered: readonly Told[]): string[] {
  const { events } = engine.ruleset
  const placed = new Map<number, string>()
  const attacks = new Map<number, Attack>()
  for (const { event, args } of gathered) {
    const [at, value, target, hit] = args
    if (events[event]?.name === 'Placed') placed.set(at, inWords(engine.nameOf(scenario, 'whos', value)))
    if (events[event]?.name !== 'Result') continue
    const attack = attacks.get(at) ?? { values: [], target, hits: 0 }
    attack.values.push(value)
    attack.hits += hit
    attacks.set(at, attack)
  }
  const zone = (at: number) => engine.nameOf(scenario, 'zones', zoneOfSpace(at))
  const unit = (at: number) => `${SIDES[sideOfSpace(at)]} ${placed.get(at) ?? ''}`.trim()
  const dice = ({ values }: Attack) => values.join(' and ')

  function* pair(white: number): Generator<string> {
    const black = oppositeSpace(white)
    const [ours, theirs] = [attacks.get(white), attacks.get(black)]
    const place = `${zone(white)}: `
    if (ours?.target === black && theirs?.target === white) {
      const hits = [ours, theirs].flatMap(({ hits }, side) => (hits > 0 ? [SIDES[side]] : []))
      yield `${place}${unit(white)} ${dice(ours)}, ${unit(black)} ${dice(theirs)}: ${hits.length > 0 ? `${hits.join(' and ')} hits` : 'no hit'}`
    } else
      for (const [at, attack] of [
        [white, ours],
        [black, theirs],
      ] as const) {
        if (!attack) continue
        const where = zone(attack.target) === zone(at) ? '' : ` in ${zone(attack.target)}`
        yield `${place}${unit(at)} ${dice(attack)} against ${unit(attack.target)}${where}: ${attack.hits > 0 ? 'hits' : 'no hit'}`
      }
  }

  return Array.from({ length: ZONES * SPACES }, (_, k) => space(0, Math.floor(k / SPACES), k % SPACES)).flatMap(
    (at) => [...pair(at)],
  )
}

import type { Told } from '../../../src/web/board/table.ts'
import { oppositeSpace, zoneOfSpace } from '../rules/state/counts.ts'

/**
 * A combat in a form that can be shown: the battle zones with the units in their spaces, the dice dealt to them, the
 * modifiers with their reasons, and the results. Folded from what has been told since the phase began, because one
 * entry may run all of it.
 */

export interface Added {
  readonly value: number
  readonly reason: number
}
interface Outcome {
  readonly value: number
  readonly against: number
  readonly hit: boolean
}
export interface Place {
  readonly space: number
  who: number
  readonly dice: number[]
  /** Values that were rolled again. */
  readonly rerolled: number[]
  readonly added: Added[]
  readonly outcomes: Outcome[]
  aim: number | undefined
  fate: 'routed' | 'gone' | undefined
}
/** The ranged part of a combat or its melee. */
export interface Part {
  readonly places: Map<number, Place>
  rolled: boolean
}
interface ZoneOpened {
  readonly zone: number
  /** The sides that attack in it. */
  readonly attackers: number[]
  /** The sector that both sides are on the way to. */
  meets: number | undefined
}
interface Reaction {
  readonly kind: 'square' | 'counter'
  readonly side: number
  readonly sector: number
  readonly roll: number
  readonly works: boolean
}
export interface Battle {
  readonly stage: number
  readonly zones: Map<number, ZoneOpened>
  readonly reactions: Reaction[]
  readonly parts: Part[]
}

/** A bombardment in a form that can be shown. */
export interface Shot {
  readonly side: number
  readonly from: number
  readonly stand: number
  readonly sector: number
  readonly added: Added[]
  roll: number | undefined
  value: number | undefined
  hit: boolean | undefined
}

const newPlace = (at: number): Place => ({
  space: at,
  who: 0,
  dice: [],
  rerolled: [],
  added: [],
  outcomes: [],
  aim: undefined,
  fate: undefined,
})

/** What has been told since the running phase of the round began; everything if none has begun. */
export function sinceStage(log: readonly Told[]): readonly Told[] {
  for (let k = log.length - 1; k >= 0; k--) if (log[k].event === 'StageBegan') return log.slice(k)
  return log
}

/** The combat of a phase; undefined if none has begun. */
export function battleOf(told: readonly Told[]): Battle | undefined {
  const battle: Battle = {
    stage: told[0]?.event === 'StageBegan' ? told[0].args[0] : 0,
    zones: new Map(),
    reactions: [],
    parts: [],
  }
  let before = Number.POSITIVE_INFINITY
  let part: Part | undefined
  const place = (at: number): Place => {
    part ??= begin()
    let one = part.places.get(at)
    if (!one) part.places.set(at, (one = newPlace(at)))
    return one
  }
  const begin = (): Part => {
    const fresh: Part = { places: new Map(), rolled: false }
    battle.parts.push(fresh)
    return fresh
  }
  for (const { event, args } of told) {
    const [a, b, c, d] = args
    switch (event) {
      case 'Assault':
      case 'Meeting': {
        const known = battle.zones.get(b) ?? { zone: b, attackers: [], meets: undefined }
        known.attackers.push(a)
        if (event === 'Meeting') known.meets = c
        battle.zones.set(b, known)
        break
      }
      case 'TriesSquare':
      case 'TriesCounter':
        battle.reactions.push({
          kind: event === 'TriesSquare' ? 'square' : 'counter',
          side: a,
          sector: b,
          roll: c,
          works: d === 1,
        })
        break
      case 'Placed':
        // Positions are told space by space: a lower space begins the next taking of positions.
        if (a <= before) part = begin()
        before = a
        place(a).who = b
        if (!battle.zones.has(zoneOfSpace(a)))
          battle.zones.set(zoneOfSpace(a), { zone: zoneOfSpace(a), attackers: [], meets: undefined })
        break
      case 'Aims':
        place(a).aim = b
        break
      case 'Modifier':
        place(a).added.push({ value: b, reason: c })
        break
      case 'Rolled':
        place(a).dice.push(b)
        part!.rolled = true
        break
      case 'Rerolled': {
        const one = place(b)
        const k = one.dice.indexOf(c)
        if (k >= 0) one.dice[k] = d
        one.rerolled.push(c)
        break
      }
      case 'Result':
        place(a).outcomes.push({ value: b, against: c, hit: d === 1 })
        break
      case 'Routed':
      case 'Gone':
        place(a).fate = event === 'Routed' ? 'routed' : 'gone'
        break
    }
  }
  return battle.zones.size === 0 ? undefined : battle
}

/** All shots of a bombardment. */
export function shotsOf(told: readonly Told[]): Shot[] {
  const shots: Shot[] = []
  for (const { event, args } of told) {
    const [a, b, c, d] = args
    const last = shots[shots.length - 1]
    if (event === 'Shell')
      shots.push({
        side: a,
        from: b,
        stand: c,
        sector: d,
        added: [],
        roll: undefined,
        value: undefined,
        hit: undefined,
      })
    else if (event === 'ShellModifier') last?.added.push({ value: a, reason: b })
    else if (event === 'ShellRolled' && last) {
      last.roll = a
      last.value = b
      last.hit = c === 1
    }
  }
  return shots
}

/** The sum of everything that was added to the dice of a place. */
export const sumOf = (added: readonly Added[]): number => added.reduce((sum, { value }) => sum + value, 0)

/** The space that a place strikes, by what is told: its target, or the space opposite. */
export const struckBy = (part: Part, place: Place): number | undefined =>
  place.aim ?? (part.places.has(oppositeSpace(place.space)) ? oppositeSpace(place.space) : undefined)

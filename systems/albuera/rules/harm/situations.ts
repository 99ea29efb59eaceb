/** What situation files say about debts, routed units, and units out of the battle. */
import { entriesField, nameField, UserError, wholeField } from '../../../../src/kernel/index.ts'
import { pointsFor, score } from '../sequence/victory.ts'
import { SIDE_IDS } from '../state/data/ids.ts'
import type { Albuera } from '../state/position.ts'
import { reason } from '../state/reasons.ts'
import { isGuns, isOnMap } from '../state/troops.ts'
import { cause, takeLosses } from './losses.ts'
import { endanger, oweLosses, oweRetreat, oweRout } from './owed.ts'

/** The fields of `set` that belong to this chapter. */
export const HARM_FIELDS = ['retreats', 'routs', 'losses', 'shared', 'endangered', 'won']
const CAUSES = ['fire', 'retreat', 'reaction', 'clash'] as const

const traits = (what: string, value: unknown, known: readonly string[]): Readonly<Record<string, unknown>> => {
  const entries = entriesField(what, value)
  for (const [trait] of entries)
    if (!known.includes(trait)) throw new UserError(`${what}.${trait}: there are ${known.join(', ')}`)
  return Object.fromEntries(entries)
}

/** Sets what a file says; returns whether it is a field of this chapter. */
export function setHarm(p: Albuera, field: string, value: unknown): boolean {
  const { army, ground } = p.scenario
  const unitIn = (what: string, name: unknown) => nameField(what, name, army.units)
  const hexIn = (what: string, name: unknown) => nameField(what, name, ground.grid.names)
  if (field === 'retreats')
    for (const [name, one] of entriesField(field, value)) {
      const what = `${field}.${name}`
      const { from, hexes = 1, mayStay, byOwner } = traits(what, one, ['from', 'hexes', 'mayStay', 'byOwner'])
      const steps = wholeField(`${what}.hexes`, hexes, 1, 2)
      oweRetreat(p, unitIn(what, name), steps, unitIn(`${what}.from`, from), mayStay === true, byOwner === true)
    }
  else if (field === 'routs')
    for (const [name, one] of entriesField(field, value)) {
      const what = `${field}.${name}`
      const { from, turns = 1, inClash } = traits(what, one, ['from', 'turns', 'inClash'])
      const later = wholeField(`${what}.turns`, turns, 1, 9)
      oweRout(p, unitIn(what, name), later, unitIn(`${what}.from`, from), inClash === true)
    }
  else if (field === 'losses')
    for (const [name, one] of entriesField(field, value)) {
      const what = `${field}.${name}`
      const { count, by } = traits(what, one, ['count', 'by'])
      const why = [cause.FIRE, cause.RETREAT, cause.REACTION, cause.CLASH][nameField(`${what}.by`, by, CAUSES)]
      takeLosses(p, unitIn(what, name), wholeField(`${what}.count`, count, 1, 10), why)
    }
  else if (field === 'shared')
    for (const [name, one] of entriesField(field, value)) {
      const what = `${field}.${name}`
      const { at, count } = traits(what, one, ['at', 'count'])
      const losses = wholeField(`${what}.count`, count, 1, 9)
      oweLosses(p, nameField(what, name, SIDE_IDS), hexIn(`${what}.at`, at), losses)
    }
  else if (field === 'won')
    for (const [name, count] of entriesField(field, value))
      for (let n = wholeField(`${field}.${name}`, count, 1, 9); n > 0; n--)
        score(p, nameField(`${field}.${name}`, name, SIDE_IDS), pointsFor(p).clash, reason.CLASH)
  else if (field === 'endangered') endanger(p, hexIn(field, value))
  else return false
  return true
}

/** Fields of `expect`: commanders who are wounded or out of the battle. */
export function readHarm(p: Albuera, field: string): readonly string[] | undefined {
  const harm = ['wounded', 'fallen'].indexOf(field)
  return harm < 0 ? undefined : p.scenario.army.commanders.filter((_, c) => p.harmed[c] === 1 + harm)
}

const TAKEN = ['own', 'captured', 'recaptured'] as const

/** Puts a unit that is off the map where a file says that it is: routed, or captured guns. */
export function placeGone(
  p: Albuera,
  what: string,
  unit: number,
  { at, due, taken }: { readonly at: unknown; readonly due: unknown; readonly taken: unknown },
): void {
  const { ground, turns } = p.scenario
  if (due !== undefined) {
    if (at !== undefined || taken !== undefined) throw new UserError(`${what}.due: who has routed is not on the map`)
    if (isGuns(p, unit)) throw new UserError(`${what}.due: guns do not rout`)
    p.due[unit] = wholeField(`${what}.due`, due, 1, turns)
    return
  }
  if (!isGuns(p, unit)) throw new UserError(`${what}.taken: only guns are captured`)
  p.taken[unit] = nameField(`${what}.taken`, taken, TAKEN)
  if (p.taken[unit] === 0) throw new UserError(`${what}.taken: captured or recaptured is expected`)
  // Only captured guns lie in their hex, so that they can be recaptured (R15, R16).
  if (p.taken[unit] === 1 && at !== undefined) p.wreck[unit] = 1 + nameField(`${what}.at`, at, ground.grid.names)
}

/** What is known of a unit off the map that is still in the battle, and of captured guns; undefined for all others. */
export function readGone(p: Albuera, unit: number): Readonly<Record<string, unknown>> | undefined {
  if (isOnMap(p, unit)) return undefined
  if (p.due[unit] > 0) return p.due[unit] > p.scenario.turns ? undefined : { due: p.due[unit], lost: p.lost[unit] }
  return isGuns(p, unit) && p.taken[unit] > 0 ? { taken: TAKEN[p.taken[unit]] } : undefined
}

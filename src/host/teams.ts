import { type Engine, type Formation, fastDice, type Position, UserError } from '../kernel/index.ts'
import { noSuch } from '../kernel/suggest.ts'
import type { NewMatch } from '../protocol/index.ts'
import { looksLike } from './likeness.ts'
import { plainName } from './names.ts'
import type { StoredComrade } from './store.ts'

/**
 * Several people at one seat: its chief, who may do everything that the seat may, and others who each command some of
 * its formations.
 */

/** A player who shares a seat, without the key. */
type Named = Omit<StoredComrade, 'keyHash'>

/** By seat, the formations that can be shared out in a scenario: none if the system has none. */
export function formationsOf(
  engine: Engine<Position>,
  { scenario, options = {} }: Pick<NewMatch, 'scenario' | 'options'>,
) {
  const { ruleset } = engine
  if (!ruleset.formations) return ruleset.seats.map(() => [])
  return ruleset.formations(engine.open(scenario, options, fastDice(0)).scenario)
}

/**
 * The players who share a seat with its chief, each with a unique name. Throws a UserError for a formation that the
 * seat does not have.
 */
export function comradesOf(
  wished: readonly { readonly name?: string | undefined; readonly formations: readonly string[] }[],
  chief: string,
  formations: readonly Formation[],
): Named[] {
  const ids = formations.map(({ id }) => id)
  const names = new Set([chief])
  return wished.map(({ name: called, formations: given }) => {
    const name = called === undefined ? chief : plainName(called)
    for (const id of given) if (!ids.includes(id)) throw noSuch('formation', id, ids)
    if (given.length === 0)
      throw new UserError(`${name} shares a seat and commands no formation: name those that are his`)
    const other = called === undefined ? undefined : [...names].find((one) => looksLike(one, name))
    if (other !== undefined)
      throw new UserError(`the name '${name}' looks like '${other}', who shares the seat: give them different names`)
    let own = name
    // A comrade without a unique name gets a number.
    for (let k = 2; names.has(own); k++) own = `${name} ${k}`
    names.add(own)
    return { name: own, formations: [...new Set(given)] }
  })
}

/**
 * The name of a comrade's place, under which the key is returned when a match is made: `french/2` is the second player
 * of that seat.
 */
export const placeOf = (seat: string, comrade: number): string => `${seat}/${comrade + 2}`

import { playerKinds } from '../players/index.ts'
import { computerName } from '../players/names.ts'
import { hashOfKey } from './keys.ts'
import { looksLike } from './likeness.ts'
import type { Lock, StoredComrade, StoredSeat } from './store.ts'
import { placeOf } from './teams.ts'

/**
 * Who may sit where. A key opens one place. An invitation gives its place to the first key that comes with it, and is
 * worth nothing afterwards. The creator can give a place again: its key is then worth nothing, and a new invitation
 * opens it.
 */

/** A place at the table: the number of a seat and, for a player who shares it with its chief, that player. */
export interface Place {
  readonly seat: number
  readonly comrade?: StoredComrade
}

type Seats = readonly StoredSeat[]

/** Yields all places at the table, and what opens each. */
export function* placesOf(seats: Seats): Generator<Place & { readonly lock: Lock }> {
  for (const [seat, one] of seats.entries()) {
    yield { seat, lock: one }
    for (const comrade of one.team ?? []) yield { seat, comrade, lock: comrade }
  }
}

/** Do all places but one belong to computers? One that a player has handed to a computer still belongs to the player. */
export const isAlone = (seats: Seats): boolean =>
  [...placesOf(seats)].filter(({ lock }) => lock.keyHash !== undefined || lock.invitationHash !== undefined).length <= 1

const find = (seats: Seats, holds: (lock: Lock) => boolean): Place | undefined => {
  for (const { lock, ...place } of placesOf(seats)) if (holds(lock)) return place
  return undefined
}

/** The place that a key opens; undefined for a key that opens none. */
export function openedBy(seats: Seats, key: string): Place | undefined {
  const hash = hashOfKey(key)
  return find(seats, ({ keyHash }) => keyHash === hash)
}

/** The place with that name: a seat's, or `SEAT/2` for the second player who shares it. */
export function placeNamed(seats: Seats, name: string): Place | undefined {
  for (const { seat, comrade } of placesOf(seats)) {
    if (nameOfPlace(seats, { seat, comrade }) === name) return comrade ? { seat, comrade } : { seat }
  }
  return undefined
}

/** The name of a place. */
export function nameOfPlace(
  seats: Seats,
  { seat, comrade }: { readonly seat: number; readonly comrade?: StoredComrade | undefined },
): string {
  const { seat: name, team = [] } = seats[seat] as StoredSeat
  return comrade
    ? placeOf(
        name,
        team.findIndex((one) => one.name === comrade.name),
      )
    : name
}

/** The name of the player at a place. */
export const playerAt = (seats: Seats, { seat, comrade }: Place): string =>
  comrade ? (comrade.called ?? comrade.name) : (seats[seat] as StoredSeat).name

/** What a name could be mistaken for: completes the sentence that refuses the name. */
interface Likeness {
  readonly name: string
  readonly is: 'who is at the table' | 'which is another seat'
}
const AT_TABLE = 'who is at the table'

/**
 * The other seat, or the other player at the table, that `name` could be mistaken for if the player of this place took
 * it; undefined if there is none. Computers are at every table: a name that looks like one of theirs is never free.
 */
export function lookAlike(seats: Seats, { seat, comrade }: Place, name: string): Likeness | undefined {
  const sides = seats.filter((_, k) => k !== seat).map((one) => one.seat)
  const side = sides.find((one) => looksLike(one, name))
  if (side !== undefined) return { name: side, is: 'which is another seat' }
  for (const other of placesOf(seats)) {
    if (other.seat === seat && other.comrade?.name === comrade?.name) continue
    const names = [playerAt(seats, other), other.comrade?.name ?? '']
    const found = names.find((one) => one !== '' && looksLike(one, name))
    if (found !== undefined) return { name: found, is: AT_TABLE }
  }
  const computer = playerKinds.map((kind) => computerName(kind.name)).find((one) => looksLike(one, name))
  return computer === undefined ? undefined : { name: computer, is: AT_TABLE }
}

/** Does this place have no key, so that its invitation waits for a player? */
export const isWaiting = ({ keyHash, invitationHash }: Lock): boolean =>
  keyHash === undefined && invitationHash !== undefined

/** Was the key of this place given to the creator of the match? */
export const isCreators = ({ keyHash, invitationHash }: Lock): boolean =>
  keyHash !== undefined && invitationHash === undefined

/**
 * The seats with another lock at one place, and another name for its player. A comrade keeps the name in the record.
 */
function relocked(seats: Seats, { seat, comrade }: Place, lock: Lock, name?: string): Seats {
  return seats.map((one, k) => {
    if (k !== seat) return one
    if (!comrade) {
      const { keyHash: _, invitationHash: __, ...rest } = one
      return { ...rest, ...lock, ...(name !== undefined && { name }) }
    }
    const team = (one.team ?? []).map((other) => {
      if (other.name !== comrade.name) return other
      const { keyHash: _, invitationHash: __, ...rest } = other
      return { ...rest, ...lock, ...(name !== undefined && { called: name }) }
    })
    return { ...one, team }
  })
}

/**
 * The result of an invitation: the seats as they are now, and the place that was taken. `again`: this key had taken it
 * before.
 */
export type Claimed = { readonly seats: Seats; readonly place: Place; readonly again: boolean }

/**
 * Gives the place of an invitation to a key. The same key may come again: the first answer may have been lost. `spent`:
 * another key has the place already, or the invitation belongs to none of these seats. `used`: the key opens another
 * place, or is the invitation itself.
 */
export function claim(seats: Seats, invitation: string, key: string, name?: string): Claimed | 'spent' | 'used' {
  const [asked, keyHash] = [hashOfKey(invitation), hashOfKey(key)]
  const place = find(seats, ({ invitationHash }) => invitationHash === asked)
  if (!place) return 'spent'
  const lock: Lock = place.comrade ?? (seats[place.seat] as StoredSeat)
  if (lock.keyHash === keyHash) return { seats, place, again: true }
  if (lock.keyHash !== undefined) return 'spent'
  // An invitation must not become the key: others have seen it and could open the place.
  if (key === invitation || openedBy(seats, key)) return 'used'
  const taken = relocked(seats, place, { invitationHash: asked, keyHash }, name)
  return { seats: taken, place: placeNamed(taken, nameOfPlace(seats, place)) as Place, again: false }
}

/** The seats after a place is given again: its old key is worth nothing, and an invitation opens it. */
export const givenAgain = (seats: Seats, place: Place, invitation: string): Seats =>
  relocked(seats, place, { invitationHash: hashOfKey(invitation) })

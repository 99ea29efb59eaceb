import { createEffect } from 'solid-js'
import type { Status } from '../../../protocol/index.ts'
import type { AtTable } from '../../table/at-table.ts'
import { drop, heldMatch } from '../held.ts'

/** A person's place at the table, as the host reports it. */
export interface PersonsPlace {
  /** A seat's name, or `SEAT/2` for the second player who shares it. */
  readonly place: string
  readonly who: string
  readonly here: boolean
  /** Is the invitation still unopened? */
  readonly waiting: boolean
}

/** The places of all persons. A seat that a computer plays for a person still counts as that person's. */
export const personsPlaces = ({ seats }: Status): PersonsPlace[] =>
  seats.flatMap(({ seat, kind, name, here, waiting, team = [] }) => [
    ...(kind === 'person' ? [{ place: seat, who: name, here, waiting: waiting === true }] : []),
    ...team.map((one, k) => ({
      place: `${seat}/${k + 2}`,
      who: one.called ?? one.name,
      here: one.here,
      waiting: one.waiting === true,
    })),
  ])

/** Makes this browser forget an invitation once it has been opened, because it is then worthless. */
export function useInvitationsDropped({ table }: AtTable): void {
  createEffect(() => {
    const { match, kind } = table().info
    if (kind !== 'online') return
    const taken = personsPlaces(table().status()).filter(({ waiting }) => !waiting)
    const kept = heldMatch(match)?.invitations ?? {}
    drop(match, { invitations: taken.map(({ place }) => place).filter((place) => kept[place] !== undefined) })
  })
}

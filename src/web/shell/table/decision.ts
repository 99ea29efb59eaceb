import { SPECTATOR } from '../../../kernel/seats.ts'
import type { Table } from '../../board/table.ts'
import type { AtTable } from '../../table/at-table.ts'
import { tBeside } from '../../words/beside/t.ts'
import { isLevel, levelAt, levelTitle } from '../levels.ts'

/** How a game ended: which seat won, and by what. */
export function resultWords({
  table,
  module,
}: AtTable): { readonly title: string; readonly reason?: string } | undefined {
  const result = table().result()
  if (!result) return undefined
  const { info } = table()
  const seat = info.seats[table().seat()]
  const alone = info.mine.length === 1 && seat !== undefined && info.kind !== 'replay'
  const by = isKnownEnd(result.by) ? tBeside(`end.by.${result.by}`) : result.by
  const who = () => {
    if (result.winner.length === 0) return tBeside('end.draw')
    if (alone) return result.winner.includes(seat) ? tBeside('end.youWon') : tBeside('end.youLost')
    return result.winner.map((winner) => module.hasWon(info.seats.indexOf(winner))).join(', ')
  }
  const reason = result.by === 'rules' ? module.ending?.(table()) : undefined
  return reason === undefined ? { title: `${who()} ${by}.` } : { title: `${who()}.`, reason }
}

/** How a game ended, in a sentence or two. */
function resultSentence(place: AtTable): string {
  const { title = '', reason = '' } = resultWords(place) ?? {}
  return `${title} ${reason}`.trim()
}

/** What happened at the moment that the player looks back at: its last event worth a look. */
function momentSentence({ table, module, inWords }: AtTable): string {
  const now = table()
  const told = now.log()
  const worth = told.filter((one) => one.n === now.past.at() && module.show(one).rest > 0)
  const last = worth.at(-1) ?? told.at(-1)
  const moment = last ? inWords(last) : ''
  return now.info.kind === 'replay' ? moment || tBeside('past') : `${tBeside('past')} ${moment}`.trim()
}

const ENDS = ['rules', 'resignation', 'agreement', 'time', 'claim'] as const
const isKnownEnd = (by: string): by is (typeof ENDS)[number] => (ENDS as readonly string[]).includes(by)

/** Why only part of a wish was done: of a way of several steps, for instance. */
function haltSentence({ table, sayWhy }: AtTable): string {
  const why = table().halted()
  if (why === undefined) return ''
  return why === 'asked' ? tBeside('halted.asked') : tBeside('halted.why', { reason: sayWhy(why) })
}

/** Does the game only wait: is nothing told, asked or looked back at, and is it not over? */
export const isWaiting = (table: Table): boolean =>
  table.past.at() === undefined && !table.result() && !table.telling.running() && table.isReady() && !table.asked()

/** The current decision, and who makes it, in one sentence. */
export function decisionSentence(place: AtTable): string {
  const { table, module, seatNames } = place
  const now = table()
  if (now.past.at() !== undefined) return momentSentence(place)
  if (now.result() && !now.telling.running()) return resultSentence(place)
  if (now.telling.running()) {
    const told = now.happening()
    return told ? place.inWords(told) : ''
  }
  if (!now.isReady()) return now.isLate() ? tBeside('rulesLate') : ''
  if (now.asked()) return `${haltSentence(place)} ${module.prompt(now)}`.trim()
  const { sealing } = now.status()
  if (sealing) return tBeside('sealing', { seats: seatNames(sealing.waiting) })
  const awaited = now.awaiting()
  const own = now.info.seats[now.seat()]
  // A player who shares a seat may have to wait for the chief.
  const asked = own !== undefined && awaited.includes(own) && !now.info.comrade
  const onItsWay = asked && now.onItsWay()
  if (onItsWay && !now.linked()) return tBeside(`unlinked.${onItsWay}`)
  if (onItsWay) return tBeside(`onItsWay.${onItsWay}`)
  const seats = now.status().seats.filter(({ seat }) => awaited.includes(seat))
  // Says nothing for a moment, because most computers answer at once.
  if (seats.length > 0 && seats.every(({ kind }) => kind === 'computer'))
    return now.status().thinking === undefined ? '' : tBeside('thinking')
  const wait = awaited.length > 0 ? (module.waiting?.(now) ?? tBeside('waitFor', { seats: seatNames(awaited) })) : ''
  return now.seat() === SPECTATOR ? `${tBeside('watching')} ${wait}` : wait
}

/** Has the person at this seat given no name? The host then uses the name of the seat, and older games 'Player'. */
export const isNameless = (name: string, seat: string): boolean => name === 'Player' || name.toLowerCase() === seat
/** The name of a player as shown beside the name of the seat. */
export const playerTitle = (
  seat: { readonly seat: string; readonly kind: string; readonly name: string; readonly player?: string | undefined },
  recorded: boolean,
): string => {
  const level = levelAt(seat)
  if (seat.kind === 'computer' || (recorded && isLevel(level)))
    return tBeside('seat.computer', { level: levelTitle(level) })
  return isNameless(seat.name, seat.seat) ? tBeside('seat.person') : seat.name
}

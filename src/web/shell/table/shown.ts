import type { Shown } from '../../../match/index.ts'
import type { TableInfo } from '../../board/table.ts'
import { sealedIn } from '../../table/kept-dice.ts'

/** The hash that closes the first line of a record. */
const FIRST = /^[^\n]*"chain":"([0-9a-f]{32})"\}\r?\n/

/**
 * What this browser was shown of the match whose record it checks, and whether it kept its own words back until then. A
 * record from a file names no match: what counts is then what is kept for its first line, possibly nothing.
 */
export function shownOf(info: TableInfo, record: string): { readonly shown: Shown; readonly took: boolean } {
  const kept =
    info.match === '' ? sealedIn(FIRST.exec(record)?.[1] ?? '', info.seats) : sealedIn(info.match, info.seats)
  const said = info.kind === 'replay' ? [] : [info]
  const chain = [...kept, ...said].find((one) => one.chain !== undefined)?.chain
  const commits = kept.find((one) => one.commits)?.commits
  return {
    shown: {
      ...(chain !== undefined && { chain }),
      commitments: [...kept, ...said].flatMap(({ commitment }) => commitment ?? []),
      ...(commits && { commits }),
      words: kept.flatMap((one) => (one.commits ? [one.words] : [])),
    },
    took: commits !== undefined,
  }
}

import type { Folded } from '../../../src/web/board/module.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { sideOfSpace, zoneOfSpace } from '../rules/state/counts.ts'
import { tTold } from '../words/told/t.ts'
import { zoneName } from './fight-names.ts'
import { sectorName, sideName } from './names.ts'
import { placeOf } from './places.ts'

/**
 * The log with one line for each battle zone, each volley of guns and each body that reacts; a line unfolds to the
 * dice.
 */

/** Events of a battle zone, each with the index of the argument that is its space. */
const IN_ZONE: Readonly<Record<string, number>> = {
  Placed: 0,
  Aims: 0,
  Modifier: 0,
  Rolled: 0,
  Rerolled: 1,
  Result: 0,
  Routed: 0,
  Gone: 0,
}
const SHOT = ['Shell', 'ShellModifier', 'ShellRolled']

/** The counts while lines are put together. */
interface Gathering {
  readonly first: Told
  readonly inside: Told[]
  readonly words: () => string
}
interface Sums {
  readonly dice: [number, number]
  readonly hits: [number, number]
  readonly routed: [number, number]
  readonly gone: [number, number]
}

export function foldLog(log: readonly Told[]): readonly (Told | Folded)[] {
  const lines: (Told | Gathering)[] = []
  let open = new Map<string, Gathering & { readonly sums: Sums }>()
  let volley = ''
  let highest = Number.POSITIVE_INFINITY
  let part = 0
  const gather = (key: string, told: Told, words: (sums: Sums) => string): Sums => {
    let line = open.get(key)
    if (!line) {
      const sums: Sums = { dice: [0, 0], hits: [0, 0], routed: [0, 0], gone: [0, 0] }
      line = { first: told, inside: [], sums, words: () => words(sums) }
      open.set(key, line)
      lines.push(line)
    }
    line.inside.push(told)
    return line.sums
  }
  for (const told of log) {
    const { event, args } = told
    const [a, b, c, d] = args
    if (event === 'StageBegan' || event === 'TakenBack') {
      open = new Map()
      highest = Number.POSITIVE_INFINITY
      part = 0
    }
    const at = IN_ZONE[event] === undefined ? undefined : args[IN_ZONE[event]]
    if (at !== undefined) {
      // Positions are told space by space: a lower space begins the next part of the combat.
      if (event === 'Placed') {
        if (a <= highest) part++
        highest = a
      }
      const zone = zoneOfSpace(at)
      const ranged = part <= 1
      count(
        gather(`zone ${zone} ${part}`, told, (sums) => zoneWords(zone, ranged, sums)),
        told,
        sideOfSpace(at),
      )
    } else if (SHOT.includes(event)) {
      if (event === 'Shell') volley = `shell ${a} ${b} ${d}`
      const [side, from, to] = volley.split(' ').slice(1).map(Number)
      const sums = gather(volley, told, (total) => shellWords(side ?? 0, from ?? 0, to ?? 0, total))
      if (event === 'ShellRolled') {
        sums.dice[0]++
        sums.hits[0] += c
      }
    } else if (event === 'TriesSquare' || event === 'TriesCounter') {
      const sums = gather(`${event} ${a} ${b}`, told, ({ dice, hits }) =>
        tTold(event === 'TriesSquare' ? 'foldSquares' : 'foldCounters', {
          side: sideName(a),
          sector: sectorName(b),
          dice: dice[0],
          hits: hits[0],
        }),
      )
      sums.dice[0]++
      sums.hits[0] += d
    } else if (event === 'Meeting') gather(`meeting ${b}`, told, () => tTold('foldMeeting', { sector: sectorName(c) }))
    else lines.push(told)
  }
  return lines.map((line) =>
    'words' in line ? { first: line.first, text: line.words(), place: placeOf(line.first), inside: line.inside } : line,
  )
}

function count(sums: Sums, { event, args }: Told, side: number): void {
  const k = side === 0 ? 0 : 1
  if (event === 'Rolled') sums.dice[k]++
  else if (event === 'Result') sums.hits[k] += args[3]
  else if (event === 'Routed') sums.routed[k]++
  else if (event === 'Gone') sums.gone[k]++
}

/** 'b1 | b2, melee. Hits: White 2 of 3, Black 0 of 1. Routed: Black 2.' */
function zoneWords(zone: number, ranged: boolean, { dice, hits, routed, gone }: Sums): string {
  const of = (
    key: 'foldHits' | 'foldRouted' | 'foldGone',
    words: (side: 0 | 1) => string,
    sides: readonly [number, number],
  ) => {
    const said = ([0, 1] as const).filter((side) => sides[side] > 0).map(words)
    return said.length === 0 ? [] : [`${tTold(key, {})} ${said.join(', ')}.`]
  }
  const counted = (sides: readonly [number, number]) => (side: 0 | 1) =>
    tTold('foldCount', { side: sideName(side), count: sides[side] })
  const what = [
    ...of('foldHits', (side) => tTold('foldOf', { side: sideName(side), hits: hits[side], dice: dice[side] }), dice),
    ...of('foldRouted', counted(routed), routed),
    ...of('foldGone', counted(gone), gone),
  ]
  return [tTold(ranged ? 'foldFire' : 'foldMelee', { zone: zoneName(zone) }), ...what].join(' ')
}

/** Hits are counted once a die has fallen. */
const shellWords = (side: number, from: number, to: number, { dice, hits }: Sums): string =>
  tTold(dice[0] > 0 ? 'foldShells' : 'foldShelling', {
    side: sideName(side),
    from: sectorName(from),
    to: sectorName(to),
    hits: hits[0],
    dice: dice[0],
  })

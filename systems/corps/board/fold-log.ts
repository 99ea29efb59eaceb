/** The log with one line for each story: what it was and what came of it. It unfolds to dice, modifiers and tests. */
import type { Folded } from '../../../src/web/board/module.ts'
import type { Table, Told } from '../../../src/web/board/table.ts'
import { type Corps, GRADE_IDS } from '../rules/state/position.ts'
import { tFight } from '../words/fight/t.ts'
import { tNames } from '../words/names/t.ts'
import { bodyName, type Named } from './faces.ts'
import { fightOf } from './fights.ts'
import { type Fought, isStory, storiesIn } from './stories.ts'
import { placeOf } from './told.ts'

/** What has happened to a unit in a story. */
interface Lot {
  casualties: number
  grade: number
  isGone: boolean
}

/** By unit, in the order in which they were struck. */
function lotsIn(told: readonly Told[]): ReadonlyMap<number, Lot> {
  const lots = new Map<number, Lot>()
  const lotOf = (unit: number): Lot => {
    const known = lots.get(unit) ?? { casualties: 0, grade: -1, isGone: false }
    lots.set(unit, known)
    return known
  }
  for (const { event, args } of told) {
    if (event === 'CasualtiesTaken') lotOf(args[0]).casualties += args[1]
    else if (event === 'MoraleChanged') lotOf(args[0]).grade = args[1]
    else if (event === 'UnitLost' || event === 'RoutedOff') lotOf(args[0]).isGone = true
  }
  return lots
}

function lotWords(named: Named, unit: number, { casualties, grade, isGone }: Lot): string {
  const what = [
    ...(casualties > 0 ? [tFight('losses', { count: casualties })] : []),
    ...(isGone ? [tFight('gone')] : grade >= 0 ? [tNames(`grades.${GRADE_IDS[grade]}`)] : []),
  ]
  return tFight('lot', { unit: bodyName(named, unit), what: what.join(', ') })
}

/**
 * 'Battery of 4 French Corps fires at 2 Prussian: 2 Prussian (1 casualty, Rout)'; if nothing is struck, what was
 * rolled.
 */
function lineOf(named: Named, story: Fought): string {
  const { title, parts } = fightOf(named, story).tell()
  const struck = [...lotsIn(story.told)].map(([unit, lot]) => lotWords(named, unit, lot))
  const rolled = parts.flatMap((part) => ('roll' in part && part.roll.result ? [part.roll.result] : [])).at(-1)
  const what = struck.length > 0 ? struck.join('; ') : rolled
  return what === undefined ? title : tFight('folded', { title, what })
}

/** Lines already made, by the first event of their story: valid until the story goes on. */
const known = new WeakMap<Told, { readonly count: number; readonly text: string }>()

function textOf(named: Named, story: Fought): string {
  const [first] = story.told
  const before = known.get(first)
  if (before?.count === story.told.length) return before.text
  const text = lineOf(named, story)
  known.set(first, { count: story.told.length, text })
  return text
}

export function foldLog(
  log: readonly Told[],
  table: Pick<Table<Corps>, 'scenario' | 'view'>,
): readonly (Told | Folded)[] {
  return storiesIn(log).list.map((one) => {
    if (!isStory(one)) return one
    const [first] = one.told
    if (one.told.length === 1) return first
    return { first, text: textOf(table, one), place: placeOf(first, table.view()), inside: one.told }
  })
}

import type { Table } from '../../../src/web/board/table.ts'
import type { Generals } from '../rules/state/position.ts'
import { tTold } from '../words/told/t.ts'
import { sideName } from './names.ts'

/** Why a battle that was fought to its end is over, with its score. */
export function ending(table: Table<Generals>): string {
  const { vp, scenario } = table.view()
  const { game, armyMorale } = scenario.tables.file
  const [white, black] = [vp[0], vp[1]]
  const score = { white, black }
  if (scenario.readings.armyMorale && Math.min(white, black) <= armyMorale.loseAt)
    return tTold('ending.morale', { ...score, side: sideName(white <= black ? 0 : 1) })
  if (Math.max(white, black) >= game.vpToWin && white !== black)
    return tTold('ending.points', { ...score, side: sideName(white > black ? 0 : 1), points: game.vpToWin })
  return tTold('ending.rounds', { ...score, rounds: game.rounds })
}

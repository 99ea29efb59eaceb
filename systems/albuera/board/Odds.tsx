import { createMemo, For, type JSX } from 'solid-js'
import { Odds as Shown } from '../../../src/web/battle/Odds.tsx'
import type { Prospect } from '../../../src/web/battle/prospect.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { HexBoard } from '../../../src/web/hexboard/board-state.ts'
import { clashByEntry, clashIn, reactorsTo } from '../rules/queries/shock.ts'
import type { Albuera } from '../rules/state/position.ts'
import { topUnit } from '../rules/state/troops.ts'
import { aheadAt } from './ahead.ts'
import { shotBy, volleyOf } from './chance.ts'
import { doomsOf } from './doom.ts'
import { hexName } from './faces.ts'
import { choiceName } from './naming.ts'
import { clashProspect, doomProspect, fireProspect, reactionProspect, squareProspect } from './prospect.ts'

/** The odds of what is pointed at, or of the only thing that can be done. */
export function Odds(props: { readonly board: HexBoard; readonly table: Table<Albuera> }): JSX.Element {
  const prospects = createMemo(() =>
    props.table.asked() ? [...doomed(props.table, props.board), ...prospectsOf(props.table, props.board)] : [],
  )
  return <For each={prospects()}>{(prospect) => <Shown prospect={prospect} cite={props.table.cite} />}</For>
}

/** Questions with few answers, any of which may cost a unit at once. */
const ANSWERED = ['reaction', 'entry', 'aftermath', 'fight', 'fitting']

/** The answers that cost a unit before a die falls. */
function doomed(table: Table<Albuera>, board: HexBoard): Prospect[] {
  if (!ANSWERED.includes(table.phase()?.name ?? '')) return []
  return board.choices().flatMap((choice) => {
    const dooms = doomsOf(table.engine, table.view(), table.seat(), choice.legal.text)
    return dooms.length === 0 ? [] : [doomProspect(table, choiceName(table, choice), dooms)]
  })
}

const some = (...prospects: readonly (Prospect | undefined)[]): Prospect[] => prospects.flatMap((one) => one ?? [])

function prospectsOf(table: Table<Albuera>, board: HexBoard): Prospect[] {
  const p = table.view()
  const pointed = board.pointed()
  const [choice] = board.targets().get(pointed) ?? []
  switch (table.phase()?.name) {
    case 'acting':
    case 'movement':
      return [...firing(table, board), ...ahead(table, board)]
    case 'volley': {
      const { unit, target, others } = volleyOf(p, choice?.legal.verb === 'add' ? choice.legal.a : -1)
      return some(fireProspect(p, unit, target, others))
    }
    case 'reaction':
      return p.reactor > 0 ? answering(p, p.reactor - 1) : [due(p, choice?.legal.a)]
    case 'entry':
      return some(
        squareProspect(p, topUnit(p, table.seat(), p.here)),
        ...clashIn(p, p.here).map((odds) => clashProspect(p, odds)),
      )
    case 'clash': {
      const hexes = choice ? [pointed] : [...board.targets().keys()].slice(0, 2)
      return hexes.flatMap((hex) => clashIn(p, hex).map((odds) => clashProspect(p, odds)))
    }
    default:
      return []
  }
}

/** The fire that is pointed at; or the only possible target. */
function firing(table: Table<Albuera>, board: HexBoard): Prospect[] {
  const shots = [...board.targets()].filter(([, choices]) => choices.some(({ legal }) => legal.verb === 'fire'))
  const hexes = shots.map(([hex]) => hex)
  const aim = hexes.length === 1 && board.ways().size === 0 ? hexes[0] : board.pointed()
  const p = table.view()
  const choices = board.targets().get(aim) ?? []
  return choices.flatMap((choice) => {
    const shot = shotBy(p, choice, table.phase()?.name ?? '')
    return shot === undefined ? [] : some(fireProspect(p, shot.unit, shot.target, shot.others))
  })
}

/** What the way that is pointed at leads into. */
function ahead(table: Table<Albuera>, board: HexBoard): Prospect[] {
  const p = table.view()
  const found = aheadAt(table, board)
  if (found === undefined) return []
  const clashes = found.clashes.map((odds) => clashProspect(p, odds))
  return found.reactors.length > 0 ? [reactionProspect(p, found.reactors, hexName(p, found.hex)), ...clashes] : clashes
}

/** The units that must react; or only the one that is pointed at. */
function due(p: Albuera, unit: number | undefined): Prospect {
  const reactors = reactorsTo(p, p.mover - 1, -1, -1)
  const one = reactors.filter((reactor) => reactor.unit === unit)
  return reactionProspect(p, one.length > 0 ? one : reactors, undefined)
}

/** What a unit that has passed may do: its fire, and a counterattack. */
function answering(p: Albuera, unit: number): Prospect[] {
  const mover = p.mover - 1
  const strikes = clashByEntry(p, unit, p.at[mover], 1).map((odds) => clashProspect(p, odds))
  return some(fireProspect(p, unit, mover, []), ...strikes)
}

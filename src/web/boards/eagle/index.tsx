import { lazy } from 'solid-js'
import type { Eagle } from '../../../rules/eagle/position.ts'
import type { BoardModule, Guide } from '../board.ts'
import { Board } from './Board.tsx'
import { deskOf } from './desk.ts'
import { Head } from './Head.tsx'
import { boardKeys } from './keys.ts'
import { prompt } from './prompt.ts'
import { ending, sentence } from './reading.ts'
import { placeOf, show } from './show.ts'
import { soundOf } from './sounds.ts'
import { Ends, Tools } from './Tools.tsx'

const Armies = lazy(async () => ({ default: (await import('./Armies.tsx')).Armies }))

const guide: Guide<Eagle> = { scenario: 'vedel', seat: 'french', steps: async () => (await import('./guide.ts')).steps }

/** Bailén on the screen: the hex board and all that belongs to it. */
export const board: BoardModule<Eagle> = {
  Board,
  Tools,
  Ends,
  lingers: (table) => deskOf(table).lingers(),
  prompt,
  ending,
  Head,
  Armies,
  show,
  sentence,
  placeOf,
  soundOf,
  keys: boardKeys,
  guide,
}

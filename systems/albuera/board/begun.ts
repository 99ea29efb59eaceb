/** What a unit that has not begun to move can do where it stands, and what each of these costs. */
import { fastDice, isRefusal } from '../../../src/kernel/index.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { type Choice, readChoice } from '../../../src/web/hexboard/choices.ts'
import { choicesOf } from '../../../src/web/table/seat-choices.ts'
import { type Albuera, albueraLayout } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { KINDS, moving } from './meaning.ts'
import { choiceName } from './naming.ts'

type Looked = Pick<Table<Albuera>, 'engine' | 'view' | 'seat' | 'scenario' | 'phase'>

/** These are chosen as such; the ends of marches are chosen on the map. */
const CHANGES = ['form', 'turn', 'face', 'wheel', 'swing', 'back', 'march', 'join', 'detach']
/** Those with a price of their own. */
const PRICED = ['form', 'turn', 'wheel', 'swing', 'back']

/** The position after these actions of the seat; undefined if one of them is not legal. */
function after({ engine, view, seat }: Looked, texts: readonly string[]): Albuera | undefined {
  const p = albueraLayout.make(view().scenario)
  albueraLayout.copy(view(), p)
  for (const text of texts) {
    const action = engine.parse(p, seat(), text)
    if (isRefusal(action) || engine.check(p, seat(), action) !== undefined) return undefined
    engine.play(p, seat(), action, fastDice(1))
  }
  return p
}

const beginning = (table: Looked, unit: number): string => `move ${table.view().scenario.army.units[unit]}`

/** What a unit of the activated commander could do at once if its movement began now. */
export function begunBy(table: Looked, unit: number): readonly Choice[] {
  const { engine, seat } = table
  const p = table.phase()?.name === 'acting' ? after(table, [beginning(table, unit)]) : undefined
  if (p === undefined) return []
  return choicesOf(engine, seat())
    .all(p)
    .filter(({ verb }) => CHANGES.includes(verb))
    .map((legal) => moving(p, readChoice(engine.choice(p, legal.action)?.verb ?? '', legal, KINDS)))
}

/** The actions of a choice: one that `begunBy` gave begins the movement. */
export const textsOf = (table: Looked, { unit, legal }: Choice): readonly string[] =>
  table.phase()?.name === 'acting' && CHANGES.includes(legal.verb) ? [beginning(table, unit), legal.text] : [legal.text]

/** The name of a choice with the Movement Points that it costs; undefined if it has no price of its own. */
export function pricedName(table: Looked, choice: Choice): string | undefined {
  if (choice.unit < 0 || !PRICED.includes(choice.legal.verb)) return undefined
  const p = after(table, textsOf(table, choice))
  if (p === undefined) return undefined
  const points = (table.view().left[choice.unit] - p.left[choice.unit]) / 2
  return points > 0 ? tAsking('do.priced', { what: choiceName(table, choice), points }) : undefined
}

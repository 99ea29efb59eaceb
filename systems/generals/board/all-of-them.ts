import { batch } from 'solid-js'
import { worthOfAim } from '../rules/queries/chances.ts'
import { room } from '../rules/state/army.ts'
import { stepTo } from '../rules/state/board.ts'
import { groupAt } from '../rules/state/counts.ts'
import { type Generals, generalsLayout } from '../rules/state/position.ts'
import type { Choice } from './choices.ts'
import type { Staff } from './staff.ts'

/** One click that answers a whole question: chooses everything that can be chosen, and hands it in. */

/** More choices than any question has. */
const MOST = 60

/** The words of the button, by phase; other phases have no such button. */
export const ALL_WORDS: Readonly<Record<string, string>> = {
  'who acts': 'act',
  reactions: 'react',
  'falling back': 'retreat',
  'taking positions': 'post',
  'choosing targets': 'aim',
  'advance after combat': 'advance',
  rally: 'rally',
}

/** Phases in which players usually choose everything. */
export const USUALLY_ALL = ['who acts', 'taking positions', 'choosing targets', 'advance after combat', 'rally']

/** Chooses everything that is open now, and hands it in. */
export function chooseAll(staff: Staff): void {
  const { table } = staff
  if (table.draft() === undefined) {
    const texts = advances(table.view(), table.seat(), staff.choices())
    if (texts.length > 0) table.act(...texts)
    return
  }
  // Draws only once everything has been chosen.
  batch(() => {
    for (let left = MOST; left > 0; left--) {
      const next = nextOf(table.view(), staff.choices())
      if (!next) break
      table.act(next.text)
    }
  })
  if (staff.closing()) table.submit()
}

/**
 * The next choice, in the order of the list; for targets, the most valuable one, given the targets that are chosen
 * already.
 */
export function nextOf(p: Generals, choices: readonly Choice[]): Choice | undefined {
  const open = choices.filter((choice) => choice.open)
  const [first] = open
  if (first?.verb !== 'aim') return first
  const copy = generalsLayout.make(p.scenario)
  generalsLayout.copy(p, copy)
  return open
    .filter(({ a }) => a === first.a)
    .map((choice) => ({ choice, worth: worthOfAim(copy, choice.a, choice.b) }))
    .sort((x, y) => y.worth - x.worth)[0]?.choice
}

/** Moves into the won sectors, for every unit that has a way and room there. */
export function advances(p: Generals, seat: number, choices: readonly Choice[]): string[] {
  const texts: string[] = []
  const left = new Map<number, number>()
  for (const { verb, a, b, open, text } of choices) {
    if (verb !== 'advance' || !open) continue
    const to = stepTo[b]
    const space = left.get(to) ?? room(p, seat, to)
    const units = Math.min(space, p.group[groupAt(b, a)] - p.going[groupAt(b, a)])
    left.set(to, space - units)
    for (let n = 0; n < units; n++) texts.push(text)
  }
  return texts
}

import type { Table } from '../../../src/web/board/table.ts'
import type { Choice, Tabletop } from '../../../src/web/inchboard/tabletop.ts'
import type { Corps } from '../rules/state/position.ts'
import { actorOf, targetOf } from './actors.ts'
import { bodyName, standingOf } from './faces.ts'
import { reading } from './reading.ts'
import { t } from './words.ts'

/** What each key lays over the table, and takes away. */
export const OVERLAYS = { k: 'command', g: 'arcs', t: 'threats', v: 'sight', b: 'orders' } as const

const OWN_MOVES = ['Moved', 'Stood', 'Faced', 'Formed', 'Rode', 'Spread']
const ENDS = ['end-the-turn', 'stand', 'hold-back', 'hold-fire', 'stay-on-blinds', 'stay-out', 'end-the-day']
/** Verbs of actions against an enemy. */
const HOSTILE = ['fire', 'assault', 'firefight', 'skirmish', 'charge']

/** The table of corps on the shared board. `p`: the table as it is shown. */
export function tabletopOf(table: Table<Corps>, p: () => Corps): Tabletop {
  const { scenario } = table
  return {
    id: 'corps',
    width: scenario.width,
    depth: scenario.depth,
    title: () => t('board'),
    plan: async (layout) => (await import('./field-plan.ts')).fieldPlan(scenario, layout),
    standing: () => standingOf(p()),
    bodyName: (body) => bodyName(p(), body),
    bodyWords: (body) => reading()?.bodyWords(p(), body) ?? bodyName(p(), body),
    choiceName: (choice) => reading()?.choiceName(p(), choice) ?? '',
    groupName: (verb) => reading()?.groupName(verb) ?? '',
    actorOf: (first, a) => actorOf(table.view(), first, a, table.phase()?.name ?? ''),
    targetOf,
    isHostile: ({ verb }: Choice) => HOSTILE.includes(verb),
    isEnd: ({ verb }: Choice) => ENDS.includes(verb),
    pointOf: (place) => reading()?.pointNamed(place),
    coursesOf: async (seat, steps) => (await import('./course.ts')).coursesIn(table, seat, steps),
    question: () => (table.asked() ? `${table.phase()?.name} ${table.view().picked}` : undefined),
    phaseKey: () => 1000 * table.view().move + [...table.view().chips].filter((one) => one === 3).length,
    goesOn: ({ event }) => OWN_MOVES.includes(event),
    happeningOf: (told) => reading()?.happeningOf(told),
    whyNot(body, chosen) {
      if (!table.asked() || table.phase()?.name !== 'spending') return undefined
      const text = reading()?.triedText(table.view(), table.seat(), chosen, body)
      return text === undefined ? undefined : table.why(text)
    },
    overlays: OVERLAYS,
  }
}

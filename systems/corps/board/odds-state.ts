import { createEffect, createMemo, createSignal, onCleanup } from 'solid-js'
import type { Course, Prospect } from '../../../src/web/battle/prospect.ts'
import { boardOfEach } from '../../../src/web/board/of-each.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { Choice } from '../../../src/web/inchboard/tabletop.ts'
import { charging, gunnersRule, has, how } from '../rules/queries/asked.ts'
import { form } from '../rules/state/forms.ts'
import type { Corps } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'
import { coursesOf, isTested } from './charge-courses.ts'
import { declared } from './charge-ends.ts'
import {
  chargeProspect,
  fightProspect,
  fireProspect,
  gunnersThrow,
  rallyProspect,
  reactionProspect,
  skirmishProspect,
} from './prospect.ts'

/** What is foreseen of the choice that is looked at. */
interface OddsState {
  /** For the choice pointed at; if there is none, for the last one of the chosen body. */
  readonly prospect: () => Prospect | undefined
  /** The same, but only the courses of what has courses: the throws that lead to them would cover the table. */
  readonly brief: () => Prospect | undefined
  /** Is a choice pointed at whose odds are known? */
  readonly isPointed: () => boolean
}

/** The one reckoning of a table, for its panel and over the table. */
export const oddsStateOf = boardOfEach((table: Table<Corps>): OddsState => {
  const board = boardStateOf(table)
  const phase = () => table.phase()?.name ?? ''
  const choice = createMemo(() => board.looked() ?? board.targets().get(board.hovered())?.[0] ?? board.several()[0])
  const pointed = createMemo(() => {
    const one = choice()
    // What was pointed at before the last answer can no longer be chosen, and may be off the table.
    if (one === undefined || !table.asked() || !board.choices().includes(one)) return undefined
    const shown = prospectOf(table.view(), one, phase())
    return shown && { of: board.chosen(), choice: one, shown }
  })
  // What is looked at stays in the panel while the pointer goes to its button.
  const kept = createMemo<ReturnType<typeof pointed>>((before) => {
    if (!table.asked()) return undefined
    return pointed() ?? (before?.of === board.chosen() && choice() === undefined ? before : undefined)
  })
  const courses = reckoned(table, () => kept()?.choice, phase)
  const prospect = createMemo(() => {
    const shown = kept()?.shown
    return shown && { ...shown, courses: courses() }
  })
  return {
    prospect,
    brief() {
      const shown = prospect()
      return shown && shown.courses.length > 0 ? { ...shown, throws: [] } : shown
    },
    isPointed: () => pointed() !== undefined,
  }
})

/** The courses of a choice, one after the other as they are reckoned; none for a choice that is no longer looked at. */
function reckoned(table: Table<Corps>, choice: () => Choice | undefined, phase: () => string): () => readonly Course[] {
  const [courses, setCourses] = createSignal<readonly Course[]>([])
  async function reckon(of: Choice, isOver: () => boolean): Promise<void> {
    for await (const course of coursesOf(table, of, phase()) ?? []) {
      if (isOver()) return
      setCourses((before) => [...before, course])
    }
  }
  createEffect(() => {
    const of = choice()
    let isOver = false
    onCleanup(() => {
      isOver = true
    })
    setCourses([])
    if (of) reckon(of, () => isOver)
  })
  return courses
}

function prospectOf(p: Corps, { verb, body, target, legal }: Choice, phase: string): Prospect | undefined {
  if (phase === 'charging') return reacting(p, verb, legal.a)
  if (verb === 'rally') return rallyProspect(p, body)
  if (body < 0 || target < 0) return undefined
  switch (verb) {
    case 'fire':
      return fireProspect(p, body, target)
    case 'skirmish':
      return skirmishProspect(p, body, target)
    case 'assault':
    case 'firefight':
      return fightProspect(p, body, target, verb === 'firefight')
    case 'charge':
      return chargeProspect(p, declared(p, body, target), isTested(p, phase, body, target))
    default:
      return undefined
  }
}

/** An answer to a charge: 6.7, 6.8, A31 need a test, and by option so does everything that gunners do (15.6). */
function reacting(p: Corps, verb: string, a: number): Prospect {
  const isFlank = has(p, how.FLANK)
  const { charger, target } = charging(p)
  if (verb === 'form') return reactionProspect(p, target, isFlank, a === form.SQUARE)
  if (verb === 'turn-to-face') return reactionProspect(p, target, isFlank, false)
  if (verb === 'intercept') return reactionProspect(p, a, false, false)
  const gunners = gunnersRule(p, charger, target)
  if (gunners === undefined) return { before: [], throws: [], notes: [] }
  const test = reactionProspect(p, target, isFlank, false)
  return verb === 'evade' ? test : { ...test, throws: [...test.throws, gunnersThrow(p, target, charger, gunners.need)] }
}

/** The odds of charges and of the answers to them, worked out piece by piece while the page goes on. */
import type { Course } from '../../../src/web/battle/prospect.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { Choice } from '../../../src/web/inchboard/tabletop.ts'
import { charging, isExposed } from '../rules/queries/asked.ts'
import { FORM_IDS } from '../rules/state/forms.ts'
import type { Corps } from '../rules/state/position.ts'
import { tFight } from '../words/fight/t.ts'
import { tNames } from '../words/names/t.ts'
import { type Answer, answering, declared, declining, END_IDS, type EndId, endOf, UNTIL } from './charge-ends.ts'
import { bodyName } from './faces.ts'

const ANSWERS = new Set(['evade', 'fire-at-the-charge', 'countercharge', 'form', 'turn-to-face', 'intercept', 'stand'])

/** The only hidden thing that a charge asks is whether orders forbid evading, and that is answered. */
const AGREE = 2

/** 6.3, A43 Is this a charge that takes a test: at an opportunity, and not instead of giving way? */
export const isTested = (p: Corps, phase: string, unit: number, enemy: number): boolean =>
  phase === 'watching' && isExposed(p, unit, enemy)

/**
 * What a choice comes to, course by course as they are worked out; undefined if it is neither a charge nor an answer to
 * one.
 */
export function coursesOf(table: Table<Corps>, choice: Choice, phase: string): AsyncIterable<Course> | undefined {
  const { verb, body, target } = choice
  if (phase === 'charging') return ANSWERS.has(verb) ? answered(table, choice) : undefined
  return verb === 'charge' && body >= 0 && target >= 0 ? charged(table, choice, phase) : undefined
}

/** A charge: one course for each thing that the enemy may do. */
async function* charged(table: Table<Corps>, { body, target, legal }: Choice, phase: string): AsyncIterable<Course> {
  const p = table.view()
  const { odds, answers } = declared(p, body, target)
  const chance = isTested(p, phase, body, target) ? odds.test.chance : 1
  for (const answer of answers) {
    const foes = answer.rider < 0 ? [target] : [target, answer.rider]
    const answerOf = answering(table.engine, answer)
    const ends = await endsOf(table, p, legal.text, body, foes, answerOf)
    const title = answers.length > 1 ? titleOf(p, target, answer) : tFight('ends')
    yield course(p, title, body, target, declining(ends, chance))
  }
}

/** 6.4 An answer of the target to a charge. */
async function* answered(table: Table<Corps>, { verb, legal }: Choice): AsyncIterable<Course> {
  const p = table.view()
  const { charger, target } = charging(p)
  const foes = verb === 'intercept' ? [target, legal.a] : [target]
  yield course(p, tFight('ends'), charger, target, await endsOf(table, p, legal.text, charger, foes))
}

async function endsOf(
  table: Table<Corps>,
  p: Corps,
  text: string,
  charger: number,
  foes: readonly number[],
  answer?: ReturnType<typeof answering>,
): Promise<Map<EndId, number>> {
  const key = (end: Corps) => END_IDS.indexOf(endOf(p, end, charger, foes))
  const { odds } = await table.odds(text, key, { until: UNTIL, agree: AGREE, ...(answer && { answer }) })
  return new Map([...odds].map(([end, chance]) => [END_IDS[end], chance]))
}

function course(p: Corps, title: string, charger: number, enemy: number, odds: ReadonlyMap<EndId, number>): Course {
  const args = { charger: bodyName(p, charger), enemy: bodyName(p, enemy) }
  const likely = END_IDS.filter((id) => odds.has(id))
  return { title, ends: likely.map((id) => ({ words: tFight(`end.${id}`, args), chance: odds.get(id) ?? 0 })) }
}

const titleOf = (p: Corps, enemy: number, { id, a, rider, needs }: Answer): string =>
  tFight(`if.${id}`, {
    ...{ enemy: bodyName(p, enemy), rider: rider < 0 ? '' : bodyName(p, rider), needs },
    form: id === 'form' ? tNames(`forms.${FORM_IDS[a]}`) : '',
  })

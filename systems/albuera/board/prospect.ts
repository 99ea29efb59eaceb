/** Odds before a decision, by the queries of the rules, in the form in which the page shows them. */
import { isRefusal } from '../../../src/kernel/index.ts'
import { outcomesOf } from '../../../src/web/battle/outcomes.ts'
import type { Prospect, Throw } from '../../../src/web/battle/prospect.ts'
import type { Modifier } from '../../../src/web/battle/story.ts'
import { signed } from '../../../src/web/board/sentence.ts'
import { shotOf } from '../rules/queries/fire.ts'
import type { ClashOdds, Reactor } from '../rules/queries/shock.ts'
import { CAUSE_IDS, CHECK_IDS, EFFECT_IDS, SHIFT_IDS, SIDE_IDS } from '../rules/state/data/ids.ts'
import type { Albuera } from '../rules/state/position.ts'
import { SKIRMISH } from '../rules/state/shapes.ts'
import { moraleOf } from '../rules/state/troops.ts'
import { tAsking } from '../words/asking/t.ts'
import { tFight } from '../words/fight/t.ts'
import type { Doom } from './doom.ts'
import { hexName, type Named, unitName } from './faces.ts'
import { D10, resultWords } from './fights.ts'
import { sentence } from './told.ts'
import { t } from './words.ts'

const placeOf = (ids: readonly string[], id: string): number => ids.indexOf(id)
const sumOf = (list: readonly { readonly value: number }[]): number => list.reduce((sum, { value }) => sum + value, 0)

/** The sum of several modifiers, and the highest roll that passes with them: −1 if none does. */
const sumWords = (added: readonly unknown[], total: number, morale: number): string | undefined =>
  added.length < 2 ? undefined : tFight('sum', { sum: signed(total), limit: Math.max(-1, Math.min(9, morale - total)) })

/** A Morale Check: what is added to the die, and what passing and failing bring. */
function checkOf(
  title: string,
  morale: number,
  added: readonly Modifier[],
  total: number,
  results: { pass: string; fail: string },
): Throw {
  return {
    title,
    weights: [],
    added,
    plain: tFight('plain'),
    sum: sumWords(added, total, morale),
    outcomes: outcomesOf([D10], (face) => face + total <= morale).map((one) => ({
      ...one,
      result: { words: one.result ? results.pass : results.fail, isGood: !one.result },
    })),
  }
}

/** The fire of a unit, with others that join it (14.9.5); undefined if it is not possible. */
export function fireProspect(
  p: Albuera,
  unit: number,
  target: number,
  others: readonly number[],
): Prospect | undefined {
  const shot = shotOf(p, unit, target, others)
  if (isRefusal(shot)) return undefined
  const { gunnery } = p.scenario
  const effect = placeOf(EFFECT_IDS, shot.effect)
  const who = { unit: [unit, ...others].map((one) => unitName(p, one)).join(', '), target: unitName(p, target) }
  const what =
    shot.row === undefined
      ? tFight('shot.printed', { ...who, effect: shot.effect, distance: shot.distance })
      : tFight('shot.row', {
          ...who,
          row: shot.row,
          effect: shot.effect,
          firepower: shot.firepower ?? 0,
          distance: shot.distance,
        })
  if (shot.captures !== undefined)
    return {
      before: [what, tFight('captures', { chance: Math.round((100 * shot.captures) / (shot.of ?? 10)) })],
      throws: [],
      notes: [],
    }
  // 8.9 Skirmishers cause no Losses.
  const isLoose = p.array[unit] === SKIRMISH
  const fail = tFight('fails', { losses: isLoose ? 0 : gunnery.losses[effect], retreat: gunnery.retreat[effect] })
  return {
    before: [what],
    throws: shot.checks.map((check) =>
      checkOf(
        tFight('check', { unit: unitName(p, check.unit) }),
        check.morale,
        check.modifiers.map(({ cause, rule, value }) => ({
          value: signed(value),
          reason: tAsking(`cause.${placeOf(CAUSE_IDS, cause)}`),
          rule,
        })),
        check.total,
        { pass: tFight('passes'), fail },
      ),
    ),
    notes: [],
  }
}

/** The units that would react to a step, each with its check (13.1). */
export function reactionProspect(p: Albuera, reactors: readonly Reactor[], where: string | undefined): Prospect {
  return {
    before: where === undefined ? [] : [tFight('react.there', { hex: where, count: reactors.length })],
    throws: reactors.map((one) => reactionOf(p, one)),
    notes: reactors.some(({ optional }) => optional) ? [tFight('react.optional')] : [],
  }
}

function reactionOf(p: Albuera, one: Reactor): Throw {
  const { great, passed, failed, routed } = one.chances
  const { rout } = p.scenario.data.tables.reactions
  const answers = one.answers.map((answer) => tFight(`answer.${answer}`)).join(', ')
  /** From the lowest faces up: two things, passed, failed, routed. */
  const bands: readonly (readonly [chance: number, words: string, isGood: boolean])[] = [
    [great, tFight('react.great'), true],
    [passed, tFight('react.passed', { answers }), true],
    [failed, tFight('react.failed', { losses: one.losses, retreat: one.retreat }), false],
    [routed, tFight('react.routed'), false],
  ]
  let from = 0
  const outcomes = bands.flatMap(([chance, words, isGood]) => {
    const faces = Math.round(10 * chance)
    if (faces === 0) return []
    from += faces
    return [{ from: from - faces, to: from - 1, chance, result: { words, isGood } }]
  })
  return {
    title: tFight('react.title', { unit: unitName(p, one.unit), morale: one.morale }),
    weights: [],
    added: one.modifiers.map(({ id, rule, value }) => ({
      value: signed(value),
      reason: tAsking(`check.${placeOf(CHECK_IDS, id)}`),
      rule,
    })),
    plain: tFight('plain'),
    sum: sumWords(
      one.modifiers,
      sumOf(one.modifiers),
      one.procedure === '13.1A' ? Math.min(one.morale, rout - 1) : one.morale,
    ),
    outcomes,
  }
}

/** A Clash: the shifts of both sides as they count for the attackers, the column, and what each face brings (15.7). */
export function clashProspect(p: Albuera, odds: ClashOdds): Prospect {
  const { table } = p.scenario.data.tables.clash
  const names = (units: readonly number[]) => units.map((unit) => unitName(p, unit)).join(', ')
  const results =
    odds.column === undefined
      ? table.square
      : (table.columns.find(({ difference }) => difference === odds.column)?.results ?? [])
  const column = odds.column === undefined ? tAsking('column.square') : signed(odds.column)
  return {
    before: [tFight('sides', { attackers: names(odds.attackers), defenders: names(odds.defenders) })],
    throws: [
      {
        title: tFight('clash', { hex: hexName(p, odds.hex) }),
        weights: [],
        added: odds.shifts.map(({ side, id, rule, value }) => ({
          value: signed(side === odds.side ? value : -value),
          reason: tFight('shift', {
            side: t(`side.${placeOf(SIDE_IDS, side)}`),
            shift: tAsking(`shift.${placeOf(SHIFT_IDS, id)}`),
          }),
          rule,
        })),
        plain: tFight('plain'),
        sum: tFight('column', { column }),
        outcomes: outcomesOf([D10], (face) => results[face]).map((one) => ({
          ...one,
          result: { words: resultWords(one.result ?? ''), isGood: one.result?.startsWith('D') === true },
        })),
      },
    ],
    notes: [],
  }
}

/** What a choice costs before a die falls. */
export const doomProspect = (named: Named, choice: string, dooms: readonly Doom[]): Prospect => ({
  before: dooms.map(({ told, rule }) => tFight('doom', { choice, what: sentence(told, named), rule })),
  throws: [],
  notes: [],
})

/** 7.2 The attempt to form Square against cavalry that has come in. */
export const squareProspect = (p: Albuera, unit: number): Prospect => ({
  before: [],
  throws: [
    checkOf(tFight('square', { unit: unitName(p, unit) }), moraleOf(p, unit), [], 0, {
      pass: tFight('square.formed'),
      fail: tFight('square.failed', { losses: p.scenario.data.tables.reactions.noSquare }),
    }),
  ],
  notes: [],
})

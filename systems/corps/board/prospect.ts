/** What fire, skirmishes and fights may bring, before they are declared: every modifier with its rule, and the odds. */
import { type Outcome, outcomesOf } from '../../../src/web/battle/outcomes.ts'
import type { Prospect, Throw, Weights } from '../../../src/web/battle/prospect.ts'
import type { Modifier } from '../../../src/web/battle/story.ts'
import { signed } from '../../../src/web/board/sentence.ts'
import {
  isPursuing,
  neededToPass,
  nerves,
  rout,
  weighCharge,
  weighed,
  weighNerve,
  weighReaction,
} from '../rules/queries/asked.ts'
import { type FightOdds, fightOdds, type ShotOdds, skirmishOdds } from '../rules/queries/fight.ts'
import { shotOf } from '../rules/queries/shot.ts'
import { CHARGE_FACTOR_IDS } from '../rules/state/charges.ts'
import { form } from '../rules/state/forms.ts'
import { NERVE_FACTOR_IDS } from '../rules/state/nerve.ts'
import { type Corps, morale } from '../rules/state/position.ts'
import { tFight } from '../words/fight/t.ts'
import { tNames } from '../words/names/t.ts'
import type { Declared } from './charge-ends.ts'
import { bodyName } from './faces.ts'

const SIX = [1, 2, 3, 4, 5, 6]

interface Because {
  readonly id: string
  readonly rule: string
  readonly value: number
}
const modifiers = (list: readonly Because[], name: (id: string) => string): Modifier[] =>
  list.map(({ id, rule, value }) => ({ value: signed(value), reason: name(id), rule }))

const sum = (total: number) => (total === 0 ? undefined : tFight('sum', { total: signed(total) }))

/** Rule 7: fire of a battery. */
export function fireProspect(p: Corps, battery: number, target: number): Prospect {
  const shot = shotOf(p, battery, target)
  const throws = [shot.first, shot.second].flatMap((one): Throw[] => {
    if (one === undefined) return []
    const [none, once] = one.cases
    // The total decides: of the sums of two dice the lowest miss, and the highest hit twice.
    let below = 0
    const hits = new Map<number, number>()
    for (let sum = 2; sum <= 12; sum++) {
      hits.set(sum, below < none ? 0 : below < none + once ? 1 : 2)
      below += 6 - Math.abs(7 - sum)
    }
    const results = [0, 1, 2].map((many) => ({ words: tFight(`hits.${many}`), isGood: many > 0 }))
    return [
      {
        title: tFight('shot', {
          ...{ unit: bodyName(p, battery), target: bodyName(p, one.target), band: tNames(`bands.${one.band}`) },
          ...{ inches: Math.round(100 * one.range) / 100, cover: tFight(`cover.${one.cover}`), needed: one.needed },
        }),
        weights: [],
        added: modifiers(one.modifiers, (id) => tNames(`gunFactors.${id}`)),
        plain: tFight('plain'),
        sum: sum(one.total),
        outcomes: outcomesOf([SIX, SIX], (sum) => results[hits.get(sum) ?? 0]),
        isSum: true,
      },
    ]
  })
  return { before: [], throws, notes: [] }
}

/** Rule 11: the shots of a skirmish. */
export function skirmishProspect(p: Corps, unit: number, target: number): Prospect {
  const shots = skirmishOdds(p, unit, target)
  return {
    before: shots.length > 1 ? [] : [tFight('noAnswer', { target: bodyName(p, target) })],
    throws: shots.map((shot, k) => skirmishThrow(p, shot, k === 0 ? target : unit, k === 0)),
    notes: [],
  }
}

function skirmishThrow(p: Corps, { unit, factors, total, needs }: ShotOdds, target: number, isOwn: boolean): Throw {
  const [hit, miss] = [
    { words: tFight('hits.1'), isGood: isOwn },
    { words: tFight('hits.0'), isGood: !isOwn },
  ]
  return {
    title: tFight('skirmish', { unit: bodyName(p, unit), target: bodyName(p, target) }),
    weights: [],
    added: modifiers(factors, (id) => tNames(`shotFactors.${id}`)),
    plain: tFight('plain'),
    sum: sum(total),
    outcomes: outcomesOf([SIX], (face) => (face >= needs ? hit : miss)),
  }
}

/** Rules 9 to 13: a fight, hand to hand or by fire. */
export function fightProspect(p: Corps, unit: number, enemy: number, isFire: boolean): Prospect {
  const odds = fightOdds(p, unit, enemy, isFire ? 1 : 0)
  if (odds.atOnce !== undefined)
    return {
      before: [atOnceWords(p, enemy, odds.atOnce)],
      throws: [],
      notes: [],
    }
  const isSquare = p.form[enemy] === form.SQUARE
  return {
    before: [],
    throws: [fightThrow(p, unit, odds)],
    notes: [tFight('others'), ...(isSquare ? [tFight('intoSquare')] : [])],
  }
}

function fightThrow(
  p: Corps,
  asking: number,
  { fight, sides, favoured, difference, rows }: Omit<FightOdds, 'unit' | 'enemy'>,
): Throw {
  const weights = sides.map(
    ({ unit, factors, total }): Weights => ({
      title: bodyName(p, unit),
      list: [
        {
          name: tFight('factors'),
          points: '',
          factors: modifiers(factors, (id) => tNames(`fightFactors.${id}`)),
          counts: signed(total),
        },
      ],
    }),
  )
  const other = sides.find(({ unit }) => unit !== favoured)?.unit ?? -1
  let from = 2 + difference
  const outcomes: Outcome<Throw['outcomes'][number]['result']>[] = []
  for (const { most, favoured: best, unfavoured: worst, chance } of rows) {
    const to = Math.min(most ?? 12 + difference, 12 + difference)
    if (chance > 0 && to >= from) {
      const words = [fate(bodyName(p, favoured), best), fate(bodyName(p, other), worst)].join(' ')
      const [own, foe] = favoured === asking ? [best, worst] : [worst, best]
      outcomes.push({ from, to, chance, result: { words, isGood: rankOf(foe) > rankOf(own) } })
    }
    from = Math.max(from, to + 1)
  }
  return {
    title: tFight('against', {
      ...{ fight: tNames(`fights.${fight}`), unit: bodyName(p, sides[0].unit), enemy: bodyName(p, sides[1].unit) },
    }),
    weights,
    added: [],
    plain: tFight('favoured', { unit: bodyName(p, favoured), difference: signed(difference) }),
    outcomes,
    isSum: true,
  }
}

type Fate = FightOdds['rows'][number]['favoured']
const GRADES = ['formed', 'disordered', 'shaken', 'rout']
const rankOf = ({ grade, retires, casualties }: Fate): number =>
  10 * GRADES.indexOf(grade) + (retires > 0 ? 5 : 0) + casualties

const fate = (unit: string, { grade, retires, casualties }: Fate): string =>
  tFight('fate', { unit, grade: tNames(`grades.${grade}`), inches: retires, casualties })

/** 6.3, 14, 15 A charge: its test at an opportunity, what ends it without dice, and its fight, received or met. */
export function chargeProspect(p: Corps, { odds, answers }: Declared, isTested: boolean): Prospect {
  const { unit, enemy, isFlank, atOnce, fight, met } = odds
  const isReceived = answers.some(({ id }) => id !== 'evade' && id !== 'fire' && id !== 'countercharge')
  const throws: Throw[] = []
  if (isTested) {
    weighCharge(p, unit, isFlank)
    throws.push(
      testThrow(p, tFight('toCharge', { unit: bodyName(p, unit) }), '6.3', tFight('goes'), tFight('declines')),
    )
  }
  if (fight && isReceived) throws.push(fightThrow(p, unit, fight))
  if (met) throws.push({ ...fightThrow(p, unit, met), title: tFight('met', { enemy: bodyName(p, enemy) }) })
  const before = [
    ...(isFlank ? [tFight('flank', { enemy: bodyName(p, enemy) })] : []),
    ...(atOnce === undefined ? [] : [atOnceWords(p, enemy, atOnce)]),
  ]
  return { before, throws, notes: [] }
}

const atOnceWords = (p: Corps, enemy: number, rule: string): string =>
  tFight(`atOnce.${rule.replace('.', '-')}`, {
    enemy: bodyName(p, enemy),
    casualties: p.scenario.later.gunners?.casualties ?? 0,
  })

/** 6.10 Whether a unit reacts to a charge in time. */
export function reactionProspect(p: Corps, unit: number, isFlank: boolean, isSquare: boolean): Prospect {
  weighReaction(p, unit, isFlank, isSquare)
  const title = tFight('reacts', { unit: bodyName(p, unit) })
  return { before: [], throws: [testThrow(p, title, '6.10', tFight('inTime'), tFight('late'))], notes: [] }
}

/** 15.6 The fire of gunners at cavalry that charges them, once they have passed their test. */
export function gunnersThrow(p: Corps, unit: number, charger: number, need: number): Throw {
  const [hit, miss] = [
    { words: tFight('hits.1'), isGood: true },
    { words: tFight('hits.0'), isGood: false },
  ]
  return {
    title: tFight('gunners', { unit: bodyName(p, unit), target: bodyName(p, charger), needed: need }),
    ...{ weights: [], added: [], plain: tFight('plain'), sum: undefined },
    outcomes: outcomesOf([SIX, SIX], (fell) => (fell >= need ? hit : miss)),
    isSum: true,
  }
}

/** 18.7, 16.6, A14 What the test at the end of the turn would now bring a unit for which a pip is set aside. */
export function rallyProspect(p: Corps, unit: number): Prospect {
  weighNerve(p, unit, rout.NONE)
  const { values, total } = nerves
  const added = NERVE_FACTOR_IDS.flatMap((id, k) => (values[k] === 0 ? [] : [{ id, rule: '17.3', value: values[k] }]))
  const ends = new Map<string, Throw['outcomes'][number]['result']>()
  const endOf = (sum: number) => {
    const words = rallied(p, unit, sum)
    const end = ends.get(words) ?? { words, isGood: sum >= p.scenario.nerve.passes }
    ends.set(words, end)
    return end
  }
  const thrown: Throw = {
    title: tFight('toRally', { unit: bodyName(p, unit) }),
    weights: [],
    added: modifiers(added, (id) => tNames(`nerveFactors.${id}`)),
    plain: tFight('plain'),
    sum: sum(total),
    outcomes: outcomesOf([SIX], (face) => endOf(face + total)),
  }
  return { before: [], throws: [thrown], notes: [] }
}

/** What becomes of a unit that tries to rally, by the total of its test. */
function rallied(p: Corps, unit: number, total: number): string {
  const { passes, shaken, rallies } = p.scenario.nerve
  const isRouting = p.morale[unit] === morale.ROUT
  if (total >= passes) return tFight('rally.up', { grade: tNames(`grades.${isRouting ? 'shaken' : 'disordered'}`) })
  if (isPursuing(p, unit)) return tFight('rally.back')
  if (isRouting) return tFight(p.failures[unit] + 1 >= rallies ? 'rally.lost' : 'rally.on')
  return total < shaken ? tFight('rally.routs') : tFight('rally.same', { grade: tNames('grades.shaken') })
}

/** The test weighed last. */
function testThrow(p: Corps, title: string, rule: string, passed: string, failed: string): Throw {
  const need = neededToPass(p)
  const added = CHARGE_FACTOR_IDS.flatMap((id, k) =>
    weighed.values[k] === 0 ? [] : [{ id, rule, value: weighed.values[k] }],
  )
  const [good, bad] = [
    { words: passed, isGood: true },
    { words: failed, isGood: false },
  ]
  return {
    title,
    weights: [],
    added: modifiers(added, (id) => tNames(`chargeFactors.${id}`)),
    plain: tFight('plain'),
    sum: sum(weighed.total),
    outcomes: outcomesOf([SIX], (face) => (face >= need ? good : bad)),
  }
}

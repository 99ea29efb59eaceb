/** The numbers of the tables as the rules read them: in cells, by form, weight and grade. */

import { DEGREE } from '../../../../src/inches/index.ts'
import type { Options, OptionValue } from '../../../../src/kernel/index.ts'
import { extentsOf } from './bodies.ts'
import { CHARGE_FACTOR_IDS, type Charges } from './charges.ts'
import { type BaseId, CALIBRE_IDS, KIND_IDS, SIGHT_IDS } from './data/ids.ts'
import { cells } from './data/measures.ts'
import type { TablesFile } from './data/tables-schema.ts'
import {
  FACTOR_SET_IDS,
  type FactorSetId,
  FIGHT_FACTOR_IDS,
  FIGHT_IDS,
  type Fights,
  type Outcome,
  type ResultRow,
  SHOT_IDS,
} from './fights.ts'
import { FORM_IDS, type FormId } from './forms.ts'
import { GUN_ACTION_IDS } from './gun-actions.ts'
import { BAND_IDS, GUN_FACTOR_IDS, type Gunnery, TARGET_IDS } from './gunnery.ts'
import type { Later } from './later.ts'
import { DEED_IDS, type Deed, type Leaves, leave } from './leave.ts'
import { NERVE_FACTOR_IDS } from './nerve.ts'
import { GRADE_IDS, ORDER_IDS, order } from './position.ts'
import type { CorpsScenario, Rates } from './scenario.ts'

/** The bases of forms; generals have a disc. */
const BASE_OF: Readonly<Partial<Record<FormId, BaseId>>> = {
  march: 'infantry-march',
  attack: 'infantry-attack',
  line: 'infantry-line',
  square: 'infantry-square',
  garrison: 'infantry-garrison',
  'horse-column': 'cavalry-column',
  'horse-line': 'cavalry-line',
  limbered: 'guns-limbered',
  deployed: 'guns-deployed',
  blind: 'strip',
  guns: 'guns-abandoned',
  crew: 'guns-crew',
}

/** Values of `leave` by the words of the tables. */
const LEAVE_OF = {
  no: leave.NO,
  yes: leave.YES,
  must: leave.MUST,
  near: leave.NEAR,
  objective: leave.OBJECTIVE,
  retire: leave.RETIRE,
  'no-nearer': leave.NO_NEARER,
} as const

/** Gifted 1, Average 0, Poor -1: numbers by grade start with Poor. */
const byGrade = ({ poor, average, gifted }: { poor: number; average: number; gifted: number }) => [
  poor,
  average,
  gifted,
]

function ratesOf({ rates }: TablesFile['movement']): Rates {
  const of = (...lengths: number[]) => Int16Array.from(lengths, cells)
  const foot = new Int16Array(FORM_IDS.length)
  foot.set(of(rates.march, rates.attack, rates.line, rates.square))
  const [light, heavy] = [
    of(rates['light-column'], rates['light-line']),
    of(rates['heavy-column'], rates['heavy-line']),
  ]
  const byWeight = (k: number) => Int16Array.from(KIND_IDS, (kind) => (kind === 'light' ? light[k] : heavy[k]))
  return {
    foot,
    horseColumn: byWeight(0),
    horseLine: byWeight(1),
    general: cells(rates.general),
    horseGuns: cells(rates['horse-limbered']),
    footGuns: cells(rates['foot-limbered']),
    byHand: of(rates['hand-light'], rates['hand-medium'], rates['hand-heavy']),
    blind: cells(rates.strip),
    deployedBlind: cells(rates.strips),
  }
}

/** A64 With the option, cavalry on Engage charges as far as its full move reaches, as if the table had no distance. */
function leavesOf({ leave: said }: TablesFile['orders'], engageCharge: OptionValue | undefined): Leaves {
  const leaves = Object.fromEntries(
    DEED_IDS.map((deed) => [deed, Int8Array.from(ORDER_IDS, (id) => LEAVE_OF[said[deed][id]])]),
  ) as Record<Deed, Int8Array>
  if (engageCharge === 'full') leaves.charge[order.ENGAGE] = leave.YES
  return leaves
}

type OutcomeFile = TablesFile['combat']['results']['common']['rows'][number]['favoured']

/** A47 In games of 2010 a brigade comes to the middle, to the edge, and out: three moves. */
const SLOW_EXIT = 2

/** The numbers of fights (rules 9 to 15). */
function fightsOf(
  { combat, skirmish, quick, bases }: TablesFile,
  { strictActions, splitAttackers, slowExit }: Options,
): Fights {
  const outcome = ({ grade, retire, casualties }: OutcomeFile): Outcome => ({
    grade: GRADE_IDS.indexOf(grade),
    retire: cells(retire),
    casualties,
  })
  const rows = (table: keyof TablesFile['combat']['results']): ResultRow[] =>
    combat.results[table].rows.map(({ most = Number.POSITIVE_INFINITY, favoured, unfavoured }) => ({
      most,
      favoured: outcome(favoured),
      unfavoured: outcome(unfavoured),
    }))
  const results = { common: rows('common'), cavalry: rows('cavalry') }
  const factors = FACTOR_SET_IDS.map((id) => [
    id,
    Int8Array.from(FIGHT_FACTOR_IDS, (one) => combat.factors[id].factors[one] ?? 0),
  ])
  return {
    factors: Object.fromEntries(factors) as Record<FactorSetId, Int8Array>,
    results: FIGHT_IDS.map((id) => (id === 'cavalry' ? results.cavalry : results.common)),
    cavalryRetires: cells(combat.cavalryRetires),
    beside: cells(combat.beside.inches),
    ratio: combat.ratio,
    firefight: cells(combat.firefight),
    skirmish: {
      reach: cells(skirmish.inches),
      need: skirmish.need,
      modifiers: Int8Array.from(SHOT_IDS, (id) => skirmish.modifiers[id] ?? 0),
    },
    caught: quick.caught,
    section: cells(bases.section),
    isStrict: strictActions === true,
    isSplit: splitAttackers === true,
    exit: slowExit === true ? SLOW_EXIT : 0,
  }
}

/** The numbers of artillery fire (rule 7). */
function gunneryOf({ artillery }: TablesFile): Gunnery {
  const { ranges, hit, modifiers, pairs } = artillery
  // Guns are in order of weight, light ones first.
  const lengths = BAND_IDS.flatMap((band) => CALIBRE_IDS.toReversed().map((calibre) => ranges[calibre][band]))
  const isPair = (first: string, second: string) => pairs.some(([one, other]) => one === first && other === second)
  return {
    arc: artillery.arc * DEGREE,
    clear: cells(artillery.clear),
    overhead: cells(artillery.overhead),
    bounce: cells(artillery.bounce),
    cover: cells(artillery.cover),
    ranges: Int16Array.from(lengths, cells),
    needs: Int8Array.from(TARGET_IDS.flatMap((target) => BAND_IDS.map((band) => hit[target][band]))),
    modifiers: Int8Array.from(GUN_FACTOR_IDS, (id) => modifiers[id] ?? 0),
    double: artillery.double,
    pairs: Int8Array.from(
      GUN_ACTION_IDS.flatMap((first) => GUN_ACTION_IDS.map((second) => Number(isPair(first, second)))),
    ),
  }
}

/** The numbers of charges (rules 6, 8, 16). */
function chargesOf({ charge, quick, combat, rout }: TablesFile, { cavalryChargesInstead }: Options): Charges {
  const modifiers = (of: TablesFile['charge']['toCharge']) => Int8Array.from(CHARGE_FACTOR_IDS, (id) => of[id] ?? 0)
  return {
    need: charge.need,
    general: cells(charge.general),
    toCharge: modifiers(charge.toCharge),
    toReact: modifiers(charge.toReact),
    square: cells(quick.square),
    giveWay: cells(quick.giveWay),
    supports: cells(quick.supports),
    helps: cells(combat.support),
    mayChargeInstead: cavalryChargesInstead === true,
    arc: rout.pursuit.arc * DEGREE,
    chases: rout.pursuit.table.map(({ most, does, inches, casualties }) => ({
      most,
      follows: does === 'follow',
      cells: cells(inches),
      casualties,
    })),
  }
}

/** What options bring in from later years. */
const laterOf = ({ later }: TablesFile, options: Options): Later => ({
  chiefLeads: options.chiefLeadsBrigade === true,
  together: options.corpsMove === true ? cells(later.together) : -1,
  pipsByBrigades: options.corpsPips === true,
  anyOrder: options.anyOrder === true,
  countersTest: options.counterTests === true,
  gunners: options.gunnersTest === true ? later.gunners : undefined,
})

/** What a scenario takes from the tables, which the options have already tuned. */
export function numbersOf(tables: TablesFile, options: Options) {
  const { movement, pips, command, orders, spotting, morale, rout, bases } = tables
  const { order: price, gift, halt, move, form, guns, fight, occupy, rally, general, retire, extend } = pips.costs
  const { halfAndForm, exchange, detach } = pips.costs
  const baseOf = (id: FormId): { readonly front: number; readonly depth: number } => {
    const base = BASE_OF[id]
    if (base !== undefined) return bases.units[base]
    const across = id === 'chief' ? bases.chief : bases.general
    return { front: across, depth: across }
  }
  const fronts = Int16Array.from(FORM_IDS, (id) => cells(baseOf(id).front))
  const depths = Int16Array.from(FORM_IDS, (id) => cells(baseOf(id).depth))
  return {
    fronts,
    depths,
    extents: extentsOf(fronts, depths),
    rates: ratesOf(movement),
    pips: { blind: byGrade(pips.blind), corps: byGrade(pips.corps), chief: byGrade(pips.chief) },
    averageDie: { name: 'average die', faces: pips.averageDie },
    prices: {
      ...{ move, form, guns, fight, occupy, rally, general, retire, extend, detach, halfAndForm, exchange },
      ...{ order: byGrade(price), gift: byGrade(gift), halt: byGrade(halt) },
    },
    spotting: {
      die: { name: `d${spotting.sides}`, faces: Array.from({ length: spotting.sides }, (_, k) => 1 + k) },
      bands: SIGHT_IDS.map((id) => spotting.bands[id].map(({ to, need }) => ({ to: cells(to), need }))),
    },
    haltWithin: cells(command.halt),
    exchangeWithin: cells(movement.exchange),
    once: { unit: cells(movement.clear.unit), general: cells(movement.clear.general) },
    orders: {
      leaves: leavesOf(orders, options.engageCharge),
      open: cells(orders.open),
      cover: cells(orders.cover),
      charge: cells(orders.charge),
      recce: cells(orders.recce),
    },
    fights: fightsOf(tables, options),
    charges: chargesOf(tables, options),
    gunnery: gunneryOf(tables),
    later: laterOf(tables, options),
    nerve: {
      breaks: [morale.routAt.infantry, morale.routAt.cavalry, morale.routAt.artillery],
      modifiers: Int8Array.from(NERVE_FACTOR_IDS, (id) => morale.modifiers[id] ?? 0),
      passes: morale.pass,
      shaken: morale.shaken,
      near: cells(morale.near),
      far: cells(morale.far),
      away: cells(Number(options.farMorale ?? 0)),
      chief: options.chiefMorale === true ? cells(tables.later.chief) : -1,
      radius: cells(rout.radius),
      routs: Int16Array.of(cells(rout.infantry), cells(rout.cavalry), cells(rout.infantry)),
      rallies: rout.attempts,
      rallyNeedsContact: options.rallyNeedsContact !== false,
    },
  } satisfies Partial<CorpsScenario>
}

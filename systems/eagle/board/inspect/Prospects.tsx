import type { JSX } from 'solid-js'
import { Odds } from '../../../../src/web/battle/Odds.tsx'
import type { Prospect as Shown, Throw as ShownThrow, Weights } from '../../../../src/web/battle/prospect.ts'
import type { Modifier } from '../../../../src/web/battle/story.ts'
import { signed } from '../../../../src/web/board/sentence.ts'
import type { Table } from '../../../../src/web/board/table.ts'
import { type Factor, RULE_OF, type Weight } from '../../rules/queries/weights.ts'
import type { Eagle } from '../../rules/state/position.ts'
import { FIRE_NAMES, ODDS_NAMES, SHOCK_NAMES } from '../../rules/state/tables.ts'
import { unitName } from '../faces.ts'
import { hexName } from '../say.ts'
import { reasonRule, reasonWords } from '../told.ts'
import { type Added, facesOf, type Prospect, type Throw } from './prospect.ts'
import { tLook } from './words.ts'

/** The odds of a fire or a shock: what is added to the die, rule by rule, and the result of each face. */
export function Prospects(props: {
  readonly table: Table<Eagle>
  readonly prospect: Prospect
  /** The unit that would join those already named: the odds shown apply only if it does. */
  readonly joins?: string | undefined
}): JSX.Element {
  return <Odds prospect={shownOf(props.table, props.prospect, props.joins)} cite={props.table.cite} />
}

function shownOf(table: Table<Eagle>, prospect: Prospect, joins: string | undefined): Shown {
  const p = table.view()
  const { throws, weak, lapsed, aside, estimate } = prospect
  const isDefensive = table.seat() !== p.active
  return {
    before: [
      ...(joins === undefined ? [] : [tLook('odds.joins', { unit: joins })]),
      ...weak.map((hex) => tLook('odds.weak', { hex: hexName(p, hex) })),
      ...(aside.length > 0 ? [tLook('odds.aside', { units: aside.map((unit) => unitName(p, unit)).join(', ') })] : []),
      ...lapsed.map((hex) => tLook('odds.lapsed', { hex: hexName(p, hex) })),
    ],
    throws: throws.map((one, k) => throwOf(p, one, k > 0 ? tLook('odds.more') : titleOf(p, one), isDefensive)),
    notes: [
      ...(throws.some(({ kind }) => kind === 'shock') ? [tLook('odds.still')] : []),
      ...(estimate ? [tLook('odds.estimate')] : []),
    ],
  }
}

const titleOf = (p: Eagle, { kind, hex, points, against, column }: Throw): string =>
  tLook(`odds.${kind}`, { hex: hexName(p, hex), points, against, column: kind === 'shock' ? ODDS_NAMES[column] : '' })

function throwOf(p: Eagle, one: Throw, title: string, isDefensive: boolean): ShownThrow {
  const { kind, added, sum, attackers, defenders } = one
  const names = kind === 'fire' ? FIRE_NAMES : SHOCK_NAMES
  return {
    title,
    weights:
      kind === 'shock'
        ? [weightsOf(p, tLook('weights.attack'), attackers), weightsOf(p, tLook('weights.defense'), defenders)]
        : [],
    added: added.map(modifierOf),
    plain: sum === 0 ? tLook('odds.plain') : undefined,
    sum: sum === 0 ? undefined : tLook('odds.sum', { sum: signed(sum) }),
    outcomes: facesOf(one).map((outcome) => ({
      ...outcome,
      result: {
        code: names[outcome.result].replace('---', '–'),
        words: resultWords(one, outcome.result, isDefensive),
      },
    })),
  }
}

/** What is added to a die, with its rule. */
export const modifierOf = ({ value, reason }: Added): Modifier => ({
  value: signed(value),
  reason: reasonWords(reason),
  rule: reasonRule(reason),
})

/**
 * Returns the effect of a result in words: the letters of the fire table mean different things to a unit that attacks
 * and to one that is attacked.
 */
function resultWords(one: Throw, result: number, isDefensive: boolean): string {
  if (one.kind === 'shock') return tLook(`shock.${result}`)
  const [, points = '', letter = ''] = /^(\d?)([DMR]?)$/.exec(FIRE_NAMES[result]) ?? []
  const parts = [
    ...(points === '' ? [] : [tLook('fire.loses', { points })]),
    // D bars a unit that is about to attack, as two points or more do; R drives back a unit that does not attack.
    ...(isDefensive && (letter === 'D' || Number(points) > 1) ? [tLook('fire.D')] : []),
    ...(letter === 'M' ? [tLook('fire.M')] : []),
    ...(letter === 'R' && !isDefensive ? [tLook('fire.R')] : []),
  ]
  return parts.length === 0 ? tLook('fire.nothing') : parts.join(', ')
}

/** The fractions of the terrain table, as printed. */
const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/6': '⅙',
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** `×½`, `×2` */
function times({ above, below }: Factor): string {
  const common = divisor(above, below)
  const [over, under] = [above / common, below / common]
  return `×${under === 1 ? over : (FRACTIONS[`${over}/${under}`] ?? `${over}/${under}`)}`
}

/**
 * Returns what the units of one side bring to a shock: their points, the multipliers with their reasons, and the
 * result.
 */
const weightsOf = (p: Eagle, title: string, weights: readonly Weight[]): Weights => ({
  title,
  list: weights.map(({ unit, points, factors, counts }) => ({
    name: unitName(p, unit),
    points: String(points),
    factors: factors.map((factor) => ({
      value: times(factor),
      reason: tLook(`weights.${factor.cause}`),
      rule: RULE_OF[factor.cause],
    })),
    counts: String(Math.round(counts * 10) / 10),
  })),
})

/** What players may choose before a game: sizes of the pool, thresholds of victory, values of the lost tables. */
import type { Option, Options } from '../../../../../src/kernel/index.ts'
import { SIDE_IDS } from './ids.ts'
import type { ScenarioFile } from './scenarios-schema.ts'
import type { TablesFile } from './tables-schema.ts'

/** How far from the scenario's own value a number can be chosen. */
const SPREAD = 3

const number = (name: string, rule: string, title: string, own: number, most: number): Option => ({
  name,
  title,
  rule,
  values: Array.from({ length: 2 * SPREAD + 1 }, (_, k) => own - SPREAD + k).filter((n) => n >= 1 && n <= most),
  default: own,
})

/**
 * What a failed check costs under fire of the effects M and M-1: the value of the tables, or no Loss, only a retreat.
 */
const WEAK_FIRE: Option = {
  name: 'weakFire',
  title: 'Weak fire (M and M-1): a failed check costs what the tables say, or only a retreat',
  rule: '14.9.3',
  values: ['tables', 'retreat'],
  default: 'tables',
}

/** Ratios of Manpower at which numbers can begin to shift a Clash, in addition to that of the tables. */
const RATIOS = [1.25, 1.5, 1.75, 2]

/** Tables in which numbers never count do not have this option. */
const clashNumbers = ({ clash }: TablesFile): readonly Option[] =>
  clash.shifts.numbers.slice(0, 1).map(({ ratio }) => ({
    name: 'clashNumbers',
    title: 'How many times the Manpower of the enemy brings the first shift in a Clash',
    rule: '15.1',
    values: [...new Set([...RATIOS, ratio])].sort((a, b) => a - b),
    default: ratio,
  }))

/** The options of a scenario; each defaults to the scenario's own value. */
export function optionsOf({ pool, victory }: ScenarioFile, tables: TablesFile): readonly Option[] {
  const { french, coalition } = pool
  const chits = [
    number('frenchChits', '3.1', 'Chits that the French choose each turn', french.most, french.chits.length),
    number(
      'coalitionChits',
      '3.1',
      'Chits that the Coalition chooses each turn',
      coalition.most,
      coalition.chits.length,
    ),
  ]
  return [
    ...(pool.all === true ? [] : chits),
    WEAK_FIRE,
    ...clashNumbers(tables),
    number('frenchPoints', '16.4', 'Points with which the French win at once', victory.french, 99),
    number('coalitionPoints', '16.4', 'Points with which the Coalition wins at once', victory.coalition, 99),
  ]
}

/** The scenario as it is played with these options. */
export function tuned(file: ScenarioFile, options: Options): ScenarioFile {
  const value = (name: string, own: number): number => (options[name] as number | undefined) ?? own
  const pools = SIDE_IDS.map((side) => [
    side,
    { ...file.pool[side], most: value(`${side}Chits`, file.pool[side].most) },
  ])
  const points = SIDE_IDS.map((side) => [side, value(`${side}Points`, file.victory[side])])
  return {
    ...file,
    pool: { ...file.pool, ...Object.fromEntries(pools) },
    victory: { ...file.victory, ...Object.fromEntries(points) },
  }
}

/** The tables as they are played with these options. */
export function tunedTables(tables: TablesFile, { weakFire, clashNumbers: ratio }: Options): TablesFile {
  const { fire, clash } = tables
  const effects = fire.effects.map((one) => (weakFire === 'retreat' && one.modifier <= 0 ? { ...one, losses: 0 } : one))
  const numbers = clash.shifts.numbers.map((one, k) => (k === 0 ? { ...one, ratio: Number(ratio ?? one.ratio) } : one))
  return { ...tables, fire: { ...fire, effects }, clash: { ...clash, shifts: { ...clash.shifts, numbers } } }
}

import type { Told } from '../../../src/web/board/table.ts'
import { REASONS } from '../rules/state/events.ts'
import { pointsName } from '../rules/state/fractions.ts'
import { SHAPE_NAMES } from '../rules/state/names.ts'
import { FIRE_NAMES, ODDS_NAMES } from '../rules/state/tables.ts'
import { tTold } from '../words/told/t.ts'
import { formationName, leaderName, type Named, unitName } from './faces.ts'
import { areaWords, hexName, markerWords, shapeName, timeWords } from './say.ts'
import { t } from './words.ts'

/** What the rules have told, in plain words. */

/** The stage that belongs to both sides. */
const REORGANIZATION = 4

/** A number with its sign, as one reads a modifier. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** A modifier's reason in words, and the rule that gives it. */
export const reasonWords = (reason: number): string => tTold(`reason.${reason}`)
export const reasonRule = (reason: number): string => /\((.*)\)$/.exec(REASONS[reason] ?? '')?.[1] ?? ''

/** A result of the fire table in words: `1M` costs a point and asks for a check. */
export function fireWords(result: number): string {
  const code = FIRE_NAMES[result] ?? ''
  const points = Number.parseInt(code, 10)
  if (points > 0) return tTold(points === 1 ? 'fire.lossOne' : 'fire.loss', { code, points })
  return tTold(code === '---' ? 'fire.none' : `fire.${code}`)
}
export const shockWords = (result: number): string => tTold(`shock.${result}`)
export const oddsWords = (odds: number): string => (ODDS_NAMES[odds] ?? '').replace('-', ' : ')

type Args = Told['args']
type Say = (named: Named, args: Args) => string

/** Events that say only which unit it happens to. */
const OF_A_UNIT = [
  'StandsAside', 'Spared', 'LeavesZone', 'MustCheck', 'Flees', 'Disorganized', 'Routed', 'Recovered', 'Collected', 'Eliminated',
  'Pressed', 'Trapped', 'Barred', 'Silenced', 'ChargeBroken', 'FormsSquare', 'OutOfHand', 'Uncounted',
] as const // biome-ignore format: a list of names
/** Events of a unit and a hex, which is the second argument. */
const UNIT_AND_HEX = [
  'Deployed', 'Covers', 'Gathers', 'GivesUp', 'Lifted', 'Captured', 'Arrived', 'Left', 'NoRoom', 'RanOff', 'Fires', 'Attacks',
  'ChargeNamed', 'ChargeArrives',
] as const // biome-ignore format: a list of names
/** Events of a unit that goes from one hex to another. */
const UNIT_TO_HEX = ['Retreats', 'Evades', 'Advances', 'Countercharges', 'GoesAlong'] as const
const OF_A_FORMATION = ['OrderKept', 'MarchBegins', 'MarchEnds', 'Demoralized', 'Heartened'] as const
const OF_A_LEADER = ['LeaderOut', 'LeaderBack'] as const
const OF_A_HEX = ['TooWeak', 'Lapsed'] as const
const MARKER_AND_HEX = ['MarkerLaid', 'MarkerTrails', 'MarkerOff', 'MarkerEmpty'] as const

/** The same sentence for each of these events. */
const each = <E extends string>(events: readonly E[], say: (event: E, named: Named, args: Args) => string) =>
  Object.fromEntries(events.map((event): [string, Say] => [event, (named, args) => say(event, named, args)]))

const side = (n: number): string => t(`side.${n}`)
const corner = (n: number): string => t(`corner.${n}`)
/** A die with what was added to it, and what came of it: `Checked`, `Rallies`, `RollsControl`. */
const rolled = (named: Named, [a, b, c]: Args) => ({ unit: unitName(named, a), roll: b, value: c })

const saying: Readonly<Record<string, Say>> = {
  ...each(OF_A_UNIT, (event, named, [a]) => tTold(event, { unit: unitName(named, a) })),
  ...each(UNIT_AND_HEX, (event, named, [a, b]) => tTold(event, { unit: unitName(named, a), hex: hexName(named, b) })),
  ...each(UNIT_TO_HEX, (event, named, [a, , c]) => tTold(event, { unit: unitName(named, a), hex: hexName(named, c) })),
  ...each(OF_A_FORMATION, (event, named, [a]) => tTold(event, { formation: formationName(named, a) })),
  ...each(OF_A_LEADER, (event, named, [a]) => tTold(event, { leader: leaderName(named, a) })),
  ...each(OF_A_HEX, (event, named, [a]) => tTold(event, { hex: hexName(named, a) })),
  ...each(MARKER_AND_HEX, (event, named, [a, b]) =>
    tTold(event, { marker: markerWords(named, a), hex: hexName(named, b) }),
  ),
  TurnBegan: (_, [a, b]) => tTold('TurnBegan', { turn: a, time: timeWords(b) }),
  PhaseBegan: (_, [a, b]) =>
    b === REORGANIZATION ? tTold('stage.4') : tTold('PhaseBegan', { side: side(a), stage: tTold(`stage.${b}`) }),
  Moved: (named, [a, , c, d]) =>
    tTold(d > 1 ? 'Moved' : d === 1 ? 'MovedOne' : 'MovedLast', {
      unit: unitName(named, a),
      hex: hexName(named, c),
      points: d,
    }),
  LeaderPlaced: (named, [a, b]) => tTold('LeaderPlaced', { leader: leaderName(named, a), hex: hexName(named, b) }),
  Rode: (named, [a, , c]) => tTold('Rode', { leader: leaderName(named, a), hex: hexName(named, c) }),
  HasSetUp: (_, [a]) => tTold('HasSetUp', { side: side(a) }),
  AreaChosen: (named, [a, b]) => tTold('AreaChosen', { formation: formationName(named, a), area: areaWords(named, b) }),
  TriesOrder: (named, [a, b, c]) => tTold('TriesOrder', { formation: formationName(named, a), needed: b, roll: c }),
  OrderChanged: (named, [a, b]) =>
    tTold('OrderChanged', { formation: formationName(named, a), order: t(`order.${b}`) }),
  PlacesExchanged: (named, [a, b]) =>
    tTold('PlacesExchanged', { formation: formationName(named, a), other: formationName(named, b) }),
  MarchDelayed: (named, [a, b, c]) => tTold('MarchDelayed', { formation: formationName(named, a), roll: b, turn: c }),
  BaseChosen: (named, [a, b]) => tTold('BaseChosen', { side: side(a), hex: hexName(named, b) }),
  Marching: (named, [a, b]) => tTold('Marching', { formation: formationName(named, a), roll: b }),
  Faced: (named, [a, b]) => tTold('Faced', { hex: hexName(named, a), corner: corner(b) }),
  Shows: (named, [a, b]) => {
    const hex = hexName(named, a)
    if (b === 0) return tTold('ShowsNothing', { hex })
    return b > 6 ? tTold('ShowsRound', { hex }) : tTold('Shows', { hex, corner: corner(b - 1) })
  },
  Headed: (named, [a, b]) => tTold('Headed', { unit: unitName(named, a), corner: corner(b) }),
  Shaped: (named, [a, b]) => tTold('Shaped', { unit: unitName(named, a), shape: shapeName(named, a, b) }),
  Sighted: (named, [a, b, c, d]) => {
    const state = [
      t(`state.${Math.floor(d / SHAPE_NAMES.length)}`),
      ...(d % SHAPE_NAMES.length > 0 ? [t(`shape.${d % SHAPE_NAMES.length}`)] : []),
    ]
    const said = { unit: unitName(named, a), hex: hexName(named, b), state: state.join(', '), lost: c }
    return tTold(c > 0 ? 'SightedLosses' : 'Sighted', said)
  },
  Modifier: (_, [a, b]) => tTold('Modifier', { value: signed(a), reason: reasonWords(b), rule: reasonRule(b) }),
  Rallies: (named, args) => tTold('Rallies', { ...rolled(named, args), result: tTold(`rally.${args[3]}`) }),
  Checked: (named, args) => tTold('Checked', { ...rolled(named, args), result: tTold(`check.${args[3]}`) }),
  RollsControl: (named, args) => tTold('RollsControl', { ...rolled(named, args), result: tTold(`control.${args[3]}`) }),
  Lost: (named, [a, b]) => tTold(b === 1 ? 'LostOne' : 'Lost', { unit: unitName(named, a), points: b }),
  Volley: (named, [a, b, c, d]) => tTold('Volley', { points: a, hex: hexName(named, b), roll: c, value: d }),
  Hit: (named, [a, b]) => tTold('Hit', { unit: unitName(named, a), result: fireWords(b) }),
  CombatBegan: (named, [a, b, c, d]) =>
    tTold('CombatBegan', {
      attack: pointsName(a),
      defense: pointsName(b),
      hex: hexName(named, c),
      odds: oddsWords(d),
    }),
  Struck: (_, [a, b, c]) => tTold('Struck', { roll: a, value: b, result: shockWords(c) }),
  LeaderTested: (named, [a, b]) => tTold('LeaderTested', { leader: leaderName(named, a), roll: b }),
  Occupied: (named, [a, b]) => tTold('Occupied', { side: side(a), hex: hexName(named, b) }),
  Won: (_, [a, b]) => tTold('Won', { side: side(a), degree: tTold(`degree.${b}`) }),
  Drawn: () => tTold('Drawn'),
  Joins: (named, [a, b]) => tTold('Joins', { unit: unitName(named, a), other: unitName(named, b) }),
  MarkerMoved: (named, [a, , c]) => tTold('MarkerMoved', { marker: markerWords(named, a), hex: hexName(named, c) }),
  MarkerTurned: (named, [a, b]) => tTold('MarkerTurned', { marker: markerWords(named, a), corner: corner(b) }),
  SetDown: (named, [a, b]) => tTold('SetDown', { hex: hexName(named, a), count: b }),
  HeightShown: (named, [a, b]) => tTold('HeightShown', { hex: hexName(named, a), count: b }),
}

/** An event in plain words; in the words of the rules if there are none here. */
export const sentenceOf = ({ event, args, text }: Told, named: Named): string => saying[event]?.(named, args) ?? text

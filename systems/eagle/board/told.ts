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

/** An event in plain words; as the rules tell it where these have none. */
export function sentenceOf({ event, args: [a, b, c, d], text }: Told, named: Named): string {
  const unit = () => unitName(named, a)
  const leader = () => leaderName(named, a)
  const formation = () => formationName(named, a)
  const hex = (n: number) => hexName(named, n)
  switch (event) {
    case 'TurnBegan':
      return tTold('TurnBegan', { turn: a, time: timeWords(b) })
    case 'PhaseBegan':
      return b === REORGANIZATION
        ? tTold('stage.4')
        : tTold('PhaseBegan', { side: t(`side.${a}`), stage: tTold(`stage.${b}`) })
    case 'Deployed':
    case 'Covers':
    case 'Gathers':
    case 'GivesUp':
    case 'Lifted':
    case 'Captured':
    case 'Arrived':
    case 'Left':
    case 'NoRoom':
    case 'RanOff':
    case 'Fires':
    case 'Attacks':
    case 'ChargeNamed':
    case 'ChargeArrives':
      return tTold(event, { unit: unit(), hex: hex(b) })
    case 'Moved':
      return tTold(d > 1 ? 'Moved' : d === 1 ? 'MovedOne' : 'MovedLast', { unit: unit(), hex: hex(c), points: d })
    case 'Retreats':
    case 'Evades':
    case 'Advances':
    case 'Countercharges':
      return tTold(event, { unit: unit(), hex: hex(c) })
    case 'LeaderPlaced':
      return tTold('LeaderPlaced', { leader: leader(), hex: hex(b) })
    case 'Rode':
      return tTold('Rode', { leader: leader(), hex: hex(c) })
    case 'HasSetUp':
      return tTold('HasSetUp', { side: t(`side.${a}`) })
    case 'AreaChosen':
      return tTold('AreaChosen', { formation: formation(), area: areaWords(named, b) })
    case 'TriesOrder':
      return tTold('TriesOrder', { formation: formation(), needed: b, roll: c })
    case 'OrderChanged':
      return tTold('OrderChanged', { formation: formation(), order: t(`order.${b}`) })
    case 'OrderKept':
    case 'MarchBegins':
    case 'MarchEnds':
    case 'Demoralized':
    case 'Heartened':
      return tTold(event, { formation: formation() })
    case 'PlacesExchanged':
      return tTold('PlacesExchanged', { formation: formation(), other: formationName(named, b) })
    case 'MarchDelayed':
      return tTold('MarchDelayed', { formation: formation(), roll: b, turn: c })
    case 'BaseChosen':
      return tTold('BaseChosen', { side: t(`side.${a}`), hex: hex(b) })
    case 'Marching':
      return tTold('Marching', { formation: formation(), roll: b })
    case 'Faced':
      return tTold('Faced', { hex: hex(a), corner: t(`corner.${b}`) })
    case 'Shows':
      return b === 0
        ? tTold('ShowsNothing', { hex: hex(a) })
        : b > 6
          ? tTold('ShowsRound', { hex: hex(a) })
          : tTold('Shows', { hex: hex(a), corner: t(`corner.${b - 1}`) })
    case 'Headed':
      return tTold('Headed', { unit: unit(), corner: t(`corner.${b}`) })
    case 'Shaped':
      return tTold('Shaped', { unit: unit(), shape: shapeName(named, a, b) })
    case 'Sighted': {
      const state = [
        t(`state.${Math.floor(d / SHAPE_NAMES.length)}`),
        ...(d % SHAPE_NAMES.length > 0 ? [t(`shape.${d % SHAPE_NAMES.length}`)] : []),
      ]
      return tTold(c > 0 ? 'SightedLosses' : 'Sighted', { unit: unit(), hex: hex(b), state: state.join(', '), lost: c })
    }
    case 'StandsAside':
    case 'Spared':
    case 'LeavesZone':
    case 'MustCheck':
    case 'Flees':
    case 'Disorganized':
    case 'Routed':
    case 'Recovered':
    case 'Collected':
    case 'Eliminated':
    case 'Pressed':
    case 'Trapped':
    case 'Barred':
    case 'Silenced':
    case 'ChargeBroken':
    case 'FormsSquare':
    case 'OutOfHand':
      return tTold(event, { unit: unit() })
    case 'Modifier':
      return tTold('Modifier', { value: signed(a), reason: reasonWords(b), rule: reasonRule(b) })
    case 'Rallies':
      return tTold('Rallies', { unit: unit(), roll: b, value: c, result: tTold(`rally.${d}`) })
    case 'Checked':
      return tTold('Checked', { unit: unit(), roll: b, value: c, result: tTold(`check.${d}`) })
    case 'Lost':
      return tTold(b === 1 ? 'LostOne' : 'Lost', { unit: unit(), points: b })
    case 'Volley':
      return tTold('Volley', { points: a, hex: hex(b), roll: c, value: d })
    case 'Hit':
      return tTold('Hit', { unit: unit(), result: fireWords(b) })
    case 'CombatBegan':
      return tTold('CombatBegan', { attack: pointsName(a), defense: pointsName(b), hex: hex(c), odds: oddsWords(d) })
    case 'Struck':
      return tTold('Struck', { roll: a, value: b, result: shockWords(c) })
    case 'TooWeak':
    case 'Lapsed':
      return tTold(event, { hex: hex(a) })
    case 'RollsControl':
      return tTold('RollsControl', { unit: unit(), roll: b, value: c, result: tTold(`control.${d}`) })
    case 'LeaderTested':
      return tTold('LeaderTested', { leader: leader(), roll: b })
    case 'LeaderOut':
    case 'LeaderBack':
      return tTold(event, { leader: leader() })
    case 'Occupied':
      return tTold('Occupied', { side: t(`side.${a}`), hex: hex(b) })
    case 'Won':
      return tTold('Won', { side: t(`side.${a}`), degree: tTold(`degree.${b}`) })
    case 'Drawn':
      return tTold('Drawn')
    case 'Joins':
      return tTold('Joins', { unit: unit(), other: unitName(named, b) })
    case 'GoesAlong':
      return tTold('GoesAlong', { unit: unit(), hex: hex(c) })
    case 'Uncounted':
      return tTold('Uncounted', { unit: unit() })
    case 'MarkerLaid':
    case 'MarkerTrails':
    case 'MarkerOff':
    case 'MarkerEmpty':
      return tTold(event, { marker: markerWords(named, a), hex: hex(b) })
    case 'MarkerMoved':
      return tTold('MarkerMoved', { marker: markerWords(named, a), hex: hex(c) })
    case 'MarkerTurned':
      return tTold('MarkerTurned', { marker: markerWords(named, a), corner: t(`corner.${b}`) })
    case 'SetDown':
      return tTold('SetDown', { hex: hex(a), count: b })
    case 'HeightShown':
      return tTold('HeightShown', { hex: hex(a), count: b })
    default:
      return text
  }
}

/** Choices and counters in the player's words. */

import type { Piece } from '../../../src/web/hexboard/pieces.ts'
import { centreOf } from '../rules/state/area-names.ts'
import { ARTILLERY, CART } from '../rules/state/ground.ts'
import { covers } from '../rules/state/markers.ts'
import { type Eagle, NORMAL, VOLLEYS } from '../rules/state/position.ts'
import { isLed, orderSeen } from './bonds.ts'
import { faceOf, formationName, leaderName, type Named, shapeOf, unitName } from './faces.ts'
import { t } from './words.ts'

export const pieceName = (p: Eagle, { kind, n }: Piece): string =>
  kind === 'unit' ? unitName(p, n) : kind === 'leader' ? leaderName(p, n) : markerWords(p, n)

export const hexName = (p: Named, hex: number): string => p.scenario.ground.grid.names[hex]

/** Returns a defense area by its centre and the direction of its rows (3.1e). */
export const areaWords = (p: Named, area: number): string =>
  t('area', { hex: hexName(p, centreOf(area)), row: t(`row.${area % 3}`) })

/** Returns a marker of unknown strength by its number among those of its side. */
const markerWords = ({ scenario: { markerSide } }: Named, marker: number): string =>
  t('marker', {
    side: t(`side.${markerSide[marker] ?? 0}`),
    number: 1 + marker - markerSide.indexOf(markerSide[marker] ?? 0),
  })

/** Returns a formation of a unit (4.0); guns in normal formation are limbered. */
export const shapeName = ({ scenario: { army } }: Named, unit: number, shape: number): string =>
  t(shape === NORMAL && army.arm[unit] === ARTILLERY ? 'shape.limbered' : `shape.${shape}`)

/** Returns the player's name for a thing of this kind; undefined if it has only its name in the notation. */
export function thingName(p: Named, kind: string, n: number): string | undefined {
  switch (kind) {
    case 'units':
      return unitName(p, n)
    case 'volleys':
      return unitName(p, Math.floor(n / VOLLEYS))
    case 'leaders':
      return leaderName(p, n)
    case 'formations':
      return formationName(p, n)
    case 'hexes':
      return hexName(p, n)
    case 'corners':
      return t(`corner.${n}`)
    case 'orders':
      return t(`order.${n}`)
    case 'markers':
      return markerWords(p, n)
    case 'areas':
      return areaWords(p, n)
    default:
      return undefined
  }
}

/** The units in command (`commandedIn`); undefined if that is not known yet, and so not said. */
type Commanded = ReadonlySet<number> | undefined

/** Returns a unit's command, if the view knows it: its brigade, its leader, its order, and whether he reaches it. */
function bondWords(p: Eagle, unit: number, commanded: Commanded): string {
  const { army } = p.scenario
  const formation = army.formation[unit]
  const [leader, order] = [army.leaderOf[formation], orderSeen(p, formation)]
  return [
    formationName(p, formation),
    ...(leader >= 0 ? [t('counter.led', { leader: leaderName(p, leader) })] : []),
    ...(order >= 0 ? [t('counter.order', { order: t(`order.${order}`) })] : []),
    ...(commanded && isLed(p, unit) ? [t(commanded.has(unit) ? 'counter.commanded' : 'counter.alone')] : []),
  ].join(', ')
}

/** Returns a counter in words, for players who hear it or point at it: everything that it shows. */
export function unitWords(p: Eagle, unit: number, commanded: Commanded): string {
  const { army } = p.scenario
  const side = t(`side.${army.side[unit]}`)
  if (army.arm[unit] === CART) return t('counter.wagons', { side })
  const face = faceOf(p, unit)
  const shape = shapeOf(p, unit)
  const own = t('counter.of', {
    name: unitName(p, unit),
    side,
    arm: t(`arm.${army.arm[unit]}`),
    points: face.strength,
    full: face.full,
    grade: face.grade,
    shape: t(`shape.${shape === 'march' || shape === 'limbered' ? shape : p.form[unit]}`),
    state: t(`state.${p.state[unit]}`),
  })
  return t('counter.bound', { unit: own, bond: bondWords(p, unit, commanded) })
}

/** A leader with his own formations. */
function leaderWords(p: Eagle, leader: number): string {
  const { army } = p.scenario
  const own = army.formations.flatMap((_, f) => (army.leaderOf[f] === leader ? [formationName(p, f)] : []))
  const name = leaderName(p, leader)
  return own.length > 0 ? t('counter.leads', { name, bodies: own.join(', ') }) : t('counter.leader', { name })
}

/** Returns a marker of unknown strength, and for its owner the units that it covers. */
function coverWords(p: Eagle, marker: number, commanded: Commanded): string {
  const units = p.scenario.army.units.flatMap((_, unit) => (covers(p, marker, unit) ? [unit] : []))
  if (units.length === 0) return markerWords(p, marker)
  return units
    .map((unit) => t('counter.under', { marker: markerWords(p, marker), unit: unitWords(p, unit, commanded) }))
    .join('; ')
}

/** Returns a piece in words: everything that it shows. */
export function pieceWords(p: Eagle, { kind, n }: Piece, commanded: Commanded): string {
  if (kind === 'unit') return unitWords(p, n, commanded)
  return kind === 'leader' ? leaderWords(p, n) : coverWords(p, n, commanded)
}

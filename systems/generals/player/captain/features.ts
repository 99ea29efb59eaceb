/** What a player would name when asked how a battle stands, at the beginning of a round. */
import { appraisalOf } from '../../../../src/players/marshal/appraisal.ts'
import { Planning, phases } from '../../rules/queries/asked.ts'
import { controls, count, countType, sectorsHeld } from '../../rules/state/army.ts'
import { enemyOf, FIELD, HOME, MIDDLE_ROW, RESERVE } from '../../rules/state/board.ts'
import { kindOf, MARKERS } from '../../rules/state/counts.ts'
import type { Generals } from '../../rules/state/position.ts'
import { ARTILLERY, CAVALRY, INFANTRY, stand } from '../../rules/state/stands.ts'

const planning = phases.indexOf(Planning)
const fieldSectors = Array.from({ length: FIELD }, (_, sector) => sector)

/** Points beyond this bring the end near. */
const FAR = 4
/** More units than this in a sector add little. */
const MANY = 4

const sumOver = (sectors: readonly number[], of: (sector: number) => number): number =>
  sectors.reduce((sum, sector) => sum + of(sector), 0)
const units = (p: Generals, side: number, type: number, sectors: readonly number[]): number =>
  sumOver(sectors, (sector) => countType(p, side, sector, type, false))
const fighters = (p: Generals, side: number, sector: number): number =>
  countType(p, side, sector, INFANTRY, false) + countType(p, side, sector, CAVALRY, false)
const massed = (p: Generals, side: number, sectors: readonly number[]): number =>
  sumOver(sectors, (sector) => Math.min(MANY, fighters(p, side, sector)))

/** Points a round from the sectors that a side controls. */
function prizes(p: Generals, side: number): number {
  const foe = enemyOf(side)
  const { markers, objectives } = p.scenario
  let sum = 0
  if (markers.length === 0) {
    for (const one of objectives) if (one.side === foe && controls(p, side, one.sector)) sum += one.vp
  } else
    markers.forEach(({ vp }, k) => {
      const sector = p.marker[foe * MARKERS + k] - 1
      if (sector >= 0 && controls(p, side, sector)) sum += vp
    })
  return sum
}

/** How much of the battle is over, 0 to 1. */
const gone = (p: Generals): number => p.round / p.scenario.tables.file.game.rounds

const squared = (n: number): number => n * n

/** By name, how much of each a side has. */
const FEATURES: Readonly<Record<string, (p: Generals, side: number) => number>> = {
  points: (p, side) => p.vp[side],
  'points near the end': (p, side) => squared(Math.max(0, p.vp[side] - FAR)),
  'points late in the battle': (p, side) => p.vp[side] * gone(p),
  sectors: (p, side) => sectorsHeld(p, side),
  prizes,
  'infantry on the field': (p, side) => units(p, side, INFANTRY, fieldSectors),
  'cavalry on the field': (p, side) => units(p, side, CAVALRY, fieldSectors),
  'guns on the field': (p, side) => units(p, side, ARTILLERY, fieldSectors),
  'infantry in reserve': (p, side) => units(p, side, INFANTRY, [RESERVE[side]]),
  'cavalry in reserve': (p, side) => units(p, side, CAVALRY, [RESERVE[side]]),
  'guns in reserve': (p, side) => units(p, side, ARTILLERY, [RESERVE[side]]),
  'guns routed': (p, side) => sumOver(fieldSectors, (sector) => count(p, side, sector, stand.A_ROUTED)),
  'fighters in the middle': (p, side) => massed(p, side, MIDDLE_ROW),
  "fighters in the enemy's sectors": (p, side) => massed(p, side, HOME[enemyOf(side)]),
  'home sectors left empty': (p, side) =>
    sumOver(HOME[side], (sector) =>
      Number(fighters(p, side, sector) + countType(p, side, sector, ARTILLERY, false) === 0),
    ),
  'sectors with one fighter': (p, side) => sumOver(fieldSectors, (sector) => Number(fighters(p, side, sector) === 1)),
  'infantry in the box': (p, side) => p.box[kindOf(side, INFANTRY)],
  'cavalry in the box': (p, side) => p.box[kindOf(side, CAVALRY)],
}

export const appraisal = appraisalOf(FEATURES, (p) => (p.phase === planning ? p.round : undefined))

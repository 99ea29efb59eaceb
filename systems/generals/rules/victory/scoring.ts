/** Phase 7 and the end of the battle (G4 to G6, G65, G90 to G92, G129 to G131, G134, G135, A38, A47, A57). */
import { EVERYBODY, type Journal, type Outcome, only, type Phase } from '../../../../src/kernel/index.ts'
import { controls, sectorsHeld, setTenant, TENANT_FRESH, TENANT_SPENT, turn } from '../state/army.ts'
import { enemyOf, FIELD, SECTORS, SIDES } from '../state/board.ts'
import { kindOf, LINES, MARKERS, unitAt } from '../state/counts.ts'
import { event } from '../state/events.ts'
import type { Generals } from '../state/position.ts'
import { armOfLine, firstLine, marchOfLine } from '../state/sheet.ts'
import { ARTILLERY, INFANTRY, STANDS, stand } from '../state/stands.ts'

const DRAW = 3
const outcomes: readonly (Outcome | undefined)[] = [undefined, { winner: only(0) }, { winner: only(1) }, { winner: 0 }]

/** The result, if there is one yet. */
export const outcome = (p: Generals): Outcome | undefined => outcomes[p.result]

/** What classes become at the end of the round: no unit is spent, no square stands (G41, G90, A40). */
const rested = Uint8Array.from({ length: STANDS }, (_, s) => s)
rested[stand.I_SPENT] = rested[stand.SQUARE] = rested[stand.SQUARE_SPENT] = stand.I
rested[stand.C_SPENT] = rested[stand.C_MOVED] = stand.C
rested[stand.A_SPENT] = stand.A
const tired = Array.from(rested.keys()).filter((s) => rested[s] !== s)

function rest(p: Generals): void {
  for (const side of SIDES)
    for (let sector = 0; sector < SECTORS; sector++)
      for (const s of tired) turn(p, side, sector, s, rested[s], p.unit[unitAt(side, sector, s)])
  for (let sector = 0; sector < FIELD; sector++)
    for (const side of SIDES)
      if (p.tenant[sector] === 1 + side + 2 * TENANT_SPENT) setTenant(p, side, sector, TENANT_FRESH)
}

/** Lays both sheets open, in the order of the board (G65, B8); orders not carried out are lost (A14). */
function showSheets(p: Generals, journal: Journal | undefined): void {
  for (const side of SIDES) {
    const start = firstLine(side)
    for (let k = start; k < start + LINES; k++) {
      const code = p.sheet[k]
      let hole = k
      while (hole > start && code !== 0 && (p.shown[hole - 1] === 0 || p.shown[hole - 1] > code)) {
        p.shown[hole] = p.shown[hole - 1]
        hole--
      }
      p.shown[hole] = code
    }
    for (let k = start; k < start + LINES; k++) {
      let n = 1
      while (p.shown[k] !== 0 && k + 1 < start + LINES && p.shown[k + 1] === p.shown[k]) {
        n++
        k++
      }
      if (p.shown[k] !== 0)
        journal?.tell(EVERYBODY, event.SheetShown, side, n, armOfLine(p.shown[k]), marchOfLine(p.shown[k]))
    }
  }
  p.order.fill(0)
  p.acting.fill(0)
  p.sheet.fill(0)
  p.ended.fill(0)
  p.runner.fill(0)
  p.saved.fill(0)
}

/** A side earns points; with army morale its enemy loses them instead (G134). */
function award(p: Generals, side: number, vp: number): void {
  if (p.scenario.readings.armyMorale) p.vp[enemyOf(side)] -= vp
  else p.vp[side] += vp
}

function scoreCaptures(p: Generals, journal: Journal | undefined): void {
  const { infantry, cavalry, artillery } = p.scenario.tables.file.units.types
  const values = [infantry.captureVp, cavalry.captureVp, artillery.captureVp]
  for (const side of SIDES) {
    let vp = 0
    for (let type = INFANTRY; type <= ARTILLERY; type++) {
      const kind = kindOf(enemyOf(side), type)
      vp += p.captives[kind] * values[type]
      p.captured[kind] += p.captives[kind]
      p.captives[kind] = 0
    }
    if (vp === 0) continue
    award(p, side, vp)
    if (p.scenario.readings.armyMorale) journal?.tell(EVERYBODY, event.LostForCaptures, enemyOf(side), vp)
    else journal?.tell(EVERYBODY, event.ScoredCaptures, side, vp)
  }
}

function scoreObjectives(p: Generals, journal: Journal | undefined): void {
  const score = (side: number, sector: number, vp: number): boolean => {
    if (!controls(p, side, sector)) return false
    award(p, side, vp)
    if (p.scenario.readings.armyMorale) journal?.tell(EVERYBODY, event.LostForObjective, enemyOf(side), vp, sector)
    else journal?.tell(EVERYBODY, event.ScoredObjective, side, vp, sector)
    return true
  }
  const { markers, objectives } = p.scenario
  if (markers.length === 0)
    for (const objective of objectives) score(enemyOf(objective.side), objective.sector, objective.vp)
  for (const side of SIDES)
    for (const [k, marker] of markers.entries()) {
      const at = side * MARKERS + k
      if (p.marker[at] !== 0 && score(enemyOf(side), p.marker[at] - 1, marker.vp) && marker.once) p.marker[at] = 0
    }
}

/**
 * G92: a chip leaves the row, for the side that holds more sectors. With army morale there is no row: the side that
 * holds fewer gives a point (G135).
 */
function scoreMajority(p: Generals, journal: Journal | undefined): void {
  const lead = sectorsHeld(p, 0) - sectorsHeld(p, 1)
  const side = lead > 0 ? 0 : 1
  const { scoring, armyMorale } = p.scenario.tables.file
  if (p.scenario.readings.armyMorale) {
    if (lead === 0) {
      journal?.tell(EVERYBODY, event.SectorsEqual)
      return
    }
    p.vp[side] += armyMorale.majority
    p.vp[enemyOf(side)] -= armyMorale.majority
    journal?.tell(EVERYBODY, event.GaveForSectors, enemyOf(side), armyMorale.majority)
    return
  }
  if (p.pool === 0) return
  p.pool--
  if (lead === 0) {
    journal?.tell(EVERYBODY, event.MajorityTied)
    return
  }
  p.vp[side] += scoring.majority
  journal?.tell(EVERYBODY, event.ScoredMajority, side, scoring.majority)
}

/**
 * After each of the three steps: has a side won (A38, A57)? With army morale: has a side lost its last point, or both
 * (B17)?
 */
function look(p: Generals, last: boolean, journal: Journal | undefined): void {
  const { game, armyMorale } = p.scenario.tables.file
  const over = p.scenario.readings.armyMorale
    ? Math.min(p.vp[0], p.vp[1]) <= armyMorale.loseAt
    : Math.max(p.vp[0], p.vp[1]) >= game.vpToWin && p.vp[0] !== p.vp[1]
  if (!over && !last) return
  p.result = p.vp[0] > p.vp[1] ? 1 : p.vp[1] > p.vp[0] ? 2 : DRAW
  journal?.tell(EVERYBODY, event.Score, p.vp[0], p.vp[1])
  if (p.result === DRAW) journal?.tell(EVERYBODY, event.Drawn)
  else journal?.tell(EVERYBODY, event.Won, p.result - 1)
}

export const Scoring: Phase<Generals> = {
  name: 'scoring',
  rule: 'G91',
  steps: [
    (p, _dice, journal) => {
      p.stage = 7
      journal?.tell(EVERYBODY, event.StageBegan, p.stage)
      rest(p)
      showSheets(p, journal)
    },
    (p, _dice, journal) => {
      scoreCaptures(p, journal)
      look(p, false, journal)
    },
    (p, _dice, journal) => {
      scoreObjectives(p, journal)
      look(p, false, journal)
    },
    (p, _dice, journal) => {
      scoreMajority(p, journal)
      look(p, p.round >= p.scenario.tables.file.game.rounds, journal)
      if (p.result === 0) journal?.tell(EVERYBODY, event.Score, p.vp[0], p.vp[1])
    },
  ],
}

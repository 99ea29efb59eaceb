/** A107, A157 Both plans are closed: the choices are laid on the table, decoys indistinguishable from other blinds. */
import { type Dice, EVERYBODY, type Journal, oneOf, only } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { objectiveOf, orderOf } from '../state/missions.ts'
import { pointOf } from '../state/points.ts'
import { type Corps, OFF } from '../state/position.ts'

/** Swaps what is planned for two blinds, and what lies under them. */
function swap(p: Corps, one: number, two: number): void {
  const { blinds } = p.scenario.roster
  const exchange = (column: Int16Array, a: number, b: number): void => {
    const kept = column[a]
    column[a] = column[b]
    column[b] = kept
  }
  exchange(p.planX, one, two)
  exchange(p.planY, one, two)
  exchange(p.planStrips, one - blinds, two - blinds)
  exchange(p.decoy, one - blinds, two - blinds)
}

/** Shuffles the blinds of each command, so that their numbers say nothing. */
function shuffle(p: Corps, dice: Dice): void {
  const { blinds, guns, command } = p.scenario.roster
  for (let body = guns - 1; body > blinds; body--) {
    let alike = 1
    for (let other = blinds; other < body; other++) if (command[other] === command[body]) alike++
    if (alike === 1) continue
    let before = dice.roll(oneOf(alike))
    for (let other = blinds; other < body; other++)
      if (command[other] === command[body] && before-- === 0) {
        swap(p, body, other)
        break
      }
  }
}

/** Lays a blind, or the commander in chief, as planned, and tells it. */
function lay(p: Corps, body: number, journal?: Journal): void {
  const { roster, inward } = p.scenario
  const blind = body - roster.blinds
  p.x[body] = p.planX[body]
  p.y[body] = p.planY[body]
  p.heading[body] = inward[roster.army[body]]
  const point = pointOf(p.x[body], p.y[body])!
  if (blind < 0) {
    journal?.tell(EVERYBODY, event.ChiefPlaced, body, point)
    return
  }
  p.strips[body] = Math.max(1, p.planStrips[blind])
  journal?.tell(EVERYBODY, event.BlindLaid, body, p.strips[body], point)
  if (p.decoy[blind] === 0) journal?.tell(only(roster.army[body]), event.CoverLaid, body)
}

/** 0.3, A186 Puts each unit into its corps or the reserve, as planned, and tells its own side. */
function allot(p: Corps, journal?: Journal): void {
  const { roster } = p.scenario
  for (let unit = 0; unit < p.absent.length; unit++) {
    const twin = roster.twin[unit]
    if (twin <= unit) continue
    p.absent[unit] = p.planAllotted[unit]
    p.absent[twin] = 1 - p.planAllotted[unit]
    if (p.planAllotted[unit] === 1) journal?.tell(only(roster.army[unit]), event.Allotted, unit, roster.command[unit])
  }
}

/** Lays out what both sides have planned, and forgets the plans. */
export function openPlans(p: Corps, dice: Dice, journal?: Journal): void {
  const { commands, objectives, roster } = p.scenario
  shuffle(p, dice)
  for (const [command, { isChief }] of commands.entries()) {
    p.fielded[command] = isChief ? 1 : p.planTaken[command]
    if (p.planTaken[command] === 0) continue
    journal?.tell(EVERYBODY, event.Fielded, command)
    p.order[command] = orderOf(objectives, p.planMission[command] - 1)
    p.objective[command] = objectiveOf(objectives, p.planMission[command] - 1)
  }
  allot(p, journal)
  for (let body = roster.generals; body < roster.guns; body++) if (p.planX[body] !== OFF) lay(p, body, journal)
  p.planTaken.fill(0)
  p.planAllotted.fill(0)
  p.planMission.fill(0)
  p.planX.fill(OFF)
  p.planY.fill(0)
  p.planStrips.fill(0)
}

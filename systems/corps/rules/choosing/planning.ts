/** A107 What a side plans: which commands take part, with which orders, where their blinds and decoys lie. */
import { type Body, eastward, INCH, makeBody, northward, overlap, setBody } from '../../../../src/inches/index.ts'
import { type Choice, type Offers, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { discAt, isGeneral, isOnTable } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import { isMission, missionsOf, orderOf } from '../state/missions.ts'
import { pointOf, xOf, yOf } from '../state/points.ts'
import { type Corps, OFF } from '../state/position.ts'
import type { CorpsScenario } from '../state/scenario.ts'
import { SPREADS, side, sideOf, stripsOf } from '../state/slots.ts'

const NOT_YOURS = refusal('A107', 'You choose among the corps and the reserve of your own army.')
const TAKEN = refusal('A107', 'That is chosen already.')
const ENOUGH = refusal('A107', 'No more commands take part than the scenario allows.')
const NOT_TAKEN = refusal('A107', 'The command does not take part.')
const FIRST_A_CORPS = refusal('A186', 'First take a corps from which the reserve can have cavalry or a battery.')
const STAYS = refusal('0.3', 'Only cavalry and batteries of the corps are allotted to the reserve.')
const BOTH_TAKEN = refusal('A186', 'Both its corps and the reserve have to take part.')
const NOT_ALL = refusal('A186', 'A unit at least stays with the corps.')
const EMPTY_RESERVE = refusal('A186', 'A reserve that takes part needs a unit: allot one to it.')
const NO_ORDER = refusal('A107', 'Such an order cannot be written: all but a Halt name an objective (0.4).')
const NO_BLIND = refusal('A107', 'Laid are the blinds of commands that take part, and the commander in chief.')
const TOO_MANY_STRIPS = refusal(
  'A107',
  'A blind has no more strips than the scenario allows; they lie evenly to both sides.',
)
const NO_MORE_DECOYS = refusal('A107', 'The side has no more decoys.')
const OUT_OF_BAND = refusal('A107', 'Blinds lie wholly on the table, within the ground along your own edge of it.')
const IN_WAY = refusal('A107', 'Another blind of yours lies there.')
const TOO_FEW = refusal('A107', 'More commands have to take part.')
const UNFINISHED = refusal(
  'A107',
  'Each command needs an order and the blind that covers it, the commander in chief a place.',
)

/** What the scenario lets a side choose; without that this phase does not occur. */
const chooseOf = (p: Corps): NonNullable<CorpsScenario['choose']> => p.scenario.choose!

const isCorps = (p: Corps, seat: number, command: number): boolean =>
  p.scenario.commands[command].army === seat && !p.scenario.commands[command].isChief

function countTaken(p: Corps, seat: number): number {
  let count = 0
  for (let command = 0; command < p.planTaken.length; command++)
    if (isCorps(p, seat, command)) count += p.planTaken[command]
  return count
}

/** A186 Does a command have a unit of its own, or could it have one of a corps that takes part? */
function couldBeManned(p: Corps, command: number): boolean {
  const { roster } = p.scenario
  for (let unit = 0; unit < p.planAllotted.length; unit++) {
    if (roster.command[unit] !== command) continue
    const twin = roster.twin[unit]
    if (twin < 0 || twin > unit || p.planTaken[roster.command[twin]] === 1) return true
  }
  return false
}

export const Take: Choice<Corps> = {
  verb: 'take {commands}',
  propose(p, _seat, offers) {
    for (let command = 0; command < p.planTaken.length; command++) offers.try(command)
  },
  check(p, seat, command) {
    if (!isCorps(p, seat, command)) return NOT_YOURS
    if (p.planTaken[command] === 1) return TAKEN
    if (!couldBeManned(p, command)) return FIRST_A_CORPS
    return countTaken(p, seat) >= chooseOf(p).most ? ENOUGH : undefined
  },
  play(p, _seat, command) {
    p.planTaken[command] = 1
  },
}

/** A186 The unit that this one would be with the reserve; −1 if it must stay with its corps, or is that unit itself. */
const twinInReserve = (p: Corps, unit: number): number => {
  const twin = p.scenario.roster.twin[unit]
  return twin > unit ? twin : -1
}

export const Allot: Choice<Corps> = {
  verb: 'allot {units}',
  propose(p, seat, offers) {
    for (let unit = 0; unit < p.planAllotted.length; unit++)
      if (p.scenario.roster.army[unit] === seat && twinInReserve(p, unit) >= 0) offers.try(unit)
  },
  check(p, seat, unit) {
    const { army, command } = p.scenario.roster
    if (army[unit] !== seat) return NOT_YOURS
    const twin = twinInReserve(p, unit)
    if (twin < 0) return STAYS
    if (p.planTaken[command[unit]] === 0 || p.planTaken[command[twin]] === 0) return BOTH_TAKEN
    if (p.planAllotted[unit] === 1) return TAKEN
    return hasOther(p, unit) ? undefined : NOT_ALL
  },
  play(p, _seat, unit) {
    p.planAllotted[unit] = 1
  },
}

/** Is a unit planned to be with the command that it is listed with? */
function isPlanned(p: Corps, unit: number): boolean {
  const twin = p.scenario.roster.twin[unit]
  if (twin < 0) return true
  return twin > unit ? p.planAllotted[unit] === 0 : p.planAllotted[twin] === 1
}

/** Would its command keep another unit if this one left? */
function hasOther(p: Corps, unit: number): boolean {
  const { command } = p.scenario.roster
  for (let other = 0; other < p.planAllotted.length; other++)
    if (other !== unit && command[other] === command[unit] && isPlanned(p, other)) return true
  return false
}

/** Does every command that takes part have a unit? A reserve has only what is allotted to it. */
function areManned(p: Corps, seat: number): boolean {
  const manned = new Set<number>()
  for (let unit = 0; unit < p.planAllotted.length; unit++)
    if (isPlanned(p, unit)) manned.add(p.scenario.roster.command[unit])
  for (let command = 0; command < p.planTaken.length; command++)
    if (isCorps(p, seat, command) && p.planTaken[command] === 1 && !manned.has(command)) return false
  return true
}

export const Write: Choice<Corps> = {
  verb: 'order {commands} > {missions}',
  propose(p, seat, offers) {
    for (let command = 0; command < p.planTaken.length; command++)
      if (isCorps(p, seat, command) && p.planTaken[command] === 1)
        for (let mission = 0; mission < missionsOf(p.scenario.objectives); mission++) offers.try(command, mission)
  },
  check(p, seat, command, mission) {
    if (!isCorps(p, seat, command)) return NOT_YOURS
    if (p.planTaken[command] === 0) return NOT_TAKEN
    if (p.planMission[command] !== 0) return TAKEN
    const { objectives } = p.scenario
    const isOrder = isMission(objectives, mission) && chooseOf(p).orders.includes(orderOf(objectives, mission))
    return isOrder ? undefined : NO_ORDER
  },
  play(p, _seat, command, mission) {
    p.planMission[command] = 1 + mission
  },
}

/**
 * Does the body belong to the seat, and can it be laid: a blind of a command that takes part, or the commander in
 * chief?
 */
function judgeBody(p: Corps, seat: number, body: number): Refusal | undefined {
  const { roster, commands } = p.scenario
  if (roster.army[body] !== seat) return NOT_YOURS
  const command = roster.command[body]
  if (isGeneral(p, body)) return commands[command].isChief ? undefined : NO_BLIND
  if (body < roster.blinds || body >= roster.guns) return NO_BLIND
  return p.planTaken[command] === 1 ? undefined : NOT_TAKEN
}

/** The number of decoys that a side has laid. */
function countDecoys(p: Corps, seat: number): number {
  const { blinds, guns, army } = p.scenario.roster
  let count = 0
  for (let body = blinds; body < guns; body++)
    if (army[body] === seat && p.planX[body] !== OFF && p.decoy[body - blinds] === 1) count++
  return count
}

const stripsPlanned = (p: Corps, body: number): number => Math.max(1, p.planStrips[body - p.scenario.roster.blinds])

/** The shape of a body where it would be laid, facing into the table. */
function shapePlanned(p: Corps, body: number, x: number, y: number, into: Body): Body {
  const { fronts, depths, inward, roster } = p.scenario
  if (isGeneral(p, body)) return discAt(into, x, y, fronts[form.CHIEF] >> 1)
  into.count = 4
  into.radius = 0
  const front = fronts[form.BLIND] * stripsPlanned(p, body)
  return setBody(into, x, y, inward[roster.army[body]], front, depths[form.BLIND])
}

export const Widen: Choice<Corps> = {
  verb: 'widen {bodies} > {spreads}',
  propose(p, seat, offers) {
    const { blinds, guns, army } = p.scenario.roster
    for (let body = blinds; body < guns; body++)
      if (army[body] === seat && p.planX[body] === OFF)
        for (let spread = 0; spread < SPREADS; spread++) if (sideOf(spread) === side.BOTH) offers.try(body, spread)
  },
  check(p, seat, body, spread) {
    const why = judgeBody(p, seat, body)
    if (why !== undefined) return why
    if (isGeneral(p, body)) return NO_BLIND
    if (p.planX[body] !== OFF || p.planStrips[body - p.scenario.roster.blinds] !== 0) return TAKEN
    const strips = stripsOf(spread)
    return sideOf(spread) !== side.BOTH || strips < 2 || strips > chooseOf(p).strips ? TOO_MANY_STRIPS : undefined
  },
  play(p, _seat, body, spread) {
    p.planStrips[body - p.scenario.roster.blinds] = stripsOf(spread)
  },
}

/** How far a shape reaches into the table from an army's own edge: cells. */
function reachInto({ width, depth }: CorpsScenario, heading: number, { west, east, south, north }: Body): number {
  if (eastward(heading, 1) > 0) return east
  if (eastward(heading, 1) < 0) return width - west
  return northward(heading, 1) > 0 ? north : depth - south
}

const shape = makeBody()
const other = makeBody()

export const Lay: Choice<Corps> = {
  verb: 'lay {bodies} > {points}',
  sampled: true,
  propose(p, seat, offers) {
    for (let body = p.scenario.roster.generals; body < p.scenario.roster.guns; body++) {
      if (judgeBody(p, seat, body) !== undefined || p.planX[body] !== OFF) continue
      let isFree = false
      for (const point of pointsAlong(p, seat, ALONG, DEEP)) {
        if (Lay.check(p, seat, body, point) !== undefined) continue
        isFree = true
        offers.give(body, point)
      }
      if (!isFree) offerFirst(offers, p, seat, body)
    }
  },
  check(p, seat, body, point) {
    const why = judgeBody(p, seat, body)
    if (why !== undefined) return why
    if (p.planX[body] !== OFF) return TAKEN
    const { roster, inward } = p.scenario
    const { decoys, depth } = chooseOf(p)
    const isDecoy = body >= roster.blinds && p.decoy[body - roster.blinds] === 1
    if (isDecoy && countDecoys(p, seat) >= decoys) return NO_MORE_DECOYS
    shapePlanned(p, body, xOf(point), yOf(point), shape)
    if (!isOnTable(p.scenario, shape) || reachInto(p.scenario, inward[seat], shape) > depth) return OUT_OF_BAND
    for (let one = roster.blinds; one < roster.guns; one++) {
      if (one === body || roster.army[one] !== seat || p.planX[one] === OFF || isGeneral(p, body)) continue
      if (overlap(shape, shapePlanned(p, one, p.planX[one], p.planY[one], other))) return IN_WAY
    }
    return undefined
  },
  play(p, _seat, body, point) {
    p.planX[body] = xOf(point)
    p.planY[body] = yOf(point)
  },
}

/** How many places along its edge the list offers a side, and how far into the band they lie: shares. */
const ALONG = 12
const DEEP: readonly number[] = [0.25, 0.75]

/** Places in the band of an army: `count` of them evenly along its edge, in rows at these shares of its depth. */
function* pointsAlong(p: Corps, seat: number, count: number, rows: readonly number[]): Generator<number> {
  const { width, depth, inward } = p.scenario
  const heading = inward[seat]
  const [right, up] = [eastward(heading, 1), northward(heading, 1)]
  for (const share of rows) {
    const deep = share * chooseOf(p).depth
    for (let k = 0; k < count; k++) {
      const along = (k + 0.5) / count
      const x = right === 0 ? along * width : right > 0 ? deep : width - deep
      const y = up === 0 ? along * depth : up > 0 ? deep : depth - deep
      const point = pointOf(x, y)
      if (point !== undefined) yield point
    }
  }
}

/**
 * Offers the first free place of a grid of inches when all others in the list are taken. There always is one: the
 * blinds of a side can fill too few of the rows of the band, each as deep as a blind.
 */
function offerFirst(offers: Offers, p: Corps, seat: number, body: number): void {
  const { width, depth, depths, inward } = p.scenario
  const count = Math.floor((eastward(inward[seat], 1) === 0 ? width : depth) / INCH)
  const rows = Math.floor(chooseOf(p).depth / depths[form.BLIND])
  const shares = Array.from({ length: rows }, (_, k) => (k + 0.5) / rows)
  for (const point of pointsAlong(p, seat, count, shares)) {
    if (Lay.check(p, seat, body, point) !== undefined) continue
    offers.give(body, point)
    return
  }
}

/** The blind planned to cover a command. */
function coverPlanned(p: Corps, command: number): number {
  const { blinds, guns, command: commandOf } = p.scenario.roster
  for (let body = blinds; body < guns; body++)
    if (commandOf[body] === command && p.decoy[body - blinds] === 0) return body
  return -1
}

/**
 * Has a side planned everything that it must: an order and a blind for each command, and the place of its commander in
 * chief?
 */
function isWhole(p: Corps, seat: number): boolean {
  const { commands, roster } = p.scenario
  for (const [command, { army, isChief }] of commands.entries()) {
    if (army !== seat) continue
    if (isChief && p.planX[roster.generals + command] === OFF) return false
    if (isChief || p.planTaken[command] === 0) continue
    if (p.planMission[command] === 0 || p.planX[coverPlanned(p, command)] === OFF) return false
  }
  return true
}

export const Close: Choice<Corps> = {
  verb: 'close the plan',
  propose: (_p, _seat, offers) => offers.try(),
  check(p, seat) {
    if (countTaken(p, seat) < chooseOf(p).least) return TOO_FEW
    if (!areManned(p, seat)) return EMPTY_RESERVE
    return isWhole(p, seat) ? undefined : UNFINISHED
  },
  play: () => {},
  closes: true,
}

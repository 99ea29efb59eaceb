import type { Table } from '../../../src/web/board/table.ts'
import { aboutOf, advanceFrame, BY_11_4, fireFrame, KIND, retreatFrame, shockFrame } from '../rules/state/frames.ts'
import { type Eagle, mark } from '../rules/state/position.ts'
import { SIDE_NAMES } from '../rules/state/sides.ts'
import { tAsking } from '../words/asking/t.ts'
import { boardStateOf } from './board-state.ts'
import { leaderName, unitName } from './faces.ts'
import { hexName } from './say.ts'
import { t } from './words.ts'

/** Returns the next decision in one sentence. */
export function prompt(table: Table<Eagle>): string {
  const p = table.view()
  if (table.telling.running() || table.happening()) return tAsking('prompt.telling')
  if (table.result() !== undefined || p.result !== 0) return tAsking('prompt.over')
  if (!table.asked()) {
    const others = table.awaiting().map((name) => (SIDE_NAMES as readonly string[]).indexOf(name))
    return others.length === 1 ? tAsking('prompt.wait', { side: t(`side.${others[0]}`) }) : tAsking('prompt.watching')
  }
  const phase = table.phase()?.name ?? ''
  if (phase === 'movement' && !isMover(table)) return tAsking('prompt.movement')
  const mayStop = table.legal().some(({ verb }) => verb === 'stay')
  const question = asking(p, phase, table.seat(), mayStop)
  return p.hushed === 1 ? `${question} ${tAsking('prompt.hushed.until')}` : question
}

/**
 * RA127 Returns what the other side is doing while set-up is hidden, and until when it is: otherwise the map would seem
 * to be empty.
 */
export function waiting(table: Table<Eagle>): string | undefined {
  const p = table.view()
  const side = (SIDE_NAMES as readonly string[]).indexOf(table.awaiting()[0])
  const doing = HUSHED[table.phase()?.name ?? '']
  if (p.hushed !== 1 || side < 0 || doing === undefined) return undefined
  return `${tAsking(doing, { side: t(`side.${side}`) })} ${tAsking('prompt.hushed.until')}`
}

const HUSHED: Readonly<Record<string, string>> = {
  'order of arrival': 'prompt.hushed.orderOfArrival',
  deployment: 'prompt.hushed.deployment',
  markers: 'prompt.hushed.markers',
}

/** Is the chosen unit the one on the move? If no unit is chosen, the prompt is about the one on the move. */
function isMover(table: Table<Eagle>): boolean {
  const { mover, chase, scenario } = table.view()
  const chosen = boardStateOf(table).chosen()
  return (
    chosen === undefined ||
    chase > 0 ||
    mover === 1 + chosen.n + (chosen.kind === 'unit' ? 0 : scenario.army.units.length)
  )
}

/** Returns the unit that a phase is about, if it says so. */
function unitIn(p: Eagle): string {
  const { unit } = aboutOf(p)
  return unit >= 0 && unit < p.scenario.army.units.length ? unitName(p, unit) : ''
}
function hexIn(p: Eagle): string {
  const { hex } = aboutOf(p)
  return hex >= 0 && hex < p.scenario.ground.grid.count ? hexName(p, hex) : ''
}

function asking(p: Eagle, phase: string, seat: number, mayStop: boolean): string {
  switch (phase) {
    case 'deployment':
      return tAsking('prompt.deployment', { count: toPlace(p, seat) })
    case 'opening orders':
      return tAsking('prompt.openingOrders')
    case 'orders':
      return tAsking(
        p.pending.some((owed, f) => owed > 0 && p.scenario.army.formationSide[f] === seat)
          ? 'prompt.ordersOwed'
          : 'prompt.orders',
      )
    case 'movement':
      return moving(p)
    case 'defensive fire':
    case 'offensive fire':
      if (fireFrame(p).target > 0) return tAsking('prompt.volley', { hex: hexName(p, fireFrame(p).target - 1) })
      return tAsking(phase === 'defensive fire' ? 'prompt.defensiveFire' : 'prompt.offensiveFire')
    case 'shock':
      return tAsking(shockFrame(p).named === 1 ? 'prompt.resolve' : 'prompt.shock')
    case 'advance':
      return advanceFrame(p).turns > 0
        ? tAsking('prompt.facing', { unit: unitName(p, advanceFrame(p).turns - 1) })
        : tAsking('prompt.advance', { hex: hexIn(p) })
    case 'retreat':
      return tAsking(retreating(p, mayStop), { unit: unitIn(p) })
    case 'pursuit':
      return tAsking('prompt.pursuit', { unit: unitIn(p) })
    case 'combat':
    case 'loss':
    case 'square':
      return tAsking(`prompt.${phase}`, { hex: hexIn(p), unit: unitIn(p) })
    default:
      return tAsking(PROMPTS[phase] ?? 'prompt.other', { unit: unitIn(p) })
  }
}

function retreating(p: Eagle, mayStop: boolean) {
  if (mayStop) return 'prompt.retreatOn'
  const { steps, kind } = retreatFrame(p)
  // Negative once it has stopped.
  if (steps < 0) return 'prompt.facing'
  return (kind & KIND) === BY_11_4 ? 'prompt.retreatHorse' : 'prompt.retreat'
}

const PROMPTS: Readonly<Record<string, string>> = {
  'order of arrival': 'prompt.orderOfArrival',
  markers: 'prompt.markers',
  deploying: 'prompt.deploying',
  gathering: 'prompt.gathering',
  'too few skirmishers': 'prompt.yielding',
  'second base': 'prompt.secondBase',
  countercharge: 'prompt.countercharge',
  'out of hand': 'prompt.outOfHand',
  verdict: 'prompt.verdict',
  aftermath: 'prompt.aftermath',
  'who defends': 'prompt.whoDefends',
  'leaders follow': 'prompt.following',
}

/** Returns the unit or leader on the move, and how far it can still go. */
function moving(p: Eagle): string {
  const { units, leaders } = p.scenario.army
  if (p.chase > 0) return tAsking('prompt.chasing', { unit: unitName(p, p.chase - 1) })
  if (p.mover === 0 || p.left <= 0) return tAsking('prompt.movement')
  const name = p.mover > units.length ? leaderName(p, p.mover - 1 - units.length) : unitName(p, p.mover - 1)
  if (p.mover > units.length + leaders.length) return tAsking('prompt.movement')
  if (p.mover <= units.length && (p.marks[p.mover - 1] & mark.CHARGING) !== 0 && p.target[p.mover - 1] > 0)
    return tAsking('prompt.charging', { unit: name, hex: hexName(p, p.target[p.mover - 1] - 1), points: p.left })
  return tAsking(p.stopped === 1 ? 'prompt.stopped' : p.left === 1 ? 'prompt.movingOne' : 'prompt.moving', {
    unit: name,
    points: p.left,
  })
}

/** Counts the pieces of a side that are not on the map and have no turn in which they arrive. */
function toPlace({ scenario: { army, arrivalOf, leaderArrival }, at, where }: Eagle, seat: number): number {
  const units = army.units.filter((_, unit) => army.side[unit] === seat && at[unit] === WAITING && arrivalOf[unit] < 0)
  const leaders = army.leaders.filter(
    (_, leader) => army.leaderSide[leader] === seat && where[leader] === WAITING && leaderArrival[leader] < 0,
  )
  return units.length + leaders.length
}
const WAITING = -1

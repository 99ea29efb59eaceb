/** Leaders: with the stack from which they command most, where the enemy does not reach them. */

import { distance, neighbour } from '../../../src/hex/index.ts'
import type { Action, Engine } from '../../../src/kernel/index.ts'
import type { Eagle } from '../rules/state/position.ts'
import { enemyOf, SIDE_NAMES } from '../rules/state/sides.ts'
import { fighter } from '../rules/state/stacks.ts'
import { promiseLedFrom } from './concert.ts'
import type { Judge } from './judge.ts'
import { hostOf, pressure } from './survey.ts'
import { legal, RIDE, wish } from './verbs.ts'

/** Returns the next step of some leader towards a better place; undefined when all are where they should be. */
export function rideLeaders(engine: Engine<Eagle>, judge: Judge): Action | undefined {
  const { view, side } = judge
  const { army } = view.scenario
  for (let leader = 0; leader < army.leaders.length; leader++) {
    const at = view.where[leader]
    if (army.leaderSide[leader] !== side || at < 0 || view.away[leader] !== 0) continue
    const goal = placeFor(judge, leader)
    if (goal < 0 || goal === at) continue
    const action = stepTo(engine, view, side, leader, goal)
    if (action !== undefined) return action
  }
  return undefined
}

/**
 * Returns the hex of friends, within a ride, from which he commands most of his own. His present hex counts a little
 * more, so that he does not ride to and fro.
 */
function placeFor(judge: Judge, leader: number): number {
  const { view, side, weights } = judge
  const { army, ground, tables } = view.scenario
  const { hexes } = hostOf(side)
  const at = view.where[leader]
  const ride = tables.file.movement.leader[SIDE_NAMES[side] as 'french']
  const moving = view.mover === 1 + army.units.length + leader
  const within = moving ? view.left : ride
  const promise = promiseLedFrom(judge, leader)
  let found = -1
  let most = Number.NEGATIVE_INFINITY
  for (let k = 0; k < hexes.length; k++) {
    const hex = hexes[k]
    const far = distance(ground.grid, at, hex)
    if (far > within) continue
    const worth = commandFrom(view, leader, hex) - far * 0.02 - danger(view, side, hex) + weights.led * promise(hex)
    if (worth > most) [found, most] = [hex, worth]
  }
  return found
}

function commandFrom(view: Eagle, leader: number, hex: number): number {
  const { army, ground } = view.scenario
  const radius = army.radius[leader] + 1
  let worth = 0
  for (let unit = 0; unit < army.units.length; unit++) {
    const at = view.at[unit]
    if (at < 0 || ((army.commands[leader] >> army.formation[unit]) & 1) === 0) continue
    const far = distance(ground.grid, at, hex)
    worth += far === 0 ? 1.5 : far <= radius - 1 ? 1.1 : far <= radius ? 1 : 0.5 / far
  }
  return worth
}

/** Returns what threatens a leader in a hex: few friends, many enemies. */
function danger(view: Eagle, side: number, hex: number): number {
  const foes = pressure(view, enemyOf(side), hex)
  const friends = pressure(view, side, hex)
  return foes > friends ? (foes - friends) * 0.1 : 0
}

function stepTo(engine: Engine<Eagle>, view: Eagle, side: number, leader: number, goal: number): Action | undefined {
  const { grid } = view.scenario.ground
  const at = view.where[leader]
  let found: Action | undefined
  let least = distance(grid, at, goal)
  for (let k = 0; k < 6; k++) {
    const to = neighbour(grid, at, k)
    if (to < 0 || distance(grid, to, goal) >= least || fighter(view, to) === enemyOf(side)) continue
    const action = legal(engine, view, side, wish(RIDE, leader, to))
    if (action !== undefined) [found, least] = [action, distance(grid, to, goal)]
  }
  return found
}

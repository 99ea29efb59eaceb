/** S3.2 A finished game of scenario 2 as a text with which scenario 3 can begin (`sequel.ts` reads it). */

import { CORNERS } from '../../../../src/hex/index.ts'
import { STATES } from './carried.ts'
import { isVeiled, truePlace } from './markers.ts'
import { type Eagle, ELIMINATED, UNLIMBERED } from './position.ts'
import { SIDE_NAMES } from './sides.ts'

/** Returns the end of a game in words: `FR-1LR1@AC14/SW/2/disorganized; SP-CEU1@x; Vedel@AC14; AC14=french`. */
export function sequelText(p: Eagle): string {
  const { army, ground, places } = p.scenario
  const names = ground.grid.names
  const parts: string[] = []
  const describe = (unit: number, hex: number) =>
    [
      `${army.units[unit]}@${names[hex]}`,
      CORNERS[isVeiled(p, unit) ? p.aim[p.under[unit] - 1] : p.dir[hex]],
      p.lost[unit] > 0 ? String(p.lost[unit]) : '',
      STATES[p.state[unit]],
      p.form[unit] === UNLIMBERED ? 'unlimbered' : '',
    ]
      .filter(Boolean)
      .join('/')
  const told = new Set<number>()
  for (let hex = 0; hex < names.length; hex++) {
    const stack: number[] = []
    for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
      const unit = army.unitOf[node]
      if (p.at[unit] === hex && !stack.includes(unit)) stack.unshift(unit)
    }
    for (const unit of stack) {
      told.add(unit)
      parts.push(describe(unit, hex))
    }
  }
  // Units for which a marker stands, the lowest first: their layers count from the top.
  const rest = [...army.units.keys()].filter((unit) => !told.has(unit)).sort((a, b) => p.layer[b] - p.layer[a])
  for (const unit of rest) {
    const hex = truePlace(p, unit)
    parts.push(hex >= 0 ? describe(unit, hex) : `${army.units[unit]}@${p.at[unit] === ELIMINATED ? 'x' : '-'}`)
  }
  for (let leader = 0; leader < army.leaders.length; leader++)
    if (p.where[leader] >= 0)
      parts.push(
        `${army.leaders[leader]}@${names[p.where[leader]]}${p.worn[leader] === 1 || p.away[leader] > 0 ? '/successor' : ''}`,
      )
  for (const [place, hex] of places.entries())
    if (p.held[place] > 0) parts.push(`${names[hex]}=${SIDE_NAMES[p.held[place] - 1]}`)
  return parts.join('; ')
}

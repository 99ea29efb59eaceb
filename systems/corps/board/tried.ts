/** What a press on a body would do if it could: asked for the reason why it cannot. */
import { isGeneral } from '../rules/state/bodies.ts'
import { arm } from '../rules/state/forms.ts'
import type { Corps } from '../rules/state/position.ts'

/** What a unit does to an enemy first of all: guns fire, infantry assaults unless it overruns, others charge (A79). */
export function strikeText({ scenario: { roster } }: Corps, unit: number, enemy: number): string {
  const own = roster.arm[unit]
  const isAssault = own === arm.INFANTRY && roster.arm[enemy] !== arm.ARTILLERY
  const verb = own === arm.ARTILLERY ? 'fire' : isAssault ? 'assault' : 'charge'
  return `${verb} ${roster.names[unit]} > ${roster.names[enemy]}`
}

/**
 * The action that a player means by a press on a body while he spends pips: to take his own body into the hand, to
 * strike an enemy with the chosen unit (-1: none). Undefined if he means none: at generals, at enemies without a chosen
 * unit, and at blinds, which are only moved up to.
 */
export function triedText(p: Corps, seat: number, chosen: number, body: number): string | undefined {
  if (isGeneral(p, body)) return undefined
  const { roster } = p.scenario
  if (roster.army[body] === seat) return `pick ${roster.names[body]}`
  const areUnits = chosen >= 0 && Math.max(chosen, body) < roster.generals
  return areUnits ? strikeText(p, chosen, body) : undefined
}

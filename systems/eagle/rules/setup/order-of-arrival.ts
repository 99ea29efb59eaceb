/**
 * S3.9.1, S4.9.1 Dupont's brigades may exchange their places in the order of arrival: how many come when is fixed, but
 * not which.
 */
import {
  type Choice,
  type Dice,
  NOBODY,
  oneOf,
  only,
  type Phase,
  type Refusal,
  refusal,
  UNKNOWN,
} from '../../../../src/kernel/index.ts'
import { placeOf, takesPart } from '../state/arrivals.ts'
import { event } from '../state/events.ts'
import { type Eagle, WAITING } from '../state/position.ts'
import { FRENCH } from '../state/sides.ts'

/**
 * Invents an order of arrival that fits what is seen: brigades already there have the first places, the others come in
 * any order (`imagine`).
 */
export function imagineOrderOfArrival(p: Eagle, dice: Dice): void {
  const { army, exchange } = p.scenario
  for (let f = 0; f < army.formations.length; f++) if (p.wave[f] === UNKNOWN && !takesPart(p, f)) p.wave[f] = 0
  const brigades = exchange?.brigades ?? []
  if (brigades.every((f) => p.wave[f] !== UNKNOWN)) return
  const isHere = (f: number): boolean =>
    army.units.some((_, unit) => army.formation[unit] === f && p.at[unit] !== WAITING)
  // Sort the places by time: those on the map first.
  const places = [...brigades].sort((a, b) => (exchange?.first[a] as number) - (exchange?.first[b] as number))
  const waiting = brigades.filter((f) => !isHere(f))
  for (let k = waiting.length - 1; k > 0; k--) {
    const other = dice.roll(oneOf(k + 1))
    const one = waiting[k]
    waiting[k] = waiting[other]
    waiting[other] = one
  }
  for (const [k, f] of [...brigades.filter(isHere), ...waiting].entries()) p.wave[f] = 1 + places[k]
}

const NOT_HERE = refusal(
  'S3.9.1',
  "Only Dupont's brigades exchange their places, two at a time, each pair named in the order of battle.",
)

function whyNotExchange(p: Eagle, one: number, other: number): Refusal | undefined {
  return takesPart(p, one) && takesPart(p, other) && one < other ? undefined : NOT_HERE
}

/** `exchange {formations} > {formations}`: two brigades exchange their places. */
const exchange: Choice<Eagle> = {
  verb: 'exchange {formations} > {formations}',
  propose(p, _seat, offers) {
    const brigades = p.scenario.exchange?.brigades ?? []
    for (let k = 0; k < brigades.length; k++)
      for (let j = k + 1; j < brigades.length; j++) offers.try(brigades[k], brigades[j])
  },
  check: (p, _seat, one, other) => whyNotExchange(p, one, other),
  play(p, _seat, one, other, _dice, journal) {
    const [first, second] = [placeOf(p, one), placeOf(p, other)]
    p.wave[one] = 1 + second
    p.wave[other] = 1 + first
    journal?.tell(only(FRENCH), event.PlacesExchanged, one, other)
  },
}

/**
 * S3.9.1 The French player orders the march, before anything is set up; S4.9.1 refers to it. The number of exchanges is
 * not counted, because that would be seen.
 */
export const OrderOfArrival: Phase<Eagle> = {
  name: 'order of arrival',
  rule: 'S3.9.1',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      p.asked = only(FRENCH)
    },
    () => {},
  ],
  choices: [
    exchange,
    {
      verb: 'ready',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p) {
        p.asked = NOBODY
      },
    },
  ],
}

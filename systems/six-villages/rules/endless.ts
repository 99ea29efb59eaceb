import type { Phase, Ruleset } from '../../../src/kernel/index.ts'
import { type SixVillages, sixVillages } from './index.ts'
import { OFF } from './state/position.ts'
import { Turn } from './turn.ts'

/** Six Villages without an end: when the cup is empty the game begins again. For measuring the cost of long games. */

const [drawWeather, drill, plan, march, marchToo] = Turn.steps ?? []

const EndlessTurn: Phase<SixVillages> = {
  ...Turn,
  steps: [
    (p, dice, journal) => {
      if (p.turn === 3) p.turn = 0
      if (p.turn === 0) p.drawn.fill(0)
      for (let c = 0; c < p.at.length; c++) {
        if (p.at[c] !== OFF) continue
        p.at[c] = home(p, c)
        if (p.at[c] !== OFF) p.strength[c] = p.scenario.steps[c]
      }
      drawWeather(p, dice, journal)
    },
    drill,
    plan,
    march,
    marchToo,
    (p) => {
      for (const column of [p.moved, p.shown, p.ambush]) column.fill(0)
      p.step = 0
    },
  ],
}

/** A village in which no enemy stands. */
function home(p: SixVillages, company: number): number {
  const side = p.scenario.side
  for (let village = 0; village < p.scenario.counts.villages; village++)
    if (!side.some((other, c) => other !== side[company] && p.at[c] === village)) return village
  return OFF
}

export const endless: Ruleset<SixVillages> = {
  ...sixVillages,
  phases: sixVillages.phases.map((phase) => (phase === Turn ? EndlessTurn : phase)),
  outcome: () => undefined,
}

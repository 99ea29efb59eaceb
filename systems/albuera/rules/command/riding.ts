/** 3.3 Subphase 2.3: activated commanders move within their allowance (12.8), over any ground (12.2). */
import { distance } from '../../../../src/hex/index.ts'
import { EVERYBODY, NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { OFF_FIELD } from '../movement/steps.ts'
import { event } from '../state/events.ts'
import { type Albuera, OFF } from '../state/position.ts'
import { hasActivated, isUnder } from './commanders.ts'
import { hexesFrom } from './range.ts'

const NOT_ACTIVE = refusal('3.3', 'Only commanders of this activation move, each once.')
const ALONE = refusal('4.5.3', 'Only the commander whose chit was drawn moves now: no brigade commander is active.')
const IS_THERE = refusal('3.3', 'He stands there already.')
const TOO_FAR = refusal('12.8', 'A commander moves no farther than his allowance.')
const HELD = refusal(
  'R91',
  'A commander rides around hexes that only the enemy holds, and no such way is short enough.',
)

const isDue = (p: Albuera, commander: number): boolean => p.active[commander] === 1 && p.post[commander] !== OFF

/** Is he a brigade commander of a division without an active brigade, so that its own commander moves alone? */
const isLeftOut = (p: Albuera, commander: number): boolean =>
  isDue(p, p.drawn - 1) && !hasActivated(p) && isUnder(p, commander, p.drawn - 1)

function anyDue(p: Albuera): boolean {
  for (let c = 0; c < p.active.length; c++) if (isDue(p, c)) return true
  return false
}

const ways = (p: Albuera, commander: number) =>
  hexesFrom(p, p.scenario.army.leads[commander], p.post[commander], p.scenario.rides)

export const Riding: Phase<Albuera> = {
  name: 'riding',
  rule: '3.3',
  asks: (p) => (anyDue(p) ? only(p.scenario.army.leads[p.drawn - 1]) : NOBODY),
  choices: [
    {
      verb: 'ride {commanders} > {hexes}',
      propose(p, _seat, offers) {
        for (let c = 0; c < p.active.length; c++) {
          if (!isDue(p, c)) continue
          const { reached, count } = ways(p, c)
          for (let k = 0; k < count; k++) if (reached[k] !== p.post[c]) offers.give(c, reached[k])
        }
      },
      check(p, _seat, commander, hex) {
        if (!isDue(p, commander)) return isLeftOut(p, commander) ? ALONE : NOT_ACTIVE
        const { field, ground, rides } = p.scenario
        if (hex === p.post[commander]) return IS_THERE
        if (field[hex] === 0) return OFF_FIELD
        if (distance(ground.grid, p.post[commander], hex) > rides) return TOO_FAR
        if (ways(p, commander).cost[hex] < 0) return HELD
      },
      play(p, _seat, commander, hex, _dice, journal) {
        journal?.tell(EVERYBODY, event.Rode, commander, p.post[commander], hex)
        p.post[commander] = hex
        p.active[commander] = 0
      },
    },
    {
      verb: 'stay',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p) {
        p.active.fill(0)
      },
    },
  ],
}

import { describe, expect, test } from 'vitest'
import type { Area } from '../../../../src/inches/index.ts'
import { engine, fastDice, lowest, NOBODY, randomSource } from '../../../../src/kernel/index.ts'
import { bestTaste, withTaste } from '../../../../src/players/habit.ts'
import { marshal } from '../../../../src/players/marshal/index.ts'
import { appraises } from '../../../../src/players/marshal/testing/appraising.ts'
import { keepsTheLaws, LITTLE_WAYS } from '../../../../src/players/marshal/testing/laws.ts'
import { corps } from '../../rules/index.ts'
import { sectionsHeld } from '../../rules/queries/asked.ts'
import { SAMPLES } from '../../rules/samples.ts'
import { arm } from '../../rules/state/forms.ts'
import { morale } from '../../rules/state/position.ts'
import { captain } from './index.ts'
import { value } from './value.ts'

const kernel = engine(corps)

describe('marshal plays Old Wargame Rules, and', () => {
  keepsTheLaws({
    engine: kernel,
    captain,
    level: LITTLE_WAYS,
    cases: SAMPLES.filter(({ scenario, fights }) => scenario !== 'field-day' && !fights),
    played: { scenario: 'outpost', options: {} },
    hidden: { scenario: 'two-corps', options: {} },
    choices: 45,
    every: 8,
  })
  appraises(kernel, captain, [{ scenario: 'outpost', options: {}, telling: 8 }])
})

test('the turn of a command is played with the taste that was chosen for it, and all else with the best', () => {
  const best = bestTaste(captain.habit)
  let last: object | undefined
  const watched: typeof captain = {
    ...captain,
    habit: {
      ...captain.habit,
      player(taste, ...rest) {
        const player = captain.habit.player(taste, ...rest)
        return {
          ...player,
          choose(view, seat, of) {
            last = taste
            return player.choose(view, seat, of)
          },
        }
      },
    },
  }
  const player = marshal(watched, { ...LITTLE_WAYS, plan: 40, proposed: 8, confirming: 0 })(randomSource(1))
  const other = withTaste(captain.habit)(randomSource(2))
  const dice = fastDice(3)
  const p = kernel.open('outpost', {}, dice)
  const view = corps.layout.make(p.scenario)
  const counts = { best: 0, others: 0, else: 0 }
  for (let asked = kernel.awaiting(p); asked !== NOBODY; asked = kernel.awaiting(p)) {
    const seat = lowest(asked)
    corps.redact(p, seat, view)
    const action = (seat === 0 ? player : other).choose(view, seat, kernel)
    if (seat === 0 && captain.manner(view, seat) === 'way') {
      expect(player.memory?.()).toHaveProperty('way.taste', last)
      counts[last === best ? 'best' : 'others']++
    } else if (seat === 0) {
      expect(last).toBe(best)
      counts.else++
    }
    kernel.play(p, seat, action, dice)
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0)
}, 120_000)

test('what is good for one army is bad for the other: nerve, losses and sections', () => {
  const p = kernel.open('outpost', {}, fastDice(1))
  p.move = p.scenario.moves
  const unit = p.scenario.roster.army.indexOf(1)
  const chances = [morale.FORMED, morale.SHAKEN, morale.ROUT].map((grade) => {
    p.morale[unit] = grade
    expect(value(p, 0) + value(p, 1)).toBeCloseTo(1, 12)
    return value(p, 0)
  })
  const [formed = 1, ...wavering] = chances
  for (const chance of wavering) expect(chance).toBeGreaterThan(formed)
  const before = value(p, 0)
  p.casualties[unit]++
  const ahead = value(p, 0)
  expect(ahead).toBeGreaterThan(before)
  const { roster, ground, victory } = p.scenario
  const brigade = p.morale.findIndex((_, one) => roster.army[one] === 0 && roster.arm[one] === arm.INFANTRY)
  const { west, east, south, north } = ground.sections[victory.sections[0] as number] as Area
  const held = sectionsHeld(p, 0) - sectionsHeld(p, 1)
  p.x[brigade] = (west + east) / 2
  p.y[brigade] = (south + north) / 2
  expect(sectionsHeld(p, 0) - sectionsHeld(p, 1)).toBeGreaterThan(held)
  expect(value(p, 0)).toBeGreaterThan(ahead)
})

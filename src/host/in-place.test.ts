import { expect, test } from 'vitest'
import { systems } from '../../systems/node.ts'
import type { Position } from '../kernel/index.ts'
import { type Player, random } from '../players/index.ts'
import { inPlace } from './in-place.ts'
import { Systems } from './tasks/index.ts'
import { firstSeen } from './testing.ts'

/** The number of steps that these players think about the first action of a plan. */
const STEPS = 500

/** Players that think long about the first action of a plan, with choices that depend on all their chance. */
const slow = systems.map((system) => ({
  ...system,
  habit: async () => ({
    usual: {},
    player: (_taste: object, chance: (n: number) => number): Player<Position> => {
      let sum = 0
      const any = random<Position>((n) => (chance(n) + sum) % n)
      return {
        choose: () => {
          throw new Error('asked for a choice without a thought')
        },
        *think(view, seat, engine) {
          for (let step = 0; sum < STEPS && step < STEPS; step++) {
            sum += 1 + chance(2)
            yield
          }
          return any.choose(view, seat, engine)
        },
        memory: () => sum,
      }
    },
  }),
}))

test('a player chooses the same in slices as all at once, whatever is asked between the slices', async () => {
  const known = new Systems(slow)
  const seen = await firstSeen(known, 'generals', 'marengo')
  const terms = { match: 'm', limit: 1_000 }
  const ask = { ...seen, player: 'drill', chance: [3, 4] as [number, number] }
  const atOnce = await inPlace(known).perform('choose', ask, terms)
  expect(atOnce?.wish.length).toBeGreaterThan(1)
  for (const look of [1, 7, 1_000]) {
    let time = 0
    let pauses = 0
    const around = {
      clock: () => (time += look),
      later: (_ms: number, work: () => void) => {
        pauses++
        setImmediate(work)
        return () => {}
      },
    }
    const here = inPlace(known, around)
    let answers = 0
    const thinking = here.perform('choose', ask, terms)
    const asking = (async () => {
      for (let done = false; !done; answers++) {
        done = await Promise.race([thinking.then(() => true), new Promise<false>((go) => setImmediate(go, false))])
        await here.perform('list', seen, terms)
      }
    })()
    expect(await thinking).toEqual(atOnce)
    await asking
    expect(pauses).toBeGreaterThan(10)
    expect(answers).toBeGreaterThan(1)
  }
})

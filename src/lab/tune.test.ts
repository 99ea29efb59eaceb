import { expect, test } from 'vitest'
import { type TuneState, tune } from './tune.ts'
import { scenarioOf, sharesOf, type TunePlan } from './tune-plan.ts'
import { type Proof, proofPairs, proved, whyNot } from './tune-proof.ts'

const plan: TunePlan = {
  ruleset: 'generals',
  scenarios: [
    { id: 'dennewitz', options: {} },
    { id: 'marengo', options: {} },
  ],
  games: 64,
  proof: 8,
  seed: 'tune',
}

test('tuning finds the same for any number of threads, and when it is stopped on the way', async () => {
  const kept: TuneState[] = []
  const once = await tune(plan, { workers: 1, keep: (state) => kept.push(structuredClone(state)) })
  expect(once).toMatchObject({ games: 64, scenarios: ['dennewitz', 'marengo'], proof: { gain: { games: 8 } } })
  const moved = once.weights.filter(({ usual, tuned }) => tuned !== usual)
  expect(moved.length).toBeGreaterThan(once.weights.length / 2)
  for (const { usual } of moved) expect(usual).not.toBe(0)
  expect(await tune(plan, { workers: 3 })).toEqual(once)

  const stop = new AbortController()
  let left: TuneState | undefined
  const keep = (state: TuneState) => {
    left = structuredClone(state)
    if (state.climb.steps === 1) stop.abort()
  }
  const part = await tune(plan, { workers: 2, stop: stop.signal, keep })
  expect(part).toMatchObject({ games: 32 })
  expect(part.proof).toBeUndefined()
  expect(left?.climb.steps).toBe(1)
  expect(left).toEqual(kept[1])
  expect(await tune(plan, { workers: 2, ...(left && { from: left }) })).toEqual(once)
}, 240_000)

test('a system without weights and a scenario that does not exist are refused', async () => {
  await expect(
    tune({ ...plan, ruleset: 'six-villages', scenarios: [{ id: 'lake', options: {} }] }, { workers: 1 }),
  ).rejects.toThrow('drill of six-villages has no weights to tune')
  await expect(tune({ ...plan, scenarios: [{ id: 'denewitz', options: {} }] }, { workers: 1 })).rejects.toThrow(
    "scenario 'denewitz' does not exist",
  )
})

test('scenarios are mixed in proportion to 1 ÷ √(their actions)', () => {
  const shares = sharesOf([100, 10_000, 400])
  expect(shares.map((share) => share / shares[0])).toEqual([1, 0.1, 0.5].map((one) => expect.closeTo(one, 12)))
  const played = [0, 0, 0]
  for (let pair = 0; pair < 1600; pair++) played[scenarioOf(pair, shares)]++
  expect(played.map((n) => Math.round(n / 10))).toEqual([100, 10, 50])
})

test('the proof counts both sides of the same dice, all scenarios equally, and draws as halves', () => {
  const pairs = proofPairs({ ...plan, proof: 40 })
  const key = ({ of, against }: (typeof pairs)[number]) => `${of} ${against}`
  const counted = Object.groupBy(pairs, key)
  expect(Object.entries(counted).map(([what, list]) => [what, list?.length])).toEqual([
    ['tuned usual', 20],
    ['tuned random', 4],
    ['usual random', 4],
    ['tuned strangers', 10],
    ['usual strangers', 10],
  ])
  const seeds = (what: string) => counted[what]?.map(({ pair }) => pair.seed)
  expect(seeds('tuned strangers')).toEqual(seeds('usual strangers'))
  const won = { wins: 1, draws: 1, losses: 0, actions: 2 }
  const lost = { wins: 0, draws: 0, losses: 2, actions: 2 }
  const results = pairs.map(({ of, scenario }) => (of === 'tuned' && scenario === 0 ? won : lost))
  const { gain, scenarios, random } = proved(plan, pairs, results)
  expect(gain).toMatchObject({ games: 40, share: 0.375 })
  expect(scenarios.map((one) => [one.scenario, one.gain.games, one.gain.share])).toEqual([
    ['dennewitz', 20, 0.75],
    ['marengo', 20, 0],
  ])
  expect([random.tuned.share, random.usual.share]).toEqual([0.375, 0])
})

test('weights are used only if their gain is beyond chance and nothing else is lost', () => {
  const points = (share: number, low: number, high: number) => ({ games: 100, share, interval: [low, high] as const })
  const even = { tuned: points(0.5, 0.4, 0.6), usual: points(0.55, 0.45, 0.65) }
  const worse = { tuned: points(0.5, 0.4, 0.54), usual: points(0.55, 0.45, 0.65) }
  const proof: Proof = { gain: points(0.6, 0.51, 0.7), scenarios: [], random: even, strangers: even }
  expect(whyNot(proof)).toBeUndefined()
  expect(whyNot({ ...proof, gain: points(0.58, 0.49, 0.7) })).toBe('their gain may be chance')
  expect(whyNot({ ...proof, random: worse })).toBe('they do worse against random')
  expect(whyNot({ ...proof, strangers: worse })).toBe('they do worse against strangers')
})

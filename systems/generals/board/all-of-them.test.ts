import { expect, test, vi } from 'vitest'
import { scriptedDice } from '../../../src/kernel/index.ts'
import { type MakePlayer, random } from '../../../src/players/index.ts'
import { choicesOf } from '../../../src/web/table/seat-choices.ts'
import { drill } from '../player/index.ts'
import { worthOfAim } from '../rules/queries/chances.ts'
import { type Generals, generalsLayout } from '../rules/state/position.ts'
import { ALL_WORDS, advances, nextOf } from './all-of-them.ts'
import { boardChoices, closingOf } from './choices.ts'
import { kernel, playThrough } from './test-games.ts'
import { tQuestion } from './test-words.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/fight/t.ts', () => import('./test-words.ts'))
vi.mock('../words/objective/t.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))

const players = [drill, random] as unknown as readonly MakePlayer<Generals>[]

const choices = choicesOf(kernel, 0)

test('one click answers every question that has such a button: its choice is legal, complete, and can be handed in', {
  timeout: 60_000,
}, () => {
  const seen = new Set<string>()
  let aims = 0
  for (const [seed, player] of players.entries())
    for (const scenario of ['marengo', 'leuthen', 'dennewitz']) {
      playThrough({ scenario, seed: seed + 3, player }, (truth) => {
        const phase = kernel.phase(truth).name
        if (ALL_WORDS[phase] === undefined) return
        const p = generalsLayout.make(truth.scenario)
        generalsLayout.copy(truth, p)
        const draft: string[] = []
        const look = () => boardChoices(p, 0, choices.all(p), draft, () => undefined)
        if (phase === 'advance after combat') {
          const texts = advances(p, 0, look())
          for (const text of texts) expect(kernel.check(p, 0, kernel.parse(p, 0, text) as number)).toBeUndefined()
          if (texts.length > 0) seen.add(phase)
          return
        }
        for (let next = nextOf(p, look()); next; next = nextOf(p, look())) {
          if (next.verb === 'aim') {
            aims++
            const worth = (target: number) => worthOfAim(p, next.a, target)
            const others = look().filter(({ verb, a, open }) => open && verb === 'aim' && a === next.a)
            expect(worth(next.b)).toBe(Math.max(...others.map(({ b }) => worth(b))))
          }
          const action = kernel.parse(p, 0, next.text) as number
          expect(kernel.check(p, 0, action)).toBeUndefined()
          kernel.play(p, 0, action, scriptedDice([]))
          draft.push(next.text)
          expect(draft.length).toBeLessThan(60)
        }
        expect(closingOf(choices.all(p))).toBeDefined()
        if (draft.length > 0) seen.add(phase)
      })
    }
  expect([...seen].sort()).toEqual(Object.keys(ALL_WORDS).sort())
  expect(aims).toBeGreaterThan(0)
  for (const word of Object.values(ALL_WORDS)) expect(tQuestion(`all.${word}`)).toBeTruthy()
})

import { expect, test, vi } from 'vitest'
import { engine, fastDice, oneOf } from '../../../src/kernel/index.ts'
import { random } from '../../../src/players/index.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { readChoice } from '../../../src/web/hexboard/choices.ts'
import { type Albuera, albuera } from '../rules/index.ts'
import { other } from '../rules/state/position.ts'
import { covers, holds } from '../rules/state/troops.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
const { isEnd, isHostile, meaningOf } = await import('./meaning.ts')
const { choiceName } = await import('./naming.ts')

const kernel = engine(albuera)
const { packing } = kernel
const KINDS = { leaders: { commanders: (commander: number) => commander } }
type Looked = ReturnType<typeof readChoice>

/** Looks at every choice of a random game as the board does. */
function lookAt(
  scenario: string,
  seed: number,
  look: (p: Albuera, seat: number, choice: Looked, phase: string) => void,
) {
  const dice = fastDice(seed)
  const p = kernel.open(scenario, {}, dice)
  const chance = fastDice(seed + 1)
  const player = random((n) => chance.roll(oneOf(n)))
  const list = new Int32Array(8192)
  for (let k = 0; k < 1_500 && kernel.awaiting(p) !== 0; k++) {
    const seat = (kernel.awaiting(p) & 1) === 1 ? 0 : 1
    const phase = kernel.phase(p).name
    const table = {
      view: () => p,
      phase: () => kernel.phase(p),
      seat: () => seat,
    } as unknown as Table<Albuera>
    for (const action of list.subarray(0, kernel.actions(p, seat, list))) {
      const text = kernel.print(p, action)
      const legal = { action, text, verb: text.split(' ')[0], a: packing.a(action), b: packing.b(action) }
      look(p, seat, meaningOf(table, readChoice(kernel.choice(p, action)!.verb, legal, KINDS)), phase)
    }
    kernel.play(p, seat, player.choose(p, seat, kernel as never), dice)
  }
}

test('every choice has its place: a unit, a hex or the end of the question; a hostile one aims at an enemy', () => {
  const seen = new Set<string>()
  for (const [scenario, seed] of [
    ['knoll', 1],
    ['knoll', 2],
    ['lancers', 3],
    ['lancers', 4],
    ['assault', 5],
    ['assault', 6],
    ['albuera', 7],
  ] as const)
    lookAt(scenario, seed, (p, seat, choice, phase) => {
      const { text, verb } = choice.legal
      seen.add(`${phase} ${verb}`)
      // Chits and commanders are chosen from a list, before any piece has its place.
      const isListed = phase === 'pool' || phase === 'activation'
      const isSomewhere = choice.unit >= 0 || choice.leader >= 0 || choice.hex >= 0
      expect([phase, text, isListed || isSomewhere || isEnd(choice)]).toEqual([phase, text, true])
      if (isHostile(choice)) expect([text, holds(p, other(seat), choice.hex)]).toEqual([text, true])
      if (verb === 'counterattack') expect(covers(p, p.mover - 1, choice.hex)).toBe(true)
      const name = choiceName(p, choice)
      expect([text, name, /^\S.*\S$/.test(name) && !/\{|\}|^do\.| {2}/.test(name)]).toEqual([text, name, true])
    })
  const wanted = ['acting fire', 'movement fire', 'reaction react', 'reaction counterattack', 'fight face']
  expect(wanted.filter((one) => !seen.has(one))).toEqual([])
})

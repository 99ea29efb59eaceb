import { expect, test, vi } from 'vitest'
import { engine, fastDice, log, oneOf } from '../../../src/kernel/index.ts'
import { random } from '../../../src/players/index.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { type Albuera, albuera } from '../rules/index.ts'
import { albueraLayout } from '../rules/state/position.ts'
import { rightOf } from '../rules/state/troops.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
const { PLAYS, progress, SLIDES } = await import('./progress.ts')
const { stacksOf } = await import('./faces.ts')
const { waysOf } = await import('./ways.ts')

const kernel = engine(albuera)

const copyOf = (p: Albuera): Albuera => {
  const copy = albueraLayout.make(p.scenario)
  albueraLayout.copy(p, copy)
  return copy
}

/** Calls back with the position before and after each action of a random game, and with what was told. */
function playThrough(
  scenario: string,
  seed: number,
  most: number,
  look: (before: Albuera, told: Told[], after: Albuera) => void,
): void {
  const [dice, journal] = [fastDice(seed), log()]
  const p = kernel.open(scenario, {}, dice, journal)
  const players = [0, 1].map((k) => {
    const chance = fastDice(seed + k + 1)
    return random((n) => chance.roll(oneOf(n)))
  })
  journal.told.length = 0
  for (let k = 0, awaiting = kernel.awaiting(p); awaiting !== 0 && k < most; k++, awaiting = kernel.awaiting(p)) {
    const seat = (awaiting & 1) === 1 ? 0 : 1
    const before = copyOf(p)
    kernel.play(p, seat, players[seat].choose(p, seat, kernel as never), dice, journal)
    const told = journal.told.splice(0).map(({ event, args }, place) => ({
      n: k + 1,
      k: place,
      event: albuera.events[event].name,
      args,
    }))
    look(before, told as Told[], p)
  }
}

test('the events of an action, played on the field before it, lead to the field after it', () => {
  let compared = 0
  for (const [scenario, seed] of [
    ['knoll', 3],
    ['knoll', 4],
    ['albuera', 5],
  ] as const)
    playThrough(scenario, seed, 1_500, (before, told, after) => {
      if (told.length === 0) return
      const p = progress(before, told)
      const what = told.map(({ event, args }) => `${event} ${[...args].join()}`).join('; ')
      expect([what, [...p.at.slice(0, p.scenario.army.units.length)]]).toEqual([
        what,
        [...after.at.slice(0, p.scenario.army.units.length)],
      ])
      expect([what, [...p.post], [...p.array]]).toEqual([what, [...after.post], [...after.array]])
      // The facing of a unit that forms is not told.
      if (!told.some(({ event }) => event === 'Formed')) {
        const right = (at: Albuera) => p.scenario.army.units.map((_, unit) => rightOf(at, unit))
        expect([what, right(p), [...p.face]]).toEqual([what, right(after), [...after.face]])
      }
      compared++
    })
  expect(compared).toBeGreaterThan(500)
})

/** Events that change nothing visible on the field. */
const WORDS_ALONE = [
  ...[
    'PoolFilled',
    'ChitReturned',
    'ChitRemoved',
    'DivisionTried',
    'DivisionActivated',
    'NobodyActivated',
    'Postponed',
    'OutOfGame',
  ],
  ...['DoubleMarch', 'Joined', 'FireModifier', 'CheckPassed', 'CheckFailed', 'GunsHitGuns', 'ReactionModifier'],
  ...[
    'ReactionPassed',
    'ReactionFailed',
    'StrikeNoted',
    'SquareFormed',
    'SquareFailed',
    'ClashAttacks',
    'ClashDefends',
  ],
  ...['ClashShift', 'ClashRolled', 'GunsAttacked', 'LastStandHeld', 'LastStandLost', 'CavalryStayed', 'Stood'],
  ...['CrisisPassed', 'CrisisFailed', 'GunsRecaptured', 'LeaderRolled', 'PrizeHeld', 'BattleOver'],
]

test('every event is played on the field, or is known to change nothing there', () => {
  const known = [...Object.keys(PLAYS), ...WORDS_ALONE]
  expect([...known].sort()).toEqual(albuera.events.map(({ name }) => name).sort())
})

test('a unit on its way lies in no hex, and every counter on the map lies in one stack', () => {
  let found = 0
  playThrough('albuera', 7, 800, (before, told, after) => {
    const units = stacksOf(after).flatMap((stack) => stack.units)
    const onMap = [...after.scenario.army.units.keys()].filter((unit) => after.at[unit] >= 0)
    expect([...units].sort()).toEqual([...onMap].sort())
    const k = told.findIndex(({ event }) => SLIDES.includes(event) && event !== 'Rode' && !event.startsWith('Leader'))
    if (k < 0) return
    const sliding = progress(before, told.slice(0, k + 1), true)
    expect(stacksOf(sliding).some((stack) => stack.units.includes(told[k].args[0]))).toBe(false)
    found++
  })
  expect(found).toBeGreaterThan(50)
})

test('a unit can go every way that it is offered as its texts say, and ends where it says', () => {
  let gone = 0
  playThrough('albuera', 11, 400, (_, __, after) => {
    const awaiting = kernel.awaiting(after)
    const seat = (awaiting & 1) === 1 ? 0 : 1
    const unit = kernel.phase(after).name === 'acting' ? ready(after, seat) : undefined
    if (unit === undefined || gone > 300) return
    for (const [hex, way] of waysOf(after, unit, false)) {
      const p = copyOf(after)
      let isStopped = false
      for (const text of way.texts) {
        // An enemy's reaction, or a Clash, may end the way.
        if (kernel.phase(p).name !== 'acting' && kernel.phase(p).name !== 'movement') isStopped = true
        if (isStopped) break
        const action = kernel.parse(p, seat, text)
        expect([text, typeof action, kernel.check(p, seat, action as number)]).toEqual([text, 'number', undefined])
        kernel.play(p, seat, action as number, fastDice(1))
      }
      if (isStopped) continue
      expect([p.at[unit], rightOf(p, unit), p.face[unit]]).toEqual([way.hex, way.also ?? -1, way.corner])
      expect(way.hex === hex || way.also === hex).toBe(true)
      expect(way.path.at(-1)).toBe(way.hex)
      gone++
    }
  })
  expect(gone).toBeGreaterThan(100)
})

/** The first unit that may be moved. */
const ready = (p: Albuera, seat: number): number | undefined =>
  [...p.scenario.army.units.keys()].find((unit) => {
    const action = kernel.action(p, 'move {units}', unit)
    return action !== undefined && kernel.check(p, seat, action) === undefined
  })

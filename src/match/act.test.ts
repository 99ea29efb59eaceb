import { expect, test } from 'vitest'
import { type SixVillages, sixVillages } from '../../systems/six-villages/rules/index.ts'
import { worded } from '../../systems/worded.ts'
import { scriptedDice } from '../kernel/dice.ts'
import { engine } from '../kernel/engine.ts'
import { heardBy } from '../kernel/journal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { only } from '../kernel/seats.ts'
import { act } from './act.ts'
import { awaiting, createMatch, entriesOf, type Match, positionAt, type Reply, view } from './match.ts'
import type { Line } from './record-lines.ts'

const mini = engine(worded(sixVillages))
const SECRET = '0123456789abcdef'.repeat(4)
const [BLUE, RED] = [0, 1]

const begin = (ruleset: Ruleset<SixVillages> = sixVillages) =>
  createMatch(ruleset === sixVillages ? mini : engine(ruleset), { scenario: 'lake', dice: { secret: SECRET } }).match

const said = ({ lines }: Reply, k = 0) => JSON.parse(lines[k]) as Line['do']
const stateOf = (match: Match<SixVillages>) => [
  mini.ruleset.layout.digest(match.fold.position),
  match.fold.next,
  match.pen.chain,
]

/** Plays to the first march: no company drills, none lies in ambush. */
function toMarch(match = begin()): Match<SixVillages> {
  for (const list of [['close'], ['close']]) for (const seat of [BLUE, RED]) act(match, seat, list)
  expect(mini.phase(match.fold.position).name).toBe('march')
  return match
}
const leader = (match: Match<SixVillages>) => match.fold.position.marching
const names = ['blue', 'red']
const roads = [
  ['Mill Bridge', 'Inn Yard'],
  ['Ford', 'Inn'],
]

test('an action is carried out, written down and told', () => {
  const match = toMarch()
  const seat = leader(match)
  const reply = act(match, seat, `  march ${names[seat]}  1 > ${roads[seat][0]} `, { time: 5, player: names[seat] })
  expect(said(reply)).toMatchObject({
    n: 5,
    who: names[seat],
    player: names[seat],
    do: `march ${names[seat]} 1 > ${roads[seat][0]}`,
    time: 5,
  })
  expect(heardBy(reply.told, 1 - seat).map((told) => mini.narrate(match.fold.position, told))).toEqual([
    `${names[seat]} 1 marches to ${roads[seat][0]}.`,
  ])
  expect(reply.played).toBe(1)
  expect(awaiting(match)).toBe(only(seat))
})

test('an action that is not legal is refused with rule and reason, and changes nothing', () => {
  const match = toMarch()
  const seat = leader(match)
  const before = stateOf(match)
  const far = act(match, seat, `march ${names[seat]} 1 > ${roads[1 - seat][0]}`)
  expect(far).toMatchObject({ lines: [], told: [], played: 0, refusal: { rule: '4.2' } })
  expect(act(match, 1 - seat, 'halt').refusal).toMatchObject({
    rule: '4',
    reason: 'It is not your turn to choose (march).',
  })
  expect(act(match, seat, 'dance').refusal?.reason).toMatch(/^'dance' is not an action/)
  expect(act(match, seat, []).refusal?.reason).toMatch(/^A list has/)
  expect(act(match, 7, 'halt').refusal?.reason).toMatch(/not your turn/)
  expect(stateOf(match)).toEqual(before)
})

test('a wish is stale only by the entries of its own seat', () => {
  const match = begin()
  expect(entriesOf(match, BLUE)).toBe(0)
  act(match, RED, 'close', { count: 0 })
  expect(act(match, BLUE, 'drill blue 1', { count: 0 }).played).toBe(1)
  const before = stateOf(match)
  expect(act(match, BLUE, 'close', { count: 0 })).toEqual({ lines: [], told: [], played: 0, stale: true })
  expect(stateOf(match)).toEqual(before)
  expect(act(match, BLUE, 'close', { count: 1 }).played).toBe(1)
})

test('a list of open actions is played as long as its actions are legal', () => {
  const match = toMarch()
  const seat = leader(match)
  const side = names[seat]
  const reply = act(match, seat, [`march ${side} 1 > ${roads[seat][0]}`, `march ${side} 1 > ${roads[seat][1]}`, 'halt'])
  expect(reply).toMatchObject({ played: 1, refusal: { rule: '4.1' } })
  expect(reply.lines).toHaveLength(1)
})

test('a list of open actions stops when another seat must choose', () => {
  const match = toMarch()
  const meet = [`march blue 1 > Mill Bridge`, `march red 1 > Ford`]
  for (const seat of [leader(match), 1 - leader(match)]) act(match, seat, [meet[seat], 'halt'])
  toMarch(match)
  const seat = leader(match)
  const reply = act(match, seat, [seat === BLUE ? 'march blue 1 > Ford' : 'march red 1 > Mill Bridge', 'halt'])
  expect(reply.played).toBe(1)
  expect(reply.refusal).toBeUndefined()
  expect(awaiting(match)).toBe(only(1 - seat))
})

test('a secret choice made together is whole or nothing', () => {
  const match = begin()
  for (const seat of [BLUE, RED]) act(match, seat, 'close')
  const before = stateOf(match)
  expect(act(match, BLUE, 'ambush blue 1').refusal).toEqual({
    rule: '3.1',
    reason: 'A secret choice is handed in whole: the action that closes it is missing.',
  })
  expect(act(match, BLUE, ['close', 'ambush blue 1']).refusal?.reason).toBe(
    "Nothing can follow 'close' in a secret choice.",
  )
  expect(act(match, BLUE, ['ambush blue 1', 'ambush blue 2', 'close']).refusal).toMatchObject({ rule: '3.1' })
  expect(stateOf(match)).toEqual(before)
  const reply = act(match, BLUE, ['ambush blue 1', 'close'])
  expect(reply.played).toBe(2)
  expect(reply.lines).toHaveLength(1)
  expect(said(reply).do).toEqual(['ambush blue 1', 'close'])
})

test('no seat sees that another has closed', () => {
  const match = begin()
  for (const seat of [BLUE, RED]) act(match, seat, 'close')
  const seen = view(match, RED)
  const reply = act(match, BLUE, ['ambush blue 1', 'close'])
  expect(heardBy(reply.told, RED)).toEqual([])
  expect(mini.ruleset.layout.equal(view(match, RED), seen)).toBe(true)
})

test('secret choices made alone roll the seat’s own dice, which the choices of other seats do not shift', () => {
  const rolls = (others: string[]) => {
    const match = begin()
    for (const wish of others) act(match, RED, wish)
    return said(act(match, BLUE, 'drill blue 1'))
  }
  const alone = rolls([])
  expect(alone.own).toBe(1)
  expect(rolls(['drill red 2']).rolls).toEqual(alone.rolls)
  expect(rolls(['drill red 2', 'close']).rolls).toEqual(alone.rolls)
})

test('a list can go through a secret phase, but not beyond it', () => {
  const match = begin()
  act(match, RED, 'close')
  const reply = act(match, BLUE, ['drill blue 1', 'close', 'ambush blue 1'])
  expect(reply).toMatchObject({ played: 2 })
  expect(reply.refusal).toBeUndefined()
  expect(mini.phase(match.fold.position).name).toBe('planning')
})

test('the dice of an entry are those in its line', () => {
  const match = begin()
  const reply = act(match, BLUE, 'drill blue 1')
  const rolled = said(reply).rolls ?? []
  const p = mini.ruleset.layout.make(match.fold.position.scenario)
  mini.ruleset.layout.copy(positionAt(match, 0), p)
  const action = mini.parse(p, BLUE, 'drill blue 1')
  mini.play(p, BLUE, action as number, scriptedDice(rolled.filter((roll) => typeof roll === 'number')))
  expect(mini.ruleset.layout.equal(p, match.fold.position)).toBe(true)
})

test('a rule that throws leaves the match as it was', () => {
  const broken: Ruleset<SixVillages> = {
    ...sixVillages,
    phases: sixVillages.phases.map((phase) =>
      phase.name !== 'drill'
        ? phase
        : {
            ...phase,
            choices: (phase.choices ?? []).map((choice) =>
              choice.verb === 'close'
                ? choice
                : {
                    ...choice,
                    play(p: SixVillages) {
                      p.drilled.fill(9)
                      throw new RangeError('defect')
                    },
                  },
            ),
          },
    ),
  }
  const match = createMatch(engine({ ...broken }), { scenario: 'lake', dice: { secret: SECRET } }).match
  const before = stateOf(match)
  expect(() => act(match, BLUE, 'drill blue 1')).toThrow('defect')
  expect(stateOf(match)).toEqual(before)
})

test('the end of a game closes its record', () => {
  const match = toMarch()
  let lines: readonly string[] = []
  for (let k = 0; k < 200 && !match.ending; k++) {
    const seat = awaiting(match) & 1 ? BLUE : RED
    const wish = { march: 'halt', drill: 'close', planning: 'close' }[mini.phase(match.fold.position).name] ?? ''
    lines = act(match, seat, wish).lines
  }
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[1])).toMatchObject({ result: { winner: [], by: 'rules' }, secret: SECRET })
  expect(awaiting(match)).toBe(0)
  expect(act(match, BLUE, 'halt').refusal?.reason).toBe('The game is over.')
})

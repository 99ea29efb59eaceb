import { describe, expect, test } from 'vitest'
import { engine, fastDice } from '../../../../src/kernel/index.ts'
import { eagle } from '../../rules/index.ts'
import { type Eagle, eagleLayout } from '../../rules/state/position.ts'
import { FRENCH, SPANISH } from '../../rules/state/sides.ts'
import { pointsIn } from '../../rules/state/stacks.ts'
import { arrange, basisOf, coverAll, formationOf, openTo, waiting, wantedIn } from './arrange.ts'

const kernel = engine(eagle)
const dice = fastDice(4)
const nameOf = ({ phase }: Eagle) => eagle.phases[phase].name

/**
 * A game at the set-up of a side. Earlier questions get the last legal answer, and the French are drawn up before the
 * Spanish.
 */
function atSetUp(scenario: string, options: Readonly<Record<string, boolean>>, seat: number): Eagle {
  const p = kernel.open(scenario, options, dice)
  const list = new Int32Array(1 << 14)
  for (let k = 0; k < 400 && !(nameOf(p) === 'deployment' && (kernel.awaiting(p) & (1 << seat)) !== 0); k++) {
    const other = (kernel.awaiting(p) & 1) === 1 ? FRENCH : SPANISH
    if (nameOf(p) === 'deployment') for (const { text } of drawnUp(p, other).placed) act(p, other, text)
    else kernel.play(p, other, list[kernel.actions(p, other, list) - 1], dice)
  }
  return p
}
const act = (p: Eagle, seat: number, text: string) => kernel.play(p, seat, kernel.parse(p, seat, text) as number, dice)

function viewOf(p: Eagle, seat: number): Eagle {
  const view = eagleLayout.make(p.scenario)
  eagle.redact(p, seat, view)
  return view
}

function drawnUp(p: Eagle, seat: number) {
  const view = viewOf(p, seat)
  return arrange(kernel, view, seat, waiting(view, seat), wantedIn(view, seat))
}

const SIDES_TO_PLACE = [
  ['vedel', FRENCH, 'history'],
  ['vedel', SPANISH, 'ground'],
  ['surprise', FRENCH, 'ground'],
  ['second-day', FRENCH, 'ground'],
  ['second-day', SPANISH, 'history'],
  ['bailen', SPANISH, 'history'],
  ['invader', FRENCH, 'mixed'],
  ['invader', SPANISH, 'mixed'],
] as const

describe.each([{}, { limitedInformation: true }])('with %j', (options) => {
  test.each(SIDES_TO_PLACE)(
    '%s: side %i is drawn up whole, each piece where the data want it',
    (scenario, seat, basis) => {
      const p = atSetUp(scenario, options, seat)
      const view = viewOf(p, seat)
      const all = waiting(view, seat)
      expect(all.length).toBeGreaterThan(0)
      const plan = drawnUp(p, seat)
      expect(plan.left).toEqual([])
      expect(plan.placed.filter(({ asWanted }) => !asWanted)).toEqual([])
      expect(plan.placed.every(({ piece, hex }) => hex === wantedIn(view, seat)(piece))).toBe(true)
      expect(plan.placed).toHaveLength(all.length)
      expect(basisOf(scenario, seat)).toBe(basis)
      // The real game accepts every one of them, and then asks the side nothing more.
      for (const { text } of plan.placed) {
        const action = kernel.parse(p, seat, text) as number
        expect([text, kernel.check(p, seat, action)]).toEqual([text, undefined])
        kernel.play(p, seat, action, dice)
      }
      expect(nameOf(p) === 'deployment' && (kernel.awaiting(p) & (1 << seat)) !== 0).toBe(false)
    },
  )
})

test.each([
  ['second-day', { castanos: true }],
  ['invader', { vedelWhole: true, laPenaEastBank: true, laterSwiss: true }],
  ['invader', { limitedInformation: true, laPenaEastBank: true }],
] as const)(
  '%s with other options %j: all pieces are placed by legal actions, even if the data have no open place',
  (scenario, options) => {
    for (const seat of [FRENCH, SPANISH]) {
      const p = atSetUp(scenario, options, seat)
      const plan = drawnUp(p, seat)
      expect(plan.left).toEqual([])
      for (const { text } of plan.placed) act(p, seat, text)
    }
  },
)

test('one formation is placed at once, and pieces that stand elsewhere already are respected', () => {
  const p = atSetUp('invader', {}, SPANISH)
  act(p, SPANISH, 'deploy SP-TEJ > Y7')
  const view = viewOf(p, SPANISH)
  const cruz = view.scenario.army.formations.indexOf('CRZ')
  const pieces = waiting(view, SPANISH).filter((piece) => formationOf(view, piece) === cruz)
  expect(pieces).toHaveLength(5)
  const plan = arrange(kernel, view, SPANISH, pieces, wantedIn(view, SPANISH))
  expect(plan.placed).toHaveLength(5)
  expect(plan.left).toEqual([])
  // Y9 must not stay empty: when Texas goes to Y7, another unit fills it.
  const rest = arrange(kernel, view, SPANISH, waiting(view, SPANISH), wantedIn(view, SPANISH))
  expect(rest.left).toEqual([])
  const named = rest.placed.map(({ text }) => text)
  expect(named.some((text) => text.endsWith(' > Y9'))).toBe(true)
  expect(rest.placed.some(({ asWanted }) => !asWanted)).toBe(true)
})

test('a piece can go where the rules let it', () => {
  const p = atSetUp('invader', {}, SPANISH)
  const view = viewOf(p, SPANISH)
  const { names } = view.scenario.ground.grid
  const tejas = { kind: 'unit', n: view.scenario.army.units.indexOf('SP-TEJ') } as const
  expect(
    openTo(kernel, view, SPANISH, tejas, [])
      .map((hex) => names[hex])
      .sort(),
  ).toEqual(['Y7', 'Y8', 'Y9'])
})

test('OR3 as many stacks are covered at once as there are markers, the strongest first', () => {
  const p = atSetUp('second-day', { limitedInformation: true }, FRENCH)
  for (const { text } of drawnUp(p, FRENCH).placed) act(p, FRENCH, text)
  for (const { text } of drawnUp(p, SPANISH).placed) act(p, SPANISH, text)
  expect(nameOf(p)).toBe('markers')
  const { texts, hexes } = coverAll(kernel, viewOf(p, FRENCH), FRENCH)
  expect(texts.length).toBeGreaterThan(1)
  expect(new Set(hexes).size).toBe(hexes.length)
  const strength = hexes.map((hex) => pointsIn(p, hex))
  expect(strength).toEqual([...strength].sort((a, b) => b - a))
  for (const text of texts) {
    expect([text, kernel.check(p, FRENCH, kernel.parse(p, FRENCH, text) as number)]).toEqual([text, undefined])
    act(p, FRENCH, text)
  }
  expect(coverAll(kernel, viewOf(p, FRENCH), FRENCH).texts).toEqual([])
})

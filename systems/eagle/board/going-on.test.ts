import { expect, test, vi } from 'vitest'
import type { Table } from '../../../src/web/board/table.ts'
import { type Choice, readChoice } from '../../../src/web/hexboard/choices.ts'
import type { Charge } from '../rules/queries/reach.ts'
import type { Eagle } from '../rules/state/position.ts'
import { legal, stage } from '../rules/testing/stage.ts'

// Outside a browser Solid comes without its reactivity.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))
const { createRoot, createSignal } = await import('solid-js')
const { closing } = await import('../../../src/web/hexboard/closing.ts')
const { textsOf } = await import('./going-on.ts')
const { fallingBack, homeward } = await import('./by-itself.ts')

interface Setting {
  readonly others?: 'computer' | 'person'
  readonly log?: readonly string[]
  readonly phase?: string
  readonly view?: Eagle
}

/** A table at which the test puts the questions, and which remembers the actions. */
function tableOf({ others = 'computer', log = [], phase = 'shock', view }: Setting) {
  const [asked, ask] = createSignal(false)
  const [choices, setChoices] = createSignal<readonly Choice[]>([])
  const [halted, setHalted] = createSignal<'asked' | undefined>()
  const done: string[][] = []
  const told = [...log]
  const table = {
    asked,
    halted,
    view: () => view,
    seat: () => 0,
    phase: () => ({ name: phase }),
    refusal: () => undefined,
    draft: () => undefined,
    info: { seats: ['French', 'Spanish'] },
    status: () => ({
      seats: [
        { seat: 'French', kind: 'person' },
        { seat: 'Spanish', kind: others },
      ],
    }),
    log: () => told.map((event) => ({ event })),
    act: (...texts: string[]) => {
      done.push(texts)
      ask(false)
    },
  } as unknown as Table<Eagle>
  return { table, choices, done, told, ask, setChoices, setHalted }
}

const plain = (verb: string): Choice => readChoice(verb, { action: 0, text: verb, verb, a: 0, b: 0 })
const of = (template: string, a: number, b: number, text: string): Choice =>
  readChoice(template, { action: 0, text, verb: template.split(' ', 1)[0], a, b })

/** Puts one question, and returns the actions that followed by themselves. */
function asking(list: readonly Choice[], setting: Setting): string[][] {
  const { table, choices, done, ask, setChoices } = tableOf(setting)
  createRoot(() => closing(table, choices))
  ask(true)
  setChoices(list)
  return done
}

test('a question with only its closing action left closes itself against a computer, not a person or after a take-back', () => {
  expect(asking([plain('engage')], {})).toEqual([['engage']])
  expect(asking([plain('engage')], { others: 'person' })).toEqual([])
  expect(asking([plain('engage')], { log: ['TakenBack'] })).toEqual([])
  expect(asking([plain('engage'), of('attack {units} > {hexes}', 0, 5, 'attack A > B')], {})).toEqual([])
  // A single choice about a unit is no closing action.
  expect(asking([of('rest {units}', 0, 0, 'rest A')], {})).toEqual([])
})

test('all units fall back once the player says so, until something else is asked', () => {
  const view = stage({
    scenario: 'vedel',
    place: { 'FR-6DRP': { at: 'AJ9', facing: 'SE' } },
    set: { phase: 'french movement' },
  })
  expect(legal(view, 0)).not.toEqual([])
  const { table, choices, done, ask, setChoices } = tableOf({ phase: 'retreat', view })
  const [running, run] = createSignal(false)
  createRoot(() => fallingBack(table, choices, running, run))
  const unit = view.scenario.army.units.indexOf('FR-6DRP')
  const back = () => [of('retreat {units} > {hexes}', unit, view.at[unit] + 1, 'retreat FR-6DRP > X')]
  ask(true)
  setChoices(back())
  expect(done).toEqual([])
  run(true)
  expect(done).toEqual([['retreat FR-6DRP > X']])
  ask(true)
  setChoices(back())
  expect(done.length).toBe(2)
  Object.assign(table, { phase: () => ({ name: 'shock' }) })
  ask(true)
  setChoices([plain('engage')])
  expect([done.length, running()]).toEqual([2, false])
})

test('11.2 a charge goes on by itself while it gets nearer and no enemy meets it', () => {
  const charge = (path: readonly number[], named: boolean) =>
    ({ hex: 9, path, named, texts: path.map((hex) => `move A > ${hex}`) }) as unknown as Charge
  const ridden = (steps: readonly (readonly number[])[], met = false): number => {
    const { table, done, told, ask, setHalted } = tableOf({})
    const [ways, setWays] = createSignal<ReadonlyMap<number, Charge>>(new Map())
    const ride = createRoot(() => homeward(table, ways))
    ask(true)
    ride(charge([7, 8], false))
    told.push('ChargeNamed')
    setHalted('asked')
    for (const path of steps) {
      if (met) told.push('Countercharges')
      setWays(new Map([[9, charge(path, true)]]))
      ask(true)
      ask(false)
    }
    return done.length
  }
  expect(ridden([[7, 8], [8]])).toBe(3)
  // If it comes no nearer, or a countercharge meets it, the player decides again.
  expect(
    ridden([
      [7, 8],
      [7, 8],
      [7, 8],
    ]),
  ).toBe(2)
  expect(ridden([[7, 8]], true)).toBe(1)
})

test('RA71 a click that advances takes along the leaders who stand there, and no others', () => {
  const place = {
    'FR-6DRP': { at: 'AJ9', facing: 'SE' },
    'FR-5LR1': { at: 'AH9', facing: 'SE' },
    Boussart: { at: 'AJ9' },
  }
  const p = stage({ scenario: 'vedel', place, set: { phase: 'french movement' } })
  const advance = (unit: string) =>
    of('advance {units} > {hexes}', p.scenario.army.units.indexOf(unit), 5, `advance ${unit} > X`)
  expect(textsOf(p, advance('FR-6DRP'))).toEqual(['advance FR-6DRP > X', 'follow Boussart'])
  expect(textsOf(p, advance('FR-5LR1'))).toEqual(['advance FR-5LR1 > X'])
})

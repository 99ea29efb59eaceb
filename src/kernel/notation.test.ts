import fc from 'fast-check'
import { expect, test } from 'vitest'
import { engine } from './engine.ts'
import { declareEvents, type SentenceArgs } from './journal.ts'
import { layout } from './layout.ts'
import type { Choice, Phase } from './phase.ts'
import type { Scenario } from './position.ts'
import { isRefusal } from './refusal.ts'
import type { Numbers, Ruleset } from './ruleset.ts'
import { cell, type Laid } from './shape.ts'

const shape = { turn: cell }
const table = layout<typeof shape, Scenario>(shape)
type P = Laid<typeof shape, Scenario>
const verb = (text: string): Choice<P> => ({ verb: text, propose: () => {}, check: () => undefined, play: () => {} })

const degrees: Numbers = {
  print: (n) => `${n - 90}°`,
  parse: (text) => (/^-?\d+°$/.test(text) ? Number.parseInt(text, 10) + 90 : undefined),
}

/** A ruleset of two phases whose units and hexes have these names. */
function speaking(units: readonly string[], hexes: readonly string[], verbs: readonly string[] = VERBS) {
  const phases: Phase<P>[] = [
    { name: 'fire', rule: '1.1', asks: () => 1, choices: verbs.map(verb) },
    { name: 'rally', rule: '2.1', asks: () => 1, choices: [verb('rally {units}'), verb('close')] },
  ]
  const ruleset: Ruleset<P> = {
    id: 'speaking',
    title: 'Speaking',
    version: 1,
    seats: ['one', 'two'],
    rulebook: [],
    layout: table,
    phases,
    events: declareEvents({ Fired: { unit: 'units', hex: 'hexes', hits: '#', side: 'sides' }, Quiet: {} }).events,
    names: () => ({ units, hexes, degrees }),
    scenarios: () => [],
    open: () => at(0),
    outcome: () => undefined,
    redact: () => {},
    imagine: () => {},
  }
  const scenario = { id: '', options: {}, counts: { units: units.length, hexes: hexes.length, degrees: 181 } }
  function at(phase: number): P {
    const p = table.make(scenario)
    p.depth = 0
    p.phase = phase
    return p
  }
  return { kernel: engine(ruleset), at }
}
const VERBS = ['fire {units} > {hexes}', 'limber {units}', 'turn {units} to {degrees}', '{units} holds', 'close']
const UNITS = ['5', '5 Cac', 'II/21 L', 'II/21', '1', '21 L', 'Ney > Ney']
const HEXES = ['Mill', 'Mill Bridge', 'Bridge', '1 Hill', 'Ney']
const { kernel, at } = speaking(UNITS, HEXES)
const read = (text: string, phase = 0) => kernel.parse(at(phase), 0, text)
const reason = (text: string, phase = 0) => {
  const answer = read(text, phase)
  return isRefusal(answer) ? `${answer.rule}: ${answer.reason}` : 'read'
}

test('every action prints as text that is read as the same action, even with blanks or names that begin alike', () => {
  const p = at(0)
  for (const [number, { kinds }] of kernel.verbs[p.phase].entries()) {
    const [sizeA = 1, sizeB = 1] = kinds.map((kind) => p.scenario.counts[kind])
    for (let a = 0; a < sizeA; a++)
      for (let b = 0; b < sizeB; b++) {
        const action = kernel.packing.pack(number, a, b)
        expect(kernel.parse(p, 0, kernel.print(p, action)), kernel.print(p, action)).toBe(action)
      }
  }
})

test('the longest name that fits is taken, or a shorter one if the rest fits only then', () => {
  const p = at(0)
  expect(kernel.print(p, Number(read('fire 5 Cac > Mill Bridge')))).toBe('fire 5 Cac > Mill Bridge')
  expect(kernel.print(p, Number(read('fire 5 > Mill')))).toBe('fire 5 > Mill')
  expect(kernel.print(p, Number(read('fire Ney > Ney > Ney')))).toBe('fire Ney > Ney > Ney')
  expect(isRefusal(read('fire Ney > Ney'))).toBe(true)
})

test('extra or missing blanks at the ends and between words do not matter', () => {
  expect(read('  fire   5  Cac >\tMill   Bridge ')).toBe(read('fire 5 Cac > Mill Bridge'))
  expect(isRefusal(read('fire 5Cac > Mill'))).toBe(true)
})

test('a kind with too many things to list prints and parses its numbers, even below zero', () => {
  expect(kernel.print(at(0), Number(read('turn II/21 L to -45°')))).toBe('turn II/21 L to -45°')
  expect(isRefusal(read('turn II/21 L to north'))).toBe(true)
})

test('a number is read only as it is printed, and only where there is such a thing', () => {
  // -0° and 00° would be other texts of 0°; 91° is number 181, one more than there are; 4006° would be taken for 0°.
  for (const text of ['-0°', '00°', '-045°', '91°', '-91°', '4006°', '99999999999999999999°'])
    expect(isRefusal(read(`turn II/21 L to ${text}`)), text).toBe(true)
  expect(kernel.numberOf(at(0).scenario, 'degrees', '-045°')).toBeUndefined()
  expect(kernel.numberOf(at(0).scenario, 'degrees', '-45°')).toBe(45)
})

test('text that cannot be read is refused with the rule of the phase, and the refusal says what would be right', () => {
  expect(reason('fire 5 > Nowhere')).toBe(
    "1.1: 'fire 5 > Nowhere' cannot be read: 'fire {units} > {hexes}' is expected, with names of this board.",
  )
  expect(reason('rally 5')).toBe("2.1: 'rally 5' cannot be chosen now: that is for rally, and this is fire.")
  expect(reason('limber 5', 1)).toBe("1.1: 'limber 5' cannot be chosen now: that is for fire, and this is rally.")
  expect(reason('dance', 1)).toBe("2.1: 'dance' is not an action. Now (rally) there are 'close', 'rally {units}'.")
  expect(reason('', 1)).toMatch(/is not an action/)
  expect(reason('x'.repeat(201))).toBe('1.1: An action is a short text.')
})

test('a verb that several phases have is read in each of them', () => {
  for (const phase of [0, 1]) expect(kernel.choice(at(phase), Number(read('close', phase)))?.verb).toBe('close')
})

test('when the agenda is empty nothing can be chosen, and nothing breaks', () => {
  const p = at(0)
  table.endFrame(p)
  const answer = kernel.parse(p, 0, 'close')
  expect(isRefusal(answer) && answer.reason).toBe("'close' cannot be chosen now.")
})

test('any text is read or refused, and never causes an error', () => {
  const words = fc.constantFrom(
    'fire',
    ' ',
    '>',
    'Mill',
    '5',
    'Cac',
    'turn',
    'to',
    '{units}',
    '°',
    '-',
    '__proto__',
    'constructor',
    '\n',
    ' ',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        fc.array(words).map((some) => some.join(' ')),
      ),
      fc.nat(1),
      (text, phase) => {
        const p = at(phase)
        const answer = kernel.parse(p, 0, text)
        if (isRefusal(answer)) expect(answer.rule).toMatch(/^[12]\.1$/)
        else expect(kernel.choice(p, answer)).toBeDefined()
      },
    ),
    { numRuns: 500 },
  )
  for (const wrong of [undefined, null, 7, {}, [], Symbol.iterator])
    expect(isRefusal(kernel.parse(at(0), 0, wrong as string))).toBe(true)
})

test('names of any form are read back, as long as no name contains the words between them', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9/'.é-]{1,5}$/)
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(names, names, fc.nat(), fc.nat(), (units, hexes, x, y) => {
      const other = speaking(units, hexes, ['fire {units} > {hexes}', 'limber {units}'])
      const p = other.at(0)
      for (const action of [
        other.kernel.packing.pack(0, x % units.length, y % hexes.length),
        other.kernel.packing.pack(1, x % units.length, 0),
      ])
        expect(other.kernel.parse(p, 0, other.kernel.print(p, action))).toBe(action)
    }),
    { numRuns: 300 },
  )
})

test('events are told in the sentences of the ruleset, with the names of the notation', () => {
  const p = at(0)
  const sentence = (event: string, { unit, hits, side, sideNumber }: SentenceArgs) =>
    event === 'Fired' ? `${unit} hits: ${hits}, ${side} (${sideNumber})` : undefined
  const telling = engine({ ...kernel.ruleset, sentence })
  expect(telling.narrate(p, { to: -1, event: 0, args: [1, 1, 2, 0] })).toBe('5 Cac hits: 2, sides 0 (0)')
  expect(telling.narrate(p, { to: -1, event: 1, args: [0, 0, 0, 0] })).toBe('Quiet')
})

test('an event without a sentence is told as data, and a thing without a name by its number', () => {
  const p = at(0)
  expect(kernel.narrate(p, { to: -1, event: 0, args: [1, 1, 2, 0] })).toBe('Fired, 5 Cac, Mill Bridge, 2, sides 0')
  expect(kernel.narrate(p, { to: -1, event: 1, args: [0, 0, 0, 0] })).toBe('Quiet')
  expect(kernel.nameOf(p.scenario, 'units', 99)).toBe('units 99')
  expect(kernel.nameOf(p.scenario, 'degrees', 0)).toBe('-90°')
})

test('a thing is found by its name, and nothing is found by any other text', () => {
  const { scenario } = at(0)
  expect(kernel.numberOf(scenario, 'hexes', 'Bridge')).toBe(2)
  expect(kernel.numberOf(scenario, 'hexes', 'bridge')).toBeUndefined()
  expect(kernel.numberOf(scenario, 'degrees', '90°')).toBe(180)
  expect(kernel.numberOf(scenario, 'ships', 'Victory')).toBeUndefined()
  expect(kernel.numberOf(scenario, 'hexes', 'constructor')).toBeUndefined()
})

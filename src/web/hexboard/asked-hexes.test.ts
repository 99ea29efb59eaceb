import { expect, test } from 'vitest'
import { askedHexes } from './asked-hexes.ts'
import { type Choice, readChoice } from './choices.ts'

const choice = (template: string, a: number, b = 0): Choice => {
  const verb = template.split(' ', 1)[0]
  return readChoice(template, { action: 0, text: `${verb} ${a} > ${b}`, verb, a, b })
}
const advance = (unit: number, hex: number) => choice('advance {units} > {hexes}', unit, hex)
const ADVANCES = [advance(3, 40), advance(4, 40), choice('hold', 0)]
const PIECES = [
  { kind: 'unit', n: 3 },
  { kind: 'unit', n: 4 },
] as const
/** Every unit is in the hex with ten times its number. */
const tens = ({ n }: { readonly n: number }) => 10 * n

/** A march goes where the player looks. */
const isAim = ({ legal }: Choice) => legal.verb !== 'move'

test('a chosen unit is brought into view together with the hexes it may choose from, if they are few', () => {
  expect(askedHexes([advance(3, 40), advance(3, 41)], PIECES[0], PIECES, tens, isAim)).toEqual([30, 40, 41])
  const wide = Array.from({ length: 9 }, (_, k) => advance(3, 50 + k))
  expect(askedHexes(wide, PIECES[0], PIECES, tens, isAim)).toEqual([30])
})

test('a march goes where the player looks, so none of its hexes is brought into view', () => {
  expect(askedHexes([choice('move {units} > {hexes}', 3, 31)], PIECES[0], PIECES, tens, isAim)).toEqual([30])
})

test('if no unit is chosen yet, the board shows what is asked about, or the units that can act', () => {
  expect(askedHexes(ADVANCES, undefined, PIECES, tens, isAim)).toEqual([40])
  expect(askedHexes([choice('lose {units}', 3), choice('lose {units}', 4)], undefined, PIECES, tens, isAim)).toEqual([
    30, 40,
  ])
})

test('a unit that waits to come in is looked for at a hex where it may enter', () => {
  const enter = [choice('enter {units} > {hexes}', 3, 7), choice('enter {units} > {hexes}', 3, 8)]
  expect(askedHexes(enter, PIECES[0], PIECES, () => -1, isAim)).toEqual([7])
})

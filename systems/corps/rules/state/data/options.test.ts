import { expect, test } from 'vitest'
import type { Options } from '../../../../../src/kernel/index.ts'
import { numbersOf } from '../numbers.ts'
import { scenarioBook } from '../scenarios.ts'
import { optionsOf, tunedTables } from './options.ts'
import { shipped } from './shipped.ts'

const { tables, rulebook, scenarios } = shipped
const scenario = (id: string) => scenarios.scenarios.find((one) => one.id === id)!
const defaults = (id: string) =>
  Object.fromEntries(optionsOf(scenario(id), tables).map((one) => [one.name, one.default]))

test('every option has a rule of the rulebook, and its default among its values', () => {
  const rules = new Set(rulebook.rules.map(({ id }) => id))
  for (const one of scenarios.scenarios)
    for (const option of optionsOf(one, tables)) {
      expect([option.name, rules.has(option.rule)]).toEqual([option.name, true])
      expect(option.values).toContain(option.default)
    }
})

test('Helmstedt is played without the French tactical chip, two-corps with it, and outpost has no such chip', () => {
  expect(['helmstedt', 'two-corps', 'outpost'].map((id) => defaults(id).frenchTacticalChip)).toEqual([
    false,
    true,
    undefined,
  ])
})

test('the rules as read are the defaults, and later changes by the authors are off', () => {
  expect(defaults('helmstedt')).toEqual({
    poorChipIfSingle: true,
    frenchTacticalChip: false,
    strictActions: false,
    rallyNeedsContact: true,
    cavalryChargesInstead: false,
    engageCharge: 'hold',
    squareCasualties: false,
    firefightSquare: -2,
    artilleryArc: 45,
    cavalryRoutAt: 4,
    routRadius: 4,
    splitAttackers: false,
    slowExit: false,
    farMorale: 0,
    gunnersTest: false,
    counterTests: false,
    chiefMorale: false,
    shakenMorale: -2,
    chiefLeadsBrigade: false,
    corpsMove: false,
    corpsPips: false,
    anyOrder: false,
    cards: false,
  })
})

test('numbers of the tables are played as chosen, and those of a designer are the default', () => {
  const tuned = tunedTables(tables, { firefightSquare: -3, artilleryArc: 22.5, cavalryRoutAt: 3, routRadius: 8 })
  expect([
    tuned.combat.factors.firefight.factors.square,
    tuned.artillery.arc,
    tuned.morale.routAt.cavalry,
    tuned.rout.radius,
  ]).toEqual([-3, 22.5, 3, 8])
  expect(tunedTables(tables, {})).toEqual(tables)
  const own = { ...tables, rout: { ...tables.rout, radius: 6 } }
  const radius = optionsOf(scenario('outpost'), own).find(({ name }) => name === 'routRadius')
  expect([radius?.default, radius?.values]).toEqual([6, [4, 6, 8]])
})

test('1.10 with the cards of 2011 a blind is seen within 20 inches in any cover, and a wide one goes 6', () => {
  const { spotting, movement } = tunedTables(tables, { cards: true })
  const seen = [{ to: 20, need: 0 }]
  expect(spotting.bands).toEqual({ plain: seen, 'behind-troops': seen, hidden: seen })
  expect([movement.rates.strip, movement.rates.strips]).toEqual([8, 6])
})

test('17.7 being Shaken counts -1 by option, and a rout -2 all the same', () => {
  const { modifiers } = tunedTables(tables, { shakenMorale: -1 }).morale
  expect([modifiers.shaken, modifiers.routing]).toEqual([-1, -2])
})

test('rules of later years are off without their options', () => {
  const later = (options: Options) => numbersOf(tunedTables(tables, options), options)
  expect([later({}).later, later({}).nerve.chief]).toEqual([
    { chiefLeads: false, together: -1, pipsByBrigades: false, anyOrder: false, countersTest: false },
    -1,
  ])
  const flags = { chiefLeadsBrigade: true, corpsMove: true, corpsPips: true, anyOrder: true, counterTests: true }
  const all = { ...flags, gunnersTest: true }
  expect([later(all).later, later({ chiefMorale: true }).nerve.chief]).toEqual([
    {
      ...{ chiefLeads: true, together: 128, pipsByBrigades: true, anyOrder: true, countersTest: true },
      gunners: { need: 7, casualties: 4 },
    },
    256,
  ])
})

test('every value of every option but one changes how some scenario is played', () => {
  const book = scenarioBook(shipped)
  /** Everything that a game of a scenario is played by, except the options themselves. */
  const playedBy = (id: string, options: Options): string => {
    const { options: _, field: __, ...rest } = book.get(id, options)
    return JSON.stringify(rest)
  }
  const changed = new Map<string, boolean>()
  for (const { id } of scenarios.scenarios) {
    const options = optionsOf(scenario(id), tables)
    const own = playedBy(id, {})
    for (const { name, values, default: usual } of options)
      for (const value of values) {
        const key = `${name} ${String(value)}`
        if (value !== usual) changed.set(key, changed.get(key) === true || playedBy(id, { [name]: value }) !== own)
      }
  }
  // A4 All shipped scenarios with a Poor chip have two Poor commanders: this option is for designers' scenarios.
  expect([...changed].filter(([, differs]) => !differs).map(([key]) => key)).toEqual(['poorChipIfSingle false'])
  expect(changed.size).toBeGreaterThan(25)
})

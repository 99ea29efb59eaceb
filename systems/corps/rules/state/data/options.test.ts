import { expect, test } from 'vitest'
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

test('Helmstedt is played without the French tactical chip, other games with it, where it lies in the bag', () => {
  expect(['helmstedt', 'two-corps', 'outpost'].map((id) => defaults(id).frenchTacticalChip)).toEqual([
    false,
    true,
    undefined,
  ])
})

test('the rules as read are the defaults, and what the authors changed later is off', () => {
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

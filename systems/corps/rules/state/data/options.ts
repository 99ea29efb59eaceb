/** What players may choose before a game: readings where the rules are open, or where the authors changed them. */
import type { Option, Options, OptionValue } from '../../../../../src/kernel/index.ts'
import type { ScenarioFile } from './scenarios-schema.ts'
import type { TablesFile } from './tables-schema.ts'

const flag = (name: string, rule: string, title: string, own = false): Option => ({
  name,
  title,
  rule,
  values: [false, true],
  default: own,
})

/** An option with the number of the tables as its default, in order among the others. */
const number = (name: string, rule: string, title: string, own: number, others: readonly number[]): Option => ({
  name,
  title,
  rule,
  values: [...new Set([...others, own])].sort((a, b) => a - b),
  default: own,
})

const choice = (name: string, rule: string, title: string, values: readonly [OptionValue, OptionValue]): Option => ({
  name,
  title,
  rule,
  values,
  default: values[0],
})

function chipsOf({ chips }: ScenarioFile): readonly Option[] {
  return [
    ...(chips.includes('poor')
      ? [flag('poorChipIfSingle', 'A4', 'The Poor chip is in the bag with fewer than two Poor commanders too', true)]
      : []),
    ...(chips.includes('french-tactical')
      ? [flag('frenchTacticalChip', '0.8', 'The French tactical chip is in the bag', true)]
      : []),
  ]
}

/** A107 The choice of a field, in a scenario that both sides lay out themselves. */
const fieldsOf = (scenario: ScenarioFile): readonly Option[] =>
  scenario.setUp === 'laid'
    ? []
    : [
        {
          name: 'field',
          rule: 'A107',
          title: 'The field',
          values: scenario.fields.map(({ field }) => field),
          default: scenario.fields[0].field,
        },
      ]

/** The options with the defaults of the rules and the tables. */
function plainOptions(
  scenario: ScenarioFile,
  { artillery, combat, later, morale, rout }: TablesFile,
): readonly Option[] {
  const square = combat.factors.firefight.factors.square ?? 0
  const shaken = morale.modifiers.shaken ?? 0
  return [
    ...fieldsOf(scenario),
    ...chipsOf(scenario),
    flag('strictActions', 'A97', 'Within 16 inches of the enemy a brigade that has acted begins no combat'),
    flag('rallyNeedsContact', 'A14', 'A grade improves only with a commander in contact and a pip', true),
    flag('cavalryChargesInstead', 'A43', 'Cavalry may charge infantry instead of giving way'),
    choice('engageCharge', 'A64', 'On Engage cavalry charges enemies within the distance of Hold, or its full move', [
      'hold',
      'full',
    ]),
    flag('squareCasualties', '15.2', 'Casualties count in the test of infantry to form square'),
    number('firefightSquare', 'A9', 'A square in a firefight', square, [-3, -2, -1]),
    number('artilleryArc', 'A21', 'Degrees to either side in which artillery fires', artillery.arc, [22.5, 45]),
    number('cavalryRoutAt', '17.1', 'Casualties at which cavalry routs', morale.routAt.cavalry, [3, 4]),
    number('routRadius', 'A17', 'Inches within which friends react to a rout', rout.radius, [4, 8]),
    flag('splitAttackers', 'A33', 'Each attacker of a built-up area fights alone'),
    flag('slowExit', 'A47', 'A brigade leaves a built-up area in three moves'),
    flag('gunnersTest', '15.6', 'Gunners whom cavalry charges test, and evade or fire if they pass'),
    flag('counterTests', '14.7', 'Formed cavalry tests its morale before it counter-charges'),
    number('farMorale', '17.5', 'Inches from the enemy beyond which morale is better; 0: never', 0, [16, 20]),
    flag('chiefMorale', '17.6', 'The commander in chief near by makes morale better'),
    number('shakenMorale', '17.7', 'What being Shaken counts in a test of morale', shaken, [later.shaken]),
    flag('chiefLeadsBrigade', '2.6', 'A commander in chief may lead one brigade himself'),
    flag('corpsMove', '3.16', 'Brigades close together move for one pip'),
    flag('corpsPips', '3.17', 'A corps has a pip for each Formed brigade instead of an average die'),
    flag('anyOrder', '3.18', 'A corps commander may change his order to any other'),
    flag('cards', '1.10', 'Blinds are seen and move as in the revision of 2011'),
  ]
}

/** The options of a scenario; each has the scenario's own default, or that of the rules and the tables. */
export const optionsOf = (scenario: ScenarioFile, tables: TablesFile): readonly Option[] =>
  plainOptions(scenario, tables).map((option) => ({
    ...option,
    default: scenario.options?.[option.name] ?? option.default,
  }))

/** 1.10, A185 How blinds are seen and move by the revision of 2011. */
function cardsOf({ spotting, movement, later }: TablesFile): Pick<TablesFile, 'spotting' | 'movement'> {
  const seen = [{ to: later.blinds.seen, need: 0 }]
  return {
    spotting: { ...spotting, bands: { plain: seen, 'behind-troops': seen, hidden: seen } },
    movement: { ...movement, rates: { ...movement.rates, strips: later.blinds.strips } },
  }
}

/** The tables as they are played with these options. */
export function tunedTables(tables: TablesFile, options: Options): TablesFile {
  const { artillery, charge, combat, later, morale, rout } = tables
  const value = (name: string, own: number): number => (options[name] as number | undefined) ?? own
  const { firefight } = combat.factors
  const square = value('firefightSquare', firefight.factors.square ?? 0)
  const factors = { ...combat.factors, firefight: { ...firefight, factors: { ...firefight.factors, square } } }
  // 15.2 The revision of 2011 subtracts one for each casualty.
  const byCasualty = options.squareCasualties === true ? { casualty: charge.toReact.casualty ?? later.squares } : {}
  const routAt = { ...morale.routAt, cavalry: value('cavalryRoutAt', morale.routAt.cavalry) }
  return {
    ...tables,
    artillery: { ...artillery, arc: value('artilleryArc', artillery.arc) },
    charge: { ...charge, toReact: { ...charge.toReact, ...byCasualty } },
    combat: { ...combat, factors },
    morale: {
      ...morale,
      routAt,
      modifiers: { ...morale.modifiers, shaken: value('shakenMorale', morale.modifiers.shaken ?? 0) },
    },
    ...(options.cards === true && cardsOf(tables)),
    rout: { ...rout, radius: value('routRadius', rout.radius) },
  }
}

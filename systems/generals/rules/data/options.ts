import type { Option } from '../../../../src/kernel/index.ts'
import { fits, type PlayedData, type SetupFile } from './data.ts'

const flag = (name: string, title: string, rule: string, needs?: string): Option => ({
  name,
  title,
  rule,
  values: [false, true],
  default: false,
  ...(needs === undefined ? {} : { needs }),
})

/** The optional rules and the readings that are played either way, each as an option. */
export function optionsFor(data: PlayedData, { sizes, army }: SetupFile): readonly Option[] {
  const armies =
    sizes === undefined ? [] : data.scenarios.armies.list.filter((one) => fits(one, sizes)).map(({ id }) => id)
  const { lowest, highest } = data.tables.compensation
  return [
    {
      name: 'objectiveMarkers',
      title: 'Loose objective markers instead of the printed objectives, laid in secret',
      rule: 'G129',
      values: ['none', 'few', 'many'],
      default: 'none',
    },
    flag('orderDice', 'Orders of a round are a die and six', 'G132'),
    flag('orderDelivery', 'Orders have to be delivered; one more for the command sector', 'G133'),
    flag('armyMorale', 'Armies begin with 15 points and lose them', 'G134'),
    {
      name: 'board',
      title: 'The ground, where terrain rules are on',
      rule: 'G137',
      values: Object.keys(data.boards),
      default: 'A',
    },
    flag('forest', 'Forests', 'G138'),
    flag('hill', 'Hills', 'G142'),
    flag('building', 'Buildings', 'G144'),
    flag('destroyedBuilding', 'Guns may destroy buildings', 'G149', 'building'),
    flag('road', 'Roads', 'G150'),
    flag('river', 'Rivers', 'G152'),
    flag('bridge', 'Bridges', 'G151', 'river'),
    {
      name: 'compensation',
      title: 'Points with which one side begins: above zero White, below zero Black',
      rule: 'G137',
      values: Array.from({ length: highest - lowest + 1 }, (_, k) => lowest + k),
      default: 0,
    },
    flag('emptyObjectivesCount', 'Empty own objectives count for the majority', 'A3'),
    flag('cavalryFleesAfterRanged', 'Routed cavalry flees before the melee', 'A30'),
    flag('rearFire', 'Guns may fire to the rear', 'A35'),
    {
      name: 'hillGuns',
      title: 'Guns on a hill fire over what lies before it, or not into the next sector',
      rule: 'A49',
      values: ['over', 'blind'],
      default: 'over',
      needs: 'hill',
    },
    ...(armies.length > 0
      ? [
          {
            name: 'army',
            title: 'What both armies are made of',
            rule: 'G12',
            values: armies,
            default: army ?? armies[0],
          },
        ]
      : []),
  ]
}

import { cards } from 'virtual:first-look'

/** What is shown of a scenario before any rules are loaded. */
export interface ScenarioCard {
  readonly id: string
  readonly title: string
  readonly intro: string
  /** How long two people take. */
  readonly minutes: number
}

/** The scenarios of a system, in the order in which they are shown. A table knows its scenario from the rules. */
export const scenarioCards = (ruleset: string): readonly ScenarioCard[] =>
  (Object.hasOwn(cards, ruleset) && cards[ruleset]) || []

/** What is shown of a scenario; undefined where there is none of that name. */
export const findCard = (ruleset: string, scenario: string): ScenarioCard | undefined =>
  scenarioCards(ruleset).find(({ id }) => id === scenario)

import { cards as eagleCards } from 'virtual:first-look/eagle/cards'
import { cards as generalsCards } from 'virtual:first-look/generals/cards'

/** What is shown of a scenario before any rules are loaded. */
export interface ScenarioCard {
  readonly id: string
  readonly title: string
  readonly intro: string
  /** How long two people take. */
  readonly minutes: number
}

/** By system. A table knows its scenario from the rules, and loads none of this. */
const cards: Readonly<Record<string, readonly ScenarioCard[]>> = {
  generals: generalsCards,
  eagle: eagleCards,
}

/** The scenarios of a system, in the order in which they are shown. */
export const scenarioCards = (ruleset: string): readonly ScenarioCard[] => cards[ruleset] ?? []

/** What is shown of a scenario; undefined where there is none of that name. */
export const findCard = (ruleset: string, scenario: string): ScenarioCard | undefined =>
  scenarioCards(ruleset).find(({ id }) => id === scenario)

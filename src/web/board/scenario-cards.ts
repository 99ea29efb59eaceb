import { cards } from 'virtual:first-look'
import type { ScenarioCard, System } from './registry.ts'

/** The scenarios of a system, in the order in which they are shown. A table knows its scenario from the rules. */
export const scenarioCards = (ruleset: string): readonly ScenarioCard[] =>
  (Object.hasOwn(cards, ruleset) && cards[ruleset]) || []

/** What is shown of a scenario; undefined if there is none with that name. */
export const findCard = (ruleset: string, scenario: string): ScenarioCard | undefined =>
  scenarioCards(ruleset).find(({ id }) => id === scenario)

/**
 * The scenarios of a system, with those of a designer replacing the shipped ones, in the order in which they are shown.
 */
export const cardsOfSystem = ({ id, own }: System): readonly ScenarioCard[] => own?.cards ?? scenarioCards(id)

/** What is shown of a scenario; undefined if there is none with that name. */
export const cardOf = (system: System, scenario: string): ScenarioCard | undefined =>
  cardsOfSystem(system).find(({ id }) => id === scenario)

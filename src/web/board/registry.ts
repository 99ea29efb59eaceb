import { type System as Known, systems as known } from '../../../systems/registry.ts'
import type { Pack } from '../../match/pack.ts'
import type { PageParts } from './page.ts'

/** A system as the client knows it before any of its parts are loaded. */
export interface System extends Known, PageParts {
  /** Set for a system on a designer's own data: see `overPack`. */
  readonly own?: OwnData
}

/** What is shown of a scenario before any rules are loaded. */
export interface ScenarioCard {
  readonly id: string
  readonly title: string
  readonly intro: string
  /** How long the game takes two people. */
  readonly minutes: number
}

/** A designer's own data that a system is played by. */
export interface OwnData {
  readonly pack: Pack
  /** The digest of the data that games are played by; records contain it, and data is requested by it. */
  readonly data: string
  readonly cards: readonly ScenarioCard[]
}

const pages = import.meta.glob<PageParts>('../../../systems/*/page.ts', { eager: true, import: 'parts' })

/** The systems that the client has a board for. */
export const systems: readonly System[] = known.flatMap((system) => {
  const parts = pages[`../../../systems/${system.id}/page.ts`]
  return parts ? [{ ...system, ...parts }] : []
})

export const findSystem = (id: string): System | undefined => systems.find((system) => system.id === id)

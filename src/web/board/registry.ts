import { type System as Known, systems as known } from '../../../systems/registry.ts'
import type { PageParts } from './page.ts'

/** A system as the client knows it before any of its parts is loaded. */
export interface System extends Known, PageParts {}

const pages = import.meta.glob<PageParts>('../../../systems/*/page.ts', { eager: true, import: 'parts' })

/** The systems that the client has a board for. */
export const systems: readonly System[] = known.flatMap((system) => {
  const parts = pages[`../../../systems/${system.id}/page.ts`]
  return parts ? [{ ...system, ...parts }] : []
})

export const findSystem = (id: string): System | undefined => systems.find((system) => system.id === id)

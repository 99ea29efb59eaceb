import { type Pack, packDigest, readPackText } from '../../match/pack.ts'
import { overPack } from '../board/over-pack.ts'
import { findSystem, type System } from '../board/registry.ts'
import { keepPack, keptPack } from './local/kept-packs.ts'
import { servedPacks } from './served-packs.ts'

/** Systems on designers' own data: from what this browser keeps, or from the server. */

/** A game is played by a designer's data that are neither kept here nor on the server. */
export class MissingData extends Error {
  readonly code = 'missing-data'
  readonly ruleset: string
  readonly data: string
  /** The name of the data, if known. */
  readonly pack: string | undefined
  constructor(ruleset: string, data: string, pack: string | undefined) {
    super(`this browser does not have the data '${pack ?? data}' of '${ruleset}'`)
    this.ruleset = ruleset
    this.data = data
    this.pack = pack
  }
}

/** The systems made so far, by system and digest: boards and pictures of one game share one. */
const made = new Map<string, Promise<System | undefined>>()
/** Each takes a few hundred kilobytes. */
const MOST = 8

/**
 * The system on the data with this digest. `files` names the pack on the server, if known. Rejects with `MissingData`
 * if they are not available; `pack` is the name of the data, if known.
 */
export async function systemBy(ruleset: string, data: string, files?: string, pack?: string): Promise<System> {
  const key = `${ruleset} ${data}`
  let making = made.get(key)
  if (!making) {
    made.set(key, (making = make(ruleset, data, files)))
    // What is missing now may be brought later.
    const forget = (): void => void made.delete(key)
    making.then((system) => (system ? undefined : forget()), forget)
    const [oldest] = made.keys()
    if (made.size > MOST && oldest !== undefined) made.delete(oldest)
  }
  const found = await making
  if (!found) throw new MissingData(ruleset, data, pack)
  return found
}

async function make(ruleset: string, data: string, files: string | undefined): Promise<System | undefined> {
  const system = findSystem(ruleset)
  if (!system) throw new Error(`this page has no board for '${ruleset}'`)
  const pack = (await keptPack(ruleset, data)) ?? (await servedPack(ruleset, data, files))
  return pack && overPack(system, pack, data)
}

async function servedPack(ruleset: string, data: string, files: string | undefined): Promise<Pack | undefined> {
  const named = files ?? (await servedPacks()).find((one) => one.ruleset === ruleset && one.data === data)?.files
  if (named === undefined) return undefined
  const response = await fetch(`/api/packs/${encodeURIComponent(named)}`)
  if (!response.ok) return undefined
  const text = await response.text()
  if (packDigest(text) !== named) throw new Error('the files of a game came other than they were sent')
  return readPackText(text)
}

/**
 * Keeps the data of a game that the server has and this browser has not, so that a host here can play by them. Resolves
 * to false if the server no longer has them.
 */
export async function keepServed(ruleset: string, data: string): Promise<boolean> {
  const pack = await servedPack(ruleset, data, undefined)
  if (pack) await keepPack(pack, data)
  return pack !== undefined
}

/** Forgets what was made of a pack that has been removed or brought again. */
export const forgetSystem = (ruleset: string, data: string): boolean => made.delete(`${ruleset} ${data}`)

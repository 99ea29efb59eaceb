import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { type HostedSystem, Systems } from '../host/tasks/index.ts'
import { dataDigest } from '../match/data-digest.ts'
import { overPack, type Pack, packDigest, packText } from '../match/pack.ts'
import type { ServedPack } from '../protocol/index.ts'

/**
 * The designers' data that a server plays with, and how clients get them: the files are as public as the client's own.
 */

/** Content that is named by its own digest never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The systems, each over its pack if there is one. Loading the rules rejects with a UserError if the pack is wrong. */
export const overPacks = (systems: readonly HostedSystem[], packs: readonly Pack[]): HostedSystem[] =>
  systems.map((system) => {
    const pack = packs.find(({ ruleset }) => ruleset === system.id)
    return pack ? { ...system, rules: async () => overPack(await system.rules(), pack) } : system
  })

/** A pack as clients get it. */
export interface SentPack {
  readonly listed: ServedPack
  readonly text: Buffer
  readonly gzip: Buffer
}

/** Makes packs ready to be sent. Rejects with a UserError if a pack is wrong. */
export async function readyToSend(
  systems: readonly HostedSystem[],
  packs: readonly Pack[],
): Promise<readonly SentPack[]> {
  const known = new Systems(systems)
  return Promise.all(
    packs.map(async (pack): Promise<SentPack> => {
      const text = packText(pack)
      const { ruleset } = await known.load(pack.ruleset)
      const { ruleset: id, name } = pack
      return {
        listed: { ruleset: id, name, files: packDigest(text), data: dataDigest(ruleset) },
        text: Buffer.from(text),
        gzip: gzipSync(text, { level: 9 }),
      }
    }),
  )
}

/**
 * Serves the list of packs at `GET /api/packs`, and the files of a pack, by their digest, at `GET /api/packs/FILES`.
 */
export function servePacks(app: FastifyInstance, packs: readonly SentPack[]): void {
  app.get('/api/packs', () => ({ packs: packs.map(({ listed }) => listed) }))
  app.get<{ Params: { files: string } }>('/api/packs/:files', ({ params, headers }, reply) => {
    const found = packs.find(({ listed }) => listed.files === params.files)
    if (!found)
      return reply.code(404).send({
        code: 'no-pack',
        message: 'This server does not play by such data: GET /api/packs lists those it has.',
      })
    reply.header('cache-control', FOR_EVER).header('vary', 'accept-encoding').type('application/json; charset=utf-8')
    const packed = /\bgzip\b/.test(headers['accept-encoding'] ?? '')
    return packed ? reply.header('content-encoding', 'gzip').send(found.gzip) : reply.send(found.text)
  })
}

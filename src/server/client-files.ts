import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Files named after their own content never change; all others are asked for again, and answered with 'as before'. */
const HASHED = /[\\/]assets[\\/]/
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/**
 * Serves the built client, compressed if the build has left compressed files beside the plain ones. Any other address
 * that a person opens leads to the first page, and keeps the fragment, which says what to show.
 */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const there = existsSync(join(folder, 'index.html'))
  if (there)
    await app.register(files, {
      root: folder,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', HASHED.test(path) ? FOR_EVER : ASK_AGAIN),
    })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const [path = '/'] = request.url.split('?', 1)
    if (there && isPage(request, path)) return reply.redirect(upToRoot(path), 302)
    return notFound(reply, there ? `There is nothing at ${path}.` : 'The client is not built: npm run build makes it.')
  })
}

const isPage = ({ method, headers }: FastifyRequest, path: string): boolean =>
  method === 'GET' && path !== '/' && !path.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

/** The way up to the root: relative, because a proxy may serve the server below a folder. */
function upToRoot(path: string): string {
  const depth = path.split('/').length - 2
  return depth === 0 ? './' : '../'.repeat(depth)
}

const notFound = (reply: FastifyReply, message: string) => reply.code(404).send({ code: 'not-found', message })

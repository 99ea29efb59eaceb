import { type HostMessage, PROTOCOL, type Request } from '../../protocol/index.ts'
import type { OpenLink } from './link.ts'
import type { Access } from './seat-client.ts'

/** What can be done at a match that was begun by rules other than those of its host: each over its own link. */

type Wish = Extract<Request, { type: 'record' | 'rematch' }>

/** Joins, asks, and returns what arrives up to the answer. Rejects if the host refuses. */
function ask(open: OpenLink, match: string, access: Access, wish: Wish): Promise<readonly HostMessage[]> {
  return new Promise((resolve, reject) => {
    const heard: HostMessage[] = []
    const link = open({
      up: () => link.send({ type: 'join', protocol: PROTOCOL, match, ...access }),
      down() {},
      receive(message) {
        heard.push(message)
        if (message.type === 'closed') return link.send(wish)
        if (message.type !== 'error' && !('id' in message && message.id === wish.id)) return
        link.close()
        if (message.type === 'error') reject(new Error(message.message))
        else resolve(heard)
      },
    })
  })
}

/** The record of the match, as text. */
export async function recordOfClosed(open: OpenLink, match: string, access: Access): Promise<string> {
  const lines: string[] = []
  for (;;) {
    const answer = (await ask(open, match, access, { type: 'record', id: 'record', from: lines.length })).at(-1)
    if (answer?.type !== 'record') throw new Error('The record did not come.')
    lines.push(...answer.lines)
    if (!answer.more) return lines.map((line) => `${line}\n`).join('')
  }
}

/** Begins the same game again: the new match, and the seat in it. */
export async function beginAgain(
  open: OpenLink,
  match: string,
  access: Access,
): Promise<{ readonly match: string; readonly seat: string }> {
  const next = (await ask(open, match, access, { type: 'rematch', id: 'again' })).find(({ type }) => type === 'rematch')
  if (next?.type !== 'rematch') throw new Error('The new game did not begin.')
  return next
}

import type { HostMessages } from '../../protocol/index.ts'
import type { SeatClient } from './seat-client.ts'

/** The record of a finished match, as text, put together from its pages; or why it cannot be had. */
export async function recordOf(client: Pick<SeatClient, 'ask'>): Promise<string | HostMessages['error']> {
  const lines: string[] = []
  for (;;) {
    const reply = await client.ask({ type: 'record', from: lines.length })
    if (reply.type === 'error') return reply
    if (reply.type !== 'record') throw new Error('The record did not come.')
    lines.push(...reply.lines)
    if (!reply.more) return lines.map((line) => `${line}\n`).join('')
  }
}

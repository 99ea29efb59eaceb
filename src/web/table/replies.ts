import { type Because, type Refusal, refusal } from '../../kernel/index.ts'
import type { HostMessage } from '../../protocol/index.ts'

/** A refusal as it came from the host. */
const asRefusal = ({
  rule,
  reason,
  because,
}: {
  rule: string
  reason: string
  because?: Because | undefined
}): Refusal => (because ? { rule, reason, because } : { rule, reason })

/** Why the host did not do what it was asked, or only part of it; undefined if it did everything. */
export function whyNot(reply: HostMessage): Refusal | undefined {
  if (reply.type === 'refused') return asRefusal(reply)
  if (reply.type === 'error') return refusal('', reply.message)
  if (reply.type !== 'done' || reply.refused === undefined) return undefined
  return asRefusal(reply.refused)
}

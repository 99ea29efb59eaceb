import { type Refusal, UserError } from '../kernel/index.ts'

/** Why a message is answered with an error: a code for programs, a sentence for people. */
export class RequestError extends UserError {
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** A refusal as it is sent. */
export const sent = ({ rule, reason, because }: Refusal) => ({
  rule,
  reason,
  ...(because && { because: { text: because.text, of: [...because.of] } }),
})

/** Does the error say that the match cannot be opened? Then it may be closed. */
export const isCannotOpen = (error: unknown): boolean => error instanceof RequestError && error.code === 'cannot-open'

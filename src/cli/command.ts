import { UserError } from '../kernel/index.ts'
import { oneLine } from '../kernel/one-line.ts'
import type { Pack } from '../lab/index.ts'
import type { Flags, Given } from './flags.ts'
import { readFlags } from './flags.ts'
import { readPack } from './pack.ts'

/** 0: done; 1: the answer is no; 2, from a UserError: wrong usage or unreadable input. */
export type ExitCode = number

export interface Command {
  readonly name: string
  /** Its positional arguments, as the help shows them: `[RULESET] [RULE…]`; empty if it takes none. */
  readonly takes: string
  /** One sentence. */
  readonly summary: string
  /** The rest of the help, in paragraphs. */
  readonly details: readonly string[]
  readonly flags: Flags
  readonly examples: readonly string[]
  run(words: readonly string[]): Promise<ExitCode>
}

/** Flags of several commands. */
export const JSON_FLAG = { json: { help: 'print one JSON document instead' } } as const
const PACK_FLAG = {
  pack: { value: 'DIR', help: "use a designer's files in DIR/RULESET/… instead of the shipped data" },
} as const

interface Call<F extends Flags> {
  readonly positionals: readonly string[]
  readonly given: Given<F & typeof PACK_FLAG>
  /** The designer's files for a ruleset, if there are any. */
  pack(ruleset: string): Pack | undefined
}

/** Declares a command. `run` gets what its flags allow; every command has `--pack`. */
export function command<const F extends Flags>(
  declared: Omit<Command, 'run' | 'flags'> & { readonly flags: F; run(call: Call<F>): ExitCode | Promise<ExitCode> },
): Command {
  const flags: Flags = { ...declared.flags, ...PACK_FLAG }
  return {
    ...declared,
    flags,
    async run(words) {
      const { positionals, given } = readFlags(words, flags)
      if (declared.takes === '' && positionals.length > 0)
        throw new UserError(oneLine(`${declared.name} takes no arguments, but got '${positionals[0]}'`))
      const all = given as Given<F & typeof PACK_FLAG>
      return declared.run({ positionals, given: all, pack: readPack((all as Given<typeof PACK_FLAG>).pack) })
    },
  }
}

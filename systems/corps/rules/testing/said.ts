/** What tests of the data files have in common: what is said about a file with a fault. */
import { UserError } from '../../../../src/kernel/index.ts'
import { withFiles } from '../state/data/files.ts'
import { shipped } from '../state/data/shipped.ts'

// biome-ignore lint/suspicious/noExplicitAny: files that are wrong in every way.
export type Loose = Record<string, any>

/** What is said about a shipped file after a change; 'nothing' if it is read. */
export function said(part: keyof typeof shipped, change: (value: Loose) => void): string {
  const value = JSON.parse(JSON.stringify(shipped[part])) as Loose
  change(value)
  try {
    withFiles(shipped, new Map([[`${part}.json`, value]]))
    return 'nothing'
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
}

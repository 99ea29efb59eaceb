/** Records loaded from files: kept while this page is open in the browser, even if it is reloaded. */

const PREFIX = 'grognard.record.'
/** No record of a game is longer; a longer file is something else. */
const LONGEST = 4_000_000
const inMemory = new Map<string, string>()

/**
 * Keeps the text of a record and returns the id under which it can be read again. If the text is not a record, throws
 * an error that the reader may see.
 */
export async function keepRecord(text: string): Promise<string> {
  if (text.length > LONGEST) throw new Error(`${Math.round(text.length / 1e6)} MB`)
  const { readRecord } = await import('../../match/record.ts')
  readRecord(text)
  // The hash that closes the last line stands for all lines before it.
  const id = /"chain":"([0-9a-f]{8,})"\}\s*$/.exec(text)?.[1]?.slice(0, 16) ?? String(text.length)
  inMemory.set(id, text)
  try {
    sessionStorage.setItem(PREFIX + id, text)
  } catch {
    // Too long for the browser's storage: it can be watched until the page is reloaded.
  }
  return id
}

export const keptRecord = (id: string): string | undefined =>
  inMemory.get(id) ?? sessionStorage.getItem(PREFIX + id) ?? undefined

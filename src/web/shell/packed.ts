import { closeLine, pen, takeApart } from '../../match/chain.ts'

/**
 * A record that fits into a link: its lines without their hashes, which follow from them, compressed and written in
 * characters that an address allows.
 */

/** Messaging programs cut longer links; a record that does not fit goes as a file. */
export const LONGEST_LINK = 16_000
/** No record of a game is longer; a text that unpacks to more is not a record. */
const LONGEST = 4_000_000
const MOST_LINES = 40_000

/** A record, packed. Throws if the text is not a record. */
export async function packed(record: string): Promise<string> {
  const open = record
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const parts = takeApart(line.replace(/\r$/, ''))
      if (!parts) throw new Error('a line of the record has no hash')
      return parts.open
    })
  const bytes = await through(new TextEncoder().encode(open.join('\n')), new CompressionStream('deflate-raw'))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/**
 * The record that was packed, with its hashes. Throws if the text is not a packed record, or unpacks to more than any
 * record.
 */
export async function unpacked(text: string): Promise<string> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  const open = new TextDecoder('utf-8', { fatal: true }).decode(
    await through(bytes, new DecompressionStream('deflate-raw')),
  )
  const lines = open.split('\n', MOST_LINES + 1)
  if (lines.length > MOST_LINES) throw new Error('too many lines for the record of a game')
  const writing = pen()
  return lines.map((line) => `${closeLine(line, writing.add(line))}\n`).join('')
}

/** The output of a stream for these bytes, at most `LONGEST`. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    parts.push(part.value)
    if (length <= LONGEST) continue
    await reader.cancel()
    throw new Error('too long to be the record of a game')
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

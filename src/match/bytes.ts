import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Texts as bytes, and their hashes. A record hashes a short line for each entry, so each hash must allocate little. */

const SHORT = 1024

/** Makes a function that gives a text's bytes in UTF-8. The bytes are good until it is called again. */
export function encoder(): (text: string) => Uint8Array {
  const buffer = new Uint8Array(SHORT)
  return (text) => {
    if (text.length > SHORT) return utf8ToBytes(text)
    for (let k = 0; k < text.length; k++) {
      const code = text.charCodeAt(k)
      if (code > 127) return utf8ToBytes(text)
      buffer[k] = code
    }
    return buffer.subarray(0, text.length)
  }
}

/** Makes a function that gives the first `bytes` bytes of the SHA-256 of a text, in hexadecimal digits. */
export function hasher(bytes: number): (text: string) => string {
  const encode = encoder()
  const fresh = sha256.create()
  const work = sha256.create()
  const out = new Uint8Array(sha256.outputLen)
  return (text) => {
    fresh._cloneInto(work).update(encode(text)).digestInto(out)
    return bytesToHex(out.subarray(0, bytes))
  }
}

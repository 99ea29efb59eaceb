import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

type RandomBytes = (count: number) => Uint8Array

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as base64url; their number is a multiple of three, so that nothing is padded. */
function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let k = 0; k < bytes.length; k += 3) {
    const bits = ((bytes[k] as number) << 16) | ((bytes[k + 1] as number) << 8) | (bytes[k + 2] as number)
    for (let shift = 18; shift >= 0; shift -= 6) text += DIGITS[(bits >> shift) & 63]
  }
  return text
}

/** A new id for a match: 96 random bits. A client that knows it may look on. */
export const newMatchId = (random: RandomBytes): string => base64url(random(12))
/**
 * The id of the game that is played after a match, with sides changed. It is computed from the secret of the match's
 * dice, so it can always be found again, and no one can know it before the match is over.
 */
export const nextMatchId = (secret: string): string => base64url(sha256(utf8ToBytes(`${secret} again`)).subarray(0, 12))
/** The secret that opens a seat: 192 random bits. */
export const newKey = (random: RandomBytes): string => base64url(random(24))
/** The secret of a match's dice. */
export const newSecret = (random: RandomBytes): string => bytesToHex(random(32))
/** The hash that is stored of a key. A key is random enough that a plain hash cannot be reversed. */
export const hashOfKey = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)))

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Dice, diceFrom } from '../kernel/dice.ts'
import { KernelError, UserError } from '../kernel/refusal.ts'
import { encoder } from './bytes.ts'

/**
 * Dice that no one can load and everyone can check. Before the first move the host commits to a secret, and players
 * commit to words of their own (`sealing.ts`); what falls in an entry follows from both and from the entry's number:
 *
 *     commitment = SHA-256(secret)                              the secret's 32 bytes
 *     key        = HMAC-SHA-256(secret, words)                  joined by line feeds, in UTF-8
 *     block b    = HMAC-SHA-256(key, '<stream> block <b>')      b = 0, 1, 2, … as needed
 *
 * A block is 16 numbers of two bytes, high byte first. For a die of n faces a number below the greatest multiple of n
 * that is at most 65,536 picks the face `number mod n`; any other number is passed over. `docs/records.md` has a worked
 * example.
 */

const SECRET = /^[0-9a-f]{64}$/
/** How many numbers two bytes can tell apart; also the most faces a die can have. */
const NUMBERS = 0x10000
const BLOCK = 32

/** The secret's bytes. Throws a UserError unless it is written as 64 hexadecimal digits. */
function bytesOf(secret: string): Uint8Array {
  if (!SECRET.test(secret)) throw new UserError('the secret of a match is 64 hexadecimal digits in lower case')
  return hexToBytes(secret)
}

/** The commitment to a secret, published before the first move. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(bytesOf(secret)))

/**
 * The commitment to a player's words, which he publishes. It is good only for his seat in this match: `chain` is the
 * hash of the record's first line.
 */
export const commitmentToWords = (chain: string, seat: string, words: string): string =>
  bytesToHex(sha256(utf8ToBytes(`grognard words\n${chain}\n${seat}\n${words}`)))

/**
 * The secret of a game that has a seed instead: known to all from the beginning, for practice and for the laboratory.
 */
export const secretOfSeed = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`seed ${seed}`)))

/**
 * The stream of an entry. A voided entry's number is never used again, so a take-back cannot be used to try out a die.
 */
export const commonStream = (entry: number): string => `entry ${entry}`

/**
 * The stream of a secret choice made alone: the seat's number and how many choices of this kind it has made. So it does
 * not shift the dice of other seats.
 */
export const ownStream = (seat: number, choice: number): string => `seat ${seat} choice ${choice}`

export interface SealedDice extends Dice {
  /** Takes all rolls from now on from this stream. Nothing is computed before a die falls. */
  open(stream: string): void
}

/** The dice that follow from a secret and the words that players have added to it. */
export function sealedDice(secret: string, words: readonly string[]): SealedDice {
  const key = hmac(sha256, bytesOf(secret), utf8ToBytes(words.join('\n')))
  const keyed = hmac.create(sha256, key)
  const work = keyed.clone()
  const encode = encoder()
  const block = new Uint8Array(BLOCK)
  let stream = ''
  let next = 0
  let at = BLOCK

  function word(): number {
    if (at === BLOCK) {
      keyed
        ._cloneInto(work)
        .update(encode(`${stream} block ${next++}`))
        .digestInto(block)
      at = 0
    }
    at += 2
    return (block[at - 2] << 8) | block[at - 1]
  }
  function below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > NUMBERS) throw new KernelError(`a die of ${n} faces cannot be rolled`)
    const limit = NUMBERS - (NUMBERS % n)
    for (;;) {
      const number = word()
      if (number < limit) return number % n
    }
  }
  return {
    ...diceFrom(below),
    open(name) {
      stream = name
      next = 0
      at = BLOCK
    },
  }
}

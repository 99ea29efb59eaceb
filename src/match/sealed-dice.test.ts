import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { d6, d10, oneOf } from '../kernel/dice.ts'
import { commitmentTo, commonStream, ownStream, sealedDice, secretOfSeed } from './sealed-dice.ts'

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const hexadecimal = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))

/** The same construction again, from its description alone and on another library. */
function* falls(secret: string, contributions: readonly string[], stream: string, faces: number): Generator<number> {
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update(contributions.join('\n')).digest()
  for (let b = 0; ; b++) {
    const block = createHmac('sha256', key).update(`${stream} block ${b}`).digest()
    for (let k = 0; k < 32; k += 2) {
      const number = block.readUInt16BE(k)
      if (number < 65536 - (65536 % faces)) yield number % faces
    }
  }
}

test('the dice can be worked out again from the description, with another library', () => {
  fc.assert(
    fc.property(
      hexadecimal,
      fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 3 }),
      fc.nat(10_000),
      fc.integer({ min: 1, max: 400 }),
      (secret, contributions, entry, faces) => {
        const dice = sealedDice(secret, contributions)
        dice.open(commonStream(entry))
        const expected = falls(secret, contributions, `entry ${entry}`, faces)
        for (let k = 0; k < 50; k++) expect(dice.roll(oneOf(faces))).toBe(expected.next().value)
      },
    ),
    { numRuns: 50 },
  )
})

test('the commitment is the hash of the secret, and a seed gives a secret', () => {
  const sha = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
  expect(commitmentTo(SECRET)).toBe(sha(Buffer.from(SECRET, 'hex')))
  expect(secretOfSeed('7')).toBe(sha('seed 7'))
})

test('a stream begins again whenever it is opened, and every stream is different', () => {
  const dice = sealedDice(SECRET, [])
  const hand = (stream: string) => {
    dice.open(stream)
    return Array.from({ length: 20 }, () => dice.roll(d10)).join('')
  }
  const streams = [commonStream(1), commonStream(2), ownStream(0, 1), ownStream(1, 1), ownStream(0, 2)]
  const first = streams.map(hand)
  expect(new Set(first).size).toBe(streams.length)
  expect(streams.map(hand)).toEqual(first)
})

test('a contribution changes the dice from then on', () => {
  const fall = (...contributions: string[]) => {
    const dice = sealedDice(SECRET, contributions)
    dice.open(commonStream(3))
    return Array.from({ length: 20 }, () => dice.roll(d6)).join('')
  }
  expect(new Set([fall(), fall('a'), fall('a', 'b'), fall('b', 'a'), fall('ab')]).size).toBe(5)
})

test('a handful is the same dice as one by one, from high to low', () => {
  const dice = sealedDice(SECRET, [])
  dice.open(commonStream(1))
  const single = Array.from({ length: 40 }, () => dice.roll(d6))
  const hand = new Int16Array(40)
  dice.open(commonStream(1))
  dice.pool(d6, 40, hand, 0)
  expect([...hand]).toEqual(single.sort((a, b) => b - a))
})

test('all faces fall equally often, of dice that do and do not divide two bytes', () => {
  const dice = sealedDice(SECRET, [])
  for (const faces of [2, 6, 10, 36, 300]) {
    const counts = Array<number>(faces).fill(0)
    const rolls = faces * 400
    dice.open(commonStream(faces))
    for (let k = 0; k < rolls; k++) counts[dice.roll(oneOf(faces))]++
    const chi = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0)
    // The mean is faces − 1, the deviation √(2·faces); five deviations never occur by chance.
    expect(chi).toBeLessThan(faces - 1 + 5 * Math.sqrt(2 * faces))
  }
})

test('numbers that would favour some faces are skipped', () => {
  // Of 40,000 faces only the numbers below 40,000 count: without rejection the first 25,536 would fall twice as often.
  const dice = sealedDice(SECRET, [])
  const expected = falls(SECRET, [], 'entry 1', 40_000)
  dice.open(commonStream(1))
  for (let k = 0; k < 200; k++) expect(dice.roll(oneOf(40_000))).toBe(expected.next().value)
})

test('an invalid secret and a die without faces are refused', () => {
  for (const secret of ['', 'abc', SECRET.toUpperCase(), `${SECRET}00`])
    expect(() => sealedDice(secret, [])).toThrow('64 hexadecimal digits')
  expect(() => sealedDice(SECRET, []).roll(oneOf(0))).toThrow('a die of 0 faces cannot be rolled')
})

test('the worked example in docs/records.md is right', () => {
  const text = readFileSync(new URL('../../docs/records.md', import.meta.url), 'utf8')
  const said = (name: string) => new RegExp(`^${name} +([^= ].*)$`, 'm').exec(text)?.[1] ?? ''
  const secret = said('secret')
  expect(said('commitment')).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'))
  for (const seat of ['blue', 'red']) {
    const committed = `grognard words\n${said('first line')}\n${seat}\n${said(`words of ${seat}`)}`
    expect(said(`${seat} commits`)).toBe(createHash('sha256').update(committed).digest('hex'))
  }
  const words = [said('words of blue'), said('words of red')]
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update(words.join('\n')).digest()
  expect(said('key')).toBe(key.toString('hex'))
  const block = createHmac('sha256', key).update('entry 5 block 0').digest()
  expect(said('block 0')).toBe(block.toString('hex'))
  const dice = sealedDice(secret, words)
  dice.open(commonStream(5))
  expect(said('falls')).toBe(`1 of 4: ${dice.roll(oneOf(4))}, 1 of 3: ${dice.roll(oneOf(3))}`)
})

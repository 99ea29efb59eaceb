import { readdirSync, readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readRecord } from '../../match/record.ts'
import { LONGEST_LINK, packed, unpacked } from './packed.ts'

const folder = new URL('../../../test/replays/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const small = readdirSync(folder).filter((name) => /^(generals|eagle-vedel).*\.jsonl$/.test(name))

test.each(small)('%s comes back from its link byte for byte', async (name) => {
  const record = read(name)
  const text = await packed(record)
  expect(text).toMatch(/^[\w-]+$/)
  expect(text.length).toBeLessThan(LONGEST_LINK)
  expect(await unpacked(text)).toBe(record)
})

test('a link that holds anything but a whole record is refused', async () => {
  const whole = await packed(read(small[0]))
  for (const text of ['', '!', 'abcd', whole.slice(0, -40), whole.slice(40)])
    await expect(unpacked(text).then(readRecord), text).rejects.toThrow()
})

test('a link that unpacks to far too much is refused', async () => {
  const bomb = (bytes: Buffer) => deflateRawSync(bytes).toString('base64url')
  await expect(unpacked(bomb(Buffer.alloc(64 << 20)))).rejects.toThrow('too long')
  await expect(unpacked(bomb(Buffer.alloc(3_000_000, '\n')))).rejects.toThrow('too many lines')
})

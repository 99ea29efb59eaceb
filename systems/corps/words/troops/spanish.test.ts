import { describe, expect, test } from 'vitest'
import type { Messages } from '../../../../src/words/catalogue.ts'
import en from './en.ts'

const [spanish = {}] = Object.values(
  import.meta.glob<Messages>('../es.ftl', { query: '?troops', eager: true, import: 'default' }),
)
const called = (kind: keyof typeof en) => Object.keys(en[kind]).map((id) => spanish[`troops-${kind}-${id}`])

describe('sentences give Spanish names their articles, so that all of a kind have one gender', () => {
  test('units are feminine: brigades and batteries', () => {
    for (const name of called('units')) expect(name).toMatch(/^(\d+\.ª|Batería) /)
  })

  test('commands are masculine: corps, the reserve among them, and commanders in chief', () => {
    for (const name of called('commands')) expect(name).toMatch(/^((\d+\.(º|er) )?Cuerpo|Comandante) /)
  })
})

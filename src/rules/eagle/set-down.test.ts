import { expect, test } from 'vitest'
import { closeLine, openLine, pen } from '../../engine/chain.ts'
import { createMatch, engine, setDown, textOf, verify } from '../../engine/index.ts'
import { eagle } from './index.ts'

// A record may set a position down that cannot be: nothing may walk through it for ever.

const kernel = engine(eagle)
const { match, reply } = createMatch(kernel, { scenario: 'vedel', dice: { seed: '1' } })
const { chain: _, ...header } = JSON.parse(reply.lines[0] as string)
const { position, tallies } = JSON.parse(JSON.stringify(setDown(match)))
const { p, unit, hex } = (() => {
  const p = match.fold.position
  const unit = [...p.at.keys()].find((one) => (p.at[one] as number) >= 0) as number
  return { p, unit, hex: p.at[unit] as number }
})()

function verified(columns: Record<string, Record<string, number>>) {
  const writing = pen()
  const lines = [header, { n: 1, version: eagle.version, data: header.data, position: { ...position, columns }, tallies }].map((said) => {
    const open = openLine(said)
    return closeLine(open, writing.add(open))
  })
  return verify(kernel, textOf(lines)).fault?.what
}

test('a position as it was set down is taken', () => {
  expect(verified(position.columns)).toBe('the game is not over')
})

test('a stack without an end, or that leads nowhere, is refused before anything walks down it', () => {
  const name = (kind: string, n: number) => kernel.nameOf(p.scenario, kind, n)
  const { below, top } = eagle.layout.shape as Record<string, { readonly per: string }>
  const changed = (column: string, kind: string, thing: number, value: number) => ({
    ...position.columns,
    [column]: { ...position.columns[column], [name(kind, thing)]: value },
  })
  expect(verified(changed('below', below?.per ?? '', unit, unit))).toMatch(/^position: .* lies in stacks twice$/)
  expect(verified(changed('top', top?.per ?? '', hex, 32_000))).toMatch(/^position: .* holds piece 32000 of /)
})

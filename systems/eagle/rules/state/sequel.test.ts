/** S3.2 Scenario 3 as the continuation of a finished game of scenario 2. */

import { describe, expect, test } from 'vitest'
import { CORNERS } from '../../../../src/hex/index.ts'
import { engine, fastDice } from '../../../../src/kernel/index.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { isNight } from '../setup/night.ts'
import { NIGHT } from './carried.ts'
import { type Eagle, ELIMINATED, MARCH, WAITING } from './position.ts'
import { sequelText } from './sequel-text.ts'
import { FRENCH, SPANISH } from './sides.ts'
import { enter, leave } from './stacks.ts'
import { clockOf } from './turns.ts'
import { veilStack } from './veiling.ts'

const kernel = engine(worded(eagle))
const list = new Int32Array(1 << 14)
const unitOf = (p: Eagle, id: string) => p.scenario.army.units.indexOf(id)
const hexOf = (p: Eagle, name: string) => p.scenario.ground.grid.names.indexOf(name)

/** Plays the first legal action, or one that ends a choice, until `until` holds. */
function playOn(p: Eagle, until: (p: Eagle) => boolean, limit = 4000): void {
  const dice = fastDice(3)
  for (let n = 0; n < limit && !until(p); n++) {
    const waiting = kernel.awaiting(p)
    if (waiting === 0) return
    const seat = waiting & (1 << FRENCH) ? FRENCH : SPANISH
    const count = kernel.actions(p, seat, list)
    let picked = list[0]
    for (let k = 0; k < count; k++)
      if (/^(?:done|close|ready|cease|engage|continue|let|stand)$/.test(kernel.print(p, list[k]))) picked = list[k]
    kernel.play(p, seat, picked, dice)
  }
}

/** Returns the first day, ended in the middle of things. */
function firstDay(): Eagle {
  const p = kernel.open('surprise', {}, fastDice(2))
  playOn(p, ({ turn }) => turn === 3)
  const [lost, shaken, gone] = ['FR-1LR1', 'FR-3CH', 'FR-6IP1'].map((id) => unitOf(p, id)) as [number, number, number]
  p.lost[lost] = 2
  p.state[shaken] = 1
  const at = p.at[gone]
  expect(at).toBeGreaterThanOrEqual(0)
  p.held[0] = 2
  return p
}
const text = sequelText(firstDay())
const second = (after: string) => kernel.open('second-day', { after }, fastDice(4))

describe('the end of a game as a text', () => {
  test('S3.2, 15.1 a unit that was put out on the last turn has been replaced by the next day', () => {
    const p = firstDay()
    const leader = p.scenario.army.leaders.indexOf('Dufour')
    p.where[leader] = hexOf(p, 'AG4')
    p.away[leader] = p.turn + 1
    expect(sequelText(p)).toContain('Dufour@AG4/successor')
  })

  test('S3.2 the text says where every piece stands, what it has lost and who holds Bailén', () => {
    const p = firstDay()
    expect(text).toMatch(/FR-1LR1@[A-Z]+\d+\/[NESW]+\/2/)
    expect(text).toMatch(/FR-3CH@[A-Z]+\d+\/[NESW]+\/disorganized/)
    expect(text).toContain('FR-7IP1@-')
    expect(text).toContain('AB15=spanish')
    expect(eagle.sequel?.(p)).toBeUndefined()
    p.result = 3
    expect(eagle.sequel?.(p)).toEqual({ scenario: 'second-day', options: { after: sequelText(p) } })
    expect(eagle.sequel?.(kernel.open('vedel', {}, fastDice(1)))).toBeUndefined()
  })

  test('S3.2, OR4 the text says how the units under a marker stand: their facing, and which lies below which', () => {
    const p = kernel.open('surprise', { limitedInformation: true }, fastDice(2))
    const [below, above] = ['FR-1LR1', 'FR-5LR1'].map((id) => unitOf(p, id)) as [number, number]
    const hex = hexOf(p, 'AK8')
    for (const unit of [above, below]) {
      if (p.at[unit] >= 0) leave(p, unit)
      enter(p, unit, hex)
    }
    expect(p.top[hex]).toBe(below)
    veilStack(p, 0, hex, 0)
    p.use[0] = 1
    p.post[0] = 1 + hex
    p.aim[0] = CORNERS.indexOf('NW')
    expect(sequelText(p)).toMatch(/FR-5LR1@AK8\/NW.*FR-1LR1@AK8\/NW/)
    p.layer[above] = 0
    p.layer[below] = 1
    expect(sequelText(p)).toMatch(/FR-1LR1@AK8\/NW.*FR-5LR1@AK8\/NW/)
  })

  test.each([
    ['FR-1LR1@AC14', /nothing is said of FR-5LR1|nothing is said of/],
    [`${text}; FR-1LR1@AC14`, /entry \d+, 'FR-1LR1@AC14': FR-1LR1 stands in entry \d+ already/],
    [text.replace(/FR-1LR1@[A-Z]+\d+/, 'FR-1LR1@AN40'), /there is no hex AN40/],
    [text.replace('FR-7IP1@-', 'FR-NEY@-'), /there is no unit 'FR-NEY' on the first day/],
    [text.replace('FR-7IP1@-', 'what?'), /UNIT@HEX\/FACING, UNIT@x, LEADER@HEX or HEX=SIDE is expected/],
    [text.replace('/disorganized', '/drunk'), /'drunk' is no facing, loss or state/],
    [text.replace('/2;', '/40;'), /less than its 8 points are expected/],
  ])('S3.2 a text that is wrong is refused with its entry and the reason', (after, message) => {
    expect(() => second(after)).toThrow(message)
  })
})

describe('the night', () => {
  test('S3.2 all counters stay where they were, with what they have lost', () => {
    const before = firstDay()
    const p = second(text)
    for (const id of ['FR-1LR1', 'FR-3CH', 'SP-CEU1']) {
      const [from, to] = [unitOf(before, id), unitOf(p, id)] as [number, number]
      expect([p.at[to], p.lost[to], p.state[to]], id).toEqual([before.at[from], before.lost[from], before.state[from]])
    }
    expect(p.held[0]).toBe(2)
    expect([...(eagle.invariants?.(p) ?? [])]).toEqual([])
  })

  test('S3.2, RA145 for four turns both sides only march and rally', () => {
    const p = second(text)
    expect([p.turn, clockOf(p)]).toEqual([1, 4 * 60])
    expect(new Set(p.order)).toEqual(new Set([MARCH]))
    const phases = new Set<string>()
    playOn(p, (q) => {
      if (isNight(q) && kernel.awaiting(q) !== 0) phases.add(kernel.phase(q).name)
      return q.turn > NIGHT
    })
    expect([...phases].filter((name) => name !== 'movement' && name !== 'retreat')).toEqual([])
    expect(p.turn).toBe(NIGHT + 1)
  })

  test('S3.2, RA145 in the morning Dupont is set up, and the orders of the second day are in force', () => {
    const p = second(text)
    playOn(p, ({ turn }) => turn > NIGHT)
    expect(clockOf(p)).toBe(6 * 60)
    expect(kernel.phase(p).name).toBe('order of arrival')
    playOn(p, (q) => kernel.phase(q).name !== 'order of arrival')
    expect(kernel.phase(p).name).toBe('deployment')
    const order = (id: string) => p.order[p.scenario.army.formations.indexOf(id)]
    // None of Reding's troops has come on this first day: they march in.
    expect([order('CAS'), order('RED'), order('CHA')]).toEqual([0, MARCH, MARCH])
    expect(p.at[unitOf(p, 'FR-4LR1')]).toBe(WAITING)
    playOn(p, (q) => kernel.phase(q).name !== 'deployment')
    expect(p.at[unitOf(p, 'FR-4LR1')]).toBeGreaterThanOrEqual(0)
    expect(kernel.phase(p).name).toBe('movement')
  })

  test('S3.2 a unit not there by evening enters in the morning where it would have come; a lost unit stays lost', () => {
    const p = second(text.replace(/FR-6IP1@[^;]+/, 'FR-6IP1@x'))
    expect(p.at[unitOf(p, 'FR-6IP1')]).toBe(ELIMINATED)
    const arrival = p.scenario.arrivals.find(({ units }) => units.includes(unitOf(p, 'FR-7IP1')))
    expect([arrival?.turn, arrival?.hex]).toEqual([NIGHT + 1, hexOf(p, 'AM1')])
    // Privé comes at 06:30, one turn after the day has begun.
    expect(p.scenario.arrivals.find(({ units }) => units.includes(unitOf(p, 'FR-1DRP')))?.turn).toBe(NIGHT + 2)
  })

  test('S3.2 without a text the second day stands alone', () => {
    const p = second('')
    expect(p.scenario.carried).toBeUndefined()
    expect(kernel.phase(p).name).toBe('order of arrival')
  })
})

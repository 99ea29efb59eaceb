import { beforeAll, describe, expect, test } from 'vitest'
import { type Engine, engine, fastDice, isRefusal, log } from '../../../../src/kernel/index.ts'
import { corps } from '../index.ts'
import { hasCollapsed } from '../sequence/victory.ts'
import { type Corps, OFF } from '../state/position.ts'

const FRENCH = 0
const PRUSSIAN = 1

let kernel: Engine<Corps>
beforeAll(() => {
  kernel = engine(corps)
})

const opened = (options = {}): Corps => kernel.open('field-day', options, fastDice(5))

/** Plays an action as text; gives why it is refused. */
function act(p: Corps, seat: number, text: string, journal = log()): string | undefined {
  const action = kernel.parse(p, seat, text)
  if (isRefusal(action)) throw new Error(`${text}: ${action.reason}`)
  const why = kernel.check(p, seat, action)
  if (why === undefined) kernel.play(p, seat, action, fastDice(9), journal)
  return why?.reason
}
const plan = (p: Corps, seat: number, ...lines: string[]) => lines.map((line) => act(p, seat, line))

const french = [
  'take fr-corps-4',
  'take fr-reserve',
  'order fr-corps-4 > attack helmstedt',
  'order fr-reserve > halt',
  'lay blind fr-corps-4/1 > 1,30',
  'lay blind fr-reserve/1 > 1,50',
  'lay general fr-chief > 2,36',
]
const prussian = [
  'take pr-corps-1',
  'take pr-corps-2',
  'order pr-corps-1 > move helmstedt',
  'order pr-corps-2 > hold helmstedt',
  'lay blind pr-corps-1/1 > 71,30',
  'lay blind pr-corps-2/1 > 71,50',
  'lay general pr-chief > 70,36',
]
const CLOSE = 'close the plan'

describe('A107, A157 a day of one’s own choice', () => {
  test('both sides plan at once, on the field that the option names, and nothing stands on the table', () => {
    const p = opened({ field: 'hohenfeld' })
    expect(kernel.awaiting(p)).toBe(3)
    expect([...p.x].every((x) => x === OFF)).toBe(true)
    expect(p.scenario.objectives.some(({ id }) => id.startsWith('hohenfeld'))).toBe(true)
  })

  test('a plan can be closed when each command has an order and a blind, and the chief a place', () => {
    const p = opened()
    expect(act(p, FRENCH, CLOSE)).toMatch(/More commands/)
    for (const [k, line] of french.entries()) {
      if (k >= 2) expect(act(p, FRENCH, CLOSE)).toMatch(/needs an order/)
      expect(act(p, FRENCH, line)).toBeUndefined()
    }
    expect(act(p, FRENCH, CLOSE)).toBeUndefined()
    expect(kernel.awaiting(p)).toBe(2)
  })

  test('neither sees what the other plans; then all is laid out, and orders stay secret', () => {
    const p = opened()
    const before = corps.layout.make(p.scenario)
    corps.layout.redact(p, PRUSSIAN, before)
    plan(p, FRENCH, ...french, CLOSE)
    const after = corps.layout.make(p.scenario)
    corps.layout.redact(p, PRUSSIAN, after)
    expect(corps.layout.equal(before, after)).toBe(true)
    const journal = log()
    for (const line of prussian) act(p, PRUSSIAN, line, journal)
    act(p, PRUSSIAN, CLOSE, journal)
    expect(p.move).toBe(1)
    const commands = p.scenario.commands.map(({ id }) => id)
    expect(commands.filter((_, k) => p.fielded[k] === 1)).toEqual([
      'fr-chief',
      'fr-corps-4',
      'fr-reserve',
      'pr-chief',
      'pr-corps-1',
      'pr-corps-2',
    ])
    expect([p.order[commands.indexOf('fr-corps-4')], p.order[commands.indexOf('pr-corps-2')]]).toEqual([4, 2])
    const laid = journal.told.map((one) => kernel.described(p, one)).filter((text) => text.startsWith('BlindLaid'))
    expect(laid.map((text) => text.split(', ').slice(-2).join(' '))).toHaveLength(4)
  })

  test('which commands, how many, and what can be ordered', () => {
    const p = opened()
    expect(act(p, FRENCH, 'take pr-corps-1')).toMatch(/own army/)
    expect(act(p, FRENCH, 'take fr-chief')).toMatch(/own army/)
    expect(act(p, FRENCH, 'order fr-corps-4 > halt')).toMatch(/does not take part/)
    expect(act(p, FRENCH, 'lay blind fr-corps-4/1 > 1,30')).toMatch(/does not take part/)
    plan(p, FRENCH, 'take fr-corps-4')
    expect(act(p, FRENCH, 'take fr-corps-4')).toMatch(/already/)
    expect(act(p, FRENCH, 'order fr-corps-4 > move')).toMatch(/cannot be written/)
  })

  test('blinds lie within the band along the own edge, clear of each other, of up to three strips', () => {
    const p = opened()
    plan(p, FRENCH, 'take fr-corps-4')
    expect(act(p, FRENCH, 'lay blind fr-corps-4/1 > 12,30')).toMatch(/own edge/)
    expect(act(p, FRENCH, 'lay blind fr-corps-4/1 > 0.25,30')).toMatch(/own edge/)
    expect(act(p, FRENCH, 'widen blind fr-corps-4/1 > 4 both')).toMatch(/strips/)
    expect(act(p, FRENCH, 'widen blind fr-corps-4/1 > 3 both')).toBeUndefined()
    expect(act(p, FRENCH, 'lay blind fr-corps-4/1 > 11.5,30')).toBeUndefined()
    // Three strips are 18 inches wide.
    expect(act(p, FRENCH, 'lay blind fr-corps-4/2 > 11.5,41')).toMatch(/lies there/)
    expect(act(p, FRENCH, 'lay blind fr-corps-4/2 > 11.5,42')).toBeUndefined()
  })

  test('three decoys of a side at most', () => {
    const p = opened()
    plan(p, FRENCH, 'take fr-corps-4', 'take fr-corps-5')
    const laid = plan(
      p,
      FRENCH,
      ...['2', '3', '4'].map((n, k) => `lay blind fr-corps-4/${n} > 1,${10 + 8 * k}`),
      'lay blind fr-corps-5/2 > 1,50',
    )
    expect(laid).toEqual([undefined, undefined, undefined, expect.stringMatching(/no more decoys/)])
  })

  test('A49 who does not take part is no brigade of the army', () => {
    const p = opened()
    plan(p, FRENCH, ...french, CLOSE)
    plan(p, PRUSSIAN, ...prussian, CLOSE)
    const { roster, commands } = p.scenario
    for (let unit = 0; unit < p.lost.length; unit++) {
      const { id } = commands[roster.command[unit]]
      if (id === 'fr-corps-4' || id === 'fr-reserve') p.lost[unit] = 1
    }
    expect([hasCollapsed(p, FRENCH), hasCollapsed(p, PRUSSIAN)]).toEqual([true, false])
  })
})

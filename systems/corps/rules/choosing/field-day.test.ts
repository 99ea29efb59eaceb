import { beforeAll, describe, expect, test } from 'vitest'
import { type Engine, engine, fastDice, isRefusal, log } from '../../../../src/kernel/index.ts'
import { beginPlacing } from '../blinds/placing.ts'
import { coverOf, isUnder } from '../blinds/under.ts'
import { corps } from '../index.ts'
import { takeGuns } from '../morale/guns.ts'
import { hasCollapsed } from '../sequence/victory.ts'
import { isElsewhere } from '../state/allotment.ts'
import { shapeOf } from '../state/bodies.ts'
import { type Corps, OFF } from '../state/position.ts'
import { trait } from '../state/scenario.ts'

const FRENCH = 0
const PRUSSIAN = 1

let kernel: Engine<Corps>
beforeAll(() => {
  kernel = engine(corps)
})

const opened = (options = {}): Corps => kernel.open('field-day', options, fastDice(5))

/** Plays an action as text; returns why it is refused. */
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
  'allot fr-11-cav',
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
      if (k === 2) expect(act(p, FRENCH, CLOSE)).toMatch(/needs a unit/)
      if (k > 2) expect(act(p, FRENCH, CLOSE)).toMatch(/needs an order/)
      expect(act(p, FRENCH, line)).toBeUndefined()
    }
    expect(act(p, FRENCH, CLOSE)).toBeUndefined()
    expect(kernel.awaiting(p)).toBe(2)
  })

  test('if the blinds of a side take all the usual places, the list offers another that is free', () => {
    const p = opened()
    const commands = ['fr-corps-4', 'fr-corps-5', 'fr-corps-6', 'pl-corps-13']
    for (const id of commands) expect(act(p, FRENCH, `take ${id}`)).toBeUndefined()
    const laid = ['fr-corps-4/1', 'fr-corps-6/1', 'pl-corps-13/1', 'fr-corps-4/2', 'fr-corps-6/2', 'pl-corps-13/2']
    for (const [k, blind] of laid.entries()) {
      expect(act(p, FRENCH, `widen blind ${blind} > 3 both`)).toBeUndefined()
      expect(act(p, FRENCH, `lay blind ${blind} > ${k < 3 ? 3 : 9},${12 + 24 * (k % 3)}`)).toBeUndefined()
    }
    expect(act(p, FRENCH, 'widen blind fr-corps-5/1 > 3 both')).toBeUndefined()
    const list = new Int32Array(1 << 12)
    const places = [...list.subarray(0, kernel.actions(p, FRENCH, list))]
      .map((action) => kernel.print(p, action))
      .filter((text) => text.startsWith('lay blind fr-corps-5/1 '))
    expect(places).toHaveLength(1)
    expect(act(p, FRENCH, places[0] as string)).toBeUndefined()
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

  test('a side takes commands of its own army, once each, and only those have orders and blinds', () => {
    const p = opened()
    expect(act(p, FRENCH, 'take pr-corps-1')).toMatch(/own army/)
    expect(act(p, FRENCH, 'take fr-chief')).toMatch(/own army/)
    expect(act(p, FRENCH, 'order fr-corps-4 > halt')).toMatch(/does not take part/)
    expect(act(p, FRENCH, 'lay blind fr-corps-4/1 > 1,30')).toMatch(/does not take part/)
    plan(p, FRENCH, 'take fr-corps-4')
    expect(act(p, FRENCH, 'take fr-corps-4')).toMatch(/already/)
    expect(act(p, FRENCH, 'order fr-corps-4 > move')).toMatch(/cannot be written/)
  })

  test('blinds lie within the band along their own edge, clear of each other, and have up to three strips', () => {
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

  test('a side lays three decoys at most', () => {
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

  test('A49 brigades that do not take part are not counted when an army collapses', () => {
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

describe('0.3, A186 the units of the reserve are chosen in secret', () => {
  const unitOf = (p: Corps, name: string) => p.scenario.roster.names.indexOf(name)
  const commandOf = (p: Corps, id: string) => p.scenario.commands.findIndex((one) => one.id === id)
  /** The names of what lies under the blind of a command. */
  const under = (p: Corps, id: string) =>
    p.scenario.roster.names.filter((_, unit) => isUnder(p, unit, commandOf(p, id)))
  /** Both plans closed, with this allotment of the French. */
  function begun(...allotted: string[]): Corps {
    const p = opened()
    const lines = french.filter((line) => !line.startsWith('allot'))
    lines.splice(2, 0, ...allotted.map((unit) => `allot ${unit}`))
    expect(plan(p, FRENCH, ...lines, CLOSE).every((why) => why === undefined)).toBe(true)
    plan(p, PRUSSIAN, ...prussian, CLOSE)
    return p
  }
  const seenBy = (p: Corps, seat: number): Corps => {
    const view = corps.layout.make(p.scenario)
    corps.layout.redact(p, seat, view)
    return view
  }

  test('cavalry and batteries go to it from their corps, and its battery is horse artillery', () => {
    const p = begun('fr-11-cav', 'fr-4-guns')
    expect(under(p, 'fr-reserve')).toEqual(['fr-11-cav/reserve', 'fr-4-guns/reserve'])
    expect(under(p, 'fr-corps-4')).toEqual(['fr-13', 'fr-14', 'fr-15', 'fr-16'])
    const { traits } = p.scenario.roster
    expect([traits[unitOf(p, 'fr-4-guns/reserve')], traits[unitOf(p, 'fr-4-guns')]]).toEqual([trait.HORSE_GUNS, 0])
    expect([...(corps.invariants?.(p) ?? ['none'])]).toEqual([])
  })

  test('it gets no infantry, no unit twice, none of the enemy and none of a corps that does not take part', () => {
    const p = opened()
    expect(act(p, FRENCH, 'take fr-reserve')).toMatch(/First take a corps/)
    plan(p, FRENCH, 'take fr-corps-4', 'take fr-reserve')
    expect(act(p, FRENCH, 'allot fr-13')).toMatch(/Only cavalry/)
    expect(act(p, FRENCH, 'allot fr-3-cav')).toMatch(/take part/)
    expect(act(p, FRENCH, 'allot pr-1-cav')).toMatch(/own army/)
    expect(act(p, FRENCH, 'allot fr-11-cav/reserve')).toMatch(/Only cavalry/)
    expect(act(p, FRENCH, 'allot fr-11-cav')).toBeUndefined()
    expect(act(p, FRENCH, 'allot fr-11-cav')).toMatch(/already/)
    const without = opened()
    plan(without, FRENCH, 'take fr-corps-4')
    expect(act(without, FRENCH, 'allot fr-11-cav')).toMatch(/take part/)
  })

  test('the enemy sees neither the plan nor what came of it, whatever was allotted', () => {
    const views = [begun('fr-11-cav'), begun('fr-4-guns'), begun('fr-11-cav', 'fr-4-guns')].map((p) =>
      seenBy(p, PRUSSIAN),
    )
    for (const view of views) expect(corps.layout.equal(view, views[0])).toBe(true)
    const [own, other] = [begun('fr-11-cav'), begun('fr-4-guns')].map((p) => seenBy(p, FRENCH))
    expect(corps.layout.equal(own, other)).toBe(false)
  })

  test('an imagined position has each unit once, and at least one in the reserve', () => {
    const p = begun('fr-11-cav')
    const view = seenBy(p, PRUSSIAN)
    const found = new Set<string>()
    for (let seed = 1; seed <= 40; seed++) {
      const guess = corps.layout.make(p.scenario)
      corps.imagine(view, PRUSSIAN, fastDice(seed), guess)
      for (const [unit, twin] of p.scenario.roster.twin.entries())
        if (twin >= 0) expect(guess.absent[unit] + guess.absent[twin]).toBe(1)
      found.add(under(guess, 'fr-reserve').join(' '))
      expect(coverOf(guess, commandOf(p, 'fr-reserve'))).toBeGreaterThan(0)
    }
    // Of the two of the one corps that takes part.
    expect([...found].sort()).toEqual(['fr-11-cav/reserve', 'fr-11-cav/reserve fr-4-guns/reserve', 'fr-4-guns/reserve'])
  })

  test('when a unit is seen, or does not come out with its command, the enemy concludes where it is', () => {
    const guesses = (spoil: (p: Corps) => void, name: string): Set<number> => {
      const p = begun('fr-11-cav')
      spoil(p)
      const view = seenBy(p, PRUSSIAN)
      return new Set(
        [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
          const guess = corps.layout.make(p.scenario)
          corps.imagine(view, PRUSSIAN, fastDice(seed), guess)
          return guess.absent[unitOf(p, name)]
        }),
      )
    }
    const place = (p: Corps, name: string) => {
      p.x[unitOf(p, name)] = 900
    }
    expect(guesses(() => {}, 'fr-11-cav')).toEqual(new Set([0, 1]))
    expect(guesses((p) => place(p, 'fr-11-cav/reserve'), 'fr-11-cav')).toEqual(new Set([1]))
    const revealed = (id: string) => (p: Corps) => beginPlacing(p, coverOf(p, commandOf(p, id)))
    expect(guesses(revealed('fr-corps-4'), 'fr-11-cav')).toEqual(new Set([1]))
    // Its battery was not among what the reserve placed: so it is with the corps.
    expect(guesses(revealed('fr-reserve'), 'fr-4-guns')).toEqual(new Set([0]))
    // Nothing of a corps that does not take part is with the reserve.
    expect(guesses(() => {}, 'fr-3-cav/reserve')).toEqual(new Set([1]))
  })

  test('A49 a unit counts once, for both sides', () => {
    const p = begun('fr-11-cav')
    for (const seat of [FRENCH, PRUSSIAN]) {
      const view = seenBy(p, seat)
      const cavalry = ['fr-11-cav', 'fr-11-cav/reserve'].filter((name) => !isElsewhere(view, unitOf(p, name)))
      expect(cavalry).toEqual(seat === FRENCH ? ['fr-11-cav/reserve'] : ['fr-11-cav'])
    }
  })

  test('A20 guns that the battery of the reserve has left are lost with it, not with its corps', () => {
    const p = begun('fr-4-guns')
    const [guns, crew] = [unitOf(p, 'guns of fr-4-guns'), unitOf(p, 'fr-4-guns/reserve')]
    expect(p.scenario.roster.gunsOf[crew]).toBe(guns)
    p.x[guns] = 1000
    p.y[guns] = 1000
    takeGuns(p, unitOf(p, 'pr-1'), shapeOf(p, guns))
    expect([p.lost[crew], p.lost[unitOf(p, 'fr-4-guns')]]).toEqual([1, 0])
  })
})

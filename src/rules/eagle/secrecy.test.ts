/** 3, 6 What is hidden is not betrayed: by no answer that comes of itself, by no cell that counts it, by no stack that lies too open. */
import { describe, expect, test } from 'vitest'
import { type Engine, engine, fastDice, log, scriptedDice } from '../../engine/index.ts'
import { forced } from '../../engine/steward.ts'
import { event } from './events.ts'
import { eagle } from './index.ts'
import { takeOffMarker } from './markers.ts'
import { type Eagle, eagleLayout } from './position.ts'
import { FRENCH, SPANISH } from './sides.ts'
import { legal, play, stage } from './test-stage.ts'

const kernel: Engine<Eagle> = engine(eagle)

/** Would the steward answer for the seat, because it has no choice? */
function answersItself(p: Eagle, seat: number): boolean {
  const only = forced({ engine: kernel, fold: { position: p } } as never, seat)
  return only !== undefined && kernel.choice(p, only)?.deliberate?.(p) !== true
}

describe('3.0 orders are secret: who could act by what all can see is asked, and answers himself', () => {
  const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack' }
  const beside = { 'SP-IRL1': { at: 'AG9', facing: 'NE' }, 'FR-5LR1': { at: 'AG8', facing: 'SW' }, ColCorona: { at: 'AG9' } }
  const world = (phase: string, COR: string) => stage({ scenario: 'vedel', place: beside, set: { phase, orders: { ...orders, COR } } })

  test.each([
    ['spanish shock', 'engage'],
    ['spanish offensive fire', 'cease'],
  ])('3.0 %s', (phase, last) => {
    expect(legal(world(phase, 'attack'), SPANISH).length).toBeGreaterThan(1)
    const bound = world(phase, 'none')
    expect(legal(bound, SPANISH)).toEqual([last])
    expect(answersItself(bound, SPANISH)).toBe(false)
  })

  test('3.0, RA115 a Commander in Chief who stays because of a try', () => {
    const p = stage({
      scenario: 'vedel',
      options: { attackQuota: 'none' },
      place: {
        'FR-5LR1': { at: 'AG8', facing: 'SW' },
        'FR-5LR2': { at: 'AG8' },
        Vedel: { at: 'AG8' },
        'SP-VG6': { at: 'AG9', facing: 'NE', lost: 2 },
      },
      set: { phase: 'french shock', orders: { ...orders, COR: 'defend' } },
    })
    p.tried[p.scenario.commanders.findIndex(({ leader }) => p.scenario.army.leaders[leader] === 'Vedel')] = 1
    play(p, FRENCH, ['attack FR-5LR1 > AG9', 'engage'], [6, 6, 6])
    while (kernel.awaiting(p) === 1 << SPANISH) play(p, SPANISH, legal(p, SPANISH).slice(0, 1), [6, 6])
    play(p, FRENCH, ['advance FR-5LR1 > AG9'])
    expect(kernel.phase(p).name).toBe('leaders follow')
    expect(legal(p, FRENCH)).toEqual(['remain'])
    expect(answersItself(p, FRENCH)).toBe(false)
  })
})

test('S3.9.1, S4.9.1 whether brigades exchange their places, and how often, nobody else sees', () => {
  const seen = (exchanges: string[]) => {
    const p = kernel.open('bailen', { orderOfArrival: true }, fastDice(1))
    play(p, FRENCH, exchanges)
    const view = eagleLayout.make(p.scenario)
    eagle.redact(p, SPANISH, view)
    return [...view.cells]
  }
  expect(seen(['exchange CHA > PRI'])).toEqual(seen([]))
  expect(seen(['exchange CHA > PRI', 'exchange PRI > PAN'])).toEqual(seen([]))
})

test('6, RA132 whoever is found under a marker in the enemy’s phase lies no more open than another stack', () => {
  const shown = [['go FR-FFD1 > R14', 'done'], ['done']].map((moves) => {
    const p = stage({
      scenario: 'bailen',
      options: { limitedInformation: true },
      place: {
        'FR-4LR1': { at: 'R15' },
        'FR-4LR2': { at: 'R15' },
        'SP-JAE1': { at: 'AF15' },
        'FR-FFD1': { at: 'R15' },
      },
      set: { phase: 'french movement', turn: 10, orders: { CHA: 'march', PAN: 'attack', RED: 'defend', VEN: 'defend', COU: 'defend' } },
    })
    play(p, FRENCH, moves)
    for (let n = 0; n < 9 && !(p.active === SPANISH && kernel.phase(p).name === 'movement'); n++) {
      const seat = kernel.awaiting(p) === 1 << FRENCH ? FRENCH : SPANISH
      play(p, seat, legal(p, seat).slice(-1), [6, 6, 6, 6])
    }
    expect([p.active, kernel.phase(p).name]).toEqual([SPANISH, 'movement'])
    takeOffMarker(p, 0, undefined)
    const view = eagleLayout.make(p.scenario)
    eagle.redact(p, SPANISH, view)
    return ['FR-4LR1', 'FR-4LR2'].filter((id) => view.at[p.scenario.army.units.indexOf(id)]! >= 0).length
  })
  expect(shown).toEqual([1, 1])
})

test('RD16, 14.2 whoever routs in rallying, though nobody saw him, runs before all eyes, and is named to them', () => {
  const p = stage({
    scenario: 'bailen',
    options: { laterMorale: true },
    place: { 'SP-JAE2': { at: 'AF15', order: 'disorganized', lost: 3 }, 'SP-JAE1': { at: 'AF15' }, 'FR-4LR1': { at: 'J15' } },
    set: { phase: 'french shock', turn: 10, orders: { CHA: 'none', COU: 'defend', RED: 'defend' } },
  })
  const unit = p.scenario.army.units.indexOf('SP-JAE2')
  p.state[unit] = 1
  const journal = log()
  const dice = scriptedDice(Array.from({ length: 40 }, () => 1))
  for (let n = 0; n < 40 && p.state[unit] !== 2; n++) {
    const seat = kernel.awaiting(p) === 1 << FRENCH ? FRENCH : SPANISH
    kernel.play(p, seat, kernel.parse(p, seat, legal(p, seat).at(-1)!) as number, dice, journal)
  }
  const heard = journal.told.filter(({ to, args }) => (to & (1 << FRENCH)) !== 0 && args[0] === unit).map((one) => one.event)
  expect(heard).toEqual(expect.arrayContaining([event.Routed, event.Sighted]))
  // He has run his two hexes, or is asked which.
  const from = p.scenario.ground.grid.names.indexOf('AF15')
  expect(p.at[unit] !== from || kernel.phase(p).name === 'retreat').toBe(true)
})

/** 3, 6 Nothing reveals what is hidden: no automatic answer, no cell that counts it, no stack that lies too open. */

import { describe, expect, test } from 'vitest'
import { type Engine, engine, fastDice, log, scriptedDice, UNKNOWN } from '../../../../src/kernel/index.ts'
import { forced } from '../../../../src/match/steward.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { event } from '../state/events.ts'
import { type Eagle, eagleLayout } from '../state/position.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'
import { takeOffMarker } from '../state/veiling.ts'
import { legal, play, stage } from '../testing/stage.ts'

const kernel: Engine<Eagle> = engine(worded(eagle))

/** Would the steward answer for the seat, because it has no choice? */
function answersItself(p: Eagle, seat: number): boolean {
  const only = forced({ engine: kernel, fold: { position: p } } as never, seat)
  return only !== undefined && kernel.choice(p, only)?.deliberate?.(p) !== true
}

describe('3.0 orders are secret: a player who could act by what all can see is asked, and answers himself', () => {
  const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack' }
  const beside = {
    'SP-IRL1': { at: 'AG9', facing: 'NE' },
    'FR-5LR1': { at: 'AG8', facing: 'SW' },
    ColCorona: { at: 'AG9' },
  }
  const world = (phase: string, COR: string) =>
    stage({ scenario: 'vedel', place: beside, set: { phase, orders: { ...orders, COR } } })

  test.each([
    ['spanish shock', 'engage'],
    ['spanish offensive fire', 'cease'],
  ])('3.0 a side that could act by what all see answers itself, even if its orders forbid it: %s', (phase, last) => {
    expect(legal(world(phase, 'attack'), SPANISH).length).toBeGreaterThan(1)
    const bound = world(phase, 'none')
    expect(legal(bound, SPANISH)).toEqual([last])
    expect(answersItself(bound, SPANISH)).toBe(false)
  })

  test('3.0, RA115 a player answers himself when his Commander in Chief stays because of a try', () => {
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

test('S3.9.1, S4.9.1 the enemy does not see whether brigades exchange their places, or how often', () => {
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

test('6, RA132 a unit that is found under a marker in the enemy’s phase lies no more open than another stack', () => {
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
      set: {
        phase: 'french movement',
        turn: 10,
        orders: { CHA: 'march', PAN: 'attack', RED: 'defend', VEN: 'defend', COU: 'defend' },
      },
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
    return ['FR-4LR1', 'FR-4LR2'].filter((id) => view.at[p.scenario.army.units.indexOf(id)] >= 0).length
  })
  expect(shown).toEqual([1, 1])
})

test('RD16, 14.2 a unit that routs when it rallies, though no one saw it, runs in the sight of all, and is named', () => {
  const p = stage({
    scenario: 'bailen',
    options: { laterMorale: true },
    place: {
      'SP-JAE2': { at: 'AF15', order: 'disorganized', lost: 3 },
      'SP-JAE1': { at: 'AF15' },
      'FR-4LR1': { at: 'J15' },
    },
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
  const heard = journal.told
    .filter(({ to, args }) => (to & (1 << FRENCH)) !== 0 && args[0] === unit)
    .map((one) => one.event)
  expect(heard).toEqual(expect.arrayContaining([event.Routed, event.Sighted]))
  // It has run its two hexes, or is asked which.
  const from = p.scenario.ground.grid.names.indexOf('AF15')
  expect(p.at[unit] !== from || kernel.phase(p).name === 'retreat').toBe(true)
})

test('12.0a, RA132 a retreat that is refused does not tell where a hidden enemy stands', () => {
  const p = stage({
    scenario: 'bailen',
    place: {
      'FR-4LR1': { at: 'K10', facing: 'NE' },
      'FR-4LR3': { at: 'D14', facing: 'E' },
      'FR-4LR2': { at: 'D14' },
      'SP-CEU1': { at: 'K9', facing: 'SW' },
    },
    set: { phase: 'french offensive fire', orders: { CHA: 'attack', RED: 'defend' } },
  })
  play(p, FRENCH, ['fire FR-4LR1 > K9', 'shoot'], [5, 6])
  expect([kernel.phase(p).name, kernel.awaiting(p)]).toEqual(['retreat', 1 << SPANISH])
  const seen = eagleLayout.make(p.scenario)
  eagle.redact(p, SPANISH, seen)
  const { army, ground } = p.scenario
  const hidden = [...army.units.keys()].find((unit) => seen.at[unit] === UNKNOWN) as number
  expect(army.units[hidden]).toMatch(/^FR-4LR[23]$/)
  const whyNot = (hex: string) =>
    kernel.check(p, SPANISH, kernel.parse(p, SPANISH, `retreat ${army.units[hidden]} > ${hex}`) as number)
  expect(ground.grid.names[p.at[hidden]]).toBe('D14')
  expect(whyNot('D14')).toBe(whyNot('E14'))
  expect(whyNot('D14')?.rule).toBe('12.0a')
})

test('10.0 a defender with no unit left to fire need not say so, unless a stack may hide one', () => {
  const world = (more: Record<string, unknown>) =>
    stage({
      scenario: 'vedel',
      place: { 'SP-IRL1': { at: 'AG9', facing: 'NE' }, ...more, 'FR-5LR1': { at: 'AG8', facing: 'SW' } },
      set: { phase: 'french defensive fire', orders: { POI: 'attack', COR: 'defend' } },
    })
  const alone = world({})
  expect(answersItself(alone, SPANISH)).toBe(false)
  play(alone, SPANISH, ['fire SP-IRL1 > AG8', 'shoot'], [1])
  expect(legal(alone, SPANISH)).toEqual(['cease'])
  expect(answersItself(alone, SPANISH)).toBe(true)
  const stacked = world({ 'SP-MON': { at: 'AG9' } })
  play(
    stacked,
    SPANISH,
    legal(stacked, SPANISH).includes('fire SP-IRL1 > AG8') ? ['fire SP-IRL1 > AG8', 'shoot'] : [],
    [1],
  )
  expect(legal(stacked, SPANISH)).toEqual(['cease'])
  expect(answersItself(stacked, SPANISH)).toBe(false)
})

describe('RA127 with limited information set-up is hidden until both have laid their markers', () => {
  /** Chooses for each seat that is asked until the phase ends; returns what was told on the way. */
  function setUpTo(p: Eagle, phase: string) {
    const journal = log()
    for (let n = 0; kernel.phase(p).name !== phase; n++) {
      const seat = kernel.awaiting(p) === 1 << FRENCH ? FRENCH : SPANISH
      const texts = legal(p, seat)
      const text = texts.find((one) => one.startsWith('veil')) ?? texts[n % texts.length]
      kernel.play(p, seat, kernel.parse(p, seat, text) as number, fastDice(n), journal)
      journal.told.push({ to: -1, event: -1, args: [n, 0, 0, 0] })
    }
    return journal.told.filter((one) => one.event >= 0)
  }
  const seen = (p: Eagle, seat: number) => {
    const view = eagleLayout.make(p.scenario)
    eagle.redact(p, seat, view)
    const { army } = p.scenario
    return {
      units: army.units.filter((_, unit) => army.side[unit] !== seat && view.at[unit] >= 0),
      leaders: army.leaders.filter((_, leader) => army.leaderSide[leader] !== seat && view.where[leader] >= 0),
      high: [...view.tall.keys()].filter(
        (hex) => view.tall[hex] > 0 && view.top[hex] >= 0 && army.side[army.unitOf[view.top[hex]]] !== seat,
      ),
      near: new Set([...view.near].map((both) => (both >> (seat === FRENCH ? 7 : 0)) & 127)),
    }
  }

  test('RA127 neither side sees or hears where the other stands', () => {
    const p = kernel.open('vedel', { limitedInformation: true }, fastDice(1))
    const opening = log()
    kernel.open('vedel', { limitedInformation: true }, fastDice(1), opening)
    const told = [...opening.told, ...setUpTo(p, 'markers')]
    for (const seat of [FRENCH, SPANISH])
      expect(seen(p, seat)).toEqual({ units: [], leaders: [], high: [], near: new Set([0]) })
    const { army } = p.scenario
    for (const { to, event: what, args } of told) {
      if (what === event.Deployed) expect(to).toBe(1 << army.side[args[0]])
      if (what === event.LeaderPlaced) expect(to).toBe(1 << army.leaderSide[args[0]])
    }
    expect(told.some(({ to, event: what }) => what === event.HasSetUp && to === -1)).toBe(true)
  })

  test('RA127 when all markers are laid, units that lie open are reported and seen', () => {
    const p = kernel.open('vedel', { limitedInformation: true }, fastDice(1))
    setUpTo(p, 'markers')
    expect(p.hushed).toBe(1)
    const told = setUpTo(p, 'opening orders')
    expect(p.hushed).toBe(0)
    const { army } = p.scenario
    const spanishHear = told.filter(
      ({ to, event: what, args }) =>
        [event.Deployed, event.Sighted].includes(what) && (to & 2) !== 0 && army.side[args[0]] === FRENCH,
    )
    expect([...new Set(spanishHear.map(({ args }) => army.units[args[0]]))].sort()).toEqual(
      seen(p, SPANISH).units.sort(),
    )
    expect(seen(p, SPANISH).leaders.length).toBeGreaterThan(0)
  })
})

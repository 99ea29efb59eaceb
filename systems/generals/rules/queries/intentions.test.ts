import { describe, expect, test } from 'vitest'
import { engine, fastDice, isRefusal, type ScriptedDice, scriptedDice } from '../../../../src/kernel/index.ts'
import { generals, generalsLayout } from '../index.ts'
import { situations } from '../situations.ts'
import type { Generals } from '../state/position.ts'
import { standing } from './standing.ts'

const kernel = engine(generals)
const [WHITE, BLACK] = [0, 1]

/** A moment of the game: the units and their places, the orders, and what has been done since the phase began. */
interface Moment {
  readonly options?: Readonly<Record<string, unknown>>
  readonly phase?: string
  readonly place: Readonly<Record<string, unknown>>
  readonly set?: Readonly<Record<string, unknown>>
  readonly dice?: readonly number[]
  readonly does?: readonly (readonly [seat: number, ...does: string[]])[]
}

function playTo({ options = {}, phase = 'combined arms', place, set = {}, dice = [], does = [] }: Moment): Generals {
  const rolls: ScriptedDice = scriptedDice(dice)
  const p = kernel.open('dennewitz', options, fastDice(1))
  situations.clear(p)
  for (const [what, value] of Object.entries(place)) situations.place(p, what, value)
  for (const [field, value] of Object.entries({ phase, ...set })) situations.set(p, field, value)
  kernel.settle(p, rolls)
  for (const [seat, ...texts] of does)
    for (const text of texts) {
      const action = kernel.parse(p, seat, text)
      if (isRefusal(action)) throw new Error(action.reason)
      kernel.play(p, seat, action, rolls)
    }
  return p
}

/**
 * What these intentions, in this order, make a seat do at that moment, until its choice is complete or they have no
 * answer.
 */
function answers(seat: number, names: readonly string[], moment: Moment): string[] {
  const p = playTo(moment)
  const phase = p.phase
  const orders = names.map((name) => {
    const found = standing.find((one) => one.name === name)
    if (!found) throw new Error(`no intention '${name}'`)
    return found
  })
  const said: string[] = []
  const seen = generalsLayout.make(p.scenario)
  while (p.phase === phase && kernel.awaiting(p) & (1 << seat)) {
    generals.redact(p, seat, seen)
    const action = orders.map(({ answer }) => answer(seen, seat, 0)).find((one) => one !== undefined)
    if (action === undefined) return [...said, '?']
    said.push(kernel.print(p, action))
    kernel.play(p, seat, action, fastDice(1))
  }
  return said
}

const acts = (n: number, does: string): string[] => Array.from({ length: n }, () => does)

describe('who acts', () => {
  const riders: Moment = {
    phase: 'fast movement',
    place: { b1: { white: '2C A' } },
    set: { orders: { white: ['2 C b1>b2', 'A b1>b2'] } },
  }
  test("'act early': all cavalry in the fast movement phase", () => {
    expect(answers(WHITE, ['act early'], riders)).toEqual(['act C b1>b2', 'act C b1>b2', 'close'])
  })
  test("'cavalry waits': none in the fast movement phase, and later that is another question", () => {
    expect(answers(WHITE, ['cavalry waits', 'act early'], riders)).toEqual(['close'])
    expect(answers(WHITE, ['cavalry waits'], { ...riders, phase: 'combined arms' })).toEqual(['?'])
  })
  test("'guns hold their fire': no gun bombards, all attack at short range", () => {
    const guns: Moment = { place: { b1: { white: 'A' }, b2: { black: 'I' } }, set: { orders: { white: ['A b1>b2'] } } }
    expect(answers(WHITE, ['act early'], { ...guns, phase: 'bombardment' })).toEqual(['act A b1>b2', 'close'])
    expect(answers(WHITE, ['guns hold their fire', 'act early'], { ...guns, phase: 'bombardment' })).toEqual(['close'])
    expect(answers(WHITE, ['guns hold their fire', 'act early'], guns)).toEqual(['act A b1>b2', 'close'])
  })
})

describe('too many for a sector', () => {
  const full: Moment = {
    place: { b1: { white: '5I' }, RW: { white: 'I C' } },
    set: { orders: { white: ['I RW>b1', 'C RW>b1'] } },
    does: [
      [WHITE, 'act I RW>b1', 'act C RW>b1', 'close'],
      [BLACK, 'close'],
    ],
  }
  test("'guns stay behind': then cavalry", () => {
    expect(answers(WHITE, ['guns stay behind'], full)).toEqual(['hold C RW>b1'])
  })
  test("'infantry stays behind'", () => {
    expect(answers(WHITE, ['infantry stays behind'], full)).toEqual(['hold I RW>b1'])
  })
})

describe('squares and counter-charges', () => {
  /** Infantry and cavalry attack infantry and cavalry. */
  const mixed: Moment = {
    place: { b2: { white: '2I C' }, b3: { black: 'I C' } },
    set: { orders: { black: ['I b3>b2', 'C b3>b2'] } },
    does: [
      [WHITE, 'close'],
      [BLACK, 'act I b3>b2', 'act C b3>b2', 'close'],
    ],
  }
  const riders: Moment = { ...mixed, place: { b2: { white: '2I' }, b3: { black: 'I C' } } }
  const lancers: Moment = { ...mixed, place: { b2: { white: '2C' }, b3: { black: 'I C' } } }
  test("'try every square'", () => {
    expect(answers(WHITE, ['try every square'], riders)).toEqual(['square b2', 'square b2', 'close'])
  })
  test("'never form square'", () => {
    expect(answers(WHITE, ['never form square'], riders)).toEqual(['close'])
  })
  test("'counter-charge with all'", () => {
    expect(answers(WHITE, ['counter-charge with all'], lancers)).toEqual([
      'countercharge b2',
      'countercharge b2',
      'close',
    ])
  })
  test("'never counter-charge'", () => {
    expect(answers(WHITE, ['never counter-charge'], lancers)).toEqual(['close'])
  })
  test('if both can be chosen, an intention about one of them leaves the other to other intentions', () => {
    expect(answers(WHITE, ['try every square'], mixed)).toEqual(['square b2', 'square b2', '?'])
    expect(answers(WHITE, ['never form square'], mixed)).toEqual(['?'])
    expect(answers(WHITE, ['never form square', 'counter-charge with all'], mixed)).toEqual([
      'countercharge b2',
      'close',
    ])
    expect(answers(WHITE, ['never counter-charge', 'try every square'], mixed)).toEqual([
      'square b2',
      'square b2',
      'close',
    ])
    expect(answers(WHITE, ['never form square', 'never counter-charge', 'leave the rest'], mixed)).toEqual(['close'])
  })
  test("'charge the most infantry': of two zones the one in which more of it attacks", () => {
    const two: Moment = {
      place: { b2: { white: '2C' }, b3: { black: '2I' }, c2: { black: '3I' } },
      set: { orders: { black: ['2 I b3>b2', '3 I c2>b2'] } },
      dice: [6, 6],
      does: [
        [WHITE, 'close'],
        [BLACK, ...acts(2, 'act I b3>b2'), ...acts(3, 'act I c2>b2'), 'close'],
        [WHITE, 'countercharge b2', 'countercharge b2', 'close'],
      ],
    }
    expect(answers(WHITE, ['charge the most infantry'], two)).toEqual(['charge b2|c2', 'charge b2|c2', 'close'])
  })
})

describe('falling back', () => {
  const attacked = (by: string): Moment => ({
    place: { b2: { white: '2C' }, b1: { white: 'I' }, b3: { black: by } },
    set: { orders: { black: [`${by} b3>b2`] } },
    dice: by === 'I' ? [1] : [],
    does: [
      [WHITE, 'close'],
      [BLACK, `act ${by} b3>b2`, 'close'],
      ...(by === 'I' ? ([[WHITE, 'countercharge b2', 'close']] as const) : []),
    ],
  })
  test("'cavalry stands'", () => {
    expect(answers(WHITE, ['cavalry stands'], attacked('C'))).toEqual(['close'])
  })
  test("'cavalry falls back': all cavalry that has not tried to counter-charge", () => {
    expect(answers(WHITE, ['cavalry falls back'], attacked('C'))).toEqual(['retreat b2', 'retreat b2', 'close'])
    expect(answers(WHITE, ['cavalry falls back'], attacked('I'))).toEqual(['retreat b2', 'close'])
  })
  test("'cavalry falls back before infantry': it stands before cavalry", () => {
    expect(answers(WHITE, ['cavalry falls back before infantry'], attacked('I'))).toEqual(['retreat b2', 'close'])
    expect(answers(WHITE, ['cavalry falls back before infantry'], attacked('C'))).toEqual(['close'])
  })
})

describe('taking positions', () => {
  const attacked: Moment = {
    place: { b2: { white: '3I 2I:spent' }, b3: { black: '4I' }, c2: { black: '2I' } },
    set: { orders: { black: ['4 I b3>b2', '2 I c2>b2'] } },
    does: [
      [WHITE, 'close'],
      [BLACK, ...acts(4, 'act I b3>b2'), ...acts(2, 'act I c2>b2'), 'close'],
    ],
  }
  test("'defend evenly': fresh units first, where most attackers have no opponent yet", () => {
    const said = answers(WHITE, ['defend evenly'], attacked)
    expect(said.slice(0, 3)).toEqual(['post I > b2|b3', 'post I > b2|b3', 'post I > b2|b3'])
    expect(said.slice(3)).toEqual(['post I spent > b2|c2', 'post I spent > b2|b3', 'close'])
  })
  test("'defend against the strongest': one border is manned before the next", () => {
    const said = answers(WHITE, ['defend against the strongest'], attacked)
    expect(said.slice(0, 4)).toEqual([...acts(3, 'post I > b2|b3'), 'post I spent > b2|b3'])
  })
})

describe('targets', () => {
  /** Three squadrons against two defenders, before the melee. */
  const free = (defenders: string, dice: number[]): Moment => ({
    place: { b2: { white: '3C' }, b3: { black: defenders } },
    set: { orders: { white: ['3 C b2>b3'] } },
    dice,
    does: [
      [WHITE, ...acts(3, 'act C b2>b3'), 'close'],
      [BLACK, 'close'],
      [BLACK, 'close'],
      [WHITE, 'close'],
    ],
  })
  test("'aim at guns': a unit without an opponent strikes the gun", () => {
    expect(answers(WHITE, ['aim at guns'], free('I A', [1, 1, 1]))).toEqual([
      'aim White b2|b3 3 > Black b2|b3 2',
      'close',
    ])
  })
  test("'aim at the likeliest': a unit without an opponent strikes the unit that others are likelier to miss", () => {
    const [acts, ...rest] = free('I I:spent', [1, 1]).does ?? []
    const posts = [BLACK, 'post I > b2|b3', 'close'] as const
    const does = [acts, ...rest.slice(0, 2), posts, ...rest.slice(2), posts]
    expect(answers(WHITE, ['aim at the likeliest'], { ...free('I I:spent', [1, 1]), does })).toEqual([
      'aim White b2|b3 3 > Black b2|b3 1',
      'close',
    ])
  })
})

describe('re-rolls', () => {
  /** Cavalry from two directions earns one re-roll against infantry, whose fire has been rolled. */
  const fire = (...dice: number[]): Moment => ({
    place: { b2: { white: '2C' }, a3: { white: 'C' }, b3: { black: '3I' } },
    set: { orders: { white: ['2 C b2>b3', 'C a3>b3'] } },
    dice,
    does: [
      [WHITE, 'act C b2>b3', 'act C b2>b3', 'act C a3>b3', 'close'],
      [BLACK, 'close'],
      [BLACK, 'close'],
    ],
  })
  const hit = fire(1, 6, 2)
  test("'re-roll what helps most': the enemy's hit", () => {
    expect(answers(WHITE, ['re-roll what helps most'], hit)).toEqual(['reroll Black b2|b3 1'])
  })
  test("'re-roll own misses': no enemy die", () => {
    expect(answers(WHITE, ['re-roll own misses'], hit)).toEqual(['pass'])
  })
  test("'keep re-rolls'", () => {
    expect(answers(WHITE, ['keep re-rolls'], hit)).toEqual(['pass'])
  })
  const miss = fire(1, 1, 1)
  const melee: Moment = {
    ...miss,
    dice: [...(miss.dice ?? []), 1, 6, 5, 5, 1, 1],
    does: [...(miss.does ?? []), [WHITE, 'pass'], [WHITE, 'close']],
  }
  test("'save re-rolls for the melee': none in the fire, in the melee the one that helps most", () => {
    expect(answers(WHITE, ['save re-rolls for the melee'], hit)).toEqual(['pass'])
    expect(answers(WHITE, ['save re-rolls for the melee'], melee)).toEqual(['reroll White b2|b3 2'])
  })
  test("'re-roll own misses': the own die that promises most", () => {
    expect(answers(WHITE, ['re-roll own misses'], melee)).toEqual(['reroll White b2|b3 2'])
  })
})

describe('before the melee', () => {
  const attack = (attackers: number, defenders: number, options = {}): Moment => ({
    options,
    place: { b2: { white: `${attackers}I` }, b3: { black: `${defenders}I` } },
    set: { orders: { white: [`${attackers} I b2>b3`] } },
    dice: acts(attackers + Math.min(attackers, defenders), '1').map(Number),
    does: [
      [WHITE, ...acts(attackers, 'act I b2>b3'), 'close'],
      [BLACK, 'close'],
    ],
  })
  test("'withdraw when outnumbered': two before three, but not two before two", () => {
    expect(answers(WHITE, ['withdraw when outnumbered'], attack(2, 3))).toEqual([
      'withdraw White b2|b3 1',
      'withdraw White b2|b3 2',
      'close',
    ])
    expect(answers(WHITE, ['withdraw when outnumbered'], attack(2, 2))).toEqual(['close'])
  })
  test("'never withdraw'", () => {
    expect(answers(WHITE, ['never withdraw'], attack(2, 3))).toEqual(['close'])
  })
  test("'always withdraw'", () => {
    expect(answers(WHITE, ['always withdraw'], attack(2, 1))).toEqual([
      'withdraw White b2|b3 1',
      'withdraw White b2|b3 2',
      'close',
    ])
  })
  test("'go into buildings': infantry of an attacked sector does", () => {
    const village: Moment = {
      options: { board: 'heights', building: true },
      place: { b3: { white: 'I' }, b2: { black: '2I' } },
      set: { orders: { white: ['I b3>b2'] } },
      dice: [1, 1],
      does: [
        [WHITE, 'act I b3>b2', 'close'],
        [BLACK, 'close'],
      ],
    }
    expect(answers(BLACK, ['go into buildings'], village)).toEqual(['occupy I > b2', 'close'])
  })
})

describe('after the melee', () => {
  const won: Moment = {
    phase: 'fast movement',
    place: { b2: { white: '2C' }, b3: { black: 'C' } },
    set: { orders: { white: ['2 C b2>b3'] } },
    dice: [6, 6, 1],
    does: [
      [WHITE, 'act C b2>b3', 'act C b2>b3', 'close'],
      [BLACK, 'close'],
      [BLACK, 'close'],
      [WHITE, 'close'],
    ],
  }
  test("'always advance': all who may", () => {
    expect(answers(WHITE, ['always advance'], won)).toEqual(['advance C b2>b3', 'advance C b2>b3'])
  })
  test("'never advance'", () => {
    expect(answers(WHITE, ['never advance'], won)).toEqual(['halt'])
  })
})

describe('guns, roads, rally', () => {
  const guns: Moment = {
    phase: 'bombardment',
    place: { b1: { white: '2A' }, b2: { black: '4I' } },
    set: { orders: { white: ['2 A b1>b2'] } },
    does: [
      [WHITE, 'act A b1>b2', 'act A b1>b2', 'close'],
      [BLACK, 'close'],
    ],
  }
  const lay = (...units: number[]) =>
    units.map((n, k) => `lay White battery ${(k >> 1) + 1}${k % 2 ? ' second' : ''} > unit ${n}`)
  test("'fire at the first target': both batteries at the same units", () => {
    expect(answers(WHITE, ['fire at the first target'], guns)).toEqual([...lay(1, 2, 1, 2), 'close'])
  })
  test("'spread the fire': each die at a unit of its own", () => {
    expect(answers(WHITE, ['spread the fire'], guns)).toEqual([...lay(1, 2, 3, 4), 'close'])
  })

  const columns: Moment = {
    options: { board: 'heights', road: true },
    phase: 'non-combat move',
    place: { RW: { white: 'I' }, b1: { white: 'C' }, a1: { white: 'I' } },
    does: [
      [WHITE, 'close'],
      [BLACK, 'close'],
    ],
  }
  test("'move up by road': the rearmost first, towards the enemy", () => {
    expect(answers(WHITE, ['move up by road'], columns)).toEqual(['road I RW>b1', 'road C b1>b2', 'close'])
  })
  test("'no moves by road'", () => {
    expect(answers(WHITE, ['no moves by road'], columns)).toEqual(['close'])
  })

  const routed: Moment = {
    phase: 'rally',
    place: { box: { white: '2I 2C' }, a1: { white: 'I A:routed' } },
    set: { saved: { white: 2 } },
  }
  test("'rally guns first': then cavalry", () => {
    expect(answers(WHITE, ['rally guns first'], routed)).toEqual(['recover a1', 'rally C', 'close'])
  })
  test("'rally infantry first': then cavalry", () => {
    expect(answers(WHITE, ['rally infantry first'], routed)).toEqual(['rally I', 'rally C', 'close'])
  })
  test("'rally nobody'", () => {
    expect(answers(WHITE, ['rally nobody'], routed)).toEqual(['close'])
  })
})

test("'leave the rest': completes whatever can be, but never a sheet of orders", () => {
  expect(answers(WHITE, ['leave the rest'], { phase: 'rally', place: { b1: { white: 'I' } } })).toEqual(['close'])
  expect(answers(WHITE, ['leave the rest'], { phase: 'planning', place: { b1: { white: 'I' } } })).toEqual(['?'])
})

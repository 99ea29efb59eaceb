import { adjacent, hexNamed } from '../../../../src/hex/index.ts'
import {
  begin,
  cell,
  declareEvents,
  EVERYBODY,
  type Laid,
  layout,
  local,
  NOBODY,
  only,
  type Phase,
  per,
  type Ruleset,
  refusal,
  type Scenario,
} from '../../../../src/kernel/index.ts'
import rulebook from '../data/rulebook.json' with { type: 'json' }
import { GRID } from './map.ts'

export const UNITS = ['blue 1', 'blue 2', 'red 1']
export const SIDE_OF = [0, 0, 1]
export const TURNS = 3
const STARTS = ['0203', '0304', '0703']
const VILLAGE = hexNamed(GRID, '0602')
const DONE = -1
const DRAWN = 3

/**
 * `result`: 0 while the game runs, then 1 + the side that has won, or DRAWN. `moving`: the side that moves, or DONE.
 */
const shape = { turn: cell, result: cell, at: per('units'), moving: local }
const table = layout<typeof shape, Scenario>(shape, { depth: 3, owner: (_scenario, _kind, unit) => SIDE_OF[unit] })
export type Outposts = Laid<typeof shape, Scenario>

export const { event, events } = declareEvents({
  Began: { turn: '#' },
  Moved: { unit: 'units', hex: 'hexes' },
  Stayed: { side: 'sides' },
})

const NOT_YOURS = refusal('2', 'A side moves its own counters.')
const TOO_FAR = refusal('2', 'A counter moves by one hex.')
const TAKEN = refusal('2.1', 'Another counter stands there.')

const Move: Phase<Outposts> = {
  name: 'move',
  rule: '2',
  asks: ({ moving }) => (moving === DONE ? NOBODY : only(moving)),
  choices: [
    {
      verb: 'move {units} > {hexes}',
      propose(p, _seat, offers) {
        for (const unit of UNITS.keys())
          for (let side = 0; side < 6; side++) {
            const hex = GRID.neighbours[6 * p.at[unit] + side]
            if (hex >= 0) offers.try(unit, hex)
          }
      },
      check(p, seat, unit, hex) {
        if (SIDE_OF[unit] !== seat) return NOT_YOURS
        if (!adjacent(GRID, p.at[unit], hex)) return TOO_FAR
        if (p.at.includes(hex)) return TAKEN
      },
      play(p, _seat, unit, hex, _dice, journal) {
        p.at[unit] = hex
        p.moving = DONE
        journal?.tell(EVERYBODY, event.Moved, unit, hex)
      },
    },
    {
      verb: 'stay',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p, seat, _a, _b, _dice, journal) {
        p.moving = DONE
        journal?.tell(EVERYBODY, event.Stayed, seat)
      },
    },
  ],
}

const beginMove = (p: Outposts, side: number): void => {
  begin(p, Move)
  p.moving = side
}

const Turn: Phase<Outposts> = {
  name: 'turn',
  rule: '1',
  steps: [
    (p, _dice, journal) => {
      p.turn++
      journal?.tell(EVERYBODY, event.Began, p.turn)
    },
    (p) => beginMove(p, 0),
    (p) => beginMove(p, 1),
    (p) => {
      const holder = p.at.indexOf(VILLAGE)
      if (p.turn === TURNS) p.result = holder < 0 ? DRAWN : 1 + SIDE_OF[holder]
      else p.step = 0
    },
  ],
}

export const outposts: Ruleset<Outposts> = {
  id: 'outposts',
  title: 'Outposts',
  version: 1,
  seats: ['blue', 'red'],
  rulebook: rulebook.rules,
  layout: table,
  phases: [Turn, Move],
  events,
  scenarios: () => [{ id: 'brook', title: 'On the brook', intro: 'Who holds Brookend?', minutes: 2, options: [] }],
  names: () => ({ units: UNITS, hexes: GRID.names, sides: ['blue', 'red'] }),
  open(id, options) {
    const p = table.make({ id, options, counts: { units: UNITS.length, hexes: GRID.count, sides: 2 } })
    for (const [unit, name] of STARTS.entries()) p.at[unit] = hexNamed(GRID, name)
    begin(p, Turn)
    return p
  },
  outcome: ({ result }) => (result === 0 ? undefined : { winner: result === DRAWN ? NOBODY : only(result - 1) }),
  redact: table.redact,
  imagine: (view, _seat, _dice, into) => table.copy(view, into),
}

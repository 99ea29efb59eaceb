import {
  cell,
  declareEvents,
  hiddenCell,
  type Laid,
  layout,
  local,
  per,
  type Scenario,
} from '../../../../src/kernel/index.ts'

/** What the board of Six Villages is made of; its rules are in the files beside this one. */

export const VILLAGES = ['Mill', 'Mill Bridge', 'Ford', 'Oaks', 'Inn', 'Inn Yard']
export const CHITS = ['north wind', 'south wind', 'mist', 'calm']
export const [NORTH_WIND, SOUTH_WIND, MIST] = [0, 1, 2]
export const SIDES = ['blue', 'red']
export const TURNS = 3
/** Off the board. */
export const OFF = -1

export interface Lake extends Scenario {
  /** The side of each company, and how many steps it has. */
  readonly side: readonly number[]
  readonly steps: readonly number[]
}

const shape = {
  turn: cell,
  /** The side that marches first. */
  lead: cell,
  /** The chit drawn last. */
  weather: cell,
  /** 0 while the game runs, then 1 + the seat that has won, or DRAWN. */
  result: cell,
  /** The chit put aside unseen when the game began, so that it is unknown which one can no longer be drawn. */
  aside: hiddenCell,
  drawn: per('chits'),

  at: per('companies'),
  strength: per('companies'),
  moved: per('companies'),
  /** This company has fought: its ambush and drill are open to everybody till the end of the turn (see `redact`). */
  shown: per('companies'),
  ambush: per('companies', 'own'),
  ready: per('companies', 'own'),
  /** This side has drilled a company in this turn. */
  drilled: per('sides', 'own'),

  /** Of `march`: the side that marches. */
  marching: local,
  /** Of `fight`: the company that attacks, the village, and the company that meets it, once named. */
  attacker: local,
  village: local,
  defender: local,
}

export const table = layout<typeof shape, Lake>(shape, {
  depth: 4,
  owner: (scenario, kind, index) => (kind === 'sides' ? index : scenario.side[index]),
})
export type SixVillages = Laid<typeof shape, Lake>

/** What the journal tells. Each has one sentence in every language, in `words`: `event-Marched`. */
export const { event, events } = declareEvents({
  Weather: { weather: 'chits', side: 'sides' },
  Drilled: { company: 'companies', die: '#' },
  Ambushed: { company: 'companies' },
  Marched: { company: 'companies', village: 'villages' },
  Attacked: { company: 'companies', village: 'villages' },
  Withdrew: { company: 'companies', village: 'villages' },
  Showed: { company: 'companies', drill: '#', ambush: '#' },
  Volley: { company: 'companies', dice: '#', hits: '#' },
  Lost: { company: 'companies' },
  Tested: { company: 'companies', die: '#' },
})

/** `blue 1`, `blue 2`, … `red 1`, …: the names of the companies. */
export const COMPANIES = (lake: Lake): string[] =>
  lake.side.map((side, c) => `${SIDES[side]} ${1 + (c % (lake.side.length / 2))}`)

export const DRAWN = SIDES.length + 1
export const other = (seat: number) => 1 - seat
export const next = (village: number, way: number) => (village + way + VILLAGES.length) % VILLAGES.length
export const onBoard = (p: SixVillages, company: number) => p.strength[company] > 0

/** How many companies of a side stand in a village. */
export function garrison(p: SixVillages, side: number, village: number): number {
  let count = 0
  for (let c = 0; c < p.at.length; c++) if (p.at[c] === village && p.scenario.side[c] === side) count++
  return count
}

export function total(p: SixVillages, side: number, column: Int16Array): number {
  let sum = 0
  for (let c = 0; c < column.length; c++) if (p.scenario.side[c] === side) sum += column[c]
  return sum
}

/** 1.3 The side with more steps in the field has won. */
export function judge(p: SixVillages): void {
  const [blue, red] = SIDES.map((_, side) => total(p, side, p.strength))
  p.result = blue > red ? 1 : red > blue ? 2 : DRAWN
}

import { type Engine, isRefusal } from '../../../src/kernel/index.ts'
import type { Legal } from '../../../src/web/board/table.ts'
import {
  enemyOf,
  fallBackStep,
  isStorm,
  MARCH_NAMES,
  marchAt,
  marchEnd,
  stepFrom,
  stepTo,
} from '../rules/state/board.ts'
import { AT_BUILDING, BATTERIES } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { figureStand, shotSector } from '../rules/state/shots.ts'
import { ARM_NAMES, typeOfArm } from '../rules/state/stands.ts'
import { tAsking } from '../words/asking/t.ts'
import { rankName, standName, unitAtSpace, zoneName } from './fight-names.ts'
import { markerName } from './marker-name.ts'
import { marchName, sectorName, typeName, typeTitle } from './names.ts'
import { aims, type OrderArrow } from './orders.ts'

/**
 * What can be chosen, prepared for people: in words, at its place on the board, and with the number of times it has
 * been chosen.
 */

/** A thing on the board that a choice belongs to. */
export type Place = `${'sector' | 'zone' | 'space' | 'die' | 'march' | 'step' | 'box'}:${number}`

export interface Choice {
  readonly text: string
  readonly verb: string
  readonly a: number
  readonly b: number
  readonly place: Place
  /** Can it be chosen (once more) now? */
  readonly open: boolean
  /** The number of times it is in the draft. */
  readonly drafted: number
}

/** The choice behind an action as text, in the phase of a view. */
export function readChoice(
  engine: Engine<Generals>,
  p: Generals,
  seat: number,
  text: string,
): Pick<Legal, 'verb' | 'a' | 'b'> | undefined {
  const action = engine.parse(p, seat, text)
  if (isRefusal(action)) return undefined
  const { packing } = engine
  const [verb] = (engine.choice(p, action)?.verb ?? '').split(' ')
  return { verb, a: packing.a(action), b: packing.b(action) }
}

/** An order in the notation. */
export const orderText = (arms: number, march: number): string => `order ${ARM_NAMES[arms]} ${MARCH_NAMES[march]}`

/** Verbs that complete a choice. */
const CLOSING = ['close', 'ready', 'pass', 'halt']
export const isClosing = ({ verb }: Pick<Legal, 'verb'>): boolean => CLOSING.includes(verb)

export function placeOf(p: Generals, seat: number, { verb, a, b }: Pick<Legal, 'verb' | 'a' | 'b'>): Place {
  switch (verb) {
    case 'place':
    case 'mark':
    case 'occupy':
      return `sector:${b}`
    case 'square':
    case 'countercharge':
    case 'retreat':
    case 'recover':
    case 'hearten':
      return `sector:${a}`
    case 'order':
    case 'act':
      return `march:${b}`
    case 'hold':
    case 'advance':
    case 'road':
      return `step:${b}`
    case 'charge':
      return `zone:${a}`
    case 'post':
      return `zone:${b}`
    case 'aim':
    case 'withdraw':
      return `space:${a}`
    case 'reroll':
      return `die:${a}`
    case 'lay':
      return `sector:${shotSector(p, a)}`
    default:
      return `box:${seat}`
  }
}

/** A choice in words. */
export function choiceName(p: Generals, seat: number, { verb, a, b }: Pick<Legal, 'verb' | 'a' | 'b'>): string {
  switch (verb) {
    case 'place':
      return tAsking('choice.place', { type: typeTitle(a), sector: sectorName(b) })
    case 'mark':
      return tAsking('choice.mark', { marker: markerName(p, a), sector: sectorName(b) })
    case 'order':
    case 'act':
      return orderName(p, a, b)
    case 'hold':
      return tAsking('choice.hold', { type: typeTitle(typeOfArm[a]), from: sectorName(stepFrom[b]) })
    case 'square':
    case 'countercharge':
    case 'recover':
    case 'hearten':
      return tAsking(`choice.${verb}`, { sector: sectorName(a) })
    case 'retreat':
      return tAsking('choice.retreat', { sector: sectorName(a), to: sectorName(stepTo[fallBackStep[seat][a]]) })
    case 'charge':
      return tAsking('choice.charge', { zone: zoneName(a) })
    case 'post':
      return tAsking('choice.post', { unit: rankName(a), zone: zoneName(b) })
    case 'aim':
      return tAsking('choice.aim', { unit: unitAtSpace(p, a), target: unitAtSpace(p, b) })
    case 'reroll':
      return tAsking('choice.reroll', { unit: unitAtSpace(p, a >> 1), value: p.die[a] })
    case 'withdraw':
      return tAsking('choice.withdraw', { unit: unitAtSpace(p, a) })
    case 'occupy':
      return tAsking('choice.occupy', { unit: rankName(a), sector: sectorName(b) })
    case 'advance':
      return tAsking('choice.advance', {
        type: typeTitle(typeOfArm[a]),
        from: sectorName(stepFrom[b]),
        to: sectorName(stepTo[b]),
      })
    case 'lay':
      return layName(p, seat, a, b)
    case 'road':
      return tAsking('choice.road', { unit: rankName(a), from: sectorName(stepFrom[b]), to: sectorName(stepTo[b]) })
    case 'rally':
      return tAsking('choice.rally', { type: typeName(a) })
    case 'close':
    case 'ready':
    case 'pass':
    case 'halt':
      return tAsking('finish.none')
    default:
      return verb
  }
}

/** The way of an order, 'a1 → a2'; dotted if guns may fire along it instead. */
export const wayName = (order: Pick<OrderArrow, 'arm' | 'march'>): string =>
  aims(order) ? marchName(order.march).replace(/→/g, '⇢') : marchName(order.march)

/** An order, or its execution: 'Cavalry a1 → a2 → b2'. */
export function orderName(p: Generals, arms: number, march: number): string {
  if (isStorm(march))
    return tAsking('choice.storm', { type: typeTitle(typeOfArm[arms]), sector: sectorName(marchAt[march]) })
  if (p.stage === 3 && typeOfArm[arms] === 2)
    return tAsking('choice.bombard', { from: sectorName(marchAt[march]), to: sectorName(marchEnd[march]) })
  return tAsking(arms === 2 ? 'choice.again' : 'choice.order', {
    type: typeTitle(typeOfArm[arms]),
    march: wayName({ arm: arms, march }),
  })
}

function layName(p: Generals, seat: number, shot: number, figure: number): string {
  const name = tAsking('battery', { number: ((shot >> 1) % BATTERIES) + 1, die: (shot & 1) + 1 })
  return tAsking('choice.lay', { shot: name, target: targetName(p, seat, shot, figure) })
}

/** The target of a battery's die. */
function targetName(p: Generals, seat: number, shot: number, figure: number): string {
  if (figure === AT_BUILDING) return tAsking('theBuilding')
  const sector = shotSector(p, shot)
  const cls = figureStand(p, enemyOf(seat), sector, figure)
  return cls < 0 ? '' : tAsking('figureIn', { unit: `${standName(cls)} (${figure + 1})`, sector: sectorName(sector) })
}

/** Choices that people look for by place first, and only then by unit. */
const BY_PLACE = ['place', 'post', 'road']
const MANY = 4096

/** Everything that can be chosen now or has been: one entry for each different choice. */
export function boardChoices(
  p: Generals,
  seat: number,
  legal: readonly Legal[],
  draft: readonly string[],
  read: (text: string) => Pick<Legal, 'verb' | 'a' | 'b'> | undefined,
): Choice[] {
  const times = new Map<string, number>()
  for (const text of draft) times.set(text, (times.get(text) ?? 0) + 1)
  const choices: Choice[] = []
  const seen = new Set<string>()
  const add = ({ text, verb, a, b }: Omit<Legal, 'action'>, open: boolean) => {
    if (seen.has(text) || isClosing({ verb })) return
    seen.add(text)
    choices.push({ text, verb, a, b, place: placeOf(p, seat, { verb, a, b }), open, drafted: times.get(text) ?? 0 })
  }
  for (const one of legal) add(one, true)
  for (const text of times.keys()) {
    const one = read(text)
    if (one) add({ text, ...one }, false)
  }
  // Always in the same order, so that nothing moves under the player's hand when a choice is no longer possible.
  const verbs = [...new Set(choices.map(({ verb }) => verb))]
  const order = ({ verb, a, b }: Choice): number => (BY_PLACE.includes(verb) ? b * MANY + a : a * MANY + b)
  return choices.sort((x, y) => verbs.indexOf(x.verb) - verbs.indexOf(y.verb) || order(x) - order(y))
}

/** The action that completes the choice, if it can be completed. */
export const closingOf = (legal: readonly Legal[]): Legal | undefined => legal.find(isClosing)

/** The draft without the last instance of a choice. */
export function without(draft: readonly string[], text: string): string[] {
  const at = draft.lastIndexOf(text)
  return at < 0 ? [...draft] : [...draft.slice(0, at), ...draft.slice(at + 1)]
}

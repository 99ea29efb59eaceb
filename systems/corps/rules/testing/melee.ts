/**
 * For tests: two corps of all arms near contact, random games between them, and what must hold between any two actions.
 */
import { gap, overlap } from '../../../../src/inches/index.ts'
import { fastDice, randomSource } from '../../../../src/kernel/index.ts'
import { isSolid } from '../movement/clearance.ts'
import { isOn, isOnTable, shapeOf } from '../state/bodies.ts'
import { coverOf } from '../state/cover.ts'
import { type Corps, morale, type OrderId } from '../state/position.ts'
import { type Table, type TableSpec, table } from './table.ts'

type Corp = TableSpec['commands'][number]

/** A corps of three brigades, two of horse and a battery; the forms are random, so that flanks and columns occur. */
function corps(id: string, army: number, y: number, order: OrderId, below: (n: number) => number): Corp {
  const any = <const T>(...all: readonly T[]): T => all[below(all.length)] as T
  const heading = () => (army === 0 ? 0 : 180) + any(0, 0, 0, 45, 315, 90)
  const foot = [0, 1, 2].map((k) => ({
    name: `${id}${k}`,
    form: any('attack', 'line', 'square', 'march', 'attack'),
    at: [22 + 8 * k, y] as const,
    heading: heading() % 360,
    determination: any('A', 'B', 'C'),
    fire: any('A', 'B', 'C'),
  }))
  const horse = [0, 1].map((k) => ({
    name: `${id}h${k}`,
    form: any('horse-line', 'horse-column'),
    at: [50 + 9 * k, y] as const,
    heading: heading() % 360,
    weight: any('light', 'medium', 'heavy'),
    lance: below(2) === 0,
  }))
  const guns = {
    name: `${id}g`,
    form: any('deployed', 'limbered'),
    at: [43, y] as const,
    heading: heading() % 360,
  }
  return {
    id,
    army,
    order,
    grade: 'gifted',
    general: [40, y + (army === 0 ? -5 : 5)],
    units: [...foot, ...horse, guns],
  }
}

/** The two corps, `between` inches apart, with random orders. */
export function melee(seed: number, between: number): Table {
  const below = randomSource(seed)
  const order = () => (['attack', 'engage', 'hold', 'move'] as const)[below(4)] as OrderId
  const commands = [corps('a', 0, 30, order(), below), corps('b', 1, 30 + between, order(), below)]
  return table(
    {
      commands,
      moves: 4,
      difficult: [
        [
          [20, 38],
          [28, 38],
          [28, 44],
          [20, 44],
        ],
      ],
    },
    0,
    3,
  )
}

/** What is wrong between two actions; undefined if nothing is. */
function faultOf(p: Corps): string | undefined {
  const { names } = p.scenario.roster
  for (let one = 0; one < p.morale.length; one++) {
    const foe = p.contact[one] - 1
    if (foe >= 0) {
      if (!isOn(p, one) || !isOn(p, foe)) return `${names[one]} is in contact off the table`
      if ((coverOf(p, one) ?? coverOf(p, foe)) === undefined && gap(shapeOf(p, one), shapeOf(p, foe)) > 1)
        return `${names[one]} is not in contact with ${names[foe]}`
      if (p.morale[one] === morale.ROUT) return `${names[one]} routs in contact`
    }
    if (isOn(p, one) && !isOnTable(p.scenario, shapeOf(p, one))) return `${names[one]} is not on the table`
    for (let two = 0; two < p.x.length; two++)
      if (two !== one && isOn(p, one) && isOn(p, two) && isSolid(p, two) && overlap(shapeOf(p, one), shapeOf(p, two)))
        return `${names[one]} and ${names[two]} overlap`
  }
  return undefined
}

/** Plays a random game, but half the time takes a bold action if there is one; counts the verbs and the events. */
export function playMelee(
  at: Table,
  seed: number,
  bold: RegExp,
  verbs: Map<string, number>,
  told: Map<string, number>,
): void {
  const { kernel, p } = at
  const below = randomSource(seed, 1)
  const dice = fastDice(seed, 2)
  const found = new Int32Array(65_536)
  for (let n = 0; n < 600 && kernel.awaiting(p) !== 0; n++) {
    const seat = 31 - Math.clz32(kernel.awaiting(p))
    const count = kernel.actions(p, seat, found)
    if (count === 0) throw new Error(`seed ${seed}, action ${n}: nothing can be chosen in ${kernel.phase(p).name}`)
    const legal = Array.from(found.subarray(0, count), (action) => ({ action, text: kernel.print(p, action) }))
    const daring = legal.filter(({ text }) => bold.test(text))
    const from = daring.length > 0 && below(2) === 0 ? daring : legal
    const { action, text } = from[below(from.length)] as { action: number; text: string }
    const verb = text.split(' ')[0] as string
    verbs.set(verb, (verbs.get(verb) ?? 0) + 1)
    kernel.play(p, seat, action, dice, at.journal)
    for (const one of at.told().split('; ')) {
      const name = one.split(' ')[0] as string
      told.set(name, (told.get(name) ?? 0) + 1)
    }
    const fault = faultOf(p)
    if (fault !== undefined) throw new Error(`seed ${seed}, action ${n}, ${text}: ${fault}`)
  }
}

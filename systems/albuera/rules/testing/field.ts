/** For tests: an empty field with a few units, actions as text, and what stands where. */
import { type Dice, engine, fastDice, isRefusal, log, scriptedDice } from '../../../../src/kernel/index.ts'
import { worded } from '../../../worded.ts'
import { albuera } from '../index.ts'
import { SIDE_IDS } from '../state/data/ids.ts'
import { type Albuera, OFF } from '../state/position.ts'

export const kernel = engine(worded(albuera))
const { situations } = albuera

export type Placed = Readonly<Record<string, unknown>>
/** Units and commanders by name, as situation files place them. */
export type Field = Readonly<Record<string, Placed | string>>
/** A unit in this array at a hex, facing east unless stated otherwise. */
const placed =
  (array: string) =>
  (hex: string, more: Placed = {}): Placed => ({ at: hex, facing: 'E', array, ...more })
export const [column, line, square] = ['column', 'line', 'square'].map(placed)
export const [horse, guns] = ['mounted', 'unlimbered'].map(placed)
export const west = { facing: 'W' }
export const company = (hex: string): Placed => ({ at: hex, facing: 'E', array: 'skirmish' })

export const unit = (p: Albuera, name: string): number => p.scenario.army.units.indexOf(name)

export const commander = (p: Albuera, name: string): number => p.scenario.army.commanders.indexOf(name)

/** Sets a field as a situation file does. */
export const set = (p: Albuera, field: string, value: unknown): void => situations?.set(p, field, value)

/** The units of these brigade commanders act, after the chit of another has been drawn. */
export function call(p: Albuera, drawn: string, ...active: string[]): void {
  set(p, 'phase', 'acting')
  set(p, 'drawn', drawn)
  set(p, 'active', active)
  situations?.ready?.(p)
}

/** The chit of this commander has been drawn, and he decides which brigades to activate. */
export function draw(p: Albuera, name: string): void {
  set(p, 'phase', 'activation')
  set(p, 'active', [])
  set(p, 'drawn', name)
}

/**
 * Something is owed, in the words of situation files, in an activation in which Godinot's I/51 can act far away. Plays
 * on with these dice until a seat is asked; returns what was told.
 */
export function owe(p: Albuera, owed: Readonly<Record<string, unknown>>, ...dice: number[]): string {
  situations?.place(p, 'Godinot', '3811')
  situations?.place(p, 'I/51', { at: '3811', facing: 'W', array: 'column' })
  set(p, 'phase', 'aftermath')
  set(p, 'drawn', 'Godinot')
  set(p, 'active', ['Godinot'])
  situations?.ready?.(p)
  for (const [field, value] of Object.entries(owed)) set(p, field, value)
  const script = scriptedDice(dice)
  const said = settle(p, script)
  if (script.left > 0) throw new Error(`${script.left} dice are left`)
  return said
}

/** A unit must retreat from an enemy; plays on until a seat is asked. */
export const press = (p: Albuera, name: string, from: string): string => owe(p, { retreats: { [name]: { from } } })

/** Plays on with these dice until a seat is asked; returns what was told. */
function settle(p: Albuera, dice: Dice): string {
  const journal = log()
  kernel.settle(p, dice, journal)
  return journal.told.map((told) => kernel.narrate(p, told)).join(' ')
}

/** Kills a commander. */
export function kill(p: Albuera, name: string): void {
  p.post[commander(p, name)] = OFF
}

/** An empty field with these units and commanders, in the full battle or another scenario. */
export function emptyField(placed: Field, scenario = 'albuera'): Albuera {
  const p = kernel.open(scenario, {}, fastDice(1))
  situations?.clear(p)
  for (const [what, value] of Object.entries(placed)) situations?.place(p, what, value)
  return p
}

/** Plays an action with these dice; returns what it told, or the number of the rule that forbids it. */
export function roll(p: Albuera, text: string, ...dice: number[]): string {
  const journal = log()
  const seat = 31 - Math.clz32(kernel.awaiting(p) & -kernel.awaiting(p))
  const action = kernel.parse(p, seat, text)
  if (isRefusal(action)) throw new Error(`${text}: ${action.reason}`)
  const why = kernel.check(p, seat, action)
  if (why) return why.rule
  kernel.play(p, seat, action, scriptedDice(dice), journal)
  return journal.told.map((told) => kernel.narrate(p, told)).join(' ')
}

/** Why an action of the seat that is asked is refused: the sentence; undefined if it is legal. */
export function refused(p: Albuera, text: string): string | undefined {
  const seat = 31 - Math.clz32(kernel.awaiting(p) & -kernel.awaiting(p))
  const action = kernel.parse(p, seat, text)
  return isRefusal(action) ? action.reason : kernel.check(p, seat, action)?.reason
}

/** Plays actions that need no dice; returns what the last one told, or the number of the rule that forbids one. */
export function act(p: Albuera, ...texts: string[]): string {
  let said = ''
  for (const text of texts) {
    said = roll(p, text)
    if (/^(?:\d+(?:\.\d+)*[A-F]?|R\d+)$/.test(said)) return said
  }
  return said
}

/** The requested facts about a unit; undefined while it is off the map. */
export const read = (p: Albuera, name: string): Placed | undefined =>
  situations?.read(p, name, { at: 0, right: 0, facing: 0, array: 0, lost: 0, left: 0 }) as Placed | undefined

/** All legal actions of the seat that is asked. */
export function legal(p: Albuera): string[] {
  const list = new Int32Array(8192)
  const seat = 31 - Math.clz32(kernel.awaiting(p) & -kernel.awaiting(p))
  return [...list.subarray(0, kernel.actions(p, seat, list))].map((action) => kernel.print(p, action))
}

/** The side that is asked. */
export const awaiting = (p: Albuera): string => SIDE_IDS[31 - Math.clz32(kernel.awaiting(p) & -kernel.awaiting(p))]

/** Begins subphase 2.4 after the chit of a commander, with these dice; returns what it tells at once. */
export function clash(p: Albuera, drawn: string, ...dice: number[]): string {
  set(p, 'drawn', drawn)
  set(p, 'phase', 'clash')
  situations?.ready?.(p)
  return settle(p, scriptedDice(dice))
}

/** 14.5 Holds the fire of the side that is asked first, as long as it is asked. */
export function holdFire(p: Albuera): Albuera {
  while (legal(p).includes('hold fire')) act(p, 'hold fire')
  return p
}

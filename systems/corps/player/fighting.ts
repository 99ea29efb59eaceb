/** Fires and fights: what each promises, and which is best. */
import type { Action, Engine } from '../../../src/kernel/index.ts'
import { joining, judgeAssault, spending } from '../rules/queries/asked.ts'
import { isOn } from '../rules/state/bodies.ts'
import { areInContact } from '../rules/state/contacts.ts'
import { fight } from '../rules/state/fights.ts'
import { arm } from '../rules/state/forms.ts'
import { type Corps, mark, morale } from '../rules/state/position.ts'
import { worthOfCharge } from './charging.ts'
import type { Deed } from './marching.ts'
import { taste } from './taste.ts'
import { verbs } from './verbs.ts'
import { lossOf, worthOfAssault, worthOfBattle, worthOfShot, worthOfSkirmish } from './worth.ts'

/** The best shot that is worth its pip. */
export function bestShot(engine: Engine<Corps>, view: Corps, seat: number): Action | undefined {
  const worth = (battery: number, target: number) => worthOfShot(view, battery, target)
  return verbs(engine).best(view, seat, 'fire {bodies} > {bodies}', worth, taste.shot)
}

/** How many brigades besides one could join its assault on an enemy, or fight him already. */
function partners(p: Corps, command: number, unit: number, enemy: number): number {
  const { roster } = p.scenario
  let count = 0
  for (let other = 0; other < p.morale.length; other++) {
    if (other === unit || roster.army[other] !== roster.army[unit] || !isOn(p, other)) continue
    if (areInContact(p, other, enemy)) count++
    else if (p.pips > 1 && roster.command[other] === command && roster.arm[other] === arm.INFANTRY)
      if (judgeAssault(p, command, other, enemy) === undefined) count++
  }
  return count
}

/** The best fight of the active command, whatever it promises; undefined if there is none. */
export function bestFight(engine: Engine<Corps>, view: Corps, seat: number): Deed | undefined {
  const { legal, choose } = verbs(engine)
  const { command } = spending(view)
  let best: Deed | undefined
  const consider = (verb: string, unit: number, enemy: number, gain: number): void => {
    if (gain <= (best?.gain ?? Number.NEGATIVE_INFINITY)) return
    const action = choose(view, seat, verb, unit, enemy)
    if (action !== undefined) best = { gain, action }
  }
  const own = (unit: number): number => lossOf(view, unit, 0, morale.DISORDERED)
  for (const { a, b } of legal(view, seat, 'assault {bodies} > {bodies}'))
    consider('assault {bodies} > {bodies}', a, b, worthOfAssault(view, a, b, 1 + partners(view, command, a, b)))
  for (const { a, b } of legal(view, seat, 'charge {bodies} > {bodies}'))
    consider('charge {bodies} > {bodies}', a, b, worthOfCharge(view, a, b))
  for (const { a, b } of legal(view, seat, 'firefight {bodies} > {bodies}'))
    consider('firefight {bodies} > {bodies}', a, b, worthOfBattle(view, fight.FIREFIGHT, a, b) - own(a))
  for (const { a, b } of legal(view, seat, 'skirmish {bodies} > {bodies}'))
    consider('skirmish {bodies} > {bodies}', a, b, worthOfSkirmish(view, a, b))
  return best
}

/** 9 to 13, A33 Who else goes in: as long as the fight is the better for it; then the best of them leads. */
export function join(engine: Engine<Corps>, view: Corps, seat: number): Action | undefined {
  const { best, legal } = verbs(engine)
  const { of, target } = joining(view)
  const has: number[] = []
  for (let unit = 0; unit < view.marks.length; unit++) if ((view.marks[unit] & mark.JOINS) !== 0) has.push(unit)
  const worth = (lead: number, many: number): number => worthOfBattle(view, of, lead, target, many)
  const now = Math.max(...has.map((unit) => worth(unit, has.length)))
  const gain = (unit: number): number =>
    (of === fight.FIREFIGHT
      ? Math.max(now, worth(unit, has.length + 1), ...has.map((one) => worth(one, has.length + 1)))
      : Math.max(worthOfAssault(view, unit, target, has.length + 1), ...has.map((one) => worth(one, has.length + 1)))) -
    lossOf(view, unit, 0, morale.DISORDERED)
  const joins = legal(view, seat, 'join {bodies}').length > 0
  const more = joins ? best(view, seat, 'join {bodies}', gain, now) : undefined
  return more ?? best(view, seat, 'lead {bodies}', (unit) => worth(unit, has.length))
}

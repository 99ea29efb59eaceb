/** Fires and fights: what each promises, and which is best. */
import type { Action } from '../../../src/kernel/index.ts'
import { ofNoticed } from '../../../src/players/attention.ts'
import { contact, joining, judgeAssault, judgeTarget, shotOf, spending } from '../rules/queries/asked.ts'
import { isOn } from '../rules/state/bodies.ts'
import { areInContact, touch } from '../rules/state/contacts.ts'
import { coverOf } from '../rules/state/cover.ts'
import { fight } from '../rules/state/fights.ts'
import { arm, form } from '../rules/state/forms.ts'
import { type Corps, mark, morale } from '../rules/state/position.ts'
import { worthOfCharge } from './charging.ts'
import type { Judge } from './judge.ts'
import type { Deed } from './marching.ts'
import { inchesBetween, unitsOf } from './survey.ts'
import type { Taste } from './taste.ts'
import { copyOf } from './trial.ts'
import { verbs } from './verbs.ts'
import { lossOf, worthOfAssault, worthOfBattle, worthOfShot, worthOfSkirmish } from './worth.ts'

/** The best shot that is worth its pip. */
export function bestShot({ engine, view, seat, taste, notices }: Judge): Action | undefined {
  const worth = (battery: number, target: number) => worthOfShot(taste, view, battery, target)
  return verbs(engine).best(view, seat, 'fire {bodies} > {bodies}', ofNoticed(notices, worth), taste.shot)
}

/**
 * How many other brigades could join a brigade's assault on an enemy, or fight that enemy already. This is asked as if
 * it had gone in: it may then stand in their way, or on the side of an area that they would attack (9.4).
 */
function partners(p: Corps, command: number, unit: number, enemy: number): number {
  const { roster, prices } = p.scenario
  const t = copyOf(p)
  if (!areInContact(p, unit, enemy) && judgeAssault(p, command, unit, enemy) === undefined) {
    t.x[unit] = contact.x
    t.y[unit] = contact.y
    t.heading[unit] = contact.heading
    touch(t, unit, enemy)
    t.pips -= prices.move
  } else t.pips -= prices.fight
  let count = 0
  for (let other = 0; other < p.morale.length; other++) {
    if (other === unit || roster.army[other] !== roster.army[unit] || !isOn(p, other)) continue
    if (areInContact(p, other, enemy)) count++
    else if (roster.command[other] === command && roster.arm[other] === arm.INFANTRY)
      if (judgeAssault(t, command, other, enemy) === undefined) count++
  }
  return count
}

/** What an assault promises once the enemy has taken more casualties. */
function worthWith(taste: Taste, p: Corps, unit: number, enemy: number, many: number, casualties: number): number {
  const t = copyOf(p)
  t.casualties[enemy] += casualties
  return worthOfAssault(taste, t, unit, enemy, many)
}

/** Inches between centres within which a brigade may join another in its next assault. */
const HELP = 12

/** Is there another brigade of its command that could come up by the next move? */
function hasHelp(p: Corps, unit: number, enemy: number): boolean {
  const { roster } = p.scenario
  return unitsOf(p, roster.army[unit]).some(
    (other) =>
      other !== unit &&
      roster.command[other] === roster.command[unit] &&
      roster.arm[other] === arm.INFANTRY &&
      p.morale[other] < morale.SHAKEN &&
      inchesBetween(p, other, enemy) <= HELP,
  )
}

/**
 * Is an assault on an enemy in cover better put off for a move: for a second brigade that comes up meanwhile, or for
 * what the guns may do to that enemy? A lost move costs its share of those that are left.
 */
function isEarly(taste: Taste, p: Corps, unit: number, enemy: number, many: number, now: number): boolean {
  const { roster, moves } = p.scenario
  const left = moves - p.move
  if (left <= 0 || p.contact[enemy] !== 0 || coverOf(p, enemy) === undefined) return false
  let later = many === 1 && hasHelp(p, unit, enemy) ? worthOfAssault(taste, p, unit, enemy, 2) : 0
  for (const battery of unitsOf(p, roster.army[unit])) {
    if (roster.arm[battery] !== arm.ARTILLERY || p.form[battery] !== form.DEPLOYED) continue
    if (judgeTarget(p, battery, enemy) !== undefined) continue
    const cases = shotOf(p, battery, enemy).first?.cases ?? []
    const all = cases.reduce((sum, one) => sum + one, 0)
    const worth = (hits: number): number => worthWith(taste, p, unit, enemy, many, hits)
    const shot = cases.reduce((sum, one, hits) => sum + (one / all) * worth(hits), 0)
    later = Math.max(later, shot)
  }
  return later * (1 - 1 / left) > now
}

/** The best fight of the active command, whatever it promises; undefined if there is none. */
export function bestFight({ engine, view, seat, taste, notices }: Judge): Deed | undefined {
  const { legal, choose } = verbs(engine)
  const { command } = spending(view)
  let best: Deed | undefined
  const consider = (verb: string, unit: number, enemy: number, gain: number): void => {
    if (!notices() || gain <= (best?.gain ?? Number.NEGATIVE_INFINITY)) return
    const action = choose(view, seat, verb, unit, enemy)
    if (action !== undefined) best = { gain, action }
  }
  const own = (unit: number): number => lossOf(taste, view, unit, 0, morale.DISORDERED)
  for (const { a, b } of legal(view, seat, 'assault {bodies} > {bodies}')) {
    const many = 1 + partners(view, command, a, b)
    const worth = worthOfAssault(taste, view, a, b, many)
    if (!isEarly(taste, view, a, b, many, worth)) consider('assault {bodies} > {bodies}', a, b, worth)
  }
  for (const { a, b } of legal(view, seat, 'charge {bodies} > {bodies}'))
    consider('charge {bodies} > {bodies}', a, b, worthOfCharge(taste, view, a, b))
  for (const { a, b } of legal(view, seat, 'firefight {bodies} > {bodies}'))
    consider('firefight {bodies} > {bodies}', a, b, worthOfBattle(taste, view, fight.FIREFIGHT, a, b) - own(a))
  for (const { a, b } of legal(view, seat, 'skirmish {bodies} > {bodies}'))
    consider('skirmish {bodies} > {bodies}', a, b, worthOfSkirmish(taste, view, a, b))
  return best
}

/** 9 to 13, A33 Brigades join as long as that improves the fight; then the best of them leads. */
export function join({ engine, view, seat, taste }: Judge): Action | undefined {
  const { best, legal } = verbs(engine)
  const { of, target } = joining(view)
  const has: number[] = []
  for (let unit = 0; unit < view.marks.length; unit++) if ((view.marks[unit] & mark.JOINS) !== 0) has.push(unit)
  const worth = (lead: number, many: number): number => worthOfBattle(taste, view, of, lead, target, many)
  const now = Math.max(...has.map((unit) => worth(unit, has.length)))
  const gain = (unit: number): number =>
    (of === fight.FIREFIGHT
      ? Math.max(now, worth(unit, has.length + 1), ...has.map((one) => worth(one, has.length + 1)))
      : Math.max(
          worthOfAssault(taste, view, unit, target, has.length + 1),
          ...has.map((one) => worth(one, has.length + 1)),
        )) - lossOf(taste, view, unit, 0, morale.DISORDERED)
  const joins = legal(view, seat, 'join {bodies}').length > 0
  const more = joins ? best(view, seat, 'join {bodies}', gain, now) : undefined
  return more ?? best(view, seat, 'lead {bodies}', (unit) => worth(unit, has.length))
}

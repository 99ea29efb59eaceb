/** What a charge comes to, by each thing that its enemy may do: played by the rules themselves, under all dice. */
import type { Engine } from '../../../src/kernel/index.ts'
import { charging, has, how } from '../rules/queries/asked.ts'
import { type ChargeOdds, chargeOdds } from '../rules/queries/charge.ts'
import { areInContact } from '../rules/state/contacts.ts'
import { arm, FORM_IDS } from '../rules/state/forms.ts'
import { type Corps, due, morale } from '../rules/state/position.ts'

/** How a charge ends for both, from the best for the charger to the worst. */
export const END_IDS = ['lost', 'routs', 'retires', 'contact', 'none', 'declined', 'thrown', 'both', 'routed'] as const
export type EndId = (typeof END_IDS)[number]

/** Phases in which nothing of the charge itself is still to come: routs and pursuit follow by themselves. */
export const UNTIL = ['aftermath', 'watching', 'unveiling', 'spotting', 'reckoning']

type Fall = 'lost' | 'rout' | 'shaken' | undefined

/** What has happened to a unit since. */
function fallOf(before: Corps, p: Corps, unit: number): Fall {
  if (p.lost[unit] !== before.lost[unit] || (p.due[unit] & due.CUT) !== 0) return 'lost'
  if (p.routs[unit] !== 0) return 'rout'
  const isWorse = before.morale[unit] < morale.SHAKEN || p.casualties[unit] > before.casualties[unit]
  return p.morale[unit] === morale.SHAKEN && isWorse ? 'shaken' : undefined
}

/** How a charge has ended, for the charger and those who met it: its target, and a friend who came between. */
export function endOf(before: Corps, p: Corps, charger: number, foes: readonly number[]): EndId {
  const own = fallOf(before, p, charger)
  const falls = foes.map((foe) => fallOf(before, p, foe))
  const routs = falls.includes('lost') || falls.includes('rout')
  if (own === 'lost' || own === 'rout') return routs ? 'both' : 'routed'
  if (routs) return falls.includes('lost') ? 'lost' : 'routs'
  if (own === 'shaken') return 'thrown'
  if (falls.includes('shaken')) return 'retires'
  return foes.some((foe) => areInContact(p, charger, foe)) ? 'contact' : 'none'
}

/** What the enemy does about a charge, and the action that says so; without one the enemy is not asked. */
export interface Answer {
  readonly id: ChargeOdds['reactions'][number]['id'] | 'stand'
  readonly verb: string
  readonly a: number
  /** The unit that intercepts. */
  readonly rider: number
  /** The least face with which it does so in time; 0 if it needs no test. */
  readonly needs: number
}

const STAND: Answer = { id: 'stand', verb: 'stand', a: 0, rider: -1, needs: 0 }
const VERBS = {
  evade: 'evade',
  fire: 'fire at the charge',
  countercharge: 'countercharge',
  form: 'form {forms}',
  face: 'turn to face',
  intercept: 'intercept {bodies}',
} as const

/** 8.6, 14.1, 15.6 An enemy that the rules leave no choice does not stand. */
function mustReact(p: Corps, enemy: number, { reactions }: ChargeOdds): boolean {
  const can = (id: Answer['id']) => reactions.some((one) => one.id === id)
  if (can('fire')) return true
  if (can('evade') && p.scenario.roster.arm[enemy] === arm.ARTILLERY) return true
  return can('countercharge') && (reactions.length === 1 || p.morale[enemy] === morale.FORMED)
}

/** Everything that the enemy may do about a charge, standing first. What its orders forbid is its own secret. */
function answersTo(p: Corps, odds: ChargeOdds): readonly Answer[] {
  const found = odds.reactions.map(({ id, form, test }): Answer => {
    const rider = id === 'intercept' ? (test?.unit ?? -1) : -1
    const a = form === undefined ? Math.max(0, rider) : FORM_IDS.indexOf(form)
    return { id, verb: VERBS[id], a, rider, needs: test?.needs ?? 0 }
  })
  return mustReact(p, odds.enemy, odds) ? found : [STAND, ...found]
}

/** Gives this answer when the target of a charge is asked. */
export const answering =
  (engine: Engine<Corps>, { verb, a }: Answer) =>
  (p: Corps) => {
    if (engine.phase(p).name !== 'charging' || !has(p, how.ASKED)) return undefined
    const action = engine.action(p, verb, a)
    return action === undefined ? undefined : { seat: 1 - p.scenario.roster.army[charging(p).charger], action }
  }

export interface Declared {
  readonly odds: ChargeOdds
  readonly answers: readonly Answer[]
}

/** A charge as it would be declared, and what the enemy may do about it: in contact, another round, nothing (A36). */
export function declared(p: Corps, charger: number, enemy: number): Declared {
  const odds = chargeOdds(p, charger, enemy)
  return { odds, answers: p.contact[charger] !== 0 ? [STAND] : answersTo(p, odds) }
}

/**
 * Splits off from the odds of how an opportunity charge may end, as `declined`, what is due to its test alone (6.3):
 * `chance` is how likely it is passed. A unit that does not charge comes into no contact, so `odds` has this share in
 * `none`.
 */
export function declining(odds: ReadonlyMap<EndId, number>, chance: number): Map<EndId, number> {
  const found = new Map(odds)
  const none = (odds.get('none') ?? 0) - (1 - chance)
  if (none > 1e-9) found.set('none', none)
  else found.delete('none')
  if (chance < 1) found.set('declined', 1 - chance)
  return found
}

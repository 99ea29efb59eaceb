/** What a player may order beforehand, so that a turn of the enemy need not stop for each answer. */
import { type Action, ALL, type StandingAnswer } from '../../../../src/kernel/index.ts'
import { unveiling } from '../blinds/unveiling.ts'
import { charging, has, how } from '../cavalry/frame.ts'
import { chanceOf, chanceToBeat, endsBy, needsToCharge } from '../cavalry/odds.ts'
import { needed, weighReaction } from '../cavalry/tests.ts'
import { phases } from '../phases.ts'
import { shotOf } from '../queries/shot.ts'
import { form } from '../state/forms.ts'
import type { Corps } from '../state/position.ts'
import { formOf, stripOf } from '../state/slots.ts'
import { best, choose, legal } from './choosing.ts'

/** The number of a command whose units it is about, or `ALL`. */
type Answer = (p: Corps, seat: number, about: number) => Action | undefined

const CHARGE = 'charge {bodies} > {bodies}'
const FIRE = 'fire {bodies} > {bodies}'
/** Chances are fractions, so a little less than what is asked for is enough. */
const LITTLE = 0.001
const NEVER = -1

const phaseOf = (p: Corps): string => phases[p.phase].name

/** Is the order about this unit: because of its command, or because it is about all? */
const isMeant = (p: Corps, unit: number, about: number): boolean =>
  about === ALL || p.scenario.roster.command[unit] === about

/** Is the question how a unit that the order is about reacts? */
const isCharged = (p: Corps, about: number): boolean =>
  phaseOf(p) === 'charging' && has(p, how.ASKED) && isMeant(p, charging(p).target, about)

/** 6.3 How likely a charge at an opportunity is to be made, and to beat an enemy that does not react. */
const promiseOf = (p: Corps, unit: number, enemy: number): number =>
  chanceOf(needsToCharge(p, unit, enemy)) * chanceToBeat(p, unit, enemy)

/** 6.1 The best charge at an opportunity, if it promises at least `least`; `isSure` if it must be over without dice. */
const chargeAt =
  (least: number, isSure: boolean): Answer =>
  (p, seat, about) => {
    if (phaseOf(p) !== 'watching') return undefined
    const worth = (unit: number, enemy: number) =>
      isMeant(p, unit, about) && (!isSure || endsBy(p, unit, enemy) !== undefined) ? promiseOf(p, unit, enemy) : NEVER
    return best(p, seat, CHARGE, worth, least - LITTLE)
  }

/** 6.1 Units without another order do not charge; if others could, their player is asked. */
const neverCharge: Answer = (p, seat, about) => {
  if (phaseOf(p) !== 'watching') return undefined
  const isAll = about === ALL || legal(p, seat, CHARGE).every(({ a }) => isMeant(p, a, about))
  return isAll ? choose(p, seat, 'hold back') : undefined
}

/** 15.2 A square if it can be formed, else a turn to the charge. */
const formSquare: Answer = (p, seat, about) =>
  isCharged(p, about) ? (choose(p, seat, 'form {forms}', form.SQUARE) ?? choose(p, seat, 'turn to face')) : undefined

const turnToFace: Answer = (p, seat, about) => (isCharged(p, about) ? choose(p, seat, 'turn to face') : undefined)

/** A reaction of a charged unit, if it can. */
const reacts =
  (verb: string): Answer =>
  (p, seat, about) =>
    isCharged(p, about) ? choose(p, seat, verb) : undefined

/** 6.9 The brigade that is likeliest to pass its test intercepts. */
const intercept: Answer = (p, seat, about) => {
  if (phaseOf(p) !== 'charging') return undefined
  return best(p, seat, 'intercept {bodies}', (rider) => {
    if (!isMeant(p, rider, about)) return NEVER
    weighReaction(p, rider, false, false)
    return -needed(p)
  })
}

/** 16.5 Of several enemies equally near, pursuers charge the one that they are likeliest to beat. */
const pursueBest: Answer = (p, seat, about) => {
  if (phaseOf(p) !== 'charging' || !isMeant(p, charging(p).charger, about)) return undefined
  return best(p, seat, 'pursue {bodies}', (enemy) => chanceToBeat(p, charging(p).charger, enemy))
}

/** 16.1, A70 Of several units equally near to a rout, the least worn tests first. */
const steadiestFirst: Answer = (p, seat, about) =>
  best(p, seat, 'test {bodies} first', (unit) =>
    isMeant(p, unit, about) ? -p.casualties[unit] : Number.NEGATIVE_INFINITY,
  )

/** 1.2, A83 Units that are found come out in line, from the left; those without room wait. */
const deploy: Answer = (p, seat, about) => {
  if (phaseOf(p) !== 'placing') return undefined
  const wide: readonly number[] = [form.LINE, form.HORSE_LINE, form.DEPLOYED]
  return (
    best(p, seat, 'set {units} > {slots}', (unit, slot) =>
      isMeant(p, unit, about) ? Number(wide.includes(formOf(slot))) - stripOf(slot) / 100 : Number.NEGATIVE_INFINITY,
    ) ??
    best(p, seat, 'leave {units} off the table', (unit) => (isMeant(p, unit, about) ? 0 : Number.NEGATIVE_INFINITY))
  )
}

/** How likely a shot is to hit its first target. */
function hitChanceOf(p: Corps, battery: number, target: number): number {
  const [none, once, twice] = shotOf(p, battery, target).first?.cases ?? [1, 0, 0]
  return (once + twice) / (none + once + twice)
}

/**
 * 7.1 Guns fire before anything of their corps moves: the shot that is likeliest to hit, if it hits in at least this
 * many of ten.
 */
const guns =
  (least: number): Answer =>
  (p, seat, about) => {
    const worth = (battery: number, target: number) =>
      isMeant(p, battery, about) ? hitChanceOf(p, battery, target) : NEVER
    return best(p, seat, FIRE, worth, least - LITTLE)
  }

const holdFire: Answer = (p, seat, about) => {
  const isAll = about === ALL || legal(p, seat, FIRE).every(({ a }) => isMeant(p, a, about))
  return isAll ? choose(p, seat, 'hold fire') : undefined
}

const stayOnBlinds: Answer = (p, seat, about) =>
  phaseOf(p) === 'unveiling' && (about === ALL || unveiling(p).command === about)
    ? choose(p, seat, 'stay on blinds')
    : undefined

interface Order {
  readonly name: string
  readonly text: string
  readonly answer: Answer
}

/** Answers for all commands or for one: the end of the sentence says which. */
const BY_COMMAND: readonly Order[] = [
  {
    name: 'charge the helpless',
    text: 'Cavalry charges at an opportunity if contact alone routs or destroys the enemy',
    answer: chargeAt(0, true),
  },
  ...[7, 5, 3].map((least) => ({
    name: `charge at ${least}`,
    text: `Cavalry charges at an opportunity if it beats the enemy in ${least} of ten cases or more`,
    answer: chargeAt(least / 10, false),
  })),
  { name: 'never charge', text: 'Cavalry with no other order lets opportunities pass', answer: neverCharge },
  {
    name: 'form square',
    text: 'Infantry that is charged forms square, or turns to the charge if it cannot',
    answer: formSquare,
  },
  { name: 'turn to face', text: 'Infantry that is charged in flank or rear turns to the charge', answer: turnToFace },
  { name: 'intercept', text: 'Cavalry intercepts charges at units of its corps', answer: intercept },
  { name: 'countercharge', text: 'Cavalry that is charged counter-charges', answer: reacts('countercharge') },
  { name: 'evade', text: 'Units that are charged evade, if their orders allow it', answer: reacts('evade') },
  { name: 'stand fast', text: 'Units that are charged and have no other order stand', answer: reacts('stand') },
  {
    name: 'pursue the weakest',
    text: 'Pursuers charge the enemy that they are most likely to beat',
    answer: pursueBest,
  },
  {
    name: 'steadiest first',
    text: 'Of several units equally near to a rout, those with the fewest casualties test first',
    answer: steadiestFirst,
  },
  { name: 'deploy in line', text: 'Troops found under a blind deploy in line, from the left', answer: deploy },
  ...[7, 5, 3].map((least) => ({
    name: `guns at ${least}`,
    text: `Before their corps moves, guns fire if the chance of a hit is at least ${least} in ten`,
    answer: guns(least / 10),
  })),
  {
    name: 'hold fire',
    text: 'Guns of a corps that has lost its turn, with no other order, hold their fire',
    answer: holdFire,
  },
  { name: 'stay on blinds', text: 'A corps on blinds stays on them', answer: stayOnBlinds },
]

/** All standing orders. Of those that a player has given, the first that has an answer gives it. */
export const standing: readonly StandingAnswer<Corps>[] = BY_COMMAND.map(({ name, text, answer }) => ({
  name,
  text: `${text}: {commands}`,
  forAll: true as const,
  answer,
}))

/** Orders that together answer every question in the turns of the enemy. */
export const WHOLE_DEFENCE: readonly string[] = [
  ...['charge the helpless', 'charge at 5', 'never charge', 'form square', 'intercept', 'countercharge', 'evade'],
  ...['stand fast', 'pursue the weakest', 'steadiest first', 'deploy in line'],
]

import { marchAt, marchEnd } from '../../../rules/generals/board.ts'
import type { Generals } from '../../../rules/generals/position.ts'
import { arm } from '../../../rules/generals/stands.ts'
import type { Table } from '../../table/table.ts'
import type { GuideStep } from '../board.ts'
import { sheetArrows } from './orders.ts'
import type words from './words/guide/en.ts'
import { tGuide } from './words/guide/t.ts'

/** The guided first battle: Marengo as White, a prompt for each thing that a round brings. */

const round = (table: Table<Generals>): number => table.view().round
const stage = (table: Table<Generals>): number => table.view().stage
const planning = (table: Table<Generals>): boolean => table.asked() && table.phase()?.name === 'planning'
const orders = (table: Table<Generals>) => sheetArrows(table.view(), table.seat())
const heard = (table: Table<Generals>, event: string): boolean => table.log().some((one) => one.event === event)

/** The number of the phase in the round. */
const RALLY = 6

type Step = Omit<GuideStep<Generals>, 'title' | 'text'> & { readonly words: keyof typeof words }

const told: readonly Step[] = [
  {
    words: 1,
    rule: 'G63',
    points: '[data-troops="c1 C fresh"]',
    when: planning,
    done: (table) => orders(table).some(({ arm: a }) => a === arm.C) || round(table) > 1 || stage(table) > 1,
  },
  {
    words: 2,
    rule: 'G74',
    points: '[data-troops="b1 A fresh"]',
    when: planning,
    done: (table) =>
      (orders(table).some(({ arm: a, march }) => a === arm.A && marchAt[march] !== marchEnd[march]) && orders(table).length > 2) ||
      stage(table) > 1,
  },
  {
    words: 3,
    rule: 'G66',
    points: '.tools .tools-row',
    when: (table) => table.asked() && table.phase()?.name === 'who acts',
    done: (table) => stage(table) > 2 || round(table) > 1,
  },
  {
    words: 7,
    rule: 'G78',
    points: '.tools .tools-row',
    when: (table) => table.asked() && table.phase()?.name === 'laying the guns',
    done: (table) => stage(table) > 3 || round(table) > 1,
  },
  {
    words: 4,
    rule: 'G43',
    points: '.combat-zone',
    pauses: true,
    when: (table) => heard(table, 'Placed'),
    done: (table) => stage(table) > 5 || round(table) > 1,
  },
  {
    words: 5,
    rule: 'G87',
    points: '.box',
    pauses: true,
    // Where nobody can be rallied nothing is asked: it is told all the same why orders are saved.
    when: (table) => table.log().some(({ event, args }) => event === 'StageBegan' && args[0] === RALLY),
    done: (table) => round(table) > 1,
  },
  {
    words: 6,
    rule: 'G91',
    points: '.score',
    when: (table) => heard(table, 'Score') || heard(table, 'ScoredMajority') || round(table) > 1,
    done: (table) => round(table) > 1 && stage(table) > 1,
  },
]

export const steps: readonly GuideStep<Generals>[] = told.map((step) => ({
  ...step,
  get title() {
    return tGuide(`${step.words}.title`)
  },
  get text() {
    return tGuide(`${step.words}.text`)
  },
}))

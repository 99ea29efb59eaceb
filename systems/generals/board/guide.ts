import type { GuideStep } from '../../../src/web/board/module.ts'
import { heard } from '../../../src/web/board/moments.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { marchAt, marchEnd } from '../rules/state/board.ts'
import type { Generals } from '../rules/state/position.ts'
import { ARTILLERY, CAVALRY, typeOfArm } from '../rules/state/stands.ts'
import { tGuide } from '../words/guide/t.ts'
import { openPost } from './open-post.ts'
import { sheetArrows } from './orders.ts'

/** The guided first battle: Marengo as White, with a prompt for everything that a round brings. */

const round = (table: Table<Generals>): number => table.view().round
const stage = (table: Table<Generals>): number => table.view().stage
const planning = (table: Table<Generals>): boolean => table.asked() && table.phase()?.name === 'planning'
const orders = (table: Table<Generals>) => sheetArrows(table.view(), table.seat())

/** The number of the phase in the round. */
const RALLY = 6

type Step = Omit<GuideStep<Generals>, 'title' | 'text'> & { readonly words: number }

const asks = (name: string) => (table: Table<Generals>) => table.asked() && table.phase()?.name === name
/**
 * A question of a combat: told when it first comes up, and gone when it has been answered. It points at what can be
 * chosen, never at the button that chooses nothing; if one click does what most players want, it points at that.
 */
const question = (words: Step['words'], name: string, rule: string, points = '.tools .choices'): Step => ({
  words,
  rule,
  task: true,
  points,
  when: asks(name),
  done: () => false,
})
const ONE_CLICK = '.tools .tools-row'
/** Orders for an arm. */
const ordered = (table: Table<Generals>, type: number) => orders(table).filter(({ arm: a }) => typeOfArm[a] === type)
const begun = (table: Table<Generals>) => round(table) > 1 || stage(table) > 1

const told: readonly Step[] = [
  {
    words: 16,
    rule: 'G91',
    warns: true,
    points: '.sheet-head',
    when: (table) => planning(table) && openPost(table.view(), table.seat()) >= 0,
    done: () => false,
  },
  {
    words: 1,
    rule: 'G63',
    points: '[data-troops="c1 C fresh"]',
    task: true,
    when: planning,
    done: (table) => ordered(table, CAVALRY).length > 0 || begun(table),
  },
  {
    words: 2,
    rule: 'G74',
    points: '[data-troops="b1 A fresh"]',
    task: true,
    when: planning,
    done: (table) => ordered(table, ARTILLERY).some(({ march }) => marchAt[march] !== marchEnd[march]) || begun(table),
  },
  { words: 14, rule: 'G64', points: '[data-troops="a1 I fresh"]', task: true, when: planning, done: begun },
  {
    words: 3,
    rule: 'G66',
    points: '.tools .tools-row',
    task: true,
    when: asks('who acts'),
    done: (table) => stage(table) > 4 || round(table) > 1,
  },
  { words: 7, rule: 'G78', points: '.tools .tools-row', task: true, when: asks('laying the guns'), done: () => false },
  question(8, 'reactions', 'G98'),
  question(9, 'falling back', 'G103'),
  question(10, 'taking positions', 'G102', ONE_CLICK),
  question(11, 'choosing targets', 'G113', ONE_CLICK),
  {
    words: 4,
    rule: 'G43',
    points: '.combat-zone',
    pauses: true,
    when: (table) => heard(table, 'Rolled'),
    done: (table) => round(table) > 1,
  },
  question(12, 'withdrawing', 'G109'),
  question(13, 'advance after combat', 'G72', ONE_CLICK),
  {
    words: 5,
    rule: 'G87',
    points: '.box',
    pauses: true,
    // If no unit can be rallied there is no question: the guide still says why orders are saved.
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
  {
    words: 15,
    rule: 'G4',
    points: '.sheet-head',
    when: (table) => planning(table) && round(table) > 1,
    done: (table) => round(table) > 2,
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

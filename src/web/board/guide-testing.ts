import { engine, fastDice, includes, log, oneOf, type Position, type Ruleset } from '../../kernel/index.ts'
import type { GuideStep } from './module.ts'
import type { Table, Told } from './table.ts'

/** How a guided battle is tested: played at random, as the guided seat. */
export interface Guided {
  readonly scenario: string
  readonly seat: number
  readonly seed: number
  /**
   * Actions that random play rarely reaches: at least one in two questions with an action like this is answered with
   * it.
   */
  readonly bold: RegExp
  /** Does the reader sometimes go on from a prompt before it is done? */
  readonly isHasty?: boolean
}

/** The part of a table that prompts use, for a position as the guided seat sees it. */
export function tableOf<P extends Position>(rules: Ruleset<P>, p: P, seat: number, told: readonly Told[]): Table<P> {
  const kernel = engine(rules)
  const isOver = rules.outcome(p) !== undefined
  return {
    view: () => p,
    seat: () => seat,
    asked: () => !isOver && includes(kernel.awaiting(p), seat),
    phase: () => (isOver ? undefined : kernel.phase(p)),
    log: () => told,
    result: () => (isOver ? {} : undefined),
  } as unknown as Table<P>
}

const list = new Int32Array(1 << 14)

/** The steps of a guide, in the order in which a reader sees them. */
export function shownIn<P extends Position>(
  rules: Ruleset<P>,
  steps: readonly GuideStep<P>[],
  { scenario, seat, seed, bold, isHasty = false }: Guided,
): number[] {
  const kernel = engine(rules)
  const [dice, journal, chance] = [fastDice(seed), log(), fastDice(seed + 100)]
  const told: Told[] = []
  const passed = new Set<number>()
  const shown: number[] = []
  const p = kernel.open(scenario, {}, dice, journal)
  for (let n = 0; ; n++) {
    for (const { event, args } of journal.told.splice(0))
      told.push({ n, k: 0, event: rules.events[event].name, args } as Told)
    const table = tableOf(rules, p, seat, told)
    for (const [k, step] of steps.entries()) if (step.done(table)) passed.add(k)
    const current = steps.findIndex((step, k) => !passed.has(k) && step.when(table))
    if (current >= 0 && !shown.includes(current)) shown.push(current)
    if (isHasty && current >= 0 && !steps[current].task && chance.roll(oneOf(4)) === 0) passed.add(current)
    const awaiting = kernel.awaiting(p)
    if (awaiting === 0) return shown
    const who = includes(awaiting, seat) ? seat : 1 - seat
    const count = kernel.actions(p, who, list)
    const texts = Array.from(list.subarray(0, count), (action) => kernel.print(p, action))
    const brave = texts.flatMap((text, k) => (bold.test(text) ? [k] : []))
    const pick =
      brave.length > 0 && chance.roll(oneOf(3)) > 0
        ? brave[chance.roll(oneOf(brave.length))]
        : chance.roll(oneOf(count))
    kernel.play(p, who, list[pick], dice, journal)
  }
}

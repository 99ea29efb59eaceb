import { engine } from '../kernel/engine.ts'
import type { Position } from '../kernel/position.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { forecasts } from './checks/forecasts.ts'
import { frames, invariants } from './checks/invariants.ts'
import { lists } from './checks/lists.ts'
import { events, notation } from './checks/notation.ts'
import { queries } from './checks/queries.ts'
import { copy, replay, twin } from './checks/replay.ts'
import { rulebook } from './checks/rulebook.ts'
import { law7 } from './hidden/dice.ts'
import { law4 } from './hidden/secrets.ts'
import { laws5and6 } from './hidden/tellings.ts'
import { law1, law2, law3 } from './hidden/views.ts'
import { playGame } from './random-play.ts'
import { CHECKS, type CheckName, type ConformanceOptions, type Fault, Trial } from './trial.ts'

export { CHECKS, type CheckName, type ConformanceOptions } from './trial.ts'

export interface Report {
  readonly ruleset: string
  readonly scenario: string
  readonly games: number
  readonly actions: number
  /** Actions offered for each legal one; good if below 3. */
  readonly triedPerLegal: number
  /** The number of cases of each check. A check without cases has shown nothing. */
  readonly checks: Readonly<Record<CheckName, number>>
  /** The number of faulty cases, for each check that found any. */
  readonly failed: Readonly<Partial<Record<CheckName, number>>>
  /** The first faults of each check. */
  readonly faults: readonly Fault[]
}

/**
 * The conformance kit: plays random games of a ruleset and checks them against every law of the kernel. The same seed
 * gives the same games and the same report.
 */
export function conformance<P extends Position>(ruleset: Ruleset<P>, options: ConformanceOptions<P> = {}): Report {
  const trial = new Trial(engine(ruleset), options)
  const checks = [
    lists,
    rulebook,
    invariants,
    frames,
    copy,
    replay,
    twin,
    notation,
    events,
    forecasts,
    queries,
    law1,
    law2,
    law3,
    law4,
    laws5and6,
    law7,
  ]
  const watchers = options.unwatched === true ? [] : checks.map((check) => check(trial))
  const games = options.games ?? 10
  let actions = 0
  for (let number = 0; number < games; number++) {
    try {
      actions += playGame(trial, number, watchers)
      trial.judge('crash')
    } catch (error) {
      trial.judge('crash', String(error instanceof Error ? error.stack : error))
    }
  }
  return {
    ruleset: ruleset.id,
    scenario: options.scenario ?? ruleset.scenarios()[0].id,
    games,
    actions,
    triedPerLegal: trial.legal === 0 ? 0 : trial.tried / trial.legal,
    checks: trial.cases,
    failed: trial.failed,
    faults: trial.faults,
  }
}

/** A report as lines of text: every check with its cases, with marks for checks without any, and then the faults. */
export function describe(report: Report): string {
  const { checks, failed, faults, triedPerLegal } = report
  const lines = CHECKS.map((name) => {
    const bad = failed[name]
    return `${bad ? '✗' : checks[name] > 0 ? '✓' : '?'} ${name.padEnd(12)} ${String(checks[name]).padStart(9)} cases${bad ? `, ${bad} at fault` : checks[name] > 0 ? '' : ': nothing has been shown'}`
  })
  return [
    `${report.ruleset} (${report.scenario}): ${report.games} games, ${report.actions} actions, ${triedPerLegal.toFixed(1)} tried for each legal`,
    ...lines,
    ...faults.map(
      ({ check, game, action, phase, detail }) => `${check}: game ${game}, action ${action} (${phase}): ${detail}`,
    ),
  ].join('\n')
}

import type { Position } from '../../kernel/position.ts'
import { UserError } from '../../kernel/refusal.ts'
import { QUESTION_WORK, TooMuchWork, within } from '../../kernel/work.ts'
import type { Trial, Watcher } from '../trial.ts'

/** Arguments that no client should send, but some will: a question may refuse them, and does nothing else. */
const HOSTILE: readonly (readonly number[])[] = [
  [],
  [-1, -1],
  [Number.NaN],
  [0.5, 1],
  [0, Number.POSITIVE_INFINITY],
  [-32_768],
  [2 ** 31, 2 ** 31],
  [Number.MAX_SAFE_INTEGER],
  [0, 0, 0, 0, 0, 0, 0, 0],
]
/** The longest text that an answer to a question may have. */
const LONGEST_ANSWER = 1_000_000

/**
 * Every question of the system is answered on every view, whatever the arguments: within a limit of counted work, with
 * plain data, and without a change to the view. It throws only UserErrors.
 */
export function queries<P extends Position>(trial: Trial<P>): Watcher<P> {
  const names = Object.keys(trial.ruleset.queries ?? {})
  const look = (p: P) => {
    for (const looker of trial.lookers)
      for (const name of names)
        for (const args of argumentsFor(trial, p)) trial.judge('queries', asked(trial, p, looker, name, args))
  }
  return {
    asked({ p, phase }) {
      if (names.length > 0 && trial.due('queries', phase.name)) look(p)
    },
    ended({ p }) {
      if (names.length > 0 && trial.due('queries', 'the end')) look(p)
    },
  }
}

/** Two pairs of arguments that may well name things, and one hostile list. */
function argumentsFor<P extends Position>(trial: Trial<P>, { scenario }: P): (readonly number[])[] {
  const counts = Object.values(scenario.counts)
  const one = () => trial.random(Math.max(1, counts[trial.random(counts.length)] ?? 1))
  const most = Math.max(1, ...counts)
  return [[one(), one()], [trial.random(most), trial.random(most)], HOSTILE[trial.random(HOSTILE.length)]]
}

function asked<P extends Position>(
  trial: Trial<P>,
  p: P,
  looker: number,
  name: string,
  args: readonly number[],
): string | undefined {
  const view = trial.view(p, looker)
  const what = `${name}(${args.join(', ')}) of ${trial.who(looker)}`
  const ask = trial.ruleset.queries?.[name]
  if (!ask) return undefined
  try {
    const { result } = within(QUESTION_WORK, () => ask(view, looker, ...args))
    const length = JSON.stringify(result)?.length
    if (length === undefined) return `${what} gives nothing that can be sent`
    if (length > LONGEST_ANSWER) return `${what} gives ${length} characters`
  } catch (error) {
    if (error instanceof TooMuchWork) return `${what} comes to no end within ${QUESTION_WORK} steps`
    if (!(error instanceof UserError)) return `${what} throws ${error}`
  }
  const changed = trial.differ(view, trial.view(p, looker))
  return changed && `${what} changes the view: ${changed}`
}

import { parseVerb } from '../../kernel/action.ts'
import type { Choice } from '../../kernel/phase.ts'
import type { Position } from '../../kernel/position.ts'
import type { Trial, Watcher } from '../trial.ts'
import { cited } from './rulebook.ts'

/** If a verb has more codes than this, the check tries this many random ones instead of all. */
const BRUTE = 100_000
/** The number of codes tried for a verb with too many to list: about one in a hundred is legal. */
const SAMPLED = 100

/**
 * The list of legal actions is right: no action is in it twice or is refused, and of all numbers in range for every
 * verb of the phase, the legal ones are listed. For verbs that list only a part (`sampled`), random codes are tried,
 * and those accepted must keep the invariants when played.
 */
export function lists<P extends Position>(trial: Trial<P>): Watcher<P> {
  return {
    asked({ p, phase, legal }) {
      for (const [seat, list] of legal) {
        trial.legal += list.length
        trial.judge('lists', faulty(trial, p, seat, list))
        const listed = new Set(list)
        for (const choice of phase.choices ?? []) {
          choice.propose(p, seat, { try: () => void trial.tried++, give: () => void trial.tried++ })
          if (!trial.due('lists', `${phase.name} ${choice.verb}`)) continue
          if (choice.sampled) tryRandomCodes(trial, p, seat, choice)
          else trial.judge('lists', missing(trial, p, seat, choice, listed))
        }
      }
    },
  }
}

function faulty<P extends Position>(trial: Trial<P>, p: P, seat: number, list: Int32Array): string | undefined {
  const { engine } = trial
  const twice = list.find((action, k) => list.indexOf(action) !== k)
  if (twice !== undefined) return `'${engine.print(p, twice)}' is listed twice`
  for (const action of list) {
    const refused = engine.check(p, seat, action)
    if (refused) return `'${engine.print(p, action)}' is listed and refused: ${refused.reason}`
  }
  return undefined
}

/** The number of things that `a` and `b` of a verb may name. */
export function ranges<P extends Position>(p: P, choice: Choice<P>): readonly [number, number] {
  const [kindA, kindB] = parseVerb(choice.verb).kinds
  return [kindA === undefined ? 1 : p.scenario.counts[kindA], kindB === undefined ? 1 : p.scenario.counts[kindB]]
}

function missing<P extends Position>(
  trial: Trial<P>,
  p: P,
  seat: number,
  choice: Choice<P>,
  listed: ReadonlySet<number>,
): string | undefined {
  const { engine } = trial
  const [sizeA, sizeB] = ranges(p, choice)
  const all = sizeA * sizeB
  for (let n = 0; n < Math.min(all, BRUTE); n++) {
    const code = all <= BRUTE ? n : trial.random(all)
    const a = Math.floor(code / sizeB)
    const b = code % sizeB
    const refused = choice.check(p, seat, a, b)
    cited(trial, refused)
    const action = engine.action(p, choice.verb, a, b) as number
    if (!refused && !listed.has(action)) return `'${engine.print(p, action)}' is legal and not listed`
  }
  return undefined
}

function tryRandomCodes<P extends Position>(trial: Trial<P>, p: P, seat: number, choice: Choice<P>): void {
  const { engine, ruleset } = trial
  const [sizeA, sizeB] = ranges(p, choice)
  const copy = trial.scratch()
  for (let n = 0; n < SAMPLED; n++) {
    const action = engine.action(p, choice.verb, trial.random(sizeA), trial.random(sizeB)) as number
    const refused = engine.check(p, seat, action)
    cited(trial, refused)
    if (refused) continue
    ruleset.layout.copy(p, copy)
    engine.play(copy, seat, action, trial.dice())
    const [broken] = ruleset.invariants?.(copy) ?? []
    trial.judge('lists', broken && `'${engine.print(p, action)}' is accepted, and then ${broken}`)
  }
}

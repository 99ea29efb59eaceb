import { type Contender, contender, lead, PROOF } from './contenders.ts'
import type { Trial } from './halving.ts'

/**
 * Tries the chosen contender and the habit once more, with dice that neither has met. The best of many that are tried
 * in few worlds has also been lucky, and is worth less than it scored. Returns the chosen one if it is still better
 * than the habit by a standard error, else the habit. Half of the `budget` of trials goes to each. Yields in each trial
 * and after it.
 */
export function* confirm<T>(
  chosen: Contender<T>,
  habit: Contender<T>,
  budget: number,
  trial: Trial<T>,
): Generator<undefined, Contender<T>> {
  if (chosen === habit || budget === 0) return chosen
  const met = Math.max(chosen.scores.length, habit.scores.length)
  const again: readonly Contender<T>[] = [contender(chosen.what), contender(habit.what)]
  for (let n = 0; n < budget >> 1; n++)
    for (const { what, scores } of again) {
      scores.push(yield* trial(what, met + n))
      yield
    }
  const { mean, error } = lead(again[0] as Contender<T>, again[1] as Contender<T>)
  return mean > PROOF * error ? chosen : habit
}

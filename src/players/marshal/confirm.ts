import { type Contender, contender, lead, PROOF } from './contenders.ts'

/**
 * Tries what was chosen and the habit once more, in worlds that neither has met. Of many that are tried in few worlds the
 * best has also had luck there, and is worth less than it scored. Gives what was chosen where it is still better than the
 * habit by a standard error, else the habit. Half of the `budget` of trials goes to each; after each it yields.
 */
export function* confirm<T>(
  chosen: Contender<T>,
  habit: Contender<T>,
  budget: number,
  trial: (what: T, world: number) => number,
): Generator<undefined, Contender<T>> {
  if (chosen === habit || budget === 0) return chosen
  const met = Math.max(chosen.scores.length, habit.scores.length)
  const again: readonly Contender<T>[] = [contender(chosen.what), contender(habit.what)]
  for (let n = 0; n < budget >> 1; n++)
    for (const { what, scores } of again) {
      scores.push(trial(what, met + n))
      yield
    }
  const { mean, error } = lead(again[0] as Contender<T>, again[1] as Contender<T>)
  return mean > PROOF * error ? chosen : habit
}

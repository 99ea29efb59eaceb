import type { Dice } from '../../kernel/dice.ts'
import { engine } from '../../kernel/engine.ts'
import type { Journal, Told } from '../../kernel/journal.ts'
import type { Phase } from '../../kernel/phase.ts'
import type { Position } from '../../kernel/position.ts'
import { includes } from '../../kernel/seats.ts'
import { frameCells } from '../checks/invariants.ts'
import type { Entry } from '../game.ts'
import type { Trial } from '../trial.ts'
import { sameTelling } from '../trial.ts'

/** Looks into a play while it runs. */
export interface Watch<P extends Position> {
  /** If two plays told the looker different things: was the difference open to the looker at that very moment? */
  wasOpen(entry: Entry<P>, twin: P, looker: number): boolean
}

/** What a looker saw and heard during one play. */
interface Course {
  readonly heard: Told[]
  /** The looker's view at each of these tellings, as text. */
  readonly views: string[]
  /** All views that the looker had at any moment. */
  readonly seen: Set<string>
}

/**
 * Plays with rules that stop before and after each of their steps, at each roll and at each telling, so that the view
 * of that moment can be taken. Follows two plays to the first telling in which they differ. If the looker then saw what
 * the other play never showed (apart from the kernel's own bookkeeping), what was told was open.
 */
export function watch<P extends Position>(trial: Trial<P>): Watch<P> {
  let moment: (p: P) => void = () => {}
  const watched = (phase: Phase<P>): Phase<P> => ({
    ...phase,
    ...(phase.steps && {
      steps: phase.steps.map((step) => (p: P, dice: Dice, journal: Journal | undefined) => {
        moment(p)
        step(p, dice, journal)
        moment(p)
      }),
    }),
  })
  const slow = engine({ ...trial.ruleset, phases: trial.ruleset.phases.map(watched) })

  function follow(entry: Entry<P>, from: P, looker: number): Course {
    const p = trial.scratch(from)
    const view = trial.scratch()
    const bookkeeping = new Set(
      frameCells(trial, p).flatMap(({ offset, name }) => (['phase', 'step', 'closed'].includes(name) ? [offset] : [])),
    )
    bookkeeping.add(0)
    const course: Course = { heard: [], views: [], seen: new Set() }
    const look = (): string => {
      trial.ruleset.redact(p, looker, view)
      for (const offset of bookkeeping) view.cells[offset] = 0
      const seen = view.cells.join()
      course.seen.add(seen)
      return seen
    }
    moment = () => {
      look()
    }
    const dice = entry.dice()
    const rolling: Dice = {
      roll(die, classes) {
        look()
        return dice.roll(die, classes)
      },
      pool(die, count, into, at) {
        look()
        dice.pool(die, count, into, at)
      },
    }
    slow.play(p, entry.seat, entry.action, rolling, {
      tell(to, event, a = 0, b = 0, c = 0, d = 0) {
        const seen = look()
        if (!includes(to, looker)) return
        course.heard.push({ to, event, args: [a, b, c, d] })
        course.views.push(seen)
      },
    })
    look()
    moment = () => {}
    return course
  }

  return {
    wasOpen(entry, twin, looker) {
      const courses = [follow(entry, entry.before, looker), follow(entry, twin, looker)]
      let at = 0
      while (sameTelling(courses[0].heard[at], courses[1].heard[at])) at++
      return courses.some((course, k) => {
        const seen = course.views[at]
        return seen !== undefined && !courses[1 - k].seen.has(seen)
      })
    },
  }
}

import type { Position } from '../../kernel/position.ts'
import type { Trial, Watcher } from '../trial.ts'

/** The invariants that the ruleset declares are true after the opening and after every action. */
export function invariants<P extends Position>(trial: Trial<P>): Watcher<P> {
  const look = (p: P) => trial.judge('invariants', broken(trial, p))
  return {
    opened: ({ p }) => look(p),
    played: ({ after }) => look(after),
  }
}

/** What is broken in a position: the first of its invariants, or the height of its agenda. */
export function broken<P extends Position>(trial: Trial<P>, p: P): string | undefined {
  if (p.depth < -1 || p.depth >= p.frames) return `the agenda is ${p.depth + 1} frames high`
  const [first] = trial.ruleset.invariants?.(p) ?? []
  return first
}

/** Frames that have ended are wiped: otherwise equal positions would differ, and what is over could still be read. */
export function frames<P extends Position>(trial: Trial<P>): Watcher<P> {
  let cells: readonly FrameCell[] = []
  const look = (p: P) => {
    const left = cells.find(({ offset, frame }) => frame > p.depth && p.cells[offset] !== 0)
    trial.judge(
      'frames',
      left &&
        `the agenda ends with frame ${p.depth}, and '${left.name}' of frame ${left.frame} is ${p.cells[left.offset]}`,
    )
  }
  return {
    opened({ p }) {
      cells = frameCells(trial, p)
      look(p)
    },
    played: ({ after }) => look(after),
  }
}

interface FrameCell {
  readonly offset: number
  readonly frame: number
  /** The name of the kernel's cell (`step`), or of one of the ruleset's locals. */
  readonly name: string
}

/** The cells of all frames of the agenda. */
export function frameCells<P extends Position>(trial: Trial<P>, p: P): FrameCell[] {
  const found: FrameCell[] = []
  for (let offset = 0; offset < p.cells.length; offset++) {
    const named = /^frame (\d+) (.*)$/.exec(trial.ruleset.layout.name(p.scenario, offset).name)
    if (named) found.push({ offset, frame: Number(named[1]), name: named[2] })
  }
  return found
}

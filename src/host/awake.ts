import type { Surroundings } from './surroundings.ts'

/** Milliseconds between two looks at the clocks, and the gap that means that the host was asleep. */
const LOOK = 5_000
const ASLEEP = 30_000

/**
 * How long the host has been awake. The machine's time is set by others (a jump of its clock must not decide a game),
 * and a clock that only goes forward may run on while the machine or the process sleeps. So the host looks at both
 * clocks regularly: a gap between two looks, or a jump of the machine's time between them, is a sleep and does not
 * count.
 */
export class Awake {
  private readonly around: Pick<Surroundings, 'clock' | 'now' | 'later'>
  private clock: number
  private wall: number
  private counted = 0
  /** The time counted when it last woke up or began. */
  private woke = 0
  private callOff: () => void = () => {}

  constructor(around: Pick<Surroundings, 'clock' | 'now' | 'later'>) {
    this.around = around
    this.clock = around.clock()
    this.wall = around.now()
    this.again()
  }

  private again(): void {
    this.callOff = this.around.later(LOOK, () => {
      this.look()
      this.again()
    })
  }

  private look(): void {
    const [clock, wall] = [this.around.clock(), this.around.now()]
    const gap = clock - this.clock
    const jump = wall - this.wall - gap
    this.clock = clock
    this.wall = wall
    if (gap > ASLEEP || jump > ASLEEP) this.woke = this.counted
    else this.counted += gap
  }

  /** Milliseconds that the host has been awake altogether. */
  time(): number {
    this.look()
    return this.counted
  }

  /** Milliseconds since it began or woke up. */
  steady(): number {
    return this.time() - this.woke
  }

  stop(): void {
    this.callOff()
  }
}

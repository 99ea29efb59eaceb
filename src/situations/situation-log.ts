import type { Die, ScriptedDice } from '../kernel/dice.ts'
import type { Engine } from '../kernel/engine.ts'
import type { Journal, Told } from '../kernel/journal.ts'
import type { Position } from '../kernel/position.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { each, includes, type Seats, SPECTATOR } from '../kernel/seats.ts'

/** One thing that happened in the run of a situation. */
export type RunEntry =
  /** These seats must choose. */
  | { readonly asks: readonly string[]; readonly phase: string; readonly rule: string; readonly secret: boolean }
  /** A seat did this, or tried it and was refused. */
  | { readonly seat: string; readonly does: readonly string[]; readonly refused?: Refusal }
  /** These values fell, in this order, during this phase. */
  | { readonly dice: readonly number[]; readonly die: string; readonly phase: string; readonly rule: string }
  /** This was told. `to`: the seats that heard it, and 'spectators', if not all did. */
  | { readonly told: string; readonly to?: readonly string[] }
  /** This phase could have asked, but passed without a question. */
  | { readonly itself: string }

/** Notes what happens in a run, through the journal and dice that it is played with. */
export interface RunLog {
  readonly entries: readonly RunEntry[]
  readonly told: readonly Told[]
  readonly journal: Journal
  dice(dice: ScriptedDice): ScriptedDice
  /** Notes the seats that must choose now, unless only a refusal, or nothing, has happened since it last did so. */
  question(): void
  did(seat: string, does: readonly string[], refused?: Refusal): void
}

export function runLog<P extends Position>(engine: Engine<P>, p: P): RunLog {
  const { seats, phases } = engine.ruleset
  const entries: RunEntry[] = []
  const told: Told[] = []
  /** By depth of the agenda: has the phase there asked? */
  const asked: boolean[] = []
  const namesOf = (some: Seats) => [...each(some)].flatMap((seat) => seats[seat] ?? [])

  function fell(die: Die, values: readonly number[]): void {
    const { name: phase, rule } = engine.phase(p)
    entries.push({ dice: values, die: die.name, phase, rule })
  }
  return {
    entries,
    told,
    journal: {
      tell(to, event, a = 0, b = 0, c = 0, d = 0) {
        const one: Told = { to, event, args: [a, b, c, d] }
        told.push(one)
        const all = seats.every((_, seat) => includes(to, seat))
        const watchers = !all && includes(to, SPECTATOR) ? ['spectators'] : []
        entries.push({ told: engine.narrate(p, one), ...(!all && { to: [...namesOf(to), ...watchers] }) })
      },
      ended(phase, depth) {
        const { asks, name } = phases[phase]
        if (asks !== undefined && !asked[depth]) entries.push({ itself: name })
        asked[depth] = false
      },
    },
    dice: (dice) => ({
      roll(die, classes) {
        const value = dice.roll(die, classes)
        fell(die, [value])
        return value
      },
      pool(die, count, into, at) {
        const from = dice.used
        dice.pool(die, count, into, at)
        if (dice.used > from) fell(die, [...into.subarray(at, at + count)])
      },
      get used() {
        return dice.used
      },
      get left() {
        return dice.left
      },
    }),
    question() {
      const who = engine.awaiting(p)
      const before = entries.at(-1)
      // After a refusal the question is still the same.
      if (who === 0 || (before !== undefined && ('asks' in before || 'refused' in before))) return
      asked[p.depth] = true
      const { name: phase, rule, secret } = engine.phase(p)
      entries.push({ asks: namesOf(who), phase, rule, secret: secret !== undefined })
    },
    did(seat, does, refused) {
      entries.push({ seat, does, ...(refused && { refused }) })
    },
  }
}

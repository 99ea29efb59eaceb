import { type Engine, includes, isRefusal, noDice, type Position, type Refusal } from '../../kernel/index.ts'
import { inSecret } from '../../match/secrecy.ts'
import type { Legal } from '../board/table.ts'

/** More than the number of actions to choose from at any moment. */
const LONGEST_LIST = 1 << 16

const list = new Int32Array(LONGEST_LIST)

/** What the rules let one seat choose in a position. */
export interface SeatChoices<P extends Position> {
  /** All legal actions, in the order of the rules. */
  all(p: P): Legal[]
  /**
   * The action that closes a secret choice: if there are several, the first, or the first that is in `texts`. Undefined
   * if there is none now.
   */
  closing(p: P, texts?: readonly string[]): Legal | undefined
  /** Is the seat asked for a secret choice with nothing to choose except closing it? */
  isEmpty(p: P): boolean
  /**
   * Plays a draft on `p`. Leaves out closings and illegal actions; returns what was played, and why the first illegal
   * action is not legal.
   */
  playDraft(p: P, texts: readonly string[]): { readonly played: readonly string[]; readonly why?: Refusal }
}

export function choicesOf<P extends Position>(engine: Engine<P>, seat: number): SeatChoices<P> {
  const { packing } = engine
  function all(p: P): Legal[] {
    const count = engine.actions(p, seat, list)
    return Array.from(list.subarray(0, count), (action) => {
      const text = engine.print(p, action)
      return { action, text, verb: text.split(' ', 1)[0], a: packing.a(action), b: packing.b(action) }
    })
  }
  return {
    all,
    closing: (p, texts) =>
      all(p).find(({ action, text }) => engine.choice(p, action)?.closes === true && (texts?.includes(text) ?? true)),
    isEmpty(p) {
      if (!includes(engine.awaiting(p), seat) || !inSecret(engine, p)) return false
      const [only, ...others] = all(p)
      return others.length === 0 && engine.choice(p, only.action)?.closes === true
    },
    playDraft(p, texts) {
      const played: string[] = []
      let why: Refusal | undefined
      for (const text of texts) {
        const action = engine.parse(p, seat, text)
        const problem = isRefusal(action) ? action : engine.why(p, seat, action)
        if (problem || isRefusal(action)) {
          why ??= problem
          continue
        }
        if (engine.choice(p, action)?.closes) continue
        engine.play(p, seat, action, noDice)
        played.push(text)
      }
      return { played, ...(why && { why }) }
    },
  }
}

/** A fight set up in words, as in a situation file, and played step by step: for tests. */

import { engine, isRefusal, log, type Refusal, scriptedDice } from '../../../../src/kernel/index.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'
import { situations } from '../situations.ts'
import { SIDE_NAMES } from '../state/board.ts'
import { event } from '../state/events.ts'
import { type Generals, generalsLayout } from '../state/position.ts'

export const kernel = engine(worded(generals))

export type Side = 'white' | 'black'
type Units = { readonly white?: string; readonly black?: string }

interface Scene {
  readonly scenario?: string
  readonly options?: Readonly<Record<string, string | number | boolean>>
  /** Units by sector, as in situation files; the rest of the armies is off the field. */
  readonly place: Readonly<Record<string, Units>>
  readonly phase?: 'planning' | 'bombardment' | 'fast movement' | 'combined arms'
  readonly round?: number
  /** Orders, all of which act at once: `3 I b1>b2`. */
  readonly white?: readonly string[]
  readonly black?: readonly string[]
  /** No unit acts yet: the first question is which ones do. */
  readonly waits?: true
  /** Orders that wait, for units that act later or not at all. */
  readonly idle?: { readonly white?: readonly string[]; readonly black?: readonly string[] }
  /** The dice that fall; only ones if left out. */
  readonly dice?: readonly number[]
}

const ONES: readonly number[] = Array.from({ length: 200 }, () => 1)

/** The actions that hand in orders such as `3 I b1>b2`. */
const acts = (orders: readonly string[] = []): string[] =>
  orders.flatMap((order) => {
    const [, number, rest] = /^(?:(\d+) )?(.+)$/.exec(order) as unknown as [string, string | undefined, string]
    return Array.from({ length: Number(number ?? 1) }, () => `act ${rest}`)
  })

export interface Fight {
  readonly p: Generals
  /** Plays on. Throws when an action is refused. */
  go(side: Side, ...texts: readonly string[]): Fight
  /**
   * Plays to the end of the phase: the side that is asked closes, passes or halts, or takes the first action that is
   * legal.
   */
  finish(): Fight
  /** The rule that refuses the last of some actions; undefined if it is legal. Those before it are played on a copy. */
  why(side: Side, ...texts: readonly string[]): string | undefined
  /** The same in words. */
  reason(side: Side, ...texts: readonly string[]): string | undefined
  /** Everything legal, in words. */
  legal(side: Side): string[]
  /** The phase that asks, and the side that it asks. */
  readonly asks: string
  /** The sentences told so far that contain these words. */
  told(words?: string | RegExp): string[]
  /** The sentences of these events, in the order in which they came. */
  heard(...names: readonly (keyof typeof event)[]): string[]
  /**
   * The units on a half of a zone (`White b1|b2`) when positions were taken, from space 1: `taken` counts the takings,
   * 0 for the first fire, 1 for its melee.
   */
  line(half: string, taken: number): string[]
  /** The units in a sector or a box, as in situation files. */
  units(what: string): { readonly white: string; readonly black: string }
  /** A field of the position, by its name in situation files. */
  field(name: string): unknown
}

/** Begins the phase, has both sides act, and plays until a side must choose. */
export function skirmish(scene: Scene): Fight {
  const { white = [], black = [], idle = {} } = scene
  const dice = scriptedDice(scene.dice ?? ONES)
  const journal = log()
  const p = kernel.open(scene.scenario ?? 'marengo', scene.options ?? {}, scriptedDice([]))
  situations.clear(p)
  for (const [what, units] of Object.entries(scene.place)) situations.place(p, what, units)
  situations.set(p, 'phase', scene.phase ?? 'combined arms')
  if (scene.round !== undefined) situations.set(p, 'round', scene.round)
  situations.set(p, 'orders', { white: [...white, ...(idle.white ?? [])], black: [...black, ...(idle.black ?? [])] })
  kernel.settle(p, dice, journal)

  /** An action in words: its number, or why it is refused. */
  function readAction(on: Generals, side: Side, text: string): { action: number; refused?: Refusal } {
    const seat = SIDE_NAMES.indexOf(side)
    const action = kernel.parse(on, seat, text)
    if (isRefusal(action)) return { action: -1, refused: action }
    const refused = kernel.check(on, seat, action)
    return refused ? { action, refused } : { action }
  }
  /** Carries out actions in words until one is refused. */
  function attempt(on: Generals, side: Side, texts: readonly string[]): Refusal | undefined {
    for (const text of texts) {
      const { action, refused } = readAction(on, side, text)
      if (refused) return refused
      kernel.play(on, SIDE_NAMES.indexOf(side), action, dice, journal)
    }
  }
  /** Why the last of some actions is refused, when those before it have been played on a copy. */
  function refusalOf(side: Side, texts: readonly string[]): Refusal | undefined {
    const copy = generalsLayout.make(p.scenario)
    generalsLayout.copy(p, copy)
    const refused = attempt(copy, side, texts.slice(0, -1))
    if (refused) throw new Error(`${side}: ${texts.join(', ')}: ${refused.rule} ${refused.reason}`)
    return readAction(copy, side, texts[texts.length - 1]).refused
  }
  const fight: Fight = {
    p,
    go(side: Side, ...texts: readonly string[]) {
      const refused = attempt(p, side, texts)
      if (refused) throw new Error(`${side}: ${texts.join(', ')}: ${refused.rule} ${refused.reason}`)
      return fight
    },
    finish() {
      while (!['who acts', 'rally', 'planning'].includes(kernel.phase(p).name)) {
        const side = SIDE_NAMES[(kernel.awaiting(p) & 1) === 1 ? 0 : 1]
        const least = ['close', 'pass', 'halt'].find((text) => readAction(p, side, text).refused === undefined)
        fight.go(side, least ?? fight.legal(side)[0])
      }
      return fight
    },
    why: (side, ...texts) => refusalOf(side, texts)?.rule,
    reason: (side, ...texts) => refusalOf(side, texts)?.reason,
    legal(side: Side): string[] {
      const out = new Int32Array(4096)
      const count = kernel.actions(p, SIDE_NAMES.indexOf(side), out)
      return [...out.subarray(0, count)].map((action) => kernel.print(p, action))
    },
    get asks(): string {
      const asked = kernel.awaiting(p)
      return `${kernel.phase(p).name}: ${SIDE_NAMES.filter((_, seat) => (asked & (1 << seat)) !== 0).join(', ')}`
    },
    heard: (...names) =>
      journal.told
        .filter((one) => names.some((name) => event[name] === one.event))
        .map((one) => kernel.narrate(p, one)),
    told: (words = '') =>
      journal.told
        .map((one) => kernel.narrate(p, one))
        .filter((sentence) => (words instanceof RegExp ? words.test(sentence) : sentence.includes(words))),
    line(half: string, taken: number): string[] {
      // Positions are told space by space: a lower space begins the next taking of positions.
      const batches: string[][] = []
      let before = Number.POSITIVE_INFINITY
      for (const one of journal.told) {
        if (one.event !== event.Placed) continue
        const [at] = one.args
        if (at <= before) batches.push([])
        before = at
        batches[batches.length - 1].push(kernel.narrate(p, one))
      }
      return (batches[taken] ?? []).flatMap((sentence) => {
        const [, at, who] = /^(.*) \d: (.*)\.$/.exec(sentence) ?? []
        return at === half ? [who] : []
      })
    },
    units: (what: string) => situations.read(p, what, { white: '', black: '' }) as { white: string; black: string },
    field: (name: string) => situations.field(p, name),
  }
  return scene.waits ? fight : fight.go('white', ...acts(white), 'close').go('black', ...acts(black), 'close')
}

import type { Figure } from '../src/cli/bench.ts'
import { type Engine, engine, fastDice, NOBODY, type Position, randomSource } from '../src/kernel/index.ts'
import { type PlayedEntry, playGame, recordGame } from '../src/lab/index.ts'
import { openMatch } from '../src/match/reopen.ts'
import { secretOfSeed } from '../src/match/sealed-dice.ts'
import { verify } from '../src/match/verify.ts'
import { random } from '../src/players/index.ts'
import { type AnyRuleset, findSystem } from '../systems/node.ts'
import { askedFigures } from './asked.ts'
import { goalsOf } from './goals.ts'
import { drillGame, randomGames } from './lab.ts'
import { percentile, perSecond, perSecondInTurn, rounded, type Work } from './measure.ts'
import { memoryOfMatch } from './memory.ts'

/** Our figures for one system, on one core. */

const COPY_NANOSECONDS = 200
const LIST_MICROSECONDS = 50
/** The share of the speed of random play that must remain when every player gets a view. */
const WITH_VIEWS = 0.6
/** Plies a second that chessops makes on the reference machine, for which times are meant. */
const PLIES = 330_000

const list = new Int32Array(1 << 16)

/**
 * All figures of a system. `chess` plays plies with chessops, if available: then goals of times are scaled to this
 * machine.
 */
export async function figuresOf(ruleset: AnyRuleset, chess?: Work): Promise<Figure[]> {
  const goals = goalsOf(ruleset.id)
  const kernel = engine(ruleset)
  const scenario = goals?.scenario ?? (ruleset.scenarios()[0]?.id as string)
  const duel = goals?.duel ?? scenario
  const playing = randomPlay(kernel, scenario)
  const [play, plies] = besideChess(playing, chess)
  const [lab, own] = perSecondInTurn([await randomGames(ruleset.id, scenario), playing]) as [number, number]
  const samples = positions(kernel, scenario)
  const { p50, p99 } = listing(kernel, samples)
  const { text, replaying } = recorded(kernel, scenario)
  const [replay, pliesThen] = besideChess(replaying, chess)
  const memory = await memoryOfMatch(ruleset, text, secretOfSeed(SEED))
  const named = (name: string, value: number, unit: string): Figure => ({
    name: `${ruleset.id}: ${name}`,
    value: rounded(value),
    unit,
  })
  const timed = (name: string, value: number, unit: string, goal?: number): Figure => ({
    ...named(name, value, unit),
    ...(goal !== undefined && { goal: rounded((goal * PLIES) / (plies ?? PLIES)) }),
  })
  const chessops = 'chessops, random plies'
  return [
    beside(named('random play with complete lists', play, 'actions/s'), chessops, plies, goals?.play),
    beside(named('simulate, random on one worker', lab, 'actions/s'), 'its own random play', own, WITH_VIEWS),
    ...(findSystem(ruleset.id).habit === undefined
      ? []
      : [
          timed(
            `simulate, a game of drill against drill (${duel})`,
            await drillGame(ruleset.id, duel),
            'ms',
            goals?.duelMilliseconds,
          ),
        ]),
    timed('copying a position', copying(kernel, samples), 'ns', goals?.copyNanoseconds ?? COPY_NANOSECONDS),
    ...(goals?.cells === undefined
      ? []
      : [{ ...named('a position', samples[0]?.p.cells.length as number, 'cells'), goal: goals.cells }]),
    beside(named('replaying recorded actions', replay, 'actions/s'), chessops, pliesThen, goals?.replay),
    timed(
      'verifying a recorded game',
      1_000 / perSecond(() => (verify(kernel, text) ? 1 : 0)),
      'ms',
      goals?.verifyMilliseconds,
    ),
    timed('listing legal actions, median', p50, 'µs'),
    timed('listing legal actions, 99th percentile', p99, 'µs', goals?.listMicroseconds ?? LIST_MICROSECONDS),
    ...(goals?.asked === undefined ? [] : askedFigures(kernel, scenario, goals.asked, timed)),
    ...(memory === undefined ? [] : [named('memory of a match in play, with its host', memory, 'kB')]),
  ]
}

/** How much a second, and how many plies chessops makes in turn with it; undefined if chessops is not available. */
const besideChess = (work: Work, chess: Work | undefined): [ours: number, plies: number | undefined] => {
  const [ours, plies] = perSecondInTurn(chess ? [work, chess] : [work])
  return [ours as number, plies]
}

/** A rate beside a peer's, if there is one. */
const beside = (figure: Figure, name: string, value: number | undefined, goalRatio?: number): Figure =>
  value === undefined
    ? figure
    : {
        ...figure,
        peer: { name, value: rounded(value) },
        ratio: rounded(figure.value / value),
        ...(goalRatio !== undefined && { goalRatio }),
      }

/** Plays random actions from complete lists, game after game. `look` sees each question before it is answered. */
function player(
  kernel: Engine<Position>,
  scenario: string,
  look?: (p: Position, seat: number) => void,
): (actions: number) => number {
  let game = 0
  let p: Position | undefined
  let dice = fastDice(0)
  const chance = randomSource(1)
  return (actions) => {
    for (let k = 0; k < actions; k++) {
      if (p === undefined || kernel.awaiting(p) === NOBODY) p = kernel.open(scenario, {}, (dice = fastDice(++game)))
      const awaiting = kernel.awaiting(p)
      const seat = 31 - Math.clz32(awaiting & -awaiting)
      look?.(p, seat)
      const count = kernel.actions(p, seat, list)
      if (count === 0) throw new Error(`game ${game} of ${scenario} has come to a dead end`)
      kernel.play(p, seat, list[chance(count)] as number, dice)
    }
    return actions
  }
}

function randomPlay(kernel: Engine<Position>, scenario: string): Work {
  const play = player(kernel, scenario)
  return () => play(2_000)
}

interface Sample {
  readonly p: Position
  readonly seat: number
}

/** Every seventh question of some random games. */
function positions(kernel: Engine<Position>, scenario: string): Sample[] {
  const { layout } = kernel.ruleset
  const samples: Sample[] = []
  let count = 0
  player(kernel, scenario, (p, seat) => {
    if (count++ % 7 !== 0) return
    const copy = layout.make(p.scenario)
    layout.copy(p, copy)
    samples.push({ p: copy, seat })
  })(14_000)
  return samples
}

/**
 * Microseconds for a complete list, over all samples; each is timed many times, because the clock is coarse, but not
 * for long. Lists are made from scratch: in between, another moment of the same phase is listed for the same seat, so
 * that nothing can be kept from one to the next.
 */
function listing(kernel: Engine<Position>, samples: readonly Sample[]): { p50: number; p99: number } {
  const [often, long] = [50, 0.3]
  const timed = (sample: Sample, k: number): number => {
    const { p, seat } = sample
    const half = k + Math.floor(samples.length / 2)
    const around = [...samples.slice(half), ...samples.slice(half - samples.length), ...samples]
    const other =
      around.find((one) => one !== sample && one.seat === seat && kernel.phase(one.p) === kernel.phase(p)) ?? sample
    let [times, passed] = [0, 0]
    do {
      kernel.actions(other.p, seat, list)
      const began = performance.now()
      kernel.actions(p, seat, list)
      passed += performance.now() - began
      times++
    } while (times < often && passed < long)
    return (1000 * passed) / times
  }
  // The better of two: another program may have had the processor in between, and the first time the code is new to the
  // JavaScript engine.
  const first = samples.map(timed)
  const times = samples.map((sample, k) => Math.min(first[k] as number, timed(sample, k)))
  return { p50: percentile(times, 50), p99: percentile(times, 99) }
}

/** Nanoseconds for one copy into another position of the same scenario. */
function copying({ ruleset: { layout } }: Engine<Position>, samples: readonly Sample[]): number {
  const { p } = samples[0] as Sample
  const into = layout.make(p.scenario)
  const often = 10_000
  return (
    1e9 /
    perSecond(() => {
      for (let k = 0; k < often; k++) layout.copy(p, into)
      return often
    })
  )
}

const SEED = 'bench'

/** A random game's record, and the work of folding its actions into its position. */
function recorded(kernel: Engine<Position>, scenario: string): { text: string; replaying: Work } {
  const setup = { scenario, options: {}, seed: SEED }
  const played: PlayedEntry[] = []
  const { actions } = playGame(
    kernel,
    setup,
    kernel.ruleset.seats.map(() => random),
    played,
  )
  const text = recordGame(kernel, setup, [...kernel.ruleset.seats], played)
  const { fold } = openMatch(kernel, text)
  const replaying = () => {
    fold.again()
    return actions
  }
  return { text, replaying }
}

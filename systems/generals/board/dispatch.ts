import type { Engine } from '../../../src/kernel/index.ts'
import { type Dispatch, scored } from '../../../src/web/board/dispatch.ts'
import type { Ended, NamedEvent } from '../../../src/web/board/ended.ts'
import { SIDES } from '../rules/state/board.ts'
import { kindOf } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { tDispatch } from '../words/dispatch/t.ts'
import { type Luck, luckOf } from './luck.ts'
import { sideName, typeTitle } from './names.ts'

/** The dispatch of a finished battle. */
export function dispatchOf(engine: Engine<Generals>, { p, told, winner }: Ended<Generals>): Dispatch {
  const points = scoreByRound(p, told)
  const named = engine.ruleset.events
  const number = new Map(named.map(({ name }, k) => [name, k]))
  const luck = luckOf(
    told.map(({ event, args }) => ({ event: number.get(event) ?? -1, args })),
    (event) => named[event]?.name ?? '',
    p.scenario,
  )
  return {
    sides: [sideName(0), sideName(1)],
    ...scored(points, winner, {
      title: tDispatch('score'),
      unit: tDispatch('round'),
      turning: ({ at, side, gain }) =>
        tDispatch('turning', { round: at, side: sideName(side), other: sideName(1 - side), gain }),
    }),
    losses: lossesOf(p),
    luck: SIDES.map((one) => fortune(luck, one)),
  }
}

/** The score at the end of each round; for the last round, the score now. */
function scoreByRound(p: Generals, told: readonly NamedEvent[]): Dispatch['score']['points'] {
  const rounds = new Map<number, readonly [number, number]>()
  let round = 0
  for (const { event, args } of told) {
    if (event === 'RoundBegan') round = args[0]
    if (event === 'Score') rounds.set(round, [args[0], args[1]])
  }
  if (p.round > 0) rounds.set(p.round, [p.vp[0], p.vp[1]])
  return [...rounds].sort(([x], [y]) => x - y).map(([at, values]) => ({ at, values }))
}

function lossesOf(p: Generals): Dispatch['losses'] {
  const sum = (side: number, type: number) => {
    const kind = kindOf(side, type)
    const captured = p.captured[kind] + p.captives[kind]
    return { captured, lost: captured + p.destroyed[kind] + p.merged[kind] }
  }
  const captured = (side: number) => [0, 1, 2].reduce((all, type) => all + sum(side, type).captured, 0)
  return {
    title: tDispatch('losses'),
    columns: SIDES.map(sideName),
    rows: [
      ...[0, 1, 2].map((type) => ({
        head: typeTitle(type),
        cells: SIDES.map((side) => tDispatch('of', { lost: sum(side, type).lost, all: p.scenario.army[side][type] })),
      })),
      { head: tDispatch('captured'), cells: SIDES.map((side) => String(captured(side))) },
    ],
  }
}

/** The variance of a die's pips. */
const PIP_VARIANCE = 35 / 12

/** How far a side's dice were from their average, pips and successes together. */
export function fortune(
  luck: Luck,
  side: number,
): { readonly side: number; readonly deviations: number; readonly text: string } {
  const of = (kind: keyof Luck) => luck[kind][side === 0 ? 0 : 1]
  let above = 0
  let variance = 0
  for (const kind of ['pips', 'reroll', 'reaction', 'shell'] as const) {
    const { dice, expected, rolled } = of(kind)
    if (dice === 0) continue
    const chance = expected / dice
    above += rolled - expected
    variance += kind === 'pips' || kind === 'reroll' ? dice * PIP_VARIANCE : dice * chance * (1 - chance)
  }
  const pips = of('pips')
  const shells = of('shell')
  const mean = pips.dice === 0 ? '–' : (pips.rolled / pips.dice).toFixed(2)
  const deviations = variance === 0 ? 0 : above / Math.sqrt(variance)
  const text =
    shells.dice === 0
      ? tDispatch('luckPlain', { dice: pips.dice, mean })
      : tDispatch('luck', { dice: pips.dice, mean, hits: shells.rolled, expected: shells.expected.toFixed(1) })
  return { side, deviations, text }
}

import { createMemo, type JSX } from 'solid-js'
import { Head as Shown, type TurnTrack } from '../../../src/web/battle/Head.tsx'
import type { Table } from '../../../src/web/board/table.ts'
import type { Albuera } from '../rules/state/position.ts'
import { leaderName, nationOf, unitName } from './faces.ts'
import { reading } from './reading.ts'
import { clockOf } from './say.ts'
import { t } from './words.ts'

/** Turn and clock, the marker of victory, what is left in the cup, and the commander who acts. */
export function Head(props: { readonly table: Table<Albuera> }): JSX.Element {
  const p = props.table.view
  const turns = () => p().scenario.turns
  const words = () => t('head.turn', { turn: Math.max(1, p().turn), turns: turns() })
  const drawn = () => p().drawn - 1
  const part = createMemo((before: number) => {
    const phase = props.table.phase()?.name ?? ''
    // A counterattack or a Charge is fought out at once, in the middle of a movement.
    const isAtOnce = (phase === 'clash' || phase === 'fight') && p().only !== 0
    const found = PARTS.indexOf(isAtOnce ? 'acting' : (PART_OF[phase] ?? phase))
    return found < 0 ? before : found
  }, PARTS.indexOf('acting'))
  /** What has moved the marker, the latest first. */
  const moved = createMemo(() =>
    props.table
      .log()
      .filter(({ event }) => event === 'Scored')
      .slice(-MOVES)
      .reverse()
      .flatMap((told) => reading()?.sentence(told, props.table) ?? []),
  )
  const score = () => {
    const { points, inCup } = p()
    const lead =
      points === 0
        ? t('head.level')
        : t('head.lead', { side: t(`side.${points > 0 ? 0 : 1}`), points: Math.abs(points) })
    const cup = t('head.cup', { french: inCup[0], coalition: inCup[1] })
    return {
      words: `${lead} ${cup}`,
      title: [`${lead} ${cup}`, ...moved()].join('\n'),
      sides: [0, 1].map((side) => ({
        nation: nationOf(side),
        figure: String(Math.max(0, side === 0 ? points : -points)),
      })),
    }
  }
  return (
    <Shown
      system="albuera"
      turn={`${words()} · ${clockOf(p(), Math.max(1, p().turn))}`}
      score={score()}
      track={{
        words: words(),
        turns: Array.from({ length: turns() }, (_, k) => turnBox(p(), k + 1)),
        past: p().turn - 1,
      }}
      phase={
        p().result === 0
          ? {
              ...(drawn() >= 0 && {
                whose: { words: leaderName(p(), drawn()), nation: nationOf(p().scenario.army.leads[drawn()]) },
              }),
              parts: PARTS.map((part) => ({ words: t(`part.${part}`) })),
              now: part(),
            }
          : undefined
      }
    />
  )
}

/** The parts of a turn that ask a seat something, in order. */
const PARTS = ['pool', 'activation', 'acting', 'riding', 'clash']
/** The part that other phases belong to; a phase of none of them is part of what was played before it. */
const PART_OF: Readonly<Record<string, string>> = {
  movement: 'acting',
  volley: 'acting',
  reaction: 'acting',
  entry: 'acting',
  fight: 'clash',
}

/** The tip of the marker lists at most this many of its moves. */
const MOVES = 8

/** 15.11 A box of the turn track: its time, and the routed units that lie in it. */
function turnBox(p: Albuera, turn: number): TurnTrack['turns'][number] {
  const names = [...p.due.keys()].filter((unit) => p.due[unit] === turn).map((unit) => unitName(p, unit))
  const time = clockOf(p, turn)
  if (names.length === 0) return { title: time }
  return { title: t('head.due', { time, units: names.join(', ') }), label: String(names.length) }
}

import type { JSX } from 'solid-js'
import { Head as Shown } from '../../../src/web/battle/Head.tsx'
import type { Table } from '../../../src/web/board/table.ts'
import type { Albuera } from '../rules/state/position.ts'
import { leaderName, nationOf } from './faces.ts'
import { clockOf } from './say.ts'
import { t } from './words.ts'

/** Turn and clock, the marker of victory, what is left in the cup, and who acts. */
export function Head(props: { readonly table: Table<Albuera> }): JSX.Element {
  const p = props.table.view
  const turns = () => p().scenario.turns
  const words = () => t('head.turn', { turn: Math.max(1, p().turn), turns: turns() })
  const drawn = () => p().drawn - 1
  const phase = () => props.table.phase()?.name ?? ''
  const score = () => {
    const { points, inCup } = p()
    const lead =
      points === 0
        ? t('head.level')
        : t('head.lead', { side: t(`side.${points > 0 ? 0 : 1}`), points: Math.abs(points) })
    const cup = t('head.cup', { french: inCup[0], coalition: inCup[1] })
    return {
      words: `${lead} ${cup}`,
      title: `${lead} ${cup}`,
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
        turns: Array.from({ length: turns() }, (_, k) => ({ title: clockOf(p(), k + 1) })),
        past: p().turn - 1,
      }}
      phase={
        p().result === 0
          ? {
              ...(drawn() >= 0 && {
                whose: { words: leaderName(p(), drawn()), nation: nationOf(p().scenario.army.leads[drawn()]) },
              }),
              parts: PARTS.map((part) => ({ words: t(`part.${part}`) })),
              now: PARTS.indexOf(phase() === 'movement' ? 'acting' : phase()),
            }
          : undefined
      }
    />
  )
}

/** The parts of a turn that ask somebody something, in their order. */
const PARTS = ['pool', 'activation', 'acting', 'riding']

import { createMemo, type JSX } from 'solid-js'
import { timeWords } from '../../../src/web/battle/clock.ts'
import { type Phase, type Score, Head as Shown, type TurnTrack } from '../../../src/web/battle/Head.tsx'
import type { Table } from '../../../src/web/board/table.ts'
import type { Eagle } from '../rules/state/position.ts'
import { clockOf, PLAYER_PHASES } from '../rules/state/turns.ts'
import { boardStateOf } from './board-state.ts'
import { nationOf } from './faces.ts'
import { fallenOf, leadOf } from './standing.ts'
import { t } from './words.ts'

/**
 * Turn, clock, the side whose phase it is and its present part; how many formations of each side are demoralized, and
 * what that would decide.
 */
export function Head(props: { readonly table: Table<Eagle> }): JSX.Element {
  const p = createMemo(() => boardStateOf(props.table).shown())
  const hasBegun = () => p().turn > 0
  return (
    <Shown
      system="eagle"
      turn={hasBegun() ? `${turnWords(p())} · ${timeWords(clockOf(p()))}` : t('head.opening')}
      score={scoreOf(p())}
      track={trackOf(p())}
      phase={hasBegun() && p().result === 0 ? phaseOf(p(), props.table) : undefined}
    />
  )
}

const turnWords = ({ turn, scenario: { turns } }: Eagle): string => t('head.turn', { turn, turns })

/** Formations that are demoralized: three of a side decide the battle (17). */
function scoreOf(p: Eagle): Score {
  const fallen = fallenOf(p)
  const { side, degree } = leadOf(p)
  const result = degree === 0 ? t('head.draw') : t(`head.lead.${degree}`, { side: t(`side.${side}`) })
  const counts = fallen.map((count, one) => t('head.of', { side: t(`side.${one}`), count })).join(', ')
  const now = t('head.now', { result })
  return {
    words: `${t('head.down')}. ${counts}. ${now}`,
    title: `${t('head.down')}. ${now}`,
    sides: fallen.map((filled, one) => ({ nation: nationOf(one), pips: { filled, of: 3 } })),
  }
}

/** The number of turns up to which the track has room for their times. */
const FEW = 8

function trackOf(p: Eagle): TurnTrack {
  const { turns, start, minutes } = p.scenario
  return {
    words: turnWords(p),
    turns: Array.from({ length: turns }, (_, k) => {
      const title = timeWords(start + k * minutes)
      return { title, label: turns <= FEW ? title : undefined }
    }),
    past: p.turn - 1,
  }
}

function phaseOf(p: Eagle, table: Table<Eagle>): Phase {
  // Both sides write orders, whichever moves first.
  const isOrders = table.asked() && table.phase()?.name === 'orders'
  return {
    whose: isOrders
      ? { words: t('stage.orders') }
      : { words: t('stage.phase', { side: t(`side.${p.active}`) }), nation: nationOf(p.active) },
    parts: PLAYER_PHASES.map((_, stage) => ({ words: t(`stage.${stage}`) })),
    now: partOf(table),
  }
}

/** The present part of the player phase; -1 between phases. */
function partOf(table: Table<Eagle>): number {
  // A telling goes through parts that the field, still in its earlier state, does not know yet.
  if (table.happening() === undefined) {
    const now = (PLAYER_PHASES as readonly string[]).indexOf(table.phase()?.name ?? '')
    if (now >= 0 || table.view().active < 0) return now
    // Within a combat or a retreat, the part of the phase that it belongs to continues.
  }
  const log = table.log()
  for (let k = log.length - 1; k >= 0; k--) {
    if (log[k].event === 'TurnBegan') return -1
    if (log[k].event === 'PhaseBegan') return log[k].args[1]
  }
  return -1
}

import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import type { HexBoard } from '../../../src/web/hexboard/board-state.ts'
import { Laid, type LaidHex } from '../../../src/web/hexboard/Laid.tsx'
import { LookBar } from '../../../src/web/hexboard/LookBar.tsx'
import { covers } from '../../../src/web/hexboard/pieces.ts'
import { stackLines } from '../../../src/web/hexboard/stack-words.ts'
import { queries } from '../rules/queries/queries.ts'
import { TERRAIN_IDS } from '../rules/state/data/map-kind.ts'
import type { Albuera } from '../rules/state/position.ts'
import { hexName, leaderName } from './faces.ts'
import { t } from './words.ts'

interface Parts {
  readonly board: HexBoard
  readonly table: Table<Albuera>
}

/** What lies under the counters: the range of command, where it is looked at. */
export function Below(props: Parts): JSX.Element {
  const laid = createMemo<readonly LaidHex[]>(() =>
    props.board.overlay() === 'command' ? commandOf(props.table.view(), props.board) : [],
  )
  return (
    <g aria-hidden="true">
      <Laid board={props.board} hexes={laid()} />
    </g>
  )
}

/** The commander whose range is looked at: the chosen one, or he who commands the chosen unit; -1 for none. */
function lookedAt(p: Albuera, board: HexBoard): number {
  const piece = board.chosen()
  if (piece?.kind === 'leader') return piece.n
  return piece ? p.scenario.army.commander[piece.n] : p.drawn - 1
}

/** 4.2 The range of the commander who is looked at; of all commanders of one's side, if there is none. */
function commandOf(p: Albuera, board: HexBoard): LaidHex[] {
  const { army } = p.scenario
  const [one, seat] = [lookedAt(p, board), Math.max(0, board.seat())]
  const commanders = one >= 0 ? [one] : [...army.commanders.keys()].filter((c) => army.leads[c] === seat)
  const hexes = new Set(commanders.flatMap((c) => (queries.command(p, seat, c) as { hexes: number[] }).hexes))
  return [...hexes].map((hex) => ({
    hex,
    side: commanders.length > 0 ? army.leads[commanders[0]] : seat,
    weak: one < 0,
  }))
}

const SIGN = 'M12 12m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0'

/** The hex under the pointer in words, and what can be laid over the map. */
export function Looking(props: Parts): JSX.Element {
  const { board, table } = props
  const note = () => {
    const one = lookedAt(table.view(), board)
    return one < 0 ? t('look.all') : t('look.range', { leader: leaderName(table, one), hexes: table.scenario.command })
  }
  return (
    <LookBar
      board={board}
      overlays={[{ id: 'command', sign: SIGN, title: t('look.command') }]}
      note={() => <span role="status">{note()}</span>}
      reading={(hex) => <Reading board={board} table={table} hex={hex} />}
    />
  )
}

/** A hex: its ground, and who stands there. */
function Reading(props: Parts & { readonly hex: number }): JSX.Element {
  const { board, table } = props
  const ground = () => {
    const { terrain, level } = table.scenario.ground
    return t('look.ground', {
      hex: hexName(table, props.hex),
      terrain: t(`terrain.${TERRAIN_IDS[terrain[props.hex]]}`),
      level: level[props.hex],
    })
  }
  const troops = createMemo(() => {
    const stack = board.stacks().find((one) => covers(one, props.hex))
    return stack ? stackLines(board.field, stack) : []
  })
  return (
    <>
      <b>{ground()}</b>
      <Show when={table.scenario.field[props.hex] === 0}> · {t('look.closed')}</Show>
      <For each={troops()}>{(line) => <span class="look-troop">{line}</span>}</For>
    </>
  )
}

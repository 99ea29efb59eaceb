import { createMemo, For, type JSX, Show } from 'solid-js'
import { neighbour } from '../../../src/hex/index.ts'
import { outline } from '../../../src/painting/layout.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { type HexBoard, LINE } from '../../../src/web/hexboard/board-state.ts'
import { HEX_SIZE, moveTo } from '../../../src/web/hexboard/ground-plan.ts'
import { Laid, type LaidHex } from '../../../src/web/hexboard/Laid.tsx'
import { LineForm } from '../../../src/web/hexboard/LineForm.tsx'
import { LookBar } from '../../../src/web/hexboard/LookBar.tsx'
import { covers } from '../../../src/web/hexboard/pieces.ts'
import { Sight, type SightLine } from '../../../src/web/hexboard/Sight.tsx'
import { stackLines } from '../../../src/web/hexboard/stack-words.ts'
import { field, sight } from '../rules/queries/fire.ts'
import { queries } from '../rules/queries/queries.ts'
import { threatsTo } from '../rules/queries/threats.ts'
import { TERRAIN_IDS } from '../rules/state/data/map-kind.ts'
import { isBefore } from '../rules/state/fronts.ts'
import { type Albuera, mark, OFF, other } from '../rules/state/position.ts'
import { LIMBERED } from '../rules/state/shapes.ts'
import { isClashHex, isGuns, rightOf, topUnit } from '../rules/state/troops.ts'
import { tLook } from '../words/look/t.ts'
import { aheadAt } from './ahead.ts'
import { hexName, leaderName, unitName } from './faces.ts'

interface Parts {
  readonly board: HexBoard
  readonly table: Table<Albuera>
}

const HEX = outline(HEX_SIZE, 0.99)
const RING = outline(HEX_SIZE, 0.92)

/** What lies under the counters: hexes with both sides, and the overlays of command and threats. */
export function Below(props: Parts): JSX.Element {
  const { board, table } = props
  const laid = createMemo<readonly LaidHex[]>(() => {
    if (board.overlay() === 'command') return commandOf(table.view(), board)
    return board.overlay() === 'threats' ? threatened(table.view(), Math.max(0, board.seat())) : []
  })
  const clashes = createMemo(() => clashHexes(table.view()))
  return (
    <g aria-hidden="true">
      <For each={clashes()}>{(hex) => <path class="clash-hex" d={HEX} transform={moveTo(board.layout, hex)} />}</For>
      <Laid board={board} hexes={laid()} />
    </g>
  )
}

/** 11.10 The hexes in which both sides stand. */
const clashHexes = (p: Albuera): number[] => [...new Set([...p.at].filter((hex) => hex >= 0 && isClashHex(p, hex)))]

/**
 * The hexes that the enemy can fire at and, marked more strongly, the hexes in front of his troops, where he would
 * react.
 */
function threatened(p: Albuera, seat: number): LaidHex[] {
  const { army, ground } = p.scenario
  const enemies = [...army.units.keys()].filter((unit) => army.side[unit] !== seat && p.at[unit] >= 0)
  const fire = new Set(enemies.filter((unit) => isLoaded(p, unit)).flatMap((unit) => field(p, unit)))
  const troops = enemies.filter((unit) => !isGuns(p, unit))
  const near = new Set(troops.flatMap((unit) => [p.at[unit], rightOf(p, unit)]).flatMap((hex) => around(ground, hex)))
  const front = new Set([...near].filter((hex) => troops.some((unit) => isBefore(p, unit, hex))))
  return [...new Set([...front, ...fire])].map((hex) => ({ hex, side: other(seat), weak: !front.has(hex) }))
}
/** Can a unit still fire in this turn (10.6, 10.14, 14.9.1)? */
const isLoaded = (p: Albuera, unit: number): boolean =>
  isGuns(p, unit)
    ? (p.marks[unit] & mark.OUT) === 0 && p.array[unit] !== LIMBERED
    : p.fires[unit] < p.scenario.gunnery.fires[unit]
const around = ({ grid }: Albuera['scenario']['ground'], hex: number): number[] =>
  hex < 0 ? [] : [0, 1, 2, 3, 4, 5].map((side) => neighbour(grid, hex, side)).filter((one) => one >= 0)

/** Above the counters: units that would react to the way that is pointed at, or must react now; and lines of sight. */
export function Over(props: Parts): JSX.Element {
  const { board, table } = props
  const reacting = createMemo(() => {
    const p = table.view()
    if (table.phase()?.name === 'reaction' && p.reactor > 0) return []
    const units = aheadAt(table, board)?.reactors.map(({ unit }) => unit) ?? []
    return units.flatMap((unit) => [p.at[unit], rightOf(p, unit)]).filter((hex) => hex >= 0)
  })
  return (
    <g aria-hidden="true">
      <For each={reacting()}>{(hex) => <path class="reactor" d={RING} transform={moveTo(board.layout, hex)} />}</For>
      <Sight board={board} line={lineOf(table.view(), board)} />
    </g>
  )
}

/**
 * The line of sight to show: with its overlay between two hexes, from the unit in the first; otherwise from the chosen
 * unit to an enemy that it cannot fire at.
 */
function looksFrom(p: Albuera, board: HexBoard): { unit: number; hex: number } | undefined {
  const pointed = board.pointed()
  if (board.overlay() !== LINE) return undefined
  const [from, end] = board.line()
  const hex = end >= 0 ? end : pointed
  if (from < 0 || hex < 0 || from === hex) return undefined
  const unit = [0, 1].map((side) => topUnit(p, side, from)).find((one) => one >= 0) ?? OFF
  return unit < 0 ? undefined : { unit, hex }
}

function lineOf(p: Albuera, board: HexBoard): SightLine | undefined {
  const looks = looksFrom(p, board)
  const seen = looks && sight(p, looks.unit, looks.hex)
  if (!looks || !seen) return undefined
  const block = seen.at === undefined ? undefined : { hex: seen.at, what: tLook(`by.${seen.by}`) }
  return { from: p.at[looks.unit], to: looks.hex, ...(block && { block }) }
}

/** The line in words. */
function lineWords(p: Albuera, board: HexBoard): string {
  const looks = looksFrom(p, board)
  const seen = looks && sight(p, looks.unit, looks.hex)
  if (!looks || !seen) return tLook('line.note')
  const ends = { unit: unitName(p, looks.unit), hex: hexName(p, looks.hex), distance: seen.distance }
  const words =
    seen.at === undefined
      ? tLook('line.clear', ends)
      : tLook('line.blocked', { ...ends, at: hexName(p, seen.at), what: tLook(`by.${seen.by}`) })
  return seen.inField ? words : `${words} ${tLook('line.aside')}`
}

/** The commander whose range is shown: the chosen one, or the one who commands the chosen unit; -1 for none. */
function lookedAt(p: Albuera, board: HexBoard): number {
  const piece = board.chosen()
  if (piece?.kind === 'leader') return piece.n
  return piece ? p.scenario.army.commander[piece.n] : p.drawn - 1
}

/** 4.2 The range of the commander to be shown; if there is none, of all commanders of the player's side. */
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

/** What can be laid over the map: signs in a box of 24, in the order of their buttons. */
const SIGNS = {
  command: 'M12 12m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  threats: 'M4 20L15 9M9 20L4 15M13 5l6 -1l-1 6zM20 20L14 14M15 20L20 15',
  [LINE]: 'M3 12H18M14 8l4 4l-4 4M21 6V18',
} as const

/** Which units threaten the hex that is pointed at, and how. */
function threatWords(p: Albuera, board: HexBoard): string {
  const hex = board.pointed()
  if (hex < 0) return tLook('threats.note')
  const list = threatsTo(p, Math.max(0, board.seat()), hex).map(({ unit, fires, faces, strikes }) => {
    const how = [fires && 'fires', strikes ? 'strikes' : faces && 'reacts'].flatMap((one) =>
      one ? tLook(`threat.${one}`) : [],
    )
    return tLook('threat', { unit: unitName(p, unit), how: how.join(', ') })
  })
  return list.length === 0
    ? tLook('threats.none', { hex: hexName(p, hex) })
    : tLook('threats.list', { hex: hexName(p, hex), list: list.join('; ') })
}

/** The hex under the pointer in words, and the overlays of the map. */
export function Looking(props: Parts): JSX.Element {
  const { board, table } = props
  const note = (overlay: string) => {
    if (overlay === 'threats') return threatWords(table.view(), board)
    if (overlay === LINE) return lineWords(table.view(), board)
    const one = lookedAt(table.view(), board)
    return one < 0 ? tLook('all') : tLook('range', { leader: leaderName(table, one), hexes: table.scenario.command })
  }
  return (
    <LookBar
      board={board}
      overlays={Object.entries(SIGNS).map(([id, sign]) => ({ id, sign, title: tLook(id) }))}
      note={(overlay) => (
        <>
          <span role="status">{note(overlay)}</span>
          <Show when={overlay === LINE}>
            <LineForm board={board} />
          </Show>
        </>
      )}
      reading={(hex) => <Reading board={board} table={table} hex={hex} />}
    />
  )
}

/** A hex: its ground, and the units in it. */
function Reading(props: Parts & { readonly hex: number }): JSX.Element {
  const { board, table } = props
  const ground = () => {
    const { terrain, level } = table.scenario.ground
    return tLook('ground', {
      hex: hexName(table, props.hex),
      terrain: tLook(`terrain.${TERRAIN_IDS[terrain[props.hex]]}`),
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
      <Show when={table.scenario.field[props.hex] === 0}> · {tLook('closed')}</Show>
      <For each={troops()}>{(line) => <span class="look-troop">{line}</span>}</For>
    </>
  )
}

import { createMemo, For, type JSX, Show } from 'solid-js'
import { outline } from '../../../../src/painting/layout.ts'
import { Back, Counter, Facing, LeaderDisc } from '../../../../src/web/counters/Counter.tsx'
import { stacked } from '../../../../src/web/counters/counter.ts'
import { HEX_SIZE, moveTo } from '../../../../src/web/hexboard/ground-plan.ts'
import { type Piece, type Stack, samePiece } from '../../../../src/web/hexboard/pieces.ts'
import { byKey } from '../../../../src/web/ui/press.ts'
import { tDrawUp } from '../../words/drawup/t.ts'
import type { BoardState } from '../board-state.ts'
import { dressed } from '../dressed.ts'
import { faceOf, leaderFace, nationOf, stacksOf } from '../faces.ts'
import { hexName, pieceName } from '../say.ts'
import { drawingUpOf } from './plan.ts'
import './deployment.css'

const HEX = outline(HEX_SIZE, 0.94)

/**
 * The plan of a side's set-up. A press on a stack takes a piece, the next press its next piece; a press on a hex puts
 * the piece there.
 */
export function Drawn(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const drawing = drawingUpOf(board)
  const stacks = createMemo<readonly Stack[]>(() => {
    const plan = drawing.plan()
    if (!plan) return []
    const hexes = new Set(plan.placed.map(({ hex }) => hex))
    return stacksOf(plan.after).filter(({ hex }) => hexes.has(hex))
  })
  const planned = (hex: number): Piece[] =>
    drawing.plan()?.placed.flatMap((one) => (one.hex === hex ? [one.piece] : [])) ?? []
  const isHeld = (piece: Piece): boolean => {
    const held = drawing.held()
    return held !== undefined && samePiece(held, piece)
  }
  // A component that is being removed may still read this once.
  const after = () => drawing.plan()?.after ?? board.table.view()
  const heldName = () => {
    const piece = drawing.held()
    return piece ? pieceName(board.table.view(), piece) : ''
  }
  /** Each press takes the next piece of the stack in hand, and the last press lets go. */
  const take = (hex: number) => {
    const pieces = planned(hex)
    drawing.hold(pieces[pieces.findIndex(isHeld) + 1])
  }
  return (
    <Show when={drawing.plan()}>
      <g class="drawn">
        <For each={stacks()}>
          {(stack) => {
            const pieces = () => planned(stack.hex)
            const label = () =>
              tDrawUp('stack', {
                hex: hexName(after(), stack.hex),
                list: pieces()
                  .map((one) => pieceName(after(), one))
                  .join(', '),
              })
            const places = stacked(stack.units.length)
            return (
              <g
                class="drawn-stack"
                classList={{ 'drawn-held': pieces().some(isHeld) }}
                transform={moveTo(board.layout, stack.hex)}
                role="button"
                tabindex="-1"
                data-rove=""
                aria-label={label()}
                aria-pressed={pieces().some(isHeld)}
                onFocus={() => board.point(stack.hex)}
                onClick={() => take(stack.hex)}
                onKeyDown={byKey(() => take(stack.hex))}
              >
                <path class="drawn-ring" d={HEX} />
                <Show when={stack.units.length > 0}>
                  <Facing
                    size={HEX_SIZE}
                    nation={nationOf(stack.side)}
                    round={stack.round}
                    {...(stack.corner >= 0 ? { corner: stack.corner } : {})}
                  />
                </Show>
                <For each={places}>
                  {(at, k) => (
                    <g transform={`translate(${at.x} ${at.y})`}>
                      <Show
                        when={k() === places.length - 1 && stack.units[0] !== undefined}
                        fallback={<Back nation={nationOf(stack.side)} />}
                      >
                        <Counter
                          face={dressed(faceOf(after(), stack.units[0]!), after().scenario.army.units[stack.units[0]!])}
                        />
                      </Show>
                    </g>
                  )}
                </For>
                <For each={stack.leaders}>
                  {(leader, k) => (
                    <g
                      transform={stack.units.length > 0 ? `translate(${-22 + k() * 9} ${20 - k() * 4}) scale(0.8)` : ''}
                    >
                      <LeaderDisc {...leaderFace(after(), leader)} />
                    </g>
                  )}
                </For>
              </g>
            )
          }}
        </For>
        <For each={drawing.open()}>
          {(hex) => (
            <path
              class="drawn-open"
              d={HEX}
              transform={moveTo(board.layout, hex)}
              role="button"
              tabindex="-1"
              data-rove=""
              aria-label={tDrawUp('there', { piece: heldName(), hex: hexName(board.table.view(), hex) })}
              onFocus={() => board.point(hex)}
              onClick={() => drawing.moveTo(hex)}
              onKeyDown={byKey(() => drawing.moveTo(hex))}
            />
          )}
        </For>
      </g>
    </Show>
  )
}

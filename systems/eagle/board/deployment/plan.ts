/**
 * The visible plan of a side's set-up: drawn up in one go, changed piece by piece, and placed when the player confirms
 * it.
 */
import { batch, createEffect, createRoot, createSignal, on } from 'solid-js'
import { type Piece, samePiece } from '../../../../src/web/hexboard/pieces.ts'
import type { BoardState } from '../board-state.ts'
import { arrange, formationOf, openTo, type Plan, waiting, wantedIn } from './arrange.ts'

export interface DrawingUp {
  /** The pieces to place, and their hexes; undefined without a plan. */
  readonly plan: () => Plan | undefined
  /** The piece of the plan that is being moved, and the hexes that are open to it. */
  readonly held: () => Piece | undefined
  readonly open: () => readonly number[]
  /** Plans all pieces that are still to be placed, or those of one formation and its leader. */
  drawUp(formation?: number): void
  hold(piece: Piece | undefined): void
  /** Moves the held piece; other pieces that then cannot stay go to the nearest hex. */
  moveTo(hex: number): void
  discard(): void
  /** Places everything as planned. */
  place(): void
}

const known = new WeakMap<BoardState, DrawingUp>()

/** The one plan of a board. */
export function drawingUpOf(board: BoardState): DrawingUp {
  const there = known.get(board)
  if (there) return there
  const made = createRoot(() => make(board))
  known.set(board, made)
  return made
}

/** The pieces that this player may place: for a comrade, those of his formations. */
export function mine(board: BoardState): Piece[] {
  const { table } = board
  const p = table.view()
  const { comrade } = table.info
  const all = waiting(p, table.seat())
  if (!comrade) return all
  return all.filter((piece) => comrade.formations.includes(p.scenario.army.formations[formationOf(p, piece)] ?? ''))
}

function make(board: BoardState): DrawingUp {
  const { table } = board
  const [plan, setPlan] = createSignal<Plan>()
  const [held, setHeld] = createSignal<Piece>()
  const [open, setOpen] = createSignal<readonly number[]>([])
  const discard = () =>
    batch(() => {
      setOpen([])
      setHeld(undefined)
      setPlan(undefined)
    })
  const lay = (pieces: readonly Piece[], wanted: (piece: Piece) => number) => {
    const next = arrange(table.engine, table.view(), table.seat(), pieces, wanted)
    batch(() => {
      setOpen([])
      setHeld(undefined)
      board.choose(undefined)
      board.openFan(-1)
      setPlan(next)
    })
  }
  // After anything is placed or taken back, or when the player looks at the past, the plan no longer fits the position.
  createEffect(on(table.view, discard, { defer: true }))
  return {
    plan,
    held,
    open,
    drawUp(formation = -1) {
      const p = table.view()
      const pieces = mine(board).filter((piece) => formation < 0 || formationOf(p, piece) === formation)
      lay(pieces, wantedIn(p, table.seat()))
    },
    hold(piece) {
      const now = plan()
      setHeld(piece)
      setOpen([])
      if (!now || !piece) return
      // All other pieces are placed; this one may go wherever the rules let the last piece go.
      const others = now.placed.filter((one) => !samePiece(one.piece, piece))
      const without = arrange(
        table.engine,
        table.view(),
        table.seat(),
        others.map((one) => one.piece),
        placesOf(now),
      )
      const here = now.placed.find((one) => samePiece(one.piece, piece))?.hex ?? -1
      setOpen(openTo(table.engine, without.after, table.seat(), piece, [here]).filter((hex) => hex !== here))
    },
    moveTo(hex) {
      const [now, piece] = [plan(), held()]
      if (!now || !piece) return
      const places = placesOf(now)
      const pieces = now.placed.map((one) => one.piece)
      lay([...pieces, ...now.left], (one) => (samePiece(one, piece) ? hex : places(one)))
    },
    discard,
    place() {
      const texts = plan()?.placed.map(({ text }) => text) ?? []
      discard()
      if (texts.length > 0) table.act(...texts)
    },
  }
}

const placesOf =
  ({ placed }: Plan) =>
  (piece: Piece): number =>
    placed.find((one) => samePiece(one.piece, piece))?.hex ?? -1

import { createEffect, createSignal, For, type JSX, on, Show, Suspense } from 'solid-js'
import { stepped } from '../board/requests.ts'
import { Counter } from '../counters/Counter.tsx'
import { squared } from '../counters/counter.ts'
import { stepChoice } from '../ui/step-choice.ts'
import { tChoices } from '../words/hexchoices/t.ts'
import type { HexBoard } from './board-state.ts'
import { type Choice, isClosing, isGeneral, isOf } from './choices.ts'
import type { Piece } from './pieces.ts'
import '../battle/choices.css'

/** Longer lists of what no piece does appear only under “Everything”. */
const GENERAL = 24

/** Longer lists of everything legal are folded by piece. */
const FLAT = 40

/** The marks on the map: targets come first, and the hexes of a march after what is in the panel. */
function marked() {
  const all = [...document.querySelectorAll<SVGElement>('.hex-board .target, .hex-board .corner')]
  const isFirst = (one: SVGElement) => one.matches('.target-hostile') || one.querySelector('.target-cost') === null
  return { before: all.filter(isFirst), after: all.filter((one) => !isFirst(one)) }
}

/** The class names of parts include the system (`eagle-tools`), for its own styles. */
const called = ({ field }: HexBoard, part: string): string => `choice-${part} ${field.id}-${part}`

/**
 * The chosen counter and what it can do apart from moving on the map, which others can act, and everything legal as a
 * list. Parts of a particular system come before and after.
 */
export function Tools(props: {
  readonly board: HexBoard
  /** What is particular to the question: an order sheet, a plan. */
  readonly before?: JSX.Element
  /** Does it cover the whole question, so that nothing else is listed? */
  readonly asksAll?: boolean
  /** The odds of what is pointed at. */
  readonly odds?: JSX.Element
  /** What the chosen piece can do; if left out, its choices that are not on the map. */
  readonly chosen?: (piece: Piece) => JSX.Element
  /** In place of the pieces that can act: choices that ask for one of them. */
  readonly single?: readonly Choice[]
  readonly after?: JSX.Element
}): JSX.Element {
  const { board } = props
  const { field } = board
  let host: HTMLDivElement | undefined
  const [listed, setListed] = createSignal(false)
  createEffect(
    on(
      stepped,
      (wish) => {
        if (wish?.what === 'choice' && host) stepChoice(host, wish.by, marked())
      },
      { defer: true },
    ),
  )
  const general = () =>
    board
      .choices()
      .filter((choice) => isGeneral(choice) && !isClosing(choice) && choice.hex < 0 && choice.corner < 0)
      .slice(0, GENERAL)
  return (
    <Show when={board.asked() || board.lingers()}>
      <div ref={host} class={called(board, 'tools')} aria-busy={board.lingers()}>
        {props.before}
        <Show when={!props.asksAll && board.several().length > 0}>
          <Rows board={board} list={board.several()} />
          <Show when={board.striking()}>
            {(way) => (
              <button type="button" class="button small" onClick={() => board.ride(way())}>
                {tChoices('into', { hex: field.hexName(way().hex) })}
              </button>
            )}
          </Show>
        </Show>
        {props.odds}
        <Show when={board.chosen()} fallback={<Unchosen board={board} single={props.single ?? []} />}>
          {(piece) => <Suspense>{props.chosen?.(piece()) ?? <Chosen board={board} piece={piece()} />}</Suspense>}
        </Show>
        <Show when={!props.asksAll && general().length > 0}>
          <Rows board={board} list={general()} />
        </Show>
        <details class={called(board, 'all')} open={listed()} onToggle={(event) => setListed(event.currentTarget.open)}>
          <summary>{tChoices('all', { count: board.choices().length })}</summary>
          <Show when={listed()}>
            <Everything board={board} />
          </Show>
        </details>
        {props.after}
      </div>
    </Show>
  )
}

/** Everything legal: as one list or, if that is too long, what no piece does and then each piece, folded. */
function Everything(props: { readonly board: HexBoard }): JSX.Element {
  const { board } = props
  const isLong = () => board.choices().length > FLAT && board.pieces().length > 1
  return (
    <Show when={isLong()} fallback={<Rows board={board} list={board.choices()} />}>
      <Rows board={board} list={board.choices().filter(isGeneral)} />
      <For each={board.pieces()}>{(piece) => <Folded board={board} piece={piece} />}</For>
    </Show>
  )
}

/** What one piece can do, under its name. */
function Folded(props: { readonly board: HexBoard; readonly piece: Piece }): JSX.Element {
  const { board } = props
  const [isOpen, setOpen] = createSignal(false)
  const list = () => board.choices().filter((choice) => isOf(choice, props.piece))
  return (
    <details class="choice-folded" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{tChoices('allOf', { name: board.field.pieceName(props.piece), count: list().length })}</summary>
      <Show when={isOpen()}>
        <Rows board={board} list={list()} />
      </Show>
    </details>
  )
}

/** The name of the chosen piece, and a button that deselects it. */
export function ChosenName(props: { readonly board: HexBoard; readonly piece: Piece }): JSX.Element {
  const { board } = props
  return (
    <h3>
      {tChoices('chosen', { name: board.field.pieceName(props.piece) })}
      <Show when={board.pieces().length > 1}>
        <button type="button" data-aside class="button small" onClick={() => board.choose(undefined)}>
          {tChoices('unchoose')}
        </button>
      </Show>
    </h3>
  )
}

/** The chosen piece, with its choices that are not on the map. */
function Chosen(props: { readonly board: HexBoard; readonly piece: Piece }): JSX.Element {
  const { board } = props
  const beside = () => board.own().filter((choice) => choice.hex < 0 && choice.corner < 0)
  return (
    <section>
      <ChosenName board={board} piece={props.piece} />
      <Rows board={board} list={beside()} whole />
      <p class="choice-note">{board.field.pieceWords(props.piece)}</p>
    </section>
  )
}

/** With no piece chosen: the pieces that can act; or their choices, if each has only one and none is on the map. */
function Unchosen(props: { readonly board: HexBoard; readonly single: readonly Choice[] }): JSX.Element {
  const { board } = props
  const { field } = board
  /** A piece that is chosen here is not under the pointer. */
  const pick = (piece: Piece) => {
    board.point(-1)
    board.choose(piece)
  }
  return (
    <Show when={props.single.length === 0} fallback={<Rows board={board} list={props.single} />}>
      <Show when={board.pieces().length > 0}>
        <p class="choice-note">{tChoices('nobody')}</p>
        <ul class={called(board, 'pieces')} aria-label={tChoices('pieces')}>
          <For each={board.pieces()}>
            {(piece) => (
              <li>
                <button type="button" class="button small" onClick={() => pick(piece)}>
                  <Show when={piece.kind === 'unit'}>
                    <svg class="choice-sign" viewBox="-22 -22 44 44" aria-hidden="true">
                      <Counter face={squared(field.faceOf(piece.n))} />
                    </svg>
                  </Show>
                  {field.pieceName(piece)}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </Show>
  )
}

/** Choices in words, a button for each; `whole`: with everything that a click on the map would do. */
export function Rows(props: {
  readonly board: HexBoard
  readonly list: readonly Choice[]
  readonly whole?: boolean
}): JSX.Element {
  const { board } = props
  const { field } = board
  /** What is not legal yet must be begun first. */
  const texts = (choice: Choice) =>
    props.whole || !board.choices().includes(choice) ? field.textsOf(choice) : [choice.legal.text]
  /** A choice about a hex highlights that hex. */
  const show = ({ hex }: Choice) => {
    if (hex >= 0) board.point(hex)
  }
  return (
    <ul class={called(board, 'list')}>
      <For each={props.list}>
        {(choice) => (
          <li>
            <button
              type="button"
              class="button small"
              onPointerEnter={() => show(choice)}
              onFocus={() => show(choice)}
              onClick={() => board.act(...texts(choice))}
            >
              {field.choiceName(choice)}
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}

/** A button that ends a question. */
export const Finish = (props: {
  readonly board: HexBoard
  readonly words: string
  readonly press: () => void
}): JSX.Element => (
  <button type="button" class={`button main ${called(props.board, 'finish')}`} onClick={props.press}>
    {props.words}
  </button>
)

/**
 * The buttons that end a phase or an optional question: below everything else in the panel, and always in sight.
 * `ends`: does a choice end the question? Parts of a particular system come before them.
 */
export function Ends(props: {
  readonly board: HexBoard
  readonly ends: (choice: Choice) => boolean
  /** What pressing one of these buttons does, if it is more than the action. */
  readonly press?: (choice: Choice) => void
  readonly before?: JSX.Element
  /** Shown in their place if there are none. */
  readonly none?: JSX.Element
}): JSX.Element {
  const { board } = props
  return (
    <div class={called(board, 'ends')} aria-busy={board.lingers()}>
      <Show when={board.lone()}>
        <p class="choice-note">{tChoices('lone')}</p>
      </Show>
      {props.before}
      <For each={board.choices().filter(props.ends)} fallback={props.none}>
        {(choice) => (
          <Finish
            board={board}
            words={board.field.choiceName(choice)}
            press={() => (props.press ? props.press(choice) : board.act(choice.legal.text))}
          />
        )}
      </For>
    </div>
  )
}

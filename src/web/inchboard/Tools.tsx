import { createEffect, createMemo, createSignal, For, type JSX, on, Show, Suspense } from 'solid-js'
import { stepped } from '../board/requests.ts'
import { isTouch } from '../ui/press.ts'
import { stepChoice } from '../ui/step-choice.ts'
import { tInches } from '../words/inches/t.ts'
import { Drawn } from './Bases.tsx'
import type { InchBoard } from './board-state.ts'
import type { Choice } from './tabletop.ts'
import '../battle/choices.css'

/** Longer lists are folded, verb by verb. */
const FLAT = 9

const isGeneral = ({ body }: Choice): boolean => body < 0

/** What can be done to others on the table comes before what is in the panel. */
const marked = () => ({ before: [...document.querySelectorAll<SVGElement>('.inch-board .piece-hostile')], after: [] })

/**
 * The chosen body and what it can do, which others can act, and everything legal as a list. Parts of a particular
 * system come before and after.
 */
export function Tools(props: {
  readonly board: InchBoard
  /** What is particular to the question: an order sheet. */
  readonly before?: JSX.Element
  /** Is the choice offered by `before`, and so not listed again? */
  readonly isOffered?: (choice: Choice) => boolean
  /** The odds of what is pointed at. */
  readonly odds?: JSX.Element
  /** What is above the list of the chosen body: a ruler, handles. */
  readonly chosen?: JSX.Element
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
  const isListed = (choice: Choice) => !field.isEnd(choice) && !props.isOffered?.(choice)
  const general = () => board.choices().filter((choice) => isGeneral(choice) && isListed(choice))
  return (
    <Show when={board.asked() || board.lingers()}>
      <div ref={host} class={`choice-tools ${field.id}-tools`} aria-busy={board.lingers()}>
        {props.before}
        <Show when={board.several().length > 0}>
          <section ref={(asked) => queueMicrotask(() => asked.scrollIntoView({ block: 'nearest' }))}>
            <Rows board={board} list={board.several()} isAsked />
            <Suspense>{props.odds}</Suspense>
          </section>
        </Show>
        <Show when={board.chosen() >= 0} fallback={<Unchosen board={board} />}>
          <section>
            <ChosenName board={board} />
            <Suspense>{props.chosen}</Suspense>
            <Grouped board={board} list={board.own().filter(isListed)} />
          </section>
        </Show>
        <Show when={board.several().length === 0}>
          <Suspense>{props.odds}</Suspense>
        </Show>
        <Show when={board.chosen() >= 0}>
          <p class="choice-note">{field.bodyWords(board.chosen())}</p>
        </Show>
        <Grouped board={board} list={general()} />
        <details class="choice-all" open={listed()} onToggle={(event) => setListed(event.currentTarget.open)}>
          <summary>{tInches('all', { count: board.choices().length })}</summary>
          <Show when={listed()}>
            <Rows board={board} list={board.choices().filter(isGeneral)} />
            <For each={board.bodies()}>{(body) => <OfBody board={board} body={body} />}</For>
          </Show>
        </details>
        {props.after}
      </div>
    </Show>
  )
}

/** What one body can do, under its name. */
const OfBody = (props: { readonly board: InchBoard; readonly body: number }): JSX.Element => {
  const { board } = props
  const list = () => board.choices().filter(({ body }) => body === props.body)
  return <Folded title={board.field.bodyName(props.body)} list={list()} board={board} />
}

function Folded(props: {
  readonly board: InchBoard
  readonly title: string
  readonly list: readonly Choice[]
}): JSX.Element {
  const [isOpen, setOpen] = createSignal(false)
  return (
    <details class="choice-folded" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{tInches('allOf', { name: props.title, count: props.list.length })}</summary>
      <Show when={isOpen()}>
        <Rows board={props.board} list={props.list} />
      </Show>
    </details>
  )
}

/** The name of the chosen body, and a button that deselects it. */
function ChosenName(props: { readonly board: InchBoard }): JSX.Element {
  const { board } = props
  return (
    <h3>
      {tInches('chosen', { name: board.field.bodyName(board.chosen()) })}
      <Show when={board.bodies().length > 1}>
        <button type="button" data-aside class="button small" onClick={() => board.choose(-1)}>
          {tInches('unchoose')}
        </button>
      </Show>
    </h3>
  )
}

/** The bodies that can act. */
function Unchosen(props: { readonly board: InchBoard }): JSX.Element {
  const { board } = props
  return (
    <Show when={board.bodies().length > 0}>
      <p class="choice-note">{tInches('nobody')}</p>
      <ul class="choice-pieces" aria-label={tInches('bodies')}>
        <For each={board.bodies()}>
          {(body) => (
            <li>
              <button
                type="button"
                class="button small"
                onPointerEnter={() => board.hover(body)}
                onPointerLeave={() => board.hover(-1)}
                onClick={() => board.choose(body)}
              >
                <Sign board={board} body={body} />
                {board.field.bodyName(body)}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

/** A small picture of a body as it stands, its front upwards. */
export function Sign(props: { readonly board: InchBoard; readonly body: number }): JSX.Element {
  const one = () => props.board.standingOf(props.body)
  return (
    <Show when={one()}>
      {(there) => {
        const size = () => Math.max(there().front, there().depth) / 2 + 26
        return (
          <svg
            class={`choice-sign nation-${there().face.nation}`}
            viewBox={`${-size()} ${-size()} ${2 * size()} ${2 * size()}`}
            aria-hidden="true"
          >
            <Drawn one={there()} turn={0} />
          </svg>
        )
      }}
    </Show>
  )
}

/** A list of choices; if it is long, verbs with many choices are folded. */
function Grouped(props: { readonly board: InchBoard; readonly list: readonly Choice[] }): JSX.Element {
  const { board } = props
  const groups = createMemo(() => {
    const byVerb = new Map<string, Choice[]>()
    // What is done to an enemy comes first: it matters most, and the list is long.
    const [aimed, others] = [
      props.list.filter(board.field.isHostile),
      props.list.filter((one) => !board.field.isHostile(one)),
    ]
    for (const choice of [...aimed, ...others]) byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice])
    const isLong = props.list.length > FLAT
    const isFolded = ([, list]: [string, Choice[]]) => isLong && list.length > FLAT / 2
    return {
      flat: [...byVerb].filter((group) => !isFolded(group)).flatMap(([, list]) => list),
      folded: [...byVerb].filter(isFolded),
    }
  })
  return (
    <>
      <Rows board={board} list={groups().flat} />
      <For each={groups().folded}>
        {([verb, list]) => <Folded board={board} title={board.field.groupName(verb, list.length)} list={list} />}
      </For>
    </>
  )
}

/** A choice in words; with the body that acts, if several could and none is chosen. */
export function saidChoice(board: InchBoard, choice: Choice): string {
  const said = board.field.choiceName(choice)
  const isOpen = board.chosen() < 0 && choice.body >= 0 && board.several().includes(choice)
  return isOpen ? `${board.field.bodyName(choice.body)}: ${said}` : said
}

/**
 * Choices in words, a button for each. On a touch screen the first press shows the odds of an attack, unless they are
 * already shown.
 */
export function Rows(props: {
  readonly board: InchBoard
  readonly list: readonly Choice[]
  readonly isAsked?: boolean
}): JSX.Element {
  const { board } = props
  const press = (choice: Choice, event: MouseEvent) => {
    if (isTouch(event) && board.field.isHostile(choice) && !props.isAsked) board.ask([choice])
    else board.act(choice.legal.text)
  }
  return (
    <ul class="choice-list">
      <For each={props.list}>
        {(choice) => (
          <li>
            <button
              type="button"
              class="button small"
              onPointerEnter={() => board.look(choice)}
              onPointerLeave={() => board.look(undefined)}
              onFocus={() => board.look(choice)}
              onClick={(event) => press(choice, event)}
            >
              {saidChoice(board, choice)}
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}

/** The buttons that end a question or a turn: below everything else in the panel, and always in sight. */
export function Ends(props: { readonly board: InchBoard }): JSX.Element {
  const { board } = props
  return (
    <div class="choice-ends" aria-busy={board.lingers()}>
      <For each={board.choices().filter(board.field.isEnd)}>
        {(choice) => (
          <button type="button" class="button main choice-finish" onClick={() => board.act(choice.legal.text)}>
            {board.field.choiceName(choice)}
          </button>
        )}
      </For>
    </div>
  )
}

import { createEffect, createMemo, createSignal, For, Index, type JSX, on, onCleanup, Show } from 'solid-js'
import { centreOn } from '../../../src/web/board/requests.ts'
import { signed } from '../../../src/web/board/sentence.ts'
import type { Table, Told } from '../../../src/web/board/table.ts'
import { Die } from '../../../src/web/ui/Die.tsx'
import { Glyph } from '../../../src/web/ui/Glyph.tsx'
import { pointsName } from '../rules/state/fractions.ts'
import type { Eagle } from '../rules/state/position.ts'
import { tTold } from '../words/told/t.ts'
import type { Engagement, Part, Roll } from './engagement.ts'
import { unitName } from './faces.ts'
import { reading } from './reading.ts'
import { hexName } from './say.ts'
import './engagement.css'

/**
 * What is happening now in one sentence, and the fire or the shock that it belongs to as one story: dice, modifiers,
 * what came of it.
 */
export function Happening(props: { readonly table: Table<Eagle>; readonly grown: () => void }): JSX.Element {
  const { table } = props
  // While a question is open, the story makes room: only the last result stays.
  const [folded, fold] = createSignal(false)
  createEffect(on(table.asked, (asked) => fold(asked)))
  const sized = new ResizeObserver(() => props.grown())
  onCleanup(() => sized.disconnect())
  const [closed, setClosed] = createSignal<string>()
  const [back, setBack] = createSignal(0)
  /** Stories of this turn. */
  const stories = createMemo(() => {
    const log = table.log()
    const from = log.findLastIndex(({ event }) => event === 'TurnBegan')
    const told = from < 0 ? log : log.slice(from)
    return {
      told,
      list:
        reading()
          ?.storiesOf(told, table)
          .filter(({ parts }) => parts.length > 0) ?? [],
    }
  })
  const keyOf = (story: Engagement, told: readonly Told[]) => `${told[story.from]?.n}.${told[story.from]?.k}`
  const last = createMemo(() => {
    // At the end the result has the board.
    if (table.result() !== undefined && table.past.at() === undefined) return undefined
    const { told, list } = stories()
    const story = list.at(-1)
    if (!story || !reading()?.isFresh(story, told) || keyOf(story, told) === closed()) return undefined
    // Who looks back sees the story of that moment alone.
    const at = table.past.at()
    return at !== undefined && told[story.to].n < at ? undefined : story
  })
  const shown = () => {
    const { list } = stories()
    return last() && (list[list.length - 1 - Math.min(back(), list.length - 1)] ?? last())
  }
  const close = () => {
    const { told, list } = stories()
    setBack(0)
    if (list.length > 0) setClosed(keyOf(list.at(-1)!, told))
  }
  return (
    <Show when={shown()}>
      {(story) => (
        <section
          class="story"
          classList={{ folded: folded() }}
          aria-label={tTold('story.title')}
          ref={(card) => sized.observe(card)}
          onPointerDown={(event) => event.stopPropagation()}
        >
          <header>
            <h2>
              <Show when={story().hex >= 0} fallback={titleOf(table, story())}>
                <button
                  type="button"
                  title={tTold('story.place', { hex: hexName(table, story().hex) })}
                  onClick={() => centreOn(hexName(table, story().hex))}
                >
                  {titleOf(table, story())}
                </button>
              </Show>
            </h2>
            <Show when={stories().list.length > 1}>
              <button
                type="button"
                class="button icon plain"
                aria-label={tTold('story.before')}
                disabled={back() >= stories().list.length - 1}
                onClick={() => setBack(back() + 1)}
              >
                <Glyph name="up" />
              </button>
              <button
                type="button"
                class="button icon plain"
                aria-label={tTold('story.after')}
                disabled={back() === 0}
                onClick={() => setBack(back() - 1)}
              >
                <Glyph name="down" />
              </button>
            </Show>
            <button
              type="button"
              class="button icon plain"
              aria-expanded={!folded()}
              aria-label={folded() ? tTold('story.unfold') : tTold('story.fold')}
              title={folded() ? tTold('story.unfold') : tTold('story.fold')}
              onClick={() => fold(!folded())}
            >
              <Glyph name={folded() ? 'more' : 'less'} />
            </button>
            <button type="button" class="button icon plain" aria-label={tTold('story.close')} onClick={close}>
              <Glyph name="close" />
            </button>
          </header>
          <Show when={story().units.length > 0 || story().odds}>
            <p class="story-who">
              {story()
                .units.map((unit) => unitName(table, unit))
                .join(', ')}
              <Show when={story().odds}>
                {(odds) => (
                  <b>
                    {tTold('story.odds', {
                      attack: pointsName(odds().args[0]),
                      defense: pointsName(odds().args[1]),
                      odds: reading()!.oddsWords(odds().args[3]),
                    })}
                  </b>
                )}
              </Show>
            </p>
          </Show>
          {/* Its parts stay as it grows: a die that has fallen does not fall again. */}
          <Show when={keyOf(story(), stories().told)} keyed>
            <ol class="story-parts">
              <Index each={story().parts}>{(part) => <Line table={table} part={part()} />}</Index>
            </ol>
          </Show>
        </section>
      )}
    </Show>
  )
}

const titleOf = (table: Table<Eagle>, { kind, hex }: Engagement): string =>
  tTold(`story.${kind}`, { hex: hex < 0 ? '' : hexName(table, hex) })

function Line(props: { readonly table: Table<Eagle>; readonly part: Part }): JSX.Element {
  const roll = () => ('roll' in props.part ? props.part.roll : undefined)
  return (
    <Show
      when={roll()}
      fallback={
        'told' in props.part && <li class="story-told">{reading()!.sentenceOf(props.part.told, props.table)}</li>
      }
    >
      {(one) => <Dice table={props.table} roll={one()} />}
    </Show>
  )
}

/** Where the words for a result stand, by what was rolled for. */
const RESULTS: Readonly<Record<Roll['kind'], string>> = {
  volley: '',
  strike: '',
  morale: 'check',
  rally: 'rally',
  control: 'control',
}

/** A die with what was added to it, each with its rule. */
function Dice(props: { readonly table: Table<Eagle>; readonly roll: Roll }): JSX.Element {
  const { table } = props
  const roll = () => props.roll
  const words = reading()!
  const who = () => tTold(`story.${roll().kind}`, { unit: roll().unit < 0 ? '' : unitName(table, roll().unit) })
  const result = () =>
    roll().kind === 'strike'
      ? words.shockWords(roll().result)
      : roll().result < 0
        ? ''
        : tTold(`${RESULTS[roll().kind]}.${roll().result}`)
  return (
    <li class="story-roll" classList={{ 'story-main': roll().kind === 'strike' }}>
      <Die value={roll().die} side={roll().side} label={tTold('story.dice', { roll: roll().die })} />
      <div>
        <b>{who()}</b>
        <Show when={roll().points > 0}> · {tTold('story.points', { points: roll().points })}</Show>
        <Show when={roll().added.length > 0}>
          <ul>
            <For each={roll().added}>
              {({ value, reason }) => (
                <li>
                  <b>{signed(value)}</b> {words.reasonWords(reason)}{' '}
                  <button
                    type="button"
                    class="rule"
                    aria-label={tTold('story.rule', { rule: words.reasonRule(reason) })}
                    onClick={() => table.cite(words.reasonRule(reason))}
                  >
                    {words.reasonRule(reason)}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <p>
          {roll().added.length > 0 ? tTold('story.counts', { value: roll().counts }) : ''}
          {roll().added.length > 0 && result() ? ': ' : ''}
          {result()}
        </p>
      </div>
    </li>
  )
}

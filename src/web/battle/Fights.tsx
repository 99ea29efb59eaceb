import { createEffect, createMemo, createSignal, For, Index, type JSX, on, onCleanup, Show } from 'solid-js'
import { centreOn } from '../board/requests.ts'
import type { Table } from '../board/table.ts'
import { Die } from '../ui/Die.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import { tBattle } from '../words/battle/t.ts'
import { type Cite, Rule } from './Rule.tsx'
import type { FallenDie, Fight, Part, Roll, Story } from './story.ts'
import './fights.css'

/**
 * The current fight, as a card over the board: dice, modifiers, outcome. It pages back to the other fights of the turn,
 * is folded while a question is open, and can be closed.
 */
export function Fights(props: {
  readonly table: Pick<Table, 'asked' | 'result' | 'past' | 'cite'>
  /** The fights of this turn that have something to show, in order. */
  readonly fights: readonly Fight[]
  /** Is the last of them still current: has nothing else been told since? */
  readonly isFresh: boolean
  /** Called when the card changes its size. */
  readonly grown: () => void
}): JSX.Element {
  const { table } = props
  // While a question is open, the fight makes room: only the last result stays.
  const [folded, fold] = createSignal(false)
  createEffect(on(table.asked, (asked) => fold(asked)))
  const sized = new ResizeObserver(() => props.grown())
  onCleanup(() => sized.disconnect())
  const [closed, setClosed] = createSignal<string>()
  const [back, setBack] = createSignal(0)
  const isOpen = () => {
    const at = table.past.at()
    // At the end the result takes the board.
    if (table.result() !== undefined && at === undefined) return false
    const last = props.fights.at(-1)
    if (!last || !props.isFresh || last.key === closed()) return false
    // A player looking back sees only the fight of that moment.
    return at === undefined || last.until >= at
  }
  const shown = () => (isOpen() ? props.fights.at(-1 - Math.min(back(), props.fights.length - 1)) : undefined)
  const close = () => {
    setBack(0)
    setClosed(props.fights.at(-1)?.key)
  }
  const foldWords = () => tBattle(folded() ? 'unfold' : 'fold')
  return (
    <Show when={shown()}>
      {(fight) => {
        const story = createMemo(() => fight().tell())
        return (
          <section
            class="engagement"
            classList={{ folded: folded() }}
            aria-label={tBattle('happened')}
            ref={(card) => sized.observe(card)}
            onPointerDown={(event) => event.stopPropagation()}
          >
            <header>
              <Title story={story()} />
              <Show when={props.fights.length > 1}>
                <button
                  type="button"
                  class="button icon plain"
                  aria-label={tBattle('before')}
                  disabled={back() >= props.fights.length - 1}
                  onClick={() => setBack(back() + 1)}
                >
                  <Glyph name="up" />
                </button>
                <button
                  type="button"
                  class="button icon plain"
                  aria-label={tBattle('after')}
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
                aria-label={foldWords()}
                title={foldWords()}
                onClick={() => fold(!folded())}
              >
                <Glyph name={folded() ? 'more' : 'less'} />
              </button>
              <button type="button" class="button icon plain" aria-label={tBattle('close')} onClick={close}>
                <Glyph name="close" />
              </button>
            </header>
            <Show when={story().who || story().odds}>
              <p class="engagement-who">
                {story().who}
                <Show when={story().odds}>{(odds) => <b>{odds()}</b>}</Show>
              </p>
            </Show>
            {/* Its parts stay in place as it grows: a die that has fallen does not fall again. */}
            <Show when={fight().key} keyed>
              <ol class="engagement-parts">
                <Index each={story().parts}>{(part) => <Line part={part()} cite={table.cite} />}</Index>
              </ol>
            </Show>
          </section>
        )
      }}
    </Show>
  )
}

function Title(props: { readonly story: Story }): JSX.Element {
  return (
    <h2>
      <Show when={props.story.place} fallback={props.story.title}>
        {(place) => (
          <button type="button" title={tBattle('place', { place: place() })} onClick={() => centreOn(place())}>
            {props.story.title}
          </button>
        )}
      </Show>
    </h2>
  )
}

function Line(props: { readonly part: Part; readonly cite: Cite }): JSX.Element {
  const roll = () => ('roll' in props.part ? props.part.roll : undefined)
  return (
    <Show when={roll()} fallback={<li class="engagement-told">{'said' in props.part ? props.part.said : ''}</li>}>
      {(one) => <Dice roll={one()} cite={props.cite} />}
    </Show>
  )
}

const sayDie = ({ value, says }: FallenDie): string => {
  const die = tBattle('die', { roll: value })
  return says === undefined ? die : `${die}, ${says}`
}

/** Dice with their modifiers, each with its rule, and the outcome. */
function Dice(props: { readonly roll: Roll; readonly cite: Cite }): JSX.Element {
  const outcome = () => [props.roll.counts, props.roll.result].filter(Boolean).join(': ')
  return (
    <li
      class="engagement-roll"
      classList={{ 'engagement-main': props.roll.decides === true, 'engagement-many': props.roll.dice.length > 1 }}
    >
      <div class="engagement-dice">
        <Index each={props.roll.dice}>
          {(die) => (
            <span>
              <Die value={die().value} side={die().side} faces={die().faces} tone={die().tone} label={sayDie(die())} />
              <Show when={die().says}>{(says) => <small aria-hidden="true">{says()}</small>}</Show>
            </span>
          )}
        </Index>
      </div>
      <div>
        <b>{props.roll.what}</b>
        <Show when={props.roll.weight}>{(weight) => <> · {weight()}</>}</Show>
        <Show when={props.roll.added.length > 0}>
          <ul>
            <For each={props.roll.added}>
              {({ value, reason, rule }) => (
                <li>
                  <b>{value}</b> {reason} <Rule rule={rule} cite={props.cite} />
                </li>
              )}
            </For>
          </ul>
        </Show>
        <p>{outcome()}</p>
      </div>
    </li>
  )
}

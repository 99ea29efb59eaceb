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
 * What is happening now in one sentence, and the fire or the shock that it belongs to as one engagement: dice, modifiers,
 * what came of it.
 */
export function Happening(props: { readonly table: Table<Eagle>; readonly grown: () => void }): JSX.Element {
  const { table } = props
  // While a question is open, the engagement makes room: only the last result stays.
  const [folded, fold] = createSignal(false)
  createEffect(on(table.asked, (asked) => fold(asked)))
  const sized = new ResizeObserver(() => props.grown())
  onCleanup(() => sized.disconnect())
  const [closed, setClosed] = createSignal<string>()
  const [back, setBack] = createSignal(0)
  /** Engagements of this turn. */
  const engagements = createMemo(() => {
    const log = table.log()
    const from = log.findLastIndex(({ event }) => event === 'TurnBegan')
    const told = from < 0 ? log : log.slice(from)
    return {
      told,
      list:
        reading()
          ?.engagementsOf(told, table)
          .filter(({ parts }) => parts.length > 0) ?? [],
    }
  })
  const keyOf = (engagement: Engagement, told: readonly Told[]) =>
    `${told[engagement.from]?.n}.${told[engagement.from]?.k}`
  const last = createMemo(() => {
    // At the end the result has the board.
    if (table.result() !== undefined && table.past.at() === undefined) return undefined
    const { told, list } = engagements()
    const engagement = list.at(-1)
    if (!engagement || !reading()?.isFresh(engagement, told) || keyOf(engagement, told) === closed()) return undefined
    // Who looks back sees the engagement of that moment alone.
    const at = table.past.at()
    return at !== undefined && told[engagement.to].n < at ? undefined : engagement
  })
  const shown = () => {
    const { list } = engagements()
    return last() && (list[list.length - 1 - Math.min(back(), list.length - 1)] ?? last())
  }
  const close = () => {
    const { told, list } = engagements()
    setBack(0)
    if (list.length > 0) setClosed(keyOf(list.at(-1)!, told))
  }
  return (
    <Show when={shown()}>
      {(engagement) => (
        <section
          class="engagement"
          classList={{ folded: folded() }}
          aria-label={tTold('engagement.title')}
          ref={(card) => sized.observe(card)}
          onPointerDown={(event) => event.stopPropagation()}
        >
          <header>
            <h2>
              <Show when={engagement().hex >= 0} fallback={titleOf(table, engagement())}>
                <button
                  type="button"
                  title={tTold('engagement.place', { hex: hexName(table, engagement().hex) })}
                  onClick={() => centreOn(hexName(table, engagement().hex))}
                >
                  {titleOf(table, engagement())}
                </button>
              </Show>
            </h2>
            <Show when={engagements().list.length > 1}>
              <button
                type="button"
                class="button icon plain"
                aria-label={tTold('engagement.before')}
                disabled={back() >= engagements().list.length - 1}
                onClick={() => setBack(back() + 1)}
              >
                <Glyph name="up" />
              </button>
              <button
                type="button"
                class="button icon plain"
                aria-label={tTold('engagement.after')}
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
              aria-label={folded() ? tTold('engagement.unfold') : tTold('engagement.fold')}
              title={folded() ? tTold('engagement.unfold') : tTold('engagement.fold')}
              onClick={() => fold(!folded())}
            >
              <Glyph name={folded() ? 'more' : 'less'} />
            </button>
            <button type="button" class="button icon plain" aria-label={tTold('engagement.close')} onClick={close}>
              <Glyph name="close" />
            </button>
          </header>
          <Show when={engagement().units.length > 0 || engagement().odds}>
            <p class="engagement-who">
              {engagement()
                .units.map((unit) => unitName(table, unit))
                .join(', ')}
              <Show when={engagement().odds}>
                {(odds) => (
                  <b>
                    {tTold('engagement.odds', {
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
          <Show when={keyOf(engagement(), engagements().told)} keyed>
            <ol class="engagement-parts">
              <Index each={engagement().parts}>{(part) => <Line table={table} part={part()} />}</Index>
            </ol>
          </Show>
        </section>
      )}
    </Show>
  )
}

const titleOf = (table: Table<Eagle>, { kind, hex }: Engagement): string =>
  tTold(`engagement.${kind}`, { hex: hex < 0 ? '' : hexName(table, hex) })

function Line(props: { readonly table: Table<Eagle>; readonly part: Part }): JSX.Element {
  const roll = () => ('roll' in props.part ? props.part.roll : undefined)
  return (
    <Show
      when={roll()}
      fallback={
        'told' in props.part && <li class="engagement-told">{reading()!.sentenceOf(props.part.told, props.table)}</li>
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
  const who = () => tTold(`engagement.${roll().kind}`, { unit: roll().unit < 0 ? '' : unitName(table, roll().unit) })
  const result = () =>
    roll().kind === 'strike'
      ? words.shockWords(roll().result)
      : roll().result < 0
        ? ''
        : tTold(`${RESULTS[roll().kind]}.${roll().result}`)
  return (
    <li class="engagement-roll" classList={{ 'engagement-main': roll().kind === 'strike' }}>
      <Die value={roll().die} side={roll().side} label={tTold('engagement.dice', { roll: roll().die })} />
      <div>
        <b>{who()}</b>
        <Show when={roll().points > 0}> · {tTold('engagement.points', { points: roll().points })}</Show>
        <Show when={roll().added.length > 0}>
          <ul>
            <For each={roll().added}>
              {({ value, reason }) => (
                <li>
                  <b>{signed(value)}</b> {words.reasonWords(reason)}{' '}
                  <button
                    type="button"
                    class="rule"
                    aria-label={tTold('engagement.rule', { rule: words.reasonRule(reason) })}
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
          {roll().added.length > 0 ? tTold('engagement.counts', { value: roll().counts }) : ''}
          {roll().added.length > 0 && result() ? ': ' : ''}
          {result()}
        </p>
      </div>
    </li>
  )
}

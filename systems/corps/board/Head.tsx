import { createMemo, For, type JSX, Show } from 'solid-js'
import { Head as Shown } from '../../../src/web/battle/Head.tsx'
import type { Table } from '../../../src/web/board/table.ts'
import { type Corps, chip } from '../rules/state/position.ts'
import { commandName, nationOf } from './faces.ts'
import { activeCommand, hasPips } from './turn.ts'
import { t } from './words.ts'
import './head.css'

/** More pips than this are shown as a number. */
const PIPS = 12
const STATES = ['out', 'in', 'lapsed', 'drawn'] as const

/** The move, whose turn it is, the pips that are left, and the chips: drawn, and still in the bag. */
export function Head(props: { readonly table: Table<Corps> }): JSX.Element {
  const p = props.table.view
  const moves = () => p().scenario.moves
  const words = () => t('head.move', { move: Math.max(1, p().move), moves: moves() })
  const active = createMemo(() => (p().result === 0 ? activeCommand(props.table) : -1))
  return (
    <div class="corps-head">
      <Shown
        system="corps"
        turn={words()}
        track={{
          words: words(),
          turns: Array.from({ length: moves() }, (_, k) => ({ title: t('head.moveNumber', { move: k + 1 }) })),
          past: p().move - 1,
        }}
        phase={
          active() >= 0
            ? {
                whose: { words: commandName(p().scenario, active()), nation: p().scenario.commands[active()].nation },
                parts: [],
                now: -1,
              }
            : undefined
        }
      />
      <div class="corps-bag">
        <Chips p={p()} active={active()} />
        <Show when={active() >= 0 && hasPips(props.table)}>
          <Pips pips={p().pips} />
        </Show>
      </div>
    </div>
  )
}

/** Pips as they are spent. */
const Pips = (props: { readonly pips: number }): JSX.Element => (
  <span
    class="corps-pips"
    role="img"
    aria-label={t('head.pips', { pips: props.pips })}
    title={t('head.pips', { pips: props.pips })}
  >
    <Show when={props.pips <= PIPS} fallback={<b>{props.pips}</b>}>
      <For each={Array.from({ length: props.pips })}>{() => <i />}</For>
    </Show>
    <span aria-hidden="true">{t('head.pips', { pips: props.pips })}</span>
  </span>
)

/** The chips of this move: commanders whose turn is over, whose turn it is, and who are still in the bag. */
function Chips(props: { readonly p: Corps; readonly active: number }): JSX.Element {
  const chips = createMemo(() => {
    const { scenario, chips: states } = props.p
    const { commands, tactical } = scenario
    const all = commands.map(({ chip: number, nation }, k) => ({
      title: commandName(scenario, k),
      text: String(number),
      nation,
      state: states[k],
      k,
    }))
    const special = [
      { title: t('chip.poor'), text: t('chip.poorSign'), nation: 'none', state: states[commands.length], k: -2 },
      {
        title: t('chip.tactical'),
        text: t('chip.tacticalSign'),
        nation: tactical > 0 ? nationOf(scenario, tactical - 1) : 'none',
        state: states[commands.length + 1],
        k: -2,
      },
    ]
    return [...all, ...special].filter(({ state }) => state !== chip.OUT)
  })
  const titleOf = (one: ReturnType<typeof chips>[number]) =>
    t(`chip.${one.k === props.active ? 'active' : STATES[one.state]}`, { name: one.title })
  return (
    <Show when={chips().length > 0}>
      <ul class="corps-chips" aria-label={t('head.chips')}>
        <For each={chips()}>
          {(one) => (
            <li
              class={`nation-${one.nation} chip-${STATES[one.state]}`}
              aria-current={one.k === props.active ? 'true' : undefined}
              title={titleOf(one)}
            >
              <span aria-hidden="true">{one.text}</span>
              <span class="hearing">{titleOf(one)}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

import { For, type JSX, Show } from 'solid-js'
import { tipped } from '../../../src/web/ui/tips.ts'
import { SIDES } from '../rules/state/board.ts'
import type { Plan, Rect } from './plan.ts'
import type { Staff } from './staff.ts'
import { t } from './words.ts'

const MOST = 10

/** The ladder of victory points with a flag for each side, and the row of chips beside it. */
export function Score(props: { readonly staff: Staff; readonly plan: Plan; readonly rect: Rect }): JSX.Element {
  const p = props.staff.shown
  const morale = () => p().scenario.readings.armyMorale
  const most = () => (morale() ? 15 : MOST)
  const rect = () => props.rect
  const upright = () => props.plan.format === 'wide'
  const from = () => (upright() ? rect().y + rect().h - 116 : rect().x + 156)
  const long = () => (upright() ? rect().h - 186 : rect().w - 380)
  const at = (vp: number) =>
    upright()
      ? from() - (Math.max(0, Math.min(most(), vp)) / most()) * long()
      : from() + (Math.max(0, Math.min(most(), vp)) / most()) * long()
  const axis = () => (upright() ? rect().x + rect().w / 2 : rect().y + 44)
  const ticks = () => Array.from({ length: most() + 1 }, (_, k) => k)
  const tip = () => ({
    title: t('score'),
    lines: [
      t(morale() ? 'scoreTipMorale' : 'scoreTip', {
        white: p().vp[0],
        black: p().vp[1],
        rounds: p().scenario.tables.file.game.rounds,
      }),
      ...(morale() ? [] : [t('pool', { count: p().pool })]),
    ],
    rule: morale() ? 'G134' : 'G4',
  })
  return (
    <g
      ref={(thing) => tipped(thing, tip)}
      class="score"
      role="img"
      tabindex="-1"
      data-rove=""
      aria-label={`${t('score')}: ${tip().lines.join(' ')}`}
    >
      <rect class="score-hit" x={rect().x} y={rect().y} width={rect().w} height={rect().h} rx="4" />
      <text
        class="score-title"
        x={upright() ? rect().x + rect().w / 2 : rect().x + 4}
        y={rect().y + (upright() ? 28 : 50)}
        text-anchor={upright() ? 'middle' : 'start'}
      >
        {t('score')}
      </text>
      <For each={ticks().slice(1)}>
        {(k) => {
          const a = () => Math.min(at(k - 1), at(k))
          const size = () => Math.abs(at(k) - at(k - 1))
          return (
            <rect
              class={`score-bar score-bar-${k % 2}`}
              x={upright() ? axis() - 5 : a()}
              y={upright() ? a() : axis() - 5}
              width={upright() ? 10 : size()}
              height={upright() ? size() : 10}
            />
          )
        }}
      </For>
      <For each={ticks()}>
        {(k) => (
          <text
            class="score-tick"
            classList={{ last: k === most() && !morale() }}
            x={upright() ? axis() - 17 : at(k)}
            y={upright() ? at(k) + 5 : axis() + 24}
          >
            {k}
          </text>
        )}
      </For>
      <For each={SIDES}>
        {(side) => {
          const left = () => (side === 0) === upright() || !upright()
          return (
            <g
              class={`score-flag side-${side}`}
              style={{
                transform: upright()
                  ? `translate(${axis() + (side === 0 ? -8 : 8)}px, ${at(p().vp[side])}px)`
                  : `translate(${at(p().vp[side])}px, ${axis() + (side === 0 ? 8 : -8)}px)`,
              }}
            >
              <Show
                when={upright()}
                fallback={
                  <path
                    class="score-cloth"
                    d={side === 0 ? 'M0 0 V22 M0 22 h24 v-14 h-24' : 'M0 0 V-22 h24 v14 h-24'}
                  />
                }
              >
                <path class="score-cloth" d={left() ? 'M0 0 H-42 V-20 H-10 L0 0' : 'M0 0 H42 V-20 H10 L0 0'} />
              </Show>
              <text
                class="score-number"
                x={upright() ? (left() ? -27 : 27) : 12}
                y={upright() ? -4 : side === 0 ? 21 : -9}
              >
                {p().vp[side]}
              </text>
            </g>
          )
        }}
      </For>
      <Show when={!morale()}>
        <Show when={upright()}>
          <text class="score-pool" x={rect().x + rect().w / 2} y={rect().y + rect().h - 64}>
            {t('poolShort')}
          </text>
        </Show>
        <For each={Array.from({ length: MOST }, (_, k) => k)}>
          {(k) => (
            <circle
              class="chip"
              classList={{ spent: k >= p().pool }}
              cx={
                upright()
                  ? rect().x + 16 + (k % 5) * ((rect().w - 32) / 4)
                  : rect().x + rect().w - 166 + (k % 5) * 36 + 10
              }
              cy={
                upright() ? rect().y + rect().h - 46 + Math.floor(k / 5) * 20 : rect().y + 28 + Math.floor(k / 5) * 30
              }
              r={upright() ? 8 : 11}
            />
          )}
        </For>
      </Show>
    </g>
  )
}

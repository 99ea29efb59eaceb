import { createMemo, For, type JSX, Show } from 'solid-js'
import { tipped } from '../../../src/web/ui/tips.ts'
import { SIDES } from '../rules/state/board.ts'
import { kindOf } from '../rules/state/counts.ts'
import { questions } from './asking.ts'
import { Figure } from './Figures.tsx'
import { sideName, troopsName } from './names.ts'
import type { Plan, Rect } from './plan.ts'
import type { Staff } from './staff.ts'
import { t } from './words.ts'

/** The margins of the field: title, boxes. */

export function Title(props: { readonly staff: Staff; readonly plan: Plan; readonly rect: Rect }): JSX.Element {
  const { table } = props.staff
  const title = () => table.engine.ruleset.scenarios().find(({ id }) => id === table.info.scenario)?.title ?? ''
  const rect = () => props.rect
  const round = () => {
    const p = props.staff.shown()
    return p.round === 0 ? t('opening') : t('round', { round: p.round, rounds: p.scenario.tables.file.game.rounds })
  }
  const wide = () => props.plan.format === 'wide'
  const middle = () => rect().x + rect().w / 2
  return (
    <g class="cartouche">
      <rect class="cartouche-plate" x={rect().x} y={rect().y} width={rect().w} height={rect().h} rx="4" />
      <rect
        class="cartouche-line"
        x={rect().x + 5}
        y={rect().y + 5}
        width={rect().w - 10}
        height={rect().h - 10}
        rx="2"
      />
      <Show
        when={wide()}
        fallback={
          <>
            <text class="cartouche-title" x={middle()} y={rect().y + 30}>
              {title()}
            </text>
            <text class="cartouche-round" x={middle()} y={rect().y + 48}>
              {round()}
            </text>
          </>
        }
      >
        <path
          class="cartouche-line"
          d={`M ${rect().x + 24} ${rect().y + 46} h ${rect().w - 48} M ${rect().x + 24} ${rect().y + 128} h ${rect().w - 48}`}
        />
        <text class="cartouche-over" x={middle()} y={rect().y + 34}>
          Generálové
        </text>
        <text
          class="cartouche-title"
          x={middle()}
          y={rect().y + 94}
          style={{ 'font-size': `${Math.min(27, (27 * 7.2) / Math.max(1, title().length))}px` }}
        >
          {title()}
        </text>
        <text class="cartouche-round" x={middle()} y={rect().y + 158}>
          {round()}
        </text>
      </Show>
    </g>
  )
}

/** The routed box of each side, and the units that it has lost for good. */
export function Boxes(props: { readonly staff: Staff; readonly plan: Plan }): JSX.Element {
  const p = props.staff.shown
  const { table } = props.staff
  return (
    <For each={SIDES}>
      {(side) => {
        const rally = createMemo(() =>
          side === table.seat() ? props.staff.choices().filter(({ verb, open }) => verb === 'rally' && open) : [],
        )
        const routed = () => [0, 1, 2].map((type) => p().box[kindOf(side, type)])
        const lost = () =>
          [0, 1, 2].map((type) => {
            const kind = kindOf(side, type)
            return p().captives[kind] + p().captured[kind] + p().destroyed[kind] + p().merged[kind]
          })
        const sum = (column: 'captured' | 'destroyed' | 'merged') =>
          [0, 1, 2].reduce((n, type) => n + p()[column][kindOf(side, type)], 0)
        return (
          <>
            <Box
              rect={props.plan.routed[side]}
              title={t('routedBox')}
              side={side}
              counts={routed()}
              state="routed"
              able={rally().length > 0}
              lines={[t('routedBoxTip', { side: sideName(side) })]}
              rule="G88"
              press={(thing) => questions()?.offer(props.staff, thing, rally())}
            />
            <Box
              rect={props.plan.lost[side]}
              title={t('lostBox')}
              side={side}
              counts={lost()}
              state="fresh"
              able={false}
              lines={[
                t('lostBoxTip', { side: sideName(side) }),
                t('captured', {
                  count: sum('captured') + [0, 1, 2].reduce((n, type) => n + p().captives[kindOf(side, type)], 0),
                }),
                t('destroyed', { count: sum('destroyed') }),
                t('merged', { count: sum('merged') }),
              ]}
              rule="G91"
            />
          </>
        )
      }}
    </For>
  )
}

function Box(props: {
  readonly rect: Rect
  readonly title: string
  readonly side: number
  readonly counts: readonly number[]
  readonly state: 'routed' | 'fresh'
  readonly able: boolean
  readonly lines: readonly string[]
  readonly rule: string
  readonly press?: (thing: Element) => void
}): JSX.Element {
  const kinds = () => [0, 1, 2].filter((type) => props.counts[type] > 0)
  return (
    <g
      ref={(thing) =>
        tipped(thing, () => ({
          title: `${props.title}: ${sideName(props.side)}`,
          lines: props.lines,
          rule: props.rule,
        }))
      }
      class="box"
      classList={{ able: props.able }}
      role="button"
      tabindex="-1"
      data-rove=""
      aria-label={`${props.title}, ${sideName(props.side)}: ${
        kinds()
          .map((type) => troopsName(props.counts[type], type))
          .join(', ') || t('empty')
      }`}
      onClick={(event) => props.press?.(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        props.press?.(event.currentTarget)
      }}
    >
      <rect class="box-plate" x={props.rect.x} y={props.rect.y} width={props.rect.w} height={props.rect.h} rx="4" />
      <text class="box-title" x={props.rect.x + 10} y={props.rect.y + 21}>
        {props.title}
      </text>
      <For each={kinds()}>
        {(type, k) => (
          <g
            transform={`translate(${props.rect.x + (props.rect.w / (kinds().length + 1)) * (k() + 1)} ${props.rect.y + props.rect.h - 26})`}
          >
            <g
              transform={`scale(${props.rect.h > 120 ? 0.9 : 0.72})`}
              class={props.state === 'fresh' ? 'lost' : undefined}
            >
              <Figure type={type} side={props.side} state={props.state} />
            </g>
            <text class="box-count" y="19">
              {props.counts[type]}
            </text>
          </g>
        )}
      </For>
    </g>
  )
}

import { createMemo, For, Index, type JSX, Show, untrack } from 'solid-js'
import { useTable } from '../../../src/web/table/at-table.ts'
import { showTip, type Tip, tipped } from '../../../src/web/ui/tips.ts'
import { controls, room } from '../rules/state/army.ts'
import { CAPACITY, FIELD, isReserve, marchAt, marchLength, SECTOR_NAMES, SECTORS, SIDES } from '../rules/state/board.ts'
import { holding } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { arm, INFANTRY } from '../rules/state/stands.ts'
import { questions } from './asking.ts'
import { Figure } from './Figures.tsx'
import { sectorTitle, sideName, stateName, troopsName, typeTitle } from './names.ts'
import type { Plan, Rect } from './plan.ts'
import type { Staff } from './staff.ts'
import { arranged, type Body, bodiesIn, bodyKey, type Stood, tenantsOf } from './troops.ts'
import { t } from './words.ts'

/** The sectors with the troops in them: what is clicked first and most. */

const ARM_OF_TYPE = [arm.I, arm.C, arm.A] as const
const named = (body: Body): string =>
  t('units', { troops: troopsName(body.count, body.type), state: stateName(body.type, body.state, body.count) })

/** Where bodies stand in a sector: below its name; beside a building. */
const standingRoom = (rect: Rect, reserve: boolean, building: boolean): Rect =>
  reserve
    ? { x: rect.x + 120, y: rect.y + 8, w: rect.w - 132, h: rect.h - 18 }
    : { x: rect.x + 12, y: rect.y + 36, w: rect.w - 24 - (building ? 74 : 0), h: rect.h - 48 }

export function Sectors(props: { readonly staff: Staff; readonly plan: Plan }): JSX.Element {
  return (
    <For each={Array.from({ length: SECTORS }, (_, s) => s)}>
      {(sector) => <Sector staff={props.staff} plan={props.plan} sector={sector} />}
    </For>
  )
}

function Sector(props: { readonly staff: Staff; readonly plan: Plan; readonly sector: number }): JSX.Element {
  const { staff } = props
  const { sayWhy } = useTable()
  const { sector } = props
  const rect = () => props.plan.sectors[sector]
  const p = staff.shown
  const holder = createMemo(() => SIDES.find((side) => controls(p(), side, sector)) ?? -1)
  const bodies = createMemo(() => SIDES.flatMap((side) => bodiesIn(p(), side, sector)))
  const stood = createMemo(() =>
    arranged(
      bodies(),
      standingRoom(rect(), isReserve(sector), sector < FIELD && p().scenario.terrain.building[sector] === 1),
    ),
  )
  const here = createMemo(() => staff.choices().filter(({ place, open }) => open && place === `sector:${sector}`))
  const ways = createMemo(() => staff.waysTo(sector))
  const picking = () => staff.picked() !== undefined && staff.asking() === 'planning'
  const able = () => (picking() ? ways().length > 0 : here().length > 0)

  const label = () =>
    [
      sectorTitle(sector),
      ...(bodies().length === 0
        ? [t('empty')]
        : SIDES.flatMap((side) =>
            bodies().some((body) => body.side === side)
              ? [
                  `${sideName(side)}: ${bodies()
                    .filter((body) => body.side === side)
                    .map(named)
                    .join('; ')}`,
                ]
              : [],
          )),
    ].join('. ')

  const refusal = () => questions()?.refusalOf(staff, sayWhy, sector)
  const tip = (): Tip | undefined => {
    // If troops can be sent there, there is nothing to explain, and nothing may be in the way of the next click.
    if (picking() && ways().length > 0) return undefined
    const against = picking() && ways().length === 0 ? refusal() : undefined
    return {
      title: sectorTitle(sector),
      lines: [...(against?.lines ?? []), ...about(p(), sector)],
      ...(against?.rule ? { rule: against.rule } : {}),
    }
  }
  const press = (thing: Element, type = -1, every = false) => {
    if (questions()?.pressSector(staff, sayWhy, sector, thing, type, every)) return
    showTip(thing, { title: sectorTitle(sector), lines: about(p(), sector) })
  }

  return (
    <g
      class="sector"
      classList={{
        able: able(),
        far: picking() && ways().length > 0 && marchLength[ways()[0].b] === 2,
        [`held-${holder()}`]: holder() >= 0,
      }}
    >
      <g
        ref={(thing) => tipped(thing, tip)}
        class="sector-ground"
        data-sector={SECTOR_NAMES[sector]}
        role="button"
        tabindex="-1"
        data-rove=""
        aria-label={label()}
        onClick={(event) => press(event.currentTarget, -1, event.shiftKey)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault()
            press(event.currentTarget, -1, event.shiftKey)
          } else if (event.key === 'Escape') staff.pick(undefined)
          else if (event.key === 'Delete' || event.key === 'Backspace') questions()?.takeBackAt(staff, sector)
        }}
      >
        <rect class="sector-hit" x={rect().x} y={rect().y} width={rect().w} height={rect().h} />
        <rect
          class="sector-wash"
          x={rect().x + 6}
          y={rect().y + 6}
          width={rect().w - 12}
          height={rect().h - 12}
          rx="3"
        />
        <rect class="sector-mark" x={rect().x + 4} y={rect().y + 4} width={rect().w - 8} height={rect().h - 8} rx="5" />
        <Show
          when={isReserve(sector)}
          fallback={
            <>
              <text class="sector-name" x={rect().x + 14} y={rect().y + 31}>
                {SECTOR_NAMES[sector]}
              </text>
              <text class="sector-role" x={rect().x + (props.plan.large ? 52 : 43)} y={rect().y + 30}>
                {t(`sector.${sector}`)}
              </text>
            </>
          }
        >
          <text class="reserve-name" x={rect().x + 16} y={rect().y + rect().h / 2 - 4}>
            <tspan x={rect().x + 16}>{t('sector.9')}</tspan>
            <tspan class="reserve-side" x={rect().x + 16} dy="20">
              {sideName(sector === SECTORS - 1 ? 1 : 0)}
            </tspan>
          </text>
        </Show>
      </g>
      <For each={stood().map(({ body }) => bodyKey(body))}>
        {(key) => {
          const one = createMemo<Stood | undefined>(
            (before) => stood().find(({ body }) => bodyKey(body) === key) ?? before,
          )
          return (
            <Show when={one()}>
              {(there) => (
                <Troops
                  staff={staff}
                  plan={props.plan}
                  stood={there()}
                  press={(thing, every) => press(thing, there().body.type, every)}
                  ways={refusal}
                  large={props.plan.large}
                />
              )}
            </Show>
          )
        }}
      </For>
      <For each={tenantsOf(p()).filter((one) => one.sector === sector)}>
        {(one) => (
          <g
            transform={`translate(${rect().x + rect().w - 42} ${rect().y + 80}) scale(0.72)`}
            role="img"
            aria-label={`${sideName(one.side)}: ${t('occupant')}, ${stateName(INFANTRY, one.state)}`}
          >
            <Figure type={0} side={one.side} state={one.state} />
          </g>
        )}
      </For>
    </g>
  )
}

/** What there is to know about a sector. */
function about(p: Generals, sector: number): string[] {
  const lines: string[] = []
  const holder = SIDES.find((side) => controls(p, side, sector))
  if (holder !== undefined) lines.push(t('control', { side: sideName(holder) }))
  for (const side of SIDES)
    for (const body of bodiesIn(p, side, sector)) lines.push(`${sideName(side)}: ${named(body)}.`)
  if (isReserve(sector)) return lines
  const side = holder ?? 0
  if (p.crowd[holding(side, sector)] > 0)
    lines.push(t('room', { count: Math.max(0, Math.min(CAPACITY, room(p, side, sector))) }))
  const { forest, hill, building, river } = p.scenario.terrain
  const kinds = [
    forest[sector] === 1 && 'forest',
    hill[sector] === 1 && 'hill',
    building[sector] === 1 && (p.razed[sector] === 1 ? 'razed' : 'building'),
    river[sector] > 0 && 'river',
  ]
  const ground = kinds.filter((kind) => kind !== false).map((kind) => t(`ground.${kind}`))
  if (ground.length > 0) lines.push(`${ground.join(', ')}.`)
  return lines
}

/** A body of troops: figures in a rank, and their number. */
function Troops(props: {
  readonly staff: Staff
  readonly plan: Plan
  readonly stood: Stood
  readonly press: (thing: Element, every?: boolean) => void
  readonly ways: () => Tip | undefined
  /** Numbers are drawn larger on small screens. */
  readonly large: boolean
}): JSX.Element {
  const { staff } = props
  const { table } = staff
  const { sayWhy } = useTable()
  const body = () => props.stood.body
  const orders = () => ARM_OF_TYPE[body().type]
  const mine = () => body().side === table.seat()
  const orderable = createMemo(
    () =>
      mine() &&
      body().state === 'fresh' &&
      staff
        .choices()
        .some(({ verb, a, b, open }) => open && verb === 'order' && a === orders() && marchAt[b] === body().sector),
  )
  const picked = () =>
    staff.picked()?.sector === body().sector && staff.picked()?.arm === orders() && body().state === 'fresh' && mine()
  const choosable = createMemo(
    () =>
      mine() &&
      staff.asking() !== 'planning' &&
      staff
        .choices()
        .some(
          ({ verb, place, open }) =>
            open && place === `sector:${body().sector}` && questions()?.typeOfVerb[verb] === body().type,
        ),
  )
  const tip = (): Tip => {
    const lines = [named(body())]
    if (staff.asking() !== 'planning' || !mine() || orderable()) return { title: typeTitle(body().type), lines }
    const why = questions()?.whyNoOrder(staff, sayWhy, { arm: orders(), sector: body().sector })
    return { ...why, title: typeTitle(body().type), lines: [...lines, ...(why?.lines ?? [])] }
  }
  const press = (thing: Element, every: boolean) => {
    if (staff.asking() !== 'planning') return props.press(thing)
    if (picked()) return staff.pick(undefined)
    if (orderable()) return staff.pick({ arm: orders(), sector: body().sector })
    // Troops stand in a sector that other troops may go to.
    if (staff.waysTo(body().sector).length > 0) return props.press(thing, every)
    showTip(thing, staff.picked() && !mine() ? (props.ways() ?? tip()) : tip())
  }
  const drop = (sector: number, through: readonly number[]) =>
    questions()?.dropTroops(staff, sayWhy, body().sector, sector, through)
  return (
    <g
      ref={(thing) => tipped(thing, tip)}
      class="troops"
      classList={{ orderable: orderable() || choosable(), picked: picked(), theirs: !mine() }}
      role="button"
      tabindex="-1"
      data-rove={orderable() && props.stood.body.type === 0 ? 'first' : ''}
      data-troops={`${SECTOR_NAMES[body().sector]} ${'ICA'[body().type]} ${body().state}`}
      aria-label={`${sideName(body().side)}, ${SECTOR_NAMES[body().sector]}: ${named(body())}`}
      aria-pressed={picked()}
      onPointerDown={(event) => {
        if (staff.asking() !== 'planning' || !orderable()) return
        const { sector, count } = body()
        const troops = { arm: orders(), sector }
        const dragged = { troops, count: Math.min(count, staff.without(troops)) }
        questions()?.beginDrag(staff, () => props.plan, dragged, event, drop)
      }}
      onClick={(event) => press(event.currentTarget, event.shiftKey)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') staff.pick(undefined)
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        press(event.currentTarget, event.shiftKey)
      }}
    >
      <rect
        class="troops-hit"
        x={props.stood.x - 7}
        y={props.stood.y - Math.max(62, props.stood.h) - 4}
        width={props.stood.w + 14}
        height={Math.max(62, props.stood.h) + 16}
        rx="6"
      />
      <Index each={Array.from({ length: Math.min(12, body().count) })}>
        {(_, k) => {
          const arriving = untrack(() => ARRIVALS.includes(table.happening()?.event ?? ''))
          const half = () => (props.stood.w - (Math.min(12, body().count) - 1) * props.stood.pace) / 2
          return (
            <g
              class={arriving ? 'arriving' : undefined}
              transform={`translate(${props.stood.x + half() + k * props.stood.pace} ${props.stood.y - 6}) scale(${props.stood.scale})`}
            >
              <Figure type={body().type} side={body().side} state={body().state} />
            </g>
          )
        }}
      </Index>
      <Show when={body().count > 1}>
        <g
          class="troops-count"
          transform={`translate(${props.stood.x + props.stood.w - 2} ${props.stood.y - 2}) scale(${props.large ? 1.55 : 1})`}
        >
          <circle r="11" />
          <text dy="5">{body().count}</text>
        </g>
      </Show>
    </g>
  )
}

const ARRIVALS = ['Moved', 'FellBack', 'RoadMoved', 'Rallied']

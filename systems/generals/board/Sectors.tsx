import { createMemo, For, Index, type JSX, Show, untrack } from 'solid-js'
import { type AtTable, useTable } from '../../../src/web/table/at-table.ts'
import { showTip, type Tip, tipped } from '../../../src/web/ui/tips.ts'
import { controls, room } from '../rules/state/army.ts'
import {
  arrowsFrom,
  CAPACITY,
  FIELD,
  isReserve,
  marchAt,
  marchEnd,
  marchLength,
  RESERVE,
  SECTOR_NAMES,
  SECTORS,
  SIDES,
} from '../rules/state/board.ts'
import { holding } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { arm, INFANTRY } from '../rules/state/stands.ts'
import { questions } from './asking.ts'
import type { Choice } from './choices.ts'
import { Figure } from './Figures.tsx'
import { sectorTitle, sideName, stateName, troopsName, typeTitle } from './names.ts'
import type { Plan, Rect } from './plan.ts'
import { orderText, type Staff } from './staff.ts'
import { arranged, type Body, bodiesIn, bodyKey, type Stood, tenantsOf } from './troops.ts'
import { t } from './words.ts'

/** The sectors with who stands in them: what is clicked first and most. */

const ARM_OF_TYPE = [arm.I, arm.C, arm.A] as const
/** Which type of unit a choice in a sector is about; −1 if that does not matter. */
const typeOfVerb: Readonly<Record<string, number>> = {
  square: 0,
  countercharge: 1,
  retreat: 1,
  recover: 2,
  hearten: 0,
  occupy: 0,
}

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

  const refusal = () => refusalOf(staff, sayWhy, sector)
  const tip = (): Tip | undefined => {
    // Where troops can be sent there is nothing to explain, and nothing may stand in the way of the next click.
    if (picking() && ways().length > 0) return undefined
    const against = picking() && ways().length === 0 ? refusal() : undefined
    return {
      title: sectorTitle(sector),
      lines: [...(against?.lines ?? []), ...about(p(), sector)],
      ...(against?.rule ? { rule: against.rule } : {}),
    }
  }
  const press = (thing: Element, type = -1, every = false) => {
    if (picking()) {
      const shortest = ways().filter(({ b }) => marchLength[b] === marchLength[ways()[0].b])
      offer(staff, thing, shortest, refusal(), every)
      return
    }
    if (staff.asking() === 'laying the guns' && questions()?.aimInto(staff, sector)) return
    const fitting = here().filter(({ verb }) => type < 0 || (typeOfVerb[verb] ?? type) === type)
    if (fitting.length > 0) offer(staff, thing, fitting)
    else if (staff.asking() === 'planning') showTip(thing, { title: sectorTitle(sector), lines: [t('plan.pickFirst')] })
    else showTip(thing, { title: sectorTitle(sector), lines: about(p(), sector) })
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
          else if (event.key === 'Delete' || event.key === 'Backspace') takeBackAt(staff, sector)
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
            aria-label={`${sideName(one.side)}: ${t('combat.occupant')}, ${stateName(INFANTRY, one.state)}`}
          >
            <Figure type={0} side={one.side} state={one.state} />
          </g>
        )}
      </For>
    </g>
  )
}

/** Why the picked troops cannot be ordered to a sector. */
function refusalOf({ table, picked }: Staff, sayWhy: AtTable['sayWhy'], sector: number): Tip | undefined {
  const troops = picked()
  if (!troops || troops.sector === sector) return undefined
  const march = arrowsFrom[troops.sector]
    .filter((one) => marchEnd[one] === sector)
    .sort((x, y) => marchLength[x] - marchLength[y])[0]
  if (sector === RESERVE[1 - table.seat()]) return { lines: [t('plan.enemyReserve')], rule: 'G31' }
  if (march === undefined)
    return {
      lines: [t(troops.arm === arm.A ? 'plan.farGuns' : 'plan.far')],
      rule: troops.arm === arm.A ? 'G74' : 'G29',
    }
  const why = table.why(orderText(troops.arm, march))
  return why && { lines: [sayWhy(why)], rule: why.rule }
}

/** One choice is made at once; several are asked for; none is explained. */
export function offer(staff: Staff, thing: Element, choices: readonly Choice[], otherwise?: Tip, every = false): void {
  if (choices.length === 1) every ? staff.chooseEvery(choices[0]) : staff.choose(choices[0])
  else if (choices.length > 1) {
    const { left, bottom, width } = thing.getBoundingClientRect()
    staff.openMenu({ choices, every, x: left + width / 2, y: bottom - Math.min(40, bottom / 4) })
  } else if (otherwise) showTip(thing, otherwise)
}

/** Takes back the last choice in a sector: an order whose arrow ends there, or what is drafted for it. */
function takeBackAt(staff: Staff, sector: number): void {
  const drafted = staff
    .choices()
    .filter(
      (choice) =>
        choice.drafted > 0 &&
        (choice.place === `sector:${sector}` || (choice.verb === 'order' && marchEnd[choice.b] === sector)),
    )
  const last = drafted[drafted.length - 1]
  if (last) staff.drop(last.text)
}

/** What is to be known of a sector. */
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
            open && place === `sector:${body().sector}` && (typeOfVerb[verb] ?? -1) === body().type,
        ),
  )
  const tip = (): Tip => {
    const lines = [named(body())]
    if (staff.asking() !== 'planning' || !mine() || orderable()) return { title: typeTitle(body().type), lines }
    const march = arrowsFrom[body().sector].find((one) => marchLength[one] === 1)
    const why = march === undefined ? undefined : table.why(orderText(orders(), march))
    return {
      title: typeTitle(body().type),
      lines: why ? [...lines, sayWhy(why)] : lines,
      ...(why ? { rule: why.rule } : {}),
    }
  }
  const press = (thing: Element, every: boolean) => {
    if (staff.asking() !== 'planning') return props.press(thing)
    if (picked()) return staff.pick(undefined)
    if (orderable()) return staff.pick({ arm: orders(), sector: body().sector })
    // Troops stand in a sector to which others may go.
    if (staff.waysTo(body().sector).length > 0) return props.press(thing, every)
    showTip(thing, staff.picked() && !mine() ? (props.ways() ?? tip()) : tip())
  }
  /** All dragged troops get the order; if they cannot go, the board says why. */
  const drop = (sector: number, through: readonly number[]) => {
    const ways = questions()?.waysOfDrag(staff.waysTo(sector), through) ?? []
    const why = sector < 0 ? undefined : refusalOf(staff, sayWhy, sector)
    // What is asked or said about it comes after they have been let go.
    staff.pick(undefined)
    const ground = document.querySelector(`[data-sector="${SECTOR_NAMES[sector]}"]`)
    if (ground && sector !== body().sector) offer(staff, ground, ways, why, true)
  }
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

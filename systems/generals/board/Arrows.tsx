import { createMemo, For, type JSX } from 'solid-js'
import { Arrow } from '../../../src/web/stage/Arrow.tsx'
import { arrowShape, lane } from '../../../src/web/stage/arrows.ts'
import { type AtTable, useTable } from '../../../src/web/table/at-table.ts'
import type { Tip } from '../../../src/web/ui/tips.ts'
import { MARCH_NAMES, marchLength } from '../rules/state/board.ts'
import { ARM_NAMES, typeOfArm } from '../rules/state/stands.ts'
import { tAsking } from '../words/asking/t.ts'
import type { Choice } from './choices.ts'
import { choiceName, orderName } from './choices.ts'
import { Figure } from './Figures.tsx'
import { typeOfRank } from './fight-names.ts'
import { sideName } from './names.ts'
import { actingArrows, aims, leavesBy, type OrderArrow, sheetArrows } from './orders.ts'
import { isUpright, marchArrow } from './paths.ts'
import type { Plan } from './plan.ts'
import type { Staff } from './staff.ts'
import './arrows.css'

/** Everything that is drawn as an arrow: orders, acting units, fire, and ways that can be chosen. */

interface Drawn {
  readonly key: string
  readonly side: number
  readonly type: number
  readonly march: number
  readonly count: number
  readonly badge: string
  readonly look: 'planned' | 'acting' | 'waiting'
  readonly fire: boolean
  readonly label: string
  /** Can it be chosen now? */
  readonly able?: boolean
  readonly text?: string | undefined
  readonly press?: (() => void) | undefined
  readonly remove?: (() => void) | undefined
  readonly tip?: (() => Tip | undefined) | undefined
}

/** The width of the plate with a count, or '2/4', and the gap between two plates. Units of the board. */
const badgeWidth = (badge: string): number => 50 + (badge.length - 1) * 11
const BADGE_GAP = 6

export function Arrows(props: { readonly staff: Staff; readonly plan: Plan }): JSX.Element {
  const { staff } = props
  const { sayWhy } = useTable()
  const drawn = createMemo(() => [...orders(staff, sayWhy), ...choices(staff)])
  const badgeScale = () => (props.plan.large ? 1.5 : 1)
  /**
   * Arrows that leave over the same border lie side by side, so that no plate covers the next; they keep to the right
   * of their way if others come against them. Together they are never wider than the border.
   */
  const lanes = createMemo(() => {
    const all = drawn().map(({ march }) => leavesBy(march))
    const many = (step: number) => all.filter((other) => other === step).length
    return all.map((step, n) => {
      const k = all.slice(0, n).filter((other) => other === step).length
      const upright = isUpright(props.plan, step)
      const widest = Math.max(
        ...drawn()
          .filter((_, other) => all[other] === step)
          .map(({ badge }) => badgeWidth(badge)),
      )
      const beside = (widest + BADGE_GAP) * badgeScale()
      const [width, most] = upright ? [beside, 230] : [props.plan.large ? 52 : 36, 150]
      const against = step >= 0 && many(step ^ 1) > 0
      const pace = Math.min(width, (against ? most / 2 : most) / many(step))
      if (against) return pace / 2 + k * pace
      // An arrow that continues beyond the next sector passes beside the troops there.
      const lone = many(step) === 1 && marchLength[drawn()[n].march] === 2
      return lone ? 34 : lane(k, many(step), pace)
    })
  })
  return (
    <For each={drawn()}>
      {(one, k) => {
        const shape = createMemo(() => {
          const { from, via, to } = marchArrow(props.plan, one.march, lanes()[k()])
          return arrowShape(from, to, via, { head: 19 })
        })
        const wide = () => badgeWidth(one.badge)
        return (
          <Arrow
            shape={shape()}
            side={one.side}
            count={0}
            look={one.look}
            fire={one.fire}
            label={one.label}
            press={one.press}
            reach={one.able ? 'line' : staff.picked() ? 'none' : 'badge'}
            remove={one.remove}
            tip={one.tip}
            able={one.able === true}
            marked={one.text !== undefined && staff.hinted() === one.text}
            badge={
              <g class="badge" transform={`translate(${shape().label.x} ${shape().label.y}) scale(${badgeScale()})`}>
                <rect class="badge-plate" x={-wide() / 2} y="-14" width={wide()} height="28" rx="14" />
                <g transform={`translate(${15 - wide() / 2} 11) scale(0.34)`}>
                  <Figure type={one.type} side={one.side} state="fresh" />
                </g>
                <text class="badge-count" x={9 + (one.badge.length > 1 ? 4 : 0)} y="6">
                  {one.badge}
                </text>
              </g>
            }
          />
        )
      }}
    </For>
  )
}

/** Puts a refusal into the player's language. */
type SayWhy = AtTable['sayWhy']

/** Orders on the seat's own sheet (on both if everything is open), and the acting units that everybody sees. */
function orders(staff: Staff, sayWhy: SayWhy): Drawn[] {
  const { table } = staff
  const p = staff.shown()
  const asking = staff.asking()
  const acting = actingArrows(p)
  const own = [0, 1].flatMap((side) => sheetArrows(p, side))
  const sheet = own.filter((one) => one.acting < one.count || asking === 'who acts')
  return [
    ...sheet.map((one): Drawn => {
      const text = `${asking === 'who acts' ? 'act' : 'order'} ${ARM_NAMES[one.arm]} ${MARCH_NAMES[one.march]}`
      const choice = staff.choices().find((other) => other.text === text)
      const name = `${sideName(one.side)}: ${orderName(p, one.arm, one.march)}`
      const choosing = one.side === table.seat() && (asking === 'planning' || asking === 'who acts')
      const badge =
        asking === 'who acts'
          ? `${one.acting}/${one.count}`
          : String(asking === 'planning' ? one.count : one.count - one.acting)
      return {
        ...picture(one),
        key: `sheet ${text}`,
        badge,
        look: asking === 'planning' || choice?.open ? 'planned' : 'waiting',
        able: asking === 'who acts' && choice?.open === true,
        fire: aims(one) && (asking === 'planning' || p.stage <= 3),
        label:
          asking === 'who acts'
            ? `${name}, ${tAsking('act.acting', { acting: one.acting, all: one.count })}`
            : `${name}, ${one.count}`,
        text,
        press: choosing
          ? () => (asking === 'planning' ? staff.drop(text) : choice?.open ? staff.choose(choice) : staff.drop(text))
          : undefined,
        remove: choosing ? () => staff.drop(text) : undefined,
        tip: choosing ? () => tipOf(staff, one, text, choice, sayWhy) : undefined,
      }
    }),
    ...(asking === 'who acts' ? [] : acting).map((one): Drawn => {
      const choice = stepChoice(staff, one)
      return {
        ...picture(one),
        key: `acting ${one.side} ${one.arm} ${one.march}`,
        badge: choice && choice.drafted > 0 ? `${choice.drafted}/${one.count}` : String(one.count),
        look: 'acting',
        fire: one.kind === 'fire',
        label: `${sideName(one.side)}: ${orderName(p, one.arm, one.march)}, ${one.count}`,
        text: choice?.text,
        able: choice?.open === true,
        press: choice?.open ? () => staff.choose(choice) : undefined,
        tip: choice ? () => ({ lines: [choiceName(table.view(), table.seat(), choice)] }) : undefined,
      }
    }),
  ]
}

/** The choice that belongs to the units acting over a border: which stay behind, which move in. */
const stepChoice = (staff: Staff, one: OrderArrow): Choice | undefined =>
  staff
    .choices()
    .find(({ verb, a, b, open }) => open && (verb === 'hold' || verb === 'advance') && a === one.arm && b === one.march)

const picture = (one: OrderArrow) => ({ side: one.side, type: typeOfArm[one.arm], march: one.march, count: one.count })

function tipOf(staff: Staff, one: OrderArrow, text: string, choice: Choice | undefined, sayWhy: SayWhy): Tip {
  const title = orderName(staff.shown(), one.arm, one.march)
  if (staff.asking() === 'planning') return { title, lines: [tAsking('choices.drop', { choice: title })] }
  if (choice?.open) return { title, lines: [tAsking('act.acting', { acting: one.acting, all: one.count })] }
  if (one.acting > 0) return { title, lines: [tAsking('choices.drop', { choice: title })] }
  const why = staff.table.why(text)
  return { title, lines: why ? [sayWhy(why)] : [tAsking('act.later')], ...(why ? { rule: why.rule } : {}) }
}

/** Ways that can be chosen and are not drawn yet: moves by road, and units that would overflow a sector. */
function choices(staff: Staff): Drawn[] {
  const { table } = staff
  const shown = new Set(actingArrows(staff.shown()).map((one) => `${one.arm} ${one.march}`))
  return staff
    .choices()
    .filter(({ verb, a, b }) => verb === 'road' || ((verb === 'hold' || verb === 'advance') && !shown.has(`${a} ${b}`)))
    .map((choice): Drawn => {
      const name = choiceName(table.view(), table.seat(), choice)
      return {
        key: choice.text,
        side: table.seat(),
        type: choice.verb === 'road' ? typeOfRank(choice.a) : typeOfArm[choice.a],
        march: choice.b,
        count: choice.drafted,
        badge: String(choice.drafted),
        look: choice.drafted > 0 ? 'acting' : 'planned',
        able: choice.open,
        fire: false,
        label: name,
        text: choice.text,
        press: choice.open ? () => staff.choose(choice) : () => staff.drop(choice.text),
        remove: () => staff.drop(choice.text),
        tip: () => ({ lines: [name] }),
      }
    })
}

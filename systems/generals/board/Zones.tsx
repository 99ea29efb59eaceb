import { createMemo, For, type JSX } from 'solid-js'
import { tipped } from '../../../src/web/ui/tips.ts'
import { CLOSED } from '../rules/queries/asked.ts'
import { FIGHTING_BORDERS, SIDES, SPACES } from '../rules/state/board.ts'
import { space } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { tFight } from '../words/fight/t.ts'
import { zoneName } from './fight-names.ts'
import { zonePoint } from './paths.ts'
import type { Plan } from './plan.ts'
import { offer } from './pressing.ts'
import type { Staff } from './staff.ts'
import './zones.css'

/** The battle zones that are open: crossed sabres on the border. */
export function Zones(props: { readonly staff: Staff; readonly plan: Plan }): JSX.Element {
  const { staff } = props
  const p = staff.shown
  const open = createMemo(() =>
    Array.from(p().zone.keys()).filter(
      (zone) => p().zone[zone] !== CLOSED && (zone < FIGHTING_BORDERS || busy(p(), zone)),
    ),
  )
  return (
    <For each={open()}>
      {(zone) => {
        const at = () => zonePoint(props.plan, zone)
        const here = () => staff.choices().filter((choice) => choice.open && choice.place === `zone:${zone}`)
        const press = (thing: Element) => (here().length > 0 ? offer(staff, thing, here()) : staff.showBattle(true))
        return (
          <g
            ref={(thing) => tipped(thing, () => ({ title: zoneName(zone), lines: [tFight('show')] }))}
            class="zone"
            classList={{ able: here().length > 0 }}
            role="button"
            tabindex="-1"
            data-rove=""
            aria-label={`${tFight('title')}: ${zoneName(zone)}`}
            transform={`translate(${at().x} ${at().y})`}
            onClick={(event) => press(event.currentTarget)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              press(event.currentTarget)
            }}
          >
            <circle class="zone-plate" r="21" />
            <path class="zone-sabre" d="M-11 11 Q2 4 11 -12 M11 11 Q-2 4 -11 -12 M-13 6 L-6 13 M13 6 L6 13" />
          </g>
        )
      }}
    </For>
  )
}
const busy = (p: Generals, zone: number): boolean =>
  SIDES.some((side) => Array.from({ length: SPACES }, (_, k) => p.who[space(side, zone, k)]).some((who) => who > 0))

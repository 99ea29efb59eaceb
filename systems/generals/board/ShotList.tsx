import { createMemo, For, type JSX, Show } from 'solid-js'
import { signed } from '../../../src/web/board/sentence.ts'
import { Die } from '../../../src/web/ui/Die.tsx'
import { tCombat } from '../words/combat/t.ts'
import { tFight } from '../words/fight/t.ts'
import { type Shot, sumOf } from './battle.ts'
import { standName } from './fight-names.ts'
import { sectorName, sideName } from './names.ts'
import { centre, type Plan } from './plan.ts'
import { isShot } from './shots.ts'
import type { Staff } from './staff.ts'

/** The number of shots in the list: it must not hide the field over which they fly. */
const MOST = 3

/** The shots of a bombardment, at the end of the field where none is landing. */
export function ShotList(props: { readonly staff: Staff; readonly plan: Plan }): JSX.Element {
  const { staff } = props
  const { table } = staff
  const firing = () => isShot(table.happening()?.event ?? '')
  // By number, so that a die on the table stays where it is when the next one falls.
  const numbers = createMemo(() => {
    const all = staff.shots().length
    return Array.from({ length: Math.min(MOST, all) }, (_, k) => all - Math.min(MOST, all) + k)
  })
  const atHead = () => {
    const { sectors, world } = props.plan
    const last = staff.shots()[staff.shots().length - 1]
    return last !== undefined && centre(sectors[last.sector]).y > world.height / 2
  }
  return (
    <Show when={firing() && staff.shots().length > 0}>
      <aside class="shots" classList={{ 'shots-head': atHead() }} aria-hidden="true">
        <h3>{tCombat('shells.title')}</h3>
        <ol>
          <For each={numbers()}>
            {(k) => <Show when={staff.shots()[k]}>{(shot) => <ShotLine shot={shot()} />}</Show>}
          </For>
        </ol>
      </aside>
    </Show>
  )
}

/** No result is below one. */
const raised = (shot: Shot): boolean =>
  shot.roll !== undefined && shot.value !== undefined && shot.value > shot.roll + sumOf(shot.added)

function ShotLine(props: { readonly shot: Shot }): JSX.Element {
  const shot = () => props.shot
  return (
    <li classList={{ hit: shot().hit === true }}>
      <span>
        {tCombat('shells.shot', {
          side: sideName(shot().side),
          from: sectorName(shot().from),
          unit: standName(shot().stand),
          sector: sectorName(shot().sector),
        })}
        <small>
          {shot()
            .added.map(({ value, reason }) => `${signed(value)} ${tFight(`modifier.${reason}`)}`)
            .join(', ')}
        </small>
      </span>
      <Show when={shot().roll !== undefined}>
        <Die value={shot().roll!} side={shot().side} tone={shot().hit ? 'hit' : undefined} label="" />
        <b>
          {signed(sumOf(shot().added))} = {shot().value} {raised(shot()) && `(${tCombat('shells.least')}) `}
          {tCombat(shot().hit ? 'shells.hit' : 'shells.miss')}
        </b>
      </Show>
    </li>
  )
}

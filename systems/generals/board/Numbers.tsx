import { createMemo, For, type JSX, Show } from 'solid-js'
import { signed } from '../../../src/web/board/sentence.ts'
import { SPACES } from '../rules/state/board.ts'
import { sideOfSpace, space } from '../rules/state/counts.ts'
import { tCombat } from '../words/combat/t.ts'
import { tFight } from '../words/fight/t.ts'
import { type Added, type Part, type Place, struckBy } from './battle.ts'
import { whoName } from './fight-names.ts'
import { citeModifier, MODIFIER_RULES } from './modifiers.ts'
import { sideName } from './names.ts'
import { spaceName } from './Space.tsx'
import type { Staff } from './staff.ts'

/** Why each number is what it is: the die, every modifier with its rule, what it met. */
export function Numbers(props: {
  readonly staff: Staff
  readonly part: Part | undefined
  readonly zone: number
}): JSX.Element {
  const { staff } = props
  const rolled = createMemo(() =>
    [0, 1]
      .flatMap((side) => Array.from({ length: SPACES }, (_, k) => props.part?.places.get(space(side, props.zone, k))))
      .filter((one): one is Place => (one?.dice.length ?? 0) > 0),
  )
  return (
    <Show when={rolled().length > 0}>
      <details class="combat-why">
        <summary>{tCombat('why')}</summary>
        <ul>
          <For each={rolled()}>
            {(place) => {
              const struck = () => (props.part ? struckBy(props.part, place) : undefined)
              return (
                <li>
                  <strong>
                    {sideName(sideOfSpace(place.space))} {(place.space % SPACES) + 1}
                  </strong>
                  : {whoName(place.who)}. {tCombat('rolls', { dice: place.dice.join(', ') })}
                  <Sum added={place.added} cite={(reason) => citeModifier(staff.battle(), props.part, place, reason)} />
                  <Show when={place.outcomes.length > 0}>
                    {' '}
                    = <b>{place.outcomes.map(({ value }) => value).join(', ')}</b>
                    <Show when={struck() !== undefined}> {tCombat('against', { value: spaceName(struck()!) })}</Show>:{' '}
                    {tFight(place.outcomes.some(({ hit }) => hit) ? 'hit' : 'miss')}
                  </Show>
                  <Show when={place.rerolled.length > 0}>
                    {' '}
                    ({tCombat('before', { value: place.rerolled.join(', ') })})
                  </Show>
                </li>
              )
            }}
          </For>
        </ul>
      </details>
    </Show>
  )
}

/** Modifiers one by one, each with its rule as a button. */
function Sum(props: { readonly added: readonly Added[]; readonly cite: (reason: number) => void }): JSX.Element {
  return (
    <For each={props.added}>
      {({ value, reason }) => (
        <span class="sum">
          , {signed(value)} {tFight(`modifier.${reason}`)}{' '}
          <button type="button" class="cite" onClick={() => props.cite(reason)}>
            {MODIFIER_RULES[reason]}
          </button>
        </span>
      )}
    </For>
  )
}

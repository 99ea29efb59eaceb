import { createMemo, For, type JSX, Show } from 'solid-js'
import { signed } from '../../../src/web/board/sentence.ts'
import { Die } from '../../../src/web/ui/Die.tsx'
import { type Tip, tipped } from '../../../src/web/ui/tips.ts'
import { SPACES } from '../rules/state/board.ts'
import { sideOfSpace } from '../rules/state/counts.ts'
import { armOf, EMPTY, isAttacker, isRoutedWho, OCCUPANT, standOf, typeOfWho } from '../rules/state/stands.ts'
import { tCombat } from '../words/combat/t.ts'
import { tFight } from '../words/fight/t.ts'
import { type Part, type Place, struckBy, sumOf } from './battle.ts'
import type { Choice } from './choices.ts'
import { FigurePicture } from './Figures.tsx'
import { whoName } from './fight-names.ts'
import { modifierName } from './modifiers.ts'
import { sideName } from './names.ts'
import { oddsOf } from './odds.ts'
import { offer } from './pressing.ts'
import type { Staff } from './staff.ts'
import { type State, stateOf, stateOfArm } from './troops.ts'

const stateOfWho = (who: number): State =>
  who === OCCUPANT ? 'fresh' : isAttacker(who) ? stateOfArm(armOf(who)) : stateOf(standOf(who))

/** The content of a space, whether it has been told or is being drafted. */
export interface Cell {
  readonly at: number
  readonly who: number
  readonly place: Place | undefined
  readonly drafted: boolean
}

/** A space of a zone: its unit, and the dice that were dealt to it. */
export function Space(props: {
  readonly staff: Staff
  readonly cell: Cell
  readonly part: Part | undefined
  readonly posts: readonly Choice[]
}): JSX.Element {
  const { staff } = props
  const { table } = staff
  const at = props.cell.at
  const side = sideOfSpace(at)
  const place = () => props.cell.place
  const choices = createMemo(() => staff.choices().filter((choice) => choice.place === `space:${at}`))
  const open = () => choices().filter((choice) => choice.open)
  const drafted = () => choices().filter((choice) => choice.drafted > 0)
  const postable = () => props.cell.who === EMPTY && props.posts.length > 0
  const able = () => open().length > 0 || postable()
  const state = (): State => (place()?.fate === 'routed' ? 'routed' : stateOfWho(props.cell.who))
  const target = () => (place() && props.part ? struckBy(props.part, place()!) : undefined)
  const drafts = () => {
    const p = table.view()
    return staff.asking() === 'choosing targets' && side === table.seat() && p.draft[at] > 0
      ? p.draft[at] - 1
      : undefined
  }
  const fate = () => place()?.fate
  const aim = () => drafts() ?? place()?.aim
  const label = () =>
    [
      tCombat('space', { side: sideName(side), number: (at % SPACES) + 1 }),
      props.cell.who === EMPTY ? tFight('nobody') : whoName(props.cell.who),
      ...(place() && place()!.dice.length > 0 ? [sentence(place()!)] : []),
      ...(fate() ? [tCombat(fate()!)] : []),
      ...(aim() !== undefined ? [tCombat('aims', { target: spaceName(aim()!) })] : []),
    ].join(', ')
  const tip = (): Tip => ({
    title: props.cell.who === EMPTY ? tFight('nobody') : whoName(props.cell.who),
    lines: [
      ...(place()?.dice.length
        ? [sentence(place()!), ...place()!.added.map(({ value, reason }) => modifierName(value, reason))]
        : []),
      ...(fate() ? [tCombat(fate()!)] : []),
      ...(aim() !== undefined ? [tCombat('aims', { target: spaceName(aim()!) })] : []),
    ],
    ...(place()?.dice.length
      ? {
          rule:
            target() !== undefined && isRoutedWho[props.part?.places.get(target()!)?.who ?? 0] === 0 ? 'G49' : 'G48',
        }
      : {}),
  })
  const press = (thing: Element) => {
    if (postable()) offer(staff, thing, props.posts)
    else if (open().length > 0) offer(staff, thing, open())
    else if (drafted().length > 0) staff.drop(drafted()[0].text)
  }
  return (
    <div
      class={`space side-${side}`}
      classList={{
        filled: props.cell.who !== EMPTY,
        able: able(),
        drafted: props.cell.drafted,
        gone: place()?.fate === 'gone',
        fallen: place()?.fate !== undefined,
      }}
    >
      <button
        ref={(thing) => tipped(thing, tip)}
        type="button"
        class="space-unit"
        data-rove=""
        aria-label={label()}
        aria-pressed={props.cell.drafted}
        onClick={(event) => press(event.currentTarget)}
      >
        <Show when={props.cell.who !== EMPTY} fallback={<span class="space-number">{(at % SPACES) + 1}</span>}>
          <FigurePicture type={typeOfWho[props.cell.who]} side={side} state={state()} />
          <Show when={isAttacker(props.cell.who)}>
            <span class="space-attacks" aria-hidden="true">
              ⚔
            </span>
          </Show>
        </Show>
        <Show when={place()?.fate === 'gone'}>
          <svg class="space-gone" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 3 L17 17 M17 3 L3 17" />
          </svg>
        </Show>
        <Show when={aim() !== undefined}>
          <span class="space-aim">→ {(aim()! % SPACES) + 1}</span>
        </Show>
        <Show when={props.cell.drafted && staff.asking() === 'withdrawing'}>
          <span class="space-aim">↩</span>
        </Show>
      </button>
      <div class="space-dice">
        <For each={place()?.dice.map((_, k) => k) ?? []}>
          {(k) => {
            const die = at * 2 + k
            const rerolls = () => staff.choices().filter((choice) => choice.open && choice.place === `die:${die}`)
            const outcome = () => place()!.outcomes[k]
            const value = () => place()!.dice[k]
            const face = () => (
              <>
                <Die
                  value={value()}
                  side={side}
                  tone={outcome()?.hit ? 'hit' : undefined}
                  label={tCombat('die', { side: sideName(side), value: value() })}
                />
                <Show when={place()!.added.length > 0}>
                  <span class="space-value" classList={{ hit: outcome()?.hit === true }}>
                    <Show when={sumOf(place()!.added) !== 0}>{signed(sumOf(place()!.added))} </Show>
                    <Show when={outcome()}>{(one) => <b>{one().value}</b>}</Show>
                  </span>
                </Show>
              </>
            )
            return (
              <Show when={rerolls().length > 0} fallback={<span class="space-die">{face()}</span>}>
                <button
                  ref={(thing) =>
                    tipped(thing, () => ({
                      lines: [oddsOf(staff, rerolls()[0] ?? { verb: '', a: 0, b: 0 }) ?? ''],
                      rule: 'G117',
                    }))
                  }
                  type="button"
                  class="space-die space-reroll"
                  data-rove=""
                  aria-label={`${tCombat('die', { side: sideName(side), value: value() })}. ${oddsOf(staff, rerolls()[0]) ?? ''}`}
                  onClick={() => staff.choose(rerolls()[0])}
                >
                  {face()}
                </button>
              </Show>
            )
          }}
        </For>
      </div>
    </div>
  )
}

/** A space within its zone. */
export const spaceName = (at: number): string =>
  tCombat('space', { side: sideName(sideOfSpace(at)), number: (at % SPACES) + 1 })

/** 'Rolls 4 and 2, counts 3: hits'. */
function sentence({ dice, outcomes }: Place): string {
  const rolls = tCombat('rolls', { dice: dice.join(', ') })
  if (outcomes.length === 0) return `${rolls}.`
  return `${rolls}, ${tCombat('counts', { value: outcomes.map(({ value }) => value).join(', ') })}: ${tFight(outcomes.some(({ hit }) => hit) ? 'hit' : 'miss')}.`
}

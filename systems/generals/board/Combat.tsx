import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show, untrack } from 'solid-js'
import { roving } from '../../../src/web/stage/roving.ts'
import { Die } from '../../../src/web/ui/Die.tsx'
import { FIGHTING_BORDERS, SPACES, stepTo } from '../rules/state/board.ts'
import { sideOfSpace, space, zoneOfSpace } from '../rules/state/counts.ts'
import { MELEE } from '../rules/state/parts.ts'
import { EMPTY } from '../rules/state/stands.ts'
import { tCombat } from '../words/combat/t.ts'
import { tFight } from '../words/fight/t.ts'
import type { Part } from './battle.ts'
import { FigurePicture } from './Figures.tsx'
import { zoneName } from './fight-names.ts'
import { defendersLeft } from './muster.ts'
import { Numbers } from './Numbers.tsx'
import { sectorName, sideName } from './names.ts'
import type { Plan } from './plan.ts'
import { ShotList } from './ShotList.tsx'
import { type Cell, Space } from './Space.tsx'
import type { Staff } from './staff.ts'
import './combat.css'

/**
 * The battle zones of a combat, opened: the units in their spaces, the dice dealt to them, every modifier with its name
 * and rule.
 */

export function Combat(props: { readonly staff: Staff; readonly plan: Plan }): JSX.Element {
  const { staff } = props
  return (
    <>
      <Show when={staff.battle() && !staff.battleOpen() && staff.shown().stage !== 0}>
        <button type="button" class="combat-show button small" onClick={() => staff.showBattle(true)}>
          <Sabres /> {tFight('show')}
        </button>
      </Show>
      <Show when={staff.battleOpen()}>
        <Zones staff={staff} />
      </Show>
      <ShotList staff={staff} plan={props.plan} />
    </>
  )
}

/** The battle zone of a choice; −1 if the choice lies elsewhere. */
function zoneOfPlace(place: string): number {
  const [kind, number] = place.split(':') as [string, string]
  if (kind === 'zone') return Number(number)
  if (kind === 'space') return zoneOfSpace(Number(number))
  return kind === 'die' ? zoneOfSpace(Number(number) >> 1) : -1
}

const Sabres = () => (
  <svg class="sabres" viewBox="-14 -14 28 28" width="18" height="18" aria-hidden="true">
    <path
      d="M-11 11 Q2 4 11 -12 M11 11 Q-2 4 -11 -12 M-13 6 L-6 13 M13 6 L6 13"
      fill="none"
      stroke="currentColor"
      stroke-width="2.6"
      stroke-linecap="round"
    />
  </svg>
)

function Zones(props: { readonly staff: Staff }): JSX.Element {
  const { staff } = props
  const { table } = staff
  let host!: HTMLDivElement
  const battle = () => staff.battle()!
  const [looked, setLooked] = createSignal<number>()
  // A new part of the combat is brought into view when it begins.
  createEffect(
    on(
      () => battle().parts.length,
      () => setLooked(undefined),
    ),
  )
  const posting = () => staff.asking() === 'taking positions'
  const number = () => looked() ?? battle().parts.length - 1
  const part = (): Part | undefined => (posting() && looked() === undefined ? undefined : battle().parts[number()])
  const near = () => (table.seat() === 1 ? 1 : 0)
  // Zones with a choice or with dice come first.
  const asks = (zone: number) => staff.choices().some(({ place }) => zoneOfPlace(place) === zone)
  const weight = (zone: number): number => {
    if (asks(zone)) return 0
    return [...(part()?.places.values() ?? [])].some(
      ({ space: at, dice }) => dice.length > 0 && zoneOfSpace(at) === zone,
    )
      ? 1
      : 2
  }
  // The order stays the same while the question does: nothing moves under the player's hand.
  const zones = createMemo(
    on([() => [...battle().zones.keys()].join(), staff.asking, number], () =>
      [...battle().zones.keys()].sort((x, y) => weight(x) - weight(y) || x - y),
    ),
  )
  const reactions = createMemo(() =>
    Map.groupBy(battle().reactions, ({ kind, side, sector }) => `${kind} ${side} ${sector}`),
  )
  // By name and number, so that a die on the table stays where it is when the next one falls.
  const reactionKeys = createMemo(() => [...reactions().keys()])
  const cell = (at: number): Cell => {
    const p = table.view()
    const place = part()?.places.get(at)
    const mine = sideOfSpace(at) === table.seat()
    if (posting() && looked() === undefined) {
      const drafted = mine && p.who[at] === EMPTY && p.draft[at] > 0
      return { at, who: drafted ? p.draft[at] : p.who[at], place: undefined, drafted }
    }
    const chosen =
      mine && p.draft[at] > 0 && (staff.asking() === 'choosing targets' || staff.asking() === 'withdrawing')
    return { at, who: place?.who ?? EMPTY, place, drafted: chosen }
  }
  onMount(() => {
    const end = roving(host)
    onCleanup(end)
  })
  const titleOf = (zone: number): string => {
    const one = battle().zones.get(zone)!
    if (zone >= FIGHTING_BORDERS) return tCombat('building', { sector: sectorName(zone - FIGHTING_BORDERS) })
    if (one.meets !== undefined) return tCombat('meets', { sector: sectorName(one.meets) })
    if (one.attackers.length > 1) return tCombat('both')
    const side = one.attackers[0]
    const step = table.view().attack[side * (table.view().attack.length / 2) + zone] - 1
    return step >= 0
      ? tCombat('attacks', { side: sideName(side), sector: sectorName(stepTo[step]) })
      : tCombat('attacks', { side: sideName(side), sector: '' })
  }
  return (
    <div
      ref={host}
      class="combat"
      onPointerDown={(event) => event.stopPropagation()}
      onWheel={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
      }}
    >
      <header class="combat-head">
        <h2>
          <Sabres /> {tFight('title')}
        </h2>
        <Show when={battle().parts.length > 1}>
          <div class="combat-parts" role="group">
            <For each={battle().parts}>
              {(_, k) => (
                <button type="button" aria-pressed={k() === number()} onClick={() => setLooked(k())}>
                  {tCombat(k() === 0 ? 'ranged' : 'melee')}
                </button>
              )}
            </For>
          </div>
        </Show>
        <Show when={battle().parts.length === 1}>
          <span class="combat-part">{tCombat(posting() && table.view().part === MELEE ? 'melee' : 'ranged')}</span>
        </Show>
        <button type="button" class="button small" onClick={() => staff.showBattle(false)}>
          {tCombat('hide')}
        </button>
      </header>
      <Show when={reactionKeys().length > 0}>
        <ul class="combat-reactions">
          <For each={reactionKeys()}>
            {(key) => {
              const list = () => reactions().get(key)!
              const { kind, side, sector } = untrack(list)[0]
              return (
                <li>
                  <FigurePicture
                    type={kind === 'square' ? 0 : 1}
                    side={side}
                    state={kind === 'square' ? 'square' : 'counter'}
                  />
                  <span>{tCombat(kind === 'square' ? 'squareTry' : 'counterTry', { sector: sectorName(sector) })}</span>
                  <For each={list().map((_, k) => k)}>
                    {(k) => {
                      const { roll, works } = untrack(list)[k]
                      return (
                        <span class={works ? 'works' : 'fails'}>
                          <Die
                            value={roll}
                            side={side}
                            label={`${tCombat('die', { side: sideName(side), value: roll })}: ${tCombat(works ? 'works' : 'fails')}`}
                          />
                          <b aria-hidden="true">{works ? '✓' : '✗'}</b>
                        </span>
                      )
                    }}
                  </For>
                </li>
              )
            }}
          </For>
        </ul>
      </Show>
      <div class="combat-zones" classList={{ undiced: !part()?.rolled }} style={{ '--zones': zones().length }}>
        <For each={zones()}>
          {(zone) => {
            const here = () => staff.choices().filter((choice) => choice.open && choice.place === `zone:${zone}`)
            /** Spaces that can still be filled: as many as there are enemies without an opponent. */
            const fillable = createMemo(() => {
              if (here().length === 0) return []
              const seat = table.seat()
              const empty = Array.from({ length: SPACES }, (_, k) => space(seat, zone, k)).filter(
                (at) => cell(at).who === EMPTY,
              )
              return posting() ? empty.slice(0, defendersLeft(table.view(), seat, zone)) : empty
            })
            return (
              <section
                class="combat-zone"
                classList={{ able: weight(zone) === 0, idle: weight(zone) === 2 && part()?.rolled === true }}
                aria-label={`${zoneName(zone)}: ${titleOf(zone)}`}
              >
                <h3>
                  {zoneName(zone)}
                  <small>{titleOf(zone)}</small>
                </h3>
                <For each={[1 - near(), near()]}>
                  {(side) => (
                    <div class={`combat-row ${side === near() ? 'row-near' : 'row-far'}`}>
                      <For each={Array.from({ length: SPACES }, (_, k) => space(side, zone, k))}>
                        {(at) => (
                          <Space
                            staff={staff}
                            cell={cell(at)}
                            part={part()}
                            posts={fillable().includes(at) ? here() : []}
                          />
                        )}
                      </For>
                    </div>
                  )}
                </For>
                <Numbers staff={staff} part={part()} zone={zone} />
              </section>
            )
          }}
        </For>
      </div>
    </div>
  )
}

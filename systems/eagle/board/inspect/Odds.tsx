import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Choice } from '../../../../src/web/hexboard/choices.ts'
import { fireFrame } from '../../rules/state/frames.ts'
import type { Eagle } from '../../rules/state/position.ts'
import type { BoardState } from '../board-state.ts'
import { unitName } from '../faces.ts'
import { ChargeOdds, LeavingOdds } from './ChargeOdds.tsx'
import { Prospects } from './Prospects.tsx'
import { fireProspect, type Prospect, shockProspect } from './prospect.ts'
import './inspector.css'

const isDeclared = ({ legal }: Choice): boolean => legal.verb === 'fire' || legal.verb === 'attack'

interface Shown {
  readonly prospect: Prospect
  /** The unit that this choice would add to others; those have already been named. */
  readonly joins?: string | undefined
}

/** The odds of the target pointed at, and of the volley that is laid or the attacks that are named. */
export function Odds(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const { table } = board
  /** The hex that is aimed at: the last target pointed at, or the only one. */
  const aim = createMemo<number>((last) => {
    const declared = [...board.targets()].filter(([, choices]) => choices.some(isDeclared)).map(([hex]) => hex)
    const hostile = [...declared, ...board.charges().keys()]
    const hex = board.pointed()
    if (hostile.includes(hex)) return hex
    return hostile.includes(last) ? last : hostile.length === 1 ? hostile[0] : -1
  }, -1)
  /** The unit chosen in a march: the odds are those of its charges, and of leaving an enemy's front. */
  const marcher = () => {
    const piece = board.chosen()
    return MARCHES.includes(table.phase()?.name ?? '') && piece?.kind === 'unit' ? piece.n : -1
  }
  const prospects = createMemo<Shown[]>(() => {
    const p = table.view()
    const phase = table.phase()?.name ?? ''
    if (!table.asked() || MARCHES.includes(phase)) return []
    const choice = board.targets().get(aim())?.find(isDeclared)
    const text = choice?.legal.text
    if (phase !== 'shock') {
      const { target } = fireFrame(p)
      if (!choice && target === 0) return []
      return shown(
        fireProspect(table.engine, p, table.seat(), text),
        choice && target > 0 ? unitName(p, choice.unit) : undefined,
      )
    }
    // The named attack that the player looks at; without one, all named attacks.
    const named = namedBy(p, table.seat())
    const hexes = choice ? [aim()] : named.includes(board.pointed()) ? [board.pointed()] : named
    return hexes.flatMap((hex) =>
      shown(
        shockProspect(table.engine, p, table.seat(), hex, text),
        choice && named.includes(hex) ? unitName(p, choice.unit) : undefined,
      ),
    )
  })
  return (
    <>
      <Show when={marcher() >= 0}>
        <Show when={board.charges().get(aim())} fallback={<LeavingOdds board={board} unit={marcher()} />}>
          {(charge) => <ChargeOdds board={board} unit={marcher()} charge={charge()} />}
        </Show>
      </Show>
      <For each={prospects()}>
        {({ prospect, joins }) => <Prospects table={table} prospect={prospect} joins={joins} />}
      </For>
    </>
  )
}

const MARCHES = ['movement', 'pursuit']

const shown = (prospect: Prospect | undefined, joins: string | undefined): Shown[] =>
  prospect ? [{ prospect, joins }] : []

/** Returns the hexes that a side has named as targets, each combat once. */
const namedBy = (p: Eagle, seat: number): number[] => [
  ...new Set(
    [...p.target.keys()]
      .filter((unit) => p.target[unit] > 0 && p.scenario.army.side[unit] === seat)
      .map((unit) => p.target[unit] - 1),
  ),
]

import { createMemo, For, type JSX } from 'solid-js'
import type { Eagle } from '../../../../rules/eagle/position.ts'
import type { Choice } from '../choices.ts'
import type { Desk } from '../desk.ts'
import { Prospects } from './Prospects.tsx'
import { fireProspect, type Prospect, shockProspect } from './prospect.ts'
import './look.css'

const isDeclared = ({ legal }: Choice): boolean => legal.verb === 'fire' || legal.verb === 'attack'

/** The odds of what is pointed at; where nothing is, of the volley that is laid and of the attacks that are named. */
export function Odds(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  const { table } = desk
  /** The hex that is aimed at: the target that was pointed at last, or the only one. */
  const aim = createMemo<number>((last) => {
    const hostile = [...desk.targets()].filter(([, choices]) => choices.some(isDeclared)).map(([hex]) => hex)
    const hex = desk.pointed()
    if (hostile.includes(hex)) return hex
    return hostile.includes(last) ? last : hostile.length === 1 ? hostile[0]! : -1
  }, -1)
  const prospects = createMemo<Prospect[]>(() => {
    const p = table.view()
    const phase = table.phase()?.name ?? ''
    if (!table.asked()) return []
    const hex = aim()
    const choice = desk.targets().get(hex)?.find(isDeclared)
    const found =
      phase === 'shock'
        ? choice
          ? [shockProspect(table.engine, p, table.seat(), hex, choice.legal.text)]
          : namedBy(p, table.seat()).map((named) => shockProspect(table.engine, p, table.seat(), named))
        : phase === 'defensive fire' || phase === 'offensive fire'
          ? [choice || p.hex > 0 ? fireProspect(table.engine, p, table.seat(), choice?.legal.text) : undefined]
          : []
    return found.filter((one) => one !== undefined)
  })
  return <For each={prospects()}>{(prospect) => <Prospects table={table} prospect={prospect} />}</For>
}

/** The hexes that a side has said it attacks, each combat once. */
const namedBy = (p: Eagle, seat: number): number[] => [
  ...new Set(
    [...p.target.keys()].filter((unit) => p.target[unit]! > 0 && p.scenario.army.side[unit] === seat).map((unit) => p.target[unit]! - 1),
  ),
]

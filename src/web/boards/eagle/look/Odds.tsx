import { createMemo, For, type JSX } from 'solid-js'
import type { Eagle } from '../../../../rules/eagle/position.ts'
import type { Choice } from '../choices.ts'
import type { Desk } from '../desk.ts'
import { unitName } from '../faces.ts'
import { Prospects } from './Prospects.tsx'
import { fireProspect, type Prospect, shockProspect } from './prospect.ts'
import './look.css'

const isDeclared = ({ legal }: Choice): boolean => legal.verb === 'fire' || legal.verb === 'attack'

interface Shown {
  readonly prospect: Prospect
  /** Who would join others by it; they have been named already. */
  readonly joins?: string | undefined
}

/** The odds of what is pointed at, and of the volley that is laid or the attacks that are named. */
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
  const prospects = createMemo<Shown[]>(() => {
    const p = table.view()
    const phase = table.phase()?.name ?? ''
    if (!table.asked()) return []
    const hex = aim()
    const choice = desk.targets().get(hex)?.find(isDeclared)
    const text = choice?.legal.text
    const found: { readonly prospect: Prospect | undefined; readonly joins?: string | undefined }[] = []
    if (phase === 'shock') {
      const named = namedBy(p, table.seat())
      const joins = choice && named.includes(hex) ? unitName(p, choice.unit) : undefined
      if (choice) found.push({ prospect: shockProspect(table.engine, p, table.seat(), hex, text), joins })
      for (const other of named) if (!choice || other !== hex) found.push({ prospect: shockProspect(table.engine, p, table.seat(), other) })
    } else if (choice || p.hex > 0) {
      const joins = choice && p.hex > 0 ? unitName(p, choice.unit) : undefined
      found.push({ prospect: fireProspect(table.engine, p, table.seat(), text), joins })
    }
    return found.flatMap(({ prospect, joins }) => (prospect ? [{ prospect, joins }] : []))
  })
  return <For each={prospects()}>{({ prospect, joins }) => <Prospects table={table} prospect={prospect} joins={joins} />}</For>
}

/** The hexes that a side has said it attacks, each combat once. */
const namedBy = (p: Eagle, seat: number): number[] => [
  ...new Set(
    [...p.target.keys()].filter((unit) => p.target[unit]! > 0 && p.scenario.army.side[unit] === seat).map((unit) => p.target[unit]! - 1),
  ),
]

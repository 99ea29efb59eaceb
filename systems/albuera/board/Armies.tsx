import type { JSX } from 'solid-js'
import { Armies as Battle } from '../../../src/web/battle/Armies.tsx'
import { useMarks } from '../../../src/web/battle/marks.ts'
import type { Body, MarkOf, Unit } from '../../../src/web/battle/order-of-battle.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { squared } from '../../../src/web/counters/counter.ts'
import { MapMarks } from '../../../src/web/hexboard/MapMarks.tsx'
import { ARTILLERY } from '../rules/state/army.ts'
import { type Albuera, mark } from '../rules/state/position.ts'
import { manpowerOf } from '../rules/state/troops.ts'
import { tArmies } from '../words/armies/t.ts'
import { faceOf, hexName, nationOf, unitName } from './faces.ts'
import { clockOf } from './say.ts'

/**
 * The order of battle: commanders, the commanders below them, and their units, with Losses as the counters print them.
 */
export function Armies(props: { readonly table: Table<Albuera> }): JSX.Element {
  const markOf = useMarks()
  const bodies = () => {
    const { army } = props.table.scenario
    return [...army.commanders.keys()]
      .filter((c) => army.above[c] < 0)
      .map((c) => bodyOf(props.table.view(), c, markOf()))
  }
  return (
    <Battle coming={[]} bodies={bodies()} strength={tArmies('manpower')} cite={props.table.cite}>
      <section>
        <MapMarks />
      </section>
    </Battle>
  )
}

function bodyOf(p: Albuera, commander: number, markOf: MarkOf): Body {
  const { army } = p.scenario
  const { name, command } = army.leaders[commander]
  return {
    name: `${command} · ${name}`,
    nation: nationOf(army.leads[commander]),
    units: [...army.units.keys()]
      .filter(
        (unit) =>
          army.commander[unit] === commander && (army.battalion[unit] < 0 || p.at[unit] >= 0 || p.due[unit] > 0),
      )
      .map((unit) => unitOf(p, unit, markOf)),
    bodies: [...army.commanders.keys()].filter((c) => army.above[c] === commander).map((c) => bodyOf(p, c, markOf)),
  }
}

function unitOf(p: Albuera, unit: number, markOf: MarkOf): Unit {
  const { army } = p.scenario
  const [at, full, front] = [p.at[unit], army.manpower[unit], army.front[unit]]
  const guns = army.arm[unit] === ARTILLERY
  return {
    name: unitName(p, unit),
    face: squared(faceOf(p, unit)),
    ...(!guns && {
      now: manpowerOf(p, unit),
      full,
      // Manpower is a hundredth of the men (2.1).
      mark: markOf('forces.json', ['units', army.units[unit]], ['manpower', 'men']),
      track: { sides: [front, full - front], lost: p.lost[unit] },
    }),
    ...(at >= 0 ? { place: hexName(p, at), state: stateOf(p, unit) } : offMap(p, unit)),
  }
}

/** What there is to know about a unit on the map: that its company is out, that its guns are silent. */
function stateOf(p: Albuera, unit: number): string | undefined {
  const company = p.scenario.army.company[unit]
  if (company >= 0 && (p.at[company] >= 0 || p.due[company] > 0)) return tArmies('detached')
  return (p.marks[unit] & mark.OUT) !== 0 ? tArmies('out') : undefined
}

/** Why a unit is not on the map, and whether it is for good (10.12, 15.11, 16.1). */
function offMap(p: Albuera, unit: number): Pick<Unit, 'off' | 'gone'> {
  const turn = p.due[unit]
  if (turn > 0 && turn <= p.scenario.turns) return { off: tArmies('routed', { turn, time: clockOf(p, turn) }) }
  if (turn > 0) return { off: tArmies('dispersed'), gone: true }
  if (p.taken[unit] > 0) return { off: tArmies(`guns.${p.taken[unit]}`), gone: true }
  return { off: tArmies('lost'), gone: true }
}

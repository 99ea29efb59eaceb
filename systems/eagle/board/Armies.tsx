import { createMemo, type JSX } from 'solid-js'
import { Armies as Battle } from '../../../src/web/battle/Armies.tsx'
import { useMarks } from '../../../src/web/battle/marks.ts'
import type { Body, Coming, MarkOf, Standings, Unit } from '../../../src/web/battle/order-of-battle.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { CART } from '../rules/state/ground.ts'
import { type Eagle, ELIMINATED, EXITED, WAITING } from '../rules/state/position.ts'
import { SIDES } from '../rules/state/sides.ts'
import { tArmies } from '../words/armies/t.ts'
import { boardStateOf } from './board-state.ts'
import { type Coming as Arrival, clockOf, comingOf } from './coming.ts'
import { dressed } from './dressed.ts'
import { faceOf, formationName, leaderName, nationOf, unitName } from './faces.ts'
import { Legend } from './Legend.tsx'
import { hexName } from './say.ts'
import { standings } from './standings.ts'
import { t } from './words.ts'
import './armies.css'

/** The state of the battle, the troops still to come, the order of battle, and the meaning of its counters. */
export function Armies(props: { readonly table: Table<Eagle> }): JSX.Element {
  const p = createMemo(() => boardStateOf(props.table).shown())
  const coming = createMemo(() => comingOf(p()))
  const markOf = useMarks()
  return (
    <Battle
      standings={standingsOf(p(), markOf())}
      coming={coming().map((group) => groupOf(p(), group))}
      bodies={[...p().scenario.army.formations.keys()].map((formation) => bodyOf(p(), formation, coming(), markOf()))}
      strength={tArmies('points')}
      cite={props.table.cite}
    >
      <Legend />
    </Battle>
  )
}

/** Formations against their limits (16), and what wins (17). */
function standingsOf(p: Eagle, markOf: MarkOf): Standings {
  const all = standings(p)
  return {
    sides: SIDES.map((side) => ({
      nation: nationOf(side),
      list: all
        .filter((one) => one.side === side)
        .map(({ formation, hurt, limit, exact, down }) => ({
          name: formationName(p, formation),
          filled: hurt,
          of: limit,
          words: tArmies(exact ? 'hurt' : 'least', { hurt: String(hurt), limit: String(limit) }),
          fallen: down ? tArmies('demoralized') : undefined,
        })),
    })),
    mark: markOf('scenarios.json', ['scenarios', p.scenario.id, 'demoralization'], []),
    wins: tArmies('wins'),
    rules: ['16.0', '17.0'],
    also: p.scenario.rules.has('town') ? tArmies('winsTown') : undefined,
  }
}

const groupOf = (p: Eagle, { hex, side, turn, units, leaders }: Arrival): Coming => ({
  nation: nationOf(side),
  when: turn === 0 ? tArmies('guns') : tArmies('turn', { turn: String(turn), time: clockOf(p, turn) }),
  place: hexName(p, hex),
  who: [...leaders.map((one) => leaderName(p, one)), ...units.map((one) => unitName(p, one))],
})

function bodyOf(p: Eagle, formation: number, coming: readonly Arrival[], markOf: MarkOf): Body {
  const { army } = p.scenario
  const order = p.order[formation]
  return {
    name: formationName(p, formation),
    nation: nationOf(army.formationSide[formation]),
    note: order >= 0 ? tArmies('order', { order: t(`order.${order}`) }) : undefined,
    units: [...army.units.keys()]
      .filter((unit) => army.formation[unit] === formation)
      .map((unit) => unitOf(p, unit, coming, markOf)),
  }
}

function unitOf(p: Eagle, unit: number, coming: readonly Arrival[], markOf: MarkOf): Unit {
  const { army } = p.scenario
  const [at, state, full] = [p.at[unit], p.state[unit], army.cf[unit]]
  // Only the printed values of an unseen enemy are known.
  const known = p.lost[unit] >= 0
  const face = faceOf(p, unit)
  return {
    name: unitName(p, unit),
    face: dressed(known ? face : { ...face, strength: full, shape: 'line' }, army.units[unit]),
    ...(army.arm[unit] !== CART && { full, now: known ? full - p.lost[unit] : undefined }),
    mark: markOf('forces.json', ['units', army.units[unit]], ['cf']),
    state: state > 0 ? tArmies(state === 1 ? 'disorganized' : 'routed') : undefined,
    ...(at >= 0
      ? { place: hexName(p, at) }
      : {
          off: offMap(
            at,
            coming.find(({ units }) => units.includes(unit)),
          ),
        }),
    gone: at === ELIMINATED,
  }
}

/** Says why a unit stands in no hex. */
function offMap(at: number, group: Arrival | undefined): string {
  if (at === ELIMINATED) return tArmies('eliminated')
  if (at === EXITED) return tArmies('exited')
  if (at !== WAITING) return tArmies('unseen')
  if (!group) return tArmies('toPlace')
  return group.turn > 0 ? tArmies('waiting', { turn: String(group.turn) }) : tArmies('waitingGuns')
}

import { For, type JSX } from 'solid-js'
import { Counter, LeaderDisc, ORDER_SIGNS } from '../../../src/web/counters/Counter.tsx'
import { bodyMark, COUNTER, type CounterFace, type OrderSign } from '../../../src/web/counters/counter.ts'
import { MapMarks } from '../../../src/web/hexboard/MapMarks.tsx'
import { tArmies } from '../words/armies/t.ts'

const PLAIN: CounterFace = {
  nation: 'french',
  branch: 'foot',
  shape: 'line',
  spirit: 'good',
  strength: 6,
  full: 6,
  grade: 'C',
  foreign: false,
}
const SIGNS = [
  ['foot', {}],
  ['light', { branch: 'light-foot' }],
  ['horse', { branch: 'horse' }],
  ['heavy', { branch: 'heavy-horse' }],
  ['battery', { branch: 'guns', shape: 'unlimbered' }],
  ['limbered', { branch: 'guns', shape: 'limbered' }],
  ['square', { shape: 'square' }],
  ['skirmish', { branch: 'light-foot', shape: 'skirmish' }],
  ['march', { shape: 'march' }],
  ['shaken', { spirit: 'shaken' }],
  ['rout', { spirit: 'routed' }],
  ['body', { body: bodyMark('CHA', 0) }],
  ['led', { body: bodyMark('CAS', 6), led: true }],
  ['alone', { body: bodyMark('CAS', 6), led: false }],
] as const satisfies readonly (readonly [string, Partial<CounterFace>])[]

const ORDERS = ['maneuver', 'harassment', 'attack', 'defense', 'retreat'] as const satisfies readonly OrderSign[]

const BOX = `${-COUNTER / 2 - 5} ${-COUNTER / 2 - 5} ${COUNTER + 10} ${COUNTER + 10}`

/** What the marks on counters mean. */
export function Legend(): JSX.Element {
  return (
    <section class="armies-legend">
      <h3>{tArmies('legend')}</h3>
      <p>{tArmies('figures')}</p>
      <ul>
        <For each={SIGNS}>
          {([name, change]) => (
            <li>
              <svg class="hex-map" viewBox={BOX} aria-hidden="true">
                <Counter face={{ ...PLAIN, ...change }} />
              </svg>
              {tArmies(name)}
            </li>
          )}
        </For>
        <For each={ORDERS}>
          {(order) => (
            <li>
              <svg class="hex-map" viewBox="-9 -9 18 18" aria-hidden="true">
                <rect class="band-paper" x="-6" y="-6" width="12" height="12" rx="2" />
                <path class="band-order" d={ORDER_SIGNS[order]} transform="scale(1.5)" />
              </svg>
              {tArmies(order)}
            </li>
          )}
        </For>
        <li>
          <svg class="hex-map" viewBox={BOX} aria-hidden="true">
            <LeaderDisc nation="french" initials="Ve" figures="1 · 1" worn={false} />
          </svg>
          {tArmies('leader')}
        </li>
      </ul>
      <p>{tArmies('facing')}</p>
      <p>{tArmies('uniforms')}</p>
      <MapMarks />
    </section>
  )
}

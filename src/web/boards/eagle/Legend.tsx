import { For, type JSX } from 'solid-js'
import { Counter, LeaderDisc } from '../../kit/hex/Counter.tsx'
import { COUNTER, type CounterFace } from '../../kit/hex/counter.ts'
import { tArmies } from './words/armies/t.ts'

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
] as const satisfies readonly (readonly [keyof typeof import('./words/armies/en.ts').default, Partial<CounterFace>])[]

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
        <li>
          <svg class="hex-map" viewBox={BOX} aria-hidden="true">
            <LeaderDisc nation="french" initials="Ve" figures="1 · 1" worn={false} />
          </svg>
          {tArmies('leader')}
        </li>
      </ul>
      <p>{tArmies('facing')}</p>
    </section>
  )
}

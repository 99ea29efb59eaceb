/** What every battle has on the screen, with a made-up battle of three nations, ten-sided dice and levels of losses. */

import { createSignal, Index } from 'solid-js'
import { render } from 'solid-js/web'
import { Armies } from '../../src/web/battle/Armies.tsx'
import { Fights } from '../../src/web/battle/Fights.tsx'
import { Head } from '../../src/web/battle/Head.tsx'
import { Intentions } from '../../src/web/battle/Intentions.tsx'
import { CheckOdds, Odds } from '../../src/web/battle/Odds.tsx'
import type { Body, Unit } from '../../src/web/battle/order-of-battle.ts'
import { outcomesOf } from '../../src/web/battle/outcomes.ts'
import type { Check, Prospect } from '../../src/web/battle/prospect.ts'
import type { Fight, Part } from '../../src/web/battle/story.ts'
import { centred } from '../../src/web/board/requests.ts'
import type { CounterFace } from '../../src/web/counters/counter.ts'
import type { Intending } from '../../src/web/table/intended.ts'
import { Die } from '../../src/web/ui/Die.tsx'
import '../../src/web/ui/tokens.css'
import '../../src/web/ui/base.css'
import './battle-room.css'

const D10 = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const AVERAGE = [2, 3, 3, 4, 4, 5]

const face = (nation: string, strength: number): CounterFace => ({
  nation,
  branch: 'foot',
  shape: 'line',
  spirit: 'good',
  strength,
  full: 5,
  grade: '7',
  block: { form: 'long', corner: 1 },
})
const A = { code: 'A', words: 'the attackers lose' }
const D = { code: 'D', words: 'the defenders lose' }
const unit = (name: string, nation: string, lost: number): Unit => ({
  name,
  face: face(nation, 5 - lost),
  full: 5,
  now: 5 - lost,
  track: { sides: [3, 2], lost },
  ...(lost === 5 ? { off: 'destroyed', gone: true } : { place: '1721' }),
  state: lost === 4 ? 'routed' : undefined,
})
const bodies: readonly Body[] = [
  {
    name: '2nd Division',
    nation: 'british',
    note: 'Stewart, coordination 5',
    units: [],
    bodies: [
      {
        name: "Hoghton's brigade",
        nation: 'british',
        units: [unit('29th', 'british', 2), unit('1/57th', 'british', 4)],
      },
      { name: 'Detached', nation: 'portuguese', units: [unit('Caçadores', 'portuguese', 0)] },
    ],
  },
  { name: "Brayer's brigade", nation: 'french', units: [unit('II/34e', 'french', 5)] },
]

const first: readonly Part[] = [
  {
    roll: {
      what: 'Three salvos',
      weight: 'row 5–7',
      dice: [
        { value: 0, side: 0, faces: D10, says: 'holds', tone: 'dim' },
        { value: 9, side: 0, faces: D10, says: 'fails', tone: 'hit' },
        { value: 7, side: 0, faces: D10, says: 'holds', tone: 'dim' },
      ],
      added: [{ value: '+1', reason: 'first fire', rule: '14.9.8' }],
      counts: 'one check of three has failed',
      result: 'a loss',
    },
  },
  { said: 'The 29th stands.' },
]
const then: Part = {
  roll: {
    what: 'Clash',
    dice: [
      { value: 3, side: 1, faces: AVERAGE },
      { value: 4, side: 1, faces: AVERAGE },
    ],
    added: [],
    result: 'A+2',
    decides: true,
  },
}
const [parts, setParts] = createSignal(first)
const fight = (key: string, title: string, tell: () => readonly Part[]): Fight => ({
  key,
  until: 1,
  tell: () => ({ title, place: '1721', who: '29th, 1/57th', odds: 'column +1', parts: tell() }),
})
const fights = [fight('1', 'Fire at 1820', () => [{ said: 'Out of range.' }]), fight('2', 'Fire at 1721', parts)]

const cite = (rule: string) => void (document.body.dataset.cited = rule)
const [thrown, setThrown] = createSignal([2, 9])
const [asked, setAsked] = createSignal(false)
const table = {
  asked,
  result: () => undefined,
  past: { length: () => 1, at: () => undefined, go: () => {}, marks: () => [] },
  cite,
}

const prospect: Prospect = {
  before: ['If the 29th joins in:'],
  throws: [
    {
      title: 'Clash in 1721',
      weights: [
        {
          title: 'Attackers',
          list: [
            { name: '29th', points: '5', factors: [], counts: '5' },
            { name: 'Caçadores', points: '4', factors: [{ value: '×½', reason: 'flank', rule: '6.5' }], counts: '2' },
          ],
        },
      ],
      added: [{ value: '−1', reason: 'in a village', rule: '15.5' }],
      sum: 'column −1',
      outcomes: outcomesOf([AVERAGE, AVERAGE], (sum) => (sum < 7 ? A : D)),
      isSum: true,
    },
  ],
  notes: ['If no unit reacts.'],
}
const check: Check = {
  words: 'It checks its Morale.',
  rule: '14.11',
  added: [],
  outcomes: outcomesOf([D10], (face) => face < 7).map(({ result, ...one }) => ({
    ...one,
    result: { words: result ? 'holds' : 'fails', isGood: result },
  })),
}
const orders: unknown[] = []
const intending: Intending = {
  info: { match: 'room', seats: ['blue'], comrade: undefined } as unknown as Intending['info'],
  seat: () => 0,
  status: () => ({ seats: [] }) as unknown as ReturnType<Intending['status']>,
  wishes: {
    setStanding: async (list: unknown) => void orders.push(list),
  } as unknown as Intending['wishes'],
  engine: { ruleset: { standing: ['counterattack', 'fire', 'turn'].map((name) => ({ name })) } },
}
const brigades = ['Hoghton', 'Abercromby', 'Colborne'].map((name) => ({ name, label: `${name}'s brigade` }))
Object.assign(globalThis, { orders })

function Room() {
  return (
    <main id="table">
      <h1>A battle</h1>
      <button type="button" onClick={() => setParts([...parts(), then])}>
        Tell more
      </button>
      <button type="button" onClick={() => setAsked(!asked())}>
        Ask
      </button>
      <output>{centred()?.place}</output>
      <Head
        system="made-up"
        turn="Turn 3 of 16 · 09:30"
        score={{ words: 'Coalition 2', sides: [{ nation: 'british', figure: '2' }] }}
        track={{ words: 'Turns', turns: [7, 8, 9, 10].map((hour) => ({ title: `${hour}:00` })), past: 2 }}
        phase={{
          whose: { words: 'Hoghton', nation: 'british' },
          parts: ['Choose chits', 'Activation', 'Movement', 'Fire of both', 'Clash'].map((words) => ({ words })),
          now: 3,
        }}
      />
      <div class="thrown">
        <Index each={thrown()}>
          {(value, k) => <Die value={value()} side={0} faces={[AVERAGE, D10][k]} label={String(value())} />}
        </Index>
        <button type="button" onClick={() => setThrown([5, 0])}>
          Throw
        </button>
      </div>
      <div class="field">
        <Fights table={table} fights={fights} isFresh={true} grown={() => {}} />
      </div>
      <Intentions
        table={intending}
        intro="In the enemy's activation"
        none="what is answered beforehand"
        groups={[
          {
            title: 'Reactions',
            list: [
              { name: 'counterattack', label: 'Counterattack with this brigade:', things: brigades },
              { name: 'fire', label: 'Fire with this brigade:', things: brigades },
              { name: 'turn', label: 'Turn to the enemy' },
            ],
          },
        ]}
      />
      <Odds prospect={prospect} cite={cite} />
      <ul class="risks">
        <CheckOdds check={check} cite={cite} />
      </ul>
      <Armies
        coming={[{ nation: 'french', when: 'Turn 5', place: '2440', who: ['Werlé'] }]}
        bodies={bodies}
        strength="Manpower"
        cite={cite}
      />
    </main>
  )
}

render(Room, document.body)

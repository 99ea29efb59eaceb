import { expect, test } from 'vitest'
import { engine, fastDice, NOBODY, randomSource } from '../../../../src/kernel/index.ts'
import { act, CHIEF, createMatch } from '../../../../src/match/index.ts'
import { eagle } from '../index.ts'
import { warlike } from '../samples.ts'

const rules = engine(eagle)
const [FRENCH] = [0, 1]
const { scenario } = rules.open('vedel', {}, { roll: () => 1, pool: () => {} })
const byId = new Map(
  eagle
    .formations?.(scenario)
    .flat()
    .map(({ id, number }) => [id, number]),
)
const begin = () =>
  createMatch(rules, {
    scenario: 'vedel',
    dice: { seed: 'shared' },
    players: { french: [{ name: 'Vedel' }, { name: 'Poinsot', formations: [byId.get('POI') as number] }] },
  }).match

test('0.0 the formations of a side can be shared among its players', () => {
  expect(eagle.formations?.(scenario).map((side) => side.map(({ id }) => id))).toEqual(
    [['POI', 'CAS', 'BOU', 'VDL'].sort(), ['COR']].map((ids) => expect.arrayContaining(ids)),
  )
})

test('0.0 a player who shares a side moves his own units, and its chief all of them', () => {
  const match = begin()
  const list = new Int32Array(5_000)
  // Questions before the French move get the first answer on the list.
  for (let n = 0; n < 40 && rules.phase(match.fold.position).name !== 'movement'; n++)
    for (const seat of [0, 1]) {
      const now = match.fold.position
      const texts = Array.from(list.subarray(0, rules.actions(now, seat, list)), (action) => rules.print(now, action))
      const [first] = texts.includes('close') ? ['close'] : texts
      if (first === undefined) continue
      if (act(match, seat, first).refusal) act(match, seat, [first, 'close'])
    }
  const p = match.fold.position
  const texts = [...list.subarray(0, rules.actions(p, FRENCH, list))].map(
    (action) => [rules.print(p, action), eagle.formation?.(p, FRENCH, action)] as const,
  )
  const moves = texts.filter(([text]) => text.startsWith('move '))
  expect(moves.length).toBeGreaterThan(0)
  for (const [text, formation] of moves) {
    const unit = scenario.army.units.indexOf(text.split(' ')[1])
    expect(formation).toBe(scenario.army.formation[unit])
  }
  const others = moves.find(([, formation]) => formation !== byId.get('POI'))?.[0] as string
  const own = moves.find(([, formation]) => formation === byId.get('POI'))?.[0] as string
  expect(act(match, FRENCH, others, { player: 'Poinsot' }).refusal?.reason).toBe(
    'That is commanded by Vedel, not by Poinsot.',
  )
  expect(act(match, FRENCH, own, { player: 'Poinsot' }).played).toBe(1)
  expect(act(match, FRENCH, 'done', { player: 'Poinsot' }).refusal?.reason).toContain('commanded by Vedel')
})

test.each([
  ['vedel', ['move', 'turn', 'done']],
  ['invader', ['move', 'spread', 'ready', 'done']],
])('0.0 every action of a unit, a leader or a stack belongs to its formation: %s', (id, verbs) => {
  const dice = fastDice(3)
  const chance = randomSource(3)
  const p = rules.open(id, {}, dice)
  const { army, ground } = p.scenario
  const list = new Int32Array(20_000)
  const seen = new Set<string>()
  for (let n = 0; n < 1_500 && rules.awaiting(p) !== NOBODY; n++) {
    const seat = (rules.awaiting(p) & 1) !== 0 ? 0 : 1
    const count = rules.actions(p, seat, list)
    for (const action of list.subarray(0, Math.min(count, 60))) {
      const [verb = '', name = ''] = rules.print(p, action).split(' ')
      const unit = army.units.indexOf(name.split(':')[0])
      const top = verb === 'turn' ? army.unitOf[p.top[ground.grid.names.indexOf(name)]] : -1
      const formation = eagle.formation?.(p, seat, action)
      if (unit >= 0) expect(formation, `${verb} ${name}`).toBe(army.formation[unit])
      else if (verb === 'turn') expect(formation, `${verb} ${name}`).toBe(army.formation[top])
      else if (verb === 'done') expect(formation).toBe(CHIEF)
      seen.add(verb)
    }
    // Random players hardly ever skirmish.
    const scouting = list
      .subarray(0, count)
      .find((action) => /^form .* skirmish$|^spread|^ready/.test(rules.print(p, action)))
    rules.play(p, seat, scouting ?? list[warlike(rules, p, seat, list.subarray(0, count), chance)], dice)
  }
  expect([...seen]).toEqual(expect.arrayContaining(verbs))
})

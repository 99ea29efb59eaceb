/** Questions and events in words. */
import { describe, expect, test, vi } from 'vitest'
import { engine, fastDice } from '../../../src/kernel/index.ts'
import type { Told } from '../../../src/web/board/table.ts'
import type { Choice } from '../../../src/web/inchboard/tabletop.ts'
import { readVerb } from '../../../src/web/inchboard/verb.ts'
import { corps } from '../rules/index.ts'
import { phases } from '../rules/phases.ts'
import { events } from '../rules/state/events.ts'
import { placeOf, turnOf } from '../rules/state/poses.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/names/t.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
vi.mock('../words/event/t.ts', () => import('./test-words.ts'))
vi.mock('../words/fight/t.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => ({ troopName: (_kind: string, _id: string, name: string) => name }))
const { choiceName, moveName } = await import('./naming.ts')
const { triedText } = await import('./tried.ts')
const { sentence } = await import('./told.ts')
const { bodyWords } = await import('./words-of.ts')
const { fightOf } = await import('./fights.ts')
const { isStory, storiesIn } = await import('./stories.ts')
const { foldLog } = await import('./fold-log.ts')
const { tAsking } = await import('./test-words.ts')

const kernel = engine(corps)
const p = kernel.open('outpost', {}, fastDice(1))
const bodyOf = (id: string) => p.scenario.roster.names.indexOf(id)

const verbs = phases.flatMap(({ choices = [] }) => choices.map(({ verb }) => verb))

test.each([...new Set(verbs)])('%s has words', (template) => {
  const verb = readVerb(template)
  const legal = { action: 0, text: 'NOTATION', verb: template.split(' ')[0], a: 1, b: 1 }
  const choice: Choice = { ...verb, legal, body: -1, target: -1 }
  expect(choiceName(p, choice)).not.toContain('NOTATION')
})

test.each(phases.filter(({ choices = [] }) => choices.length > 0).map(({ name }) => name))(
  '%s has a prompt',
  (name) => {
    const key = `prompt.${name.replaceAll(' ', '-')}`
    expect(tAsking(key, { command: '', unit: '', pips: 2, target: '', charger: '' })).not.toBe(key)
  },
)

describe('a move in words', () => {
  test('says the way, then the turn, and leaves out the parts that are zero', () => {
    expect(moveName(turnOf(-30), placeOf(40, -24))).toBe('2.5″ ahead, 1.5″ left, turn 30° left')
    expect(moveName(turnOf(0), placeOf(0, 0))).toBe('Stay in place')
    expect(moveName(turnOf(5), placeOf(-16, 0))).toBe('1″ back, turn 5° right')
  })
})

const told = (event: string, ...args: number[]): Told => {
  const [a = 0, b = 0, c = 0, d = 0] = args
  return { n: 3, k: 0, event, args: [a, b, c, d] }
}

test('every event has its sentence', () => {
  for (const { name } of events) expect(sentence(told(name), p)).not.toBe('')
})

test('a full move shows its whole rate, as the ruler did; a distance is exact', () => {
  const [guns, target] = [bodyOf('fr-4-guns'), bodyOf('pr-2')]
  expect(sentence(told('Moved', target, 383), p)).toBe('2 Prussian moves 6″.')
  expect(sentence(told('GunsFired', guns, target, 1, 383), p)).toContain('5.98″')
})

describe('a press on a body that does nothing', () => {
  const [guns, foot, horse] = [bodyOf('fr-4-guns'), bodyOf('fr-13'), bodyOf('fr-11-cav')]
  const [enemy, enemyGuns] = [bodyOf('pr-2'), bodyOf('pr-1-guns')]

  test('was meant to take it into the hand if it is one’s own', () => {
    expect(triedText(p, 0, -1, foot)).toBe('pick fr-13')
    expect(triedText(p, 0, guns, foot)).toBe('pick fr-13')
  })

  test('was meant to strike an enemy, each arm in its way', () => {
    expect(triedText(p, 0, guns, enemy)).toBe('fire fr-4-guns > pr-2')
    expect(triedText(p, 0, foot, enemy)).toBe('assault fr-13 > pr-2')
    expect(triedText(p, 0, foot, enemyGuns)).toBe('charge fr-13 > pr-1-guns')
    expect(triedText(p, 0, horse, enemy)).toBe('charge fr-11-cav > pr-2')
  })

  test('was meant for nothing if an enemy is pressed with no unit chosen, or if a general is pressed or chosen', () => {
    expect(triedText(p, 0, -1, enemy)).toBeUndefined()
    expect(triedText(p, 0, foot, p.scenario.roster.generals)).toBeUndefined()
    expect(triedText(p, 0, p.scenario.roster.generals, enemy)).toBeUndefined()
  })
})

test('a total below zero has a minus sign', () => {
  expect(sentence(told('NerveFailed', bodyOf('pr-2'), 1, -3, -2), p)).toBe(
    '2 Prussian tests its morale: 1, with −3, makes −2. It wavers.',
  )
})

test('the words for a body say what it shows', () => {
  expect(bodyWords(p, bodyOf('fr-13'))).toBe(
    '13 French, infantry of 4 French Corps: column of attack, Formed, no casualties; class A B A; faces 90°; 12″ east, 22″ north',
  )
})

test('the words for a general say once whom he commands: in his name if he has no name of his own', () => {
  expect(bodyWords(p, bodyOf('general pr-corps-1'))).toMatch(/^Yorck, 1 Prussian Corps, Gifted; /)
  expect(bodyWords(p, bodyOf('general fr-corps-4'))).toMatch(/^General of 4 French Corps, Gifted; \d/)
})

test('the words for a body that is not on the table say so, and give no place', () => {
  const away = kernel.open('outpost', {}, fastDice(1))
  away.x[bodyOf('fr-13')] = -1
  expect(bodyWords(away, bodyOf('fr-13'))).toBe('13 French, infantry of 4 French Corps: not on the table; class A B A')
})

describe('a fight in the log', () => {
  const [guns, target] = [bodyOf('fr-4-guns'), bodyOf('pr-2')]
  const rolled = told('GunsRolled', 9, 1, 8, 1)
  const log = [
    told('ChipDrawn', 0),
    told('GunsFired', guns, target, 1, 900),
    told('GunsModified', 0, 1),
    rolled,
    told('CasualtiesTaken', target, 1, 1),
    told('NerveModified', 7, -1),
    told('NerveFailed', target, 4, -1, 3),
    told('MoraleChanged', target, 3),
    told('RoutMoved', target, 384),
    told('Moved', guns, 64),
    told('GunsFired', guns, target, 1, 900),
  ]

  test('is one story from the shot to the end of the rout, with every modifier and its rule', () => {
    const { list: all, open } = storiesIn(log)
    const list = all.filter(isStory)
    expect(list.map(({ kind, told: parts }) => [kind, parts.length])).toEqual([
      ['fire', 8],
      ['fire', 1],
    ])
    expect(open).toBe(true)
    const { title, parts } = fightOf(p, list[0]).tell()
    expect(title).toBe('Battery of 4 French Corps fires at 2 Prussian')
    expect(parts[0]).toMatchObject({
      roll: { dice: [{ value: 9 }], counts: '10', added: [{ value: '+1', rule: '7.9', reason: 'gunners of class A' }] },
    })
    expect(parts.slice(1)).toEqual([
      { said: '2 Prussian takes a casualty; 1 in all.' },
      {
        roll: expect.objectContaining({
          added: [{ value: '−1', rule: '17.3', reason: 'casualties' }],
          result: 'wavers',
        }),
      },
      { said: '2 Prussian: Rout.' },
      { said: '2 Prussian runs 6″.' },
    ])
  })

  test('is closed by an event that has nothing to do with it', () => {
    expect(storiesIn(log.slice(0, 10)).open).toBe(false)
  })

  test('is folded into one line, which says what came of it', () => {
    const table = { scenario: p.scenario, view: () => p }
    const lines = foldLog(log, table)
    expect(lines.map((line) => ('inside' in line ? line.text : line.event))).toEqual([
      'ChipDrawn',
      'Battery of 4 French Corps fires at 2 Prussian: 2 Prussian (1 casualty, Rout)',
      'Moved',
      'GunsFired',
    ])
    const [, fire] = lines
    expect('inside' in fire && fire.inside.length).toBe(8)
    // If nothing is struck it says what was rolled.
    const missed = foldLog([...log.slice(1, 3), told('GunsRolled', 3, 1, 8, 0)], table)
    expect('text' in missed[0] && missed[0].text).toBe('Battery of 4 French Corps fires at 2 Prussian: a miss')
  })

  const kinds = (...events: Told[]) =>
    storiesIn(events).list.map((one) => (isStory(one) ? `${one.kind} ${one.told.length}` : one.event))
  const [horse, foe] = [bodyOf('fr-11-cav'), bodyOf('pr-1-cav')]

  test('a charge is one story with its reactions, its fight, the routs and the pursuit', () => {
    expect(
      kinds(
        ...[
          told('ChargeDeclared', horse, foe),
          told('ChargePassed', horse, 4, 0, 4),
          told('CounterCharged', foe, horse, 128),
        ],
        ...[told('WentIn', horse, foe, 256), told('Fought', 4, horse, foe), told('FightRolled', horse, 11, 1, 12)],
        ...[told('CasualtiesTaken', foe, 2, 2), told('MoraleChanged', foe, 3), told('RoutMoved', foe, 768)],
        ...[told('NerveModified', 4, 1), told('NervePassed', target, 4, 1, 5), told('PursuitRolled', horse, 3, 5)],
      ),
    ).toEqual(['charge 12'])
  })

  test('a fight, shot or test that comes right after another is a story of its own', () => {
    const fight = [told('WentIn', horse, foe, 256), told('Fought', 3, horse, foe), told('FightRolled', horse, 7, 1, 8)]
    expect(kinds(told('GunsFired', guns, target, 1, 900), told('GunsRolled', 2, 0, 8, 0), ...fight)).toEqual([
      'fire 2',
      'fight 3',
    ])
    expect(kinds(...fight, ...fight)).toEqual(['fight 3', 'fight 3'])
    expect(kinds(...fight, told('Formed', target, 2))).toEqual(['fight 3', 'Formed'])
    const shot = told('Skirmished', horse, foe, 5, 5)
    expect(kinds(shot, told('Skirmished', foe, horse, 5, 5), shot)).toEqual(['skirmish 2', 'skirmish 1'])
    const test = told('NervePassed', target, 4, 1, 5)
    expect(kinds(test, test)).toEqual(['nerve 1', 'nerve 1'])
  })

  test('14.4, 15.3, 15.4, 6.10 each factor of a charge has its rule', () => {
    const rules = (fight: number) => {
      const list = [told('ChargeDeclared', horse, target), told('ChargeModified', target, 0, 1)]
      list.push(told('ReactionFailed', target, 1, 1, 2), told('Fought', fight, horse, target))
      list.push(told('FactorCounted', horse, 1, 1), told('FactorCounted', target, 1, 1))
      list.push(told('FightRolled', horse, 7, 0, 7))
      const [story] = storiesIn(list).list.filter(isStory)
      return fightOf(p, story)
        .tell()
        .parts.flatMap((part) => ('roll' in part ? part.roll.added.map(({ rule }) => rule) : []))
    }
    expect(rules(4)).toEqual(['6.10', '14.4', '14.4'])
    expect(rules(5)).toEqual(['6.10', '15.3', '15.4'])
  })
})

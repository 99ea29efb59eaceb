import { expect, test, vi } from 'vitest'
import { isRefusal, log, scriptedDice } from '../../../src/kernel/index.ts'
import type { Part, Roll } from '../../../src/web/battle/story.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { albuera } from '../rules/index.ts'
import type { Albuera } from '../rules/state/position.ts'
import { call, column, emptyField, holdFire, kernel, legal, line, unit } from '../rules/testing/field.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
vi.mock('../words/fight/t.ts', () => import('./test-words.ts'))
vi.mock('../words/event/t.ts', () => import('./test-words.ts'))
const { fightOf, fightsIn } = await import('./fights.ts')
const { clashProspect, fireProspect, reactionProspect } = await import('./prospect.ts')
const { clashByEntry, reactorsTo } = await import('../rules/queries/shock.ts')

/** What these actions tell, each as an update of its own, with the dice for all of them. */
function told(p: Albuera, dice: readonly number[], ...texts: readonly string[]): Told[] {
  const script = scriptedDice(dice)
  return texts.flatMap((text, n) => {
    const journal = log()
    const seat = 31 - Math.clz32(kernel.awaiting(p) & -kernel.awaiting(p))
    const action = kernel.parse(p, seat, text)
    expect([text, isRefusal(action) ? action : kernel.check(p, seat, action)]).toEqual([text, undefined])
    kernel.play(p, seat, action as number, script, journal)
    return journal.told.map(({ event, args }, k) => ({ n, k, event: albuera.events[event].name, args }))
  })
}
const rolls = (parts: readonly Part[]): Roll[] => parts.flatMap((part) => ('roll' in part ? part.roll : []))
const read = ({ what, dice, added, counts, result }: Roll) => [
  what,
  dice.map(({ value }) => value).join(),
  added.map(({ value, reason, rule }) => `${value} ${reason} ${rule}`).join(', '),
  counts ?? '',
  result ?? '',
]
const at = (p: Albuera, name: string): number => p.scenario.ground.grid.names.indexOf(name)
const west = { facing: 'W' }
/** II/34 in Column before 29; the French act. */
function before29(from: string) {
  const p = emptyField({
    Girard: '0101',
    Brayer: '0911',
    Hoghton: '0101',
    'II/34': column(from),
    '29': line('1210', west),
  })
  call(p, 'Girard', 'Brayer')
  return holdFire(p)
}
/** II/34 in Line beside 29; the Coalition acts. */
function beside29() {
  const p = emptyField({ Hoghton: '1410', Brayer: '0101', 'II/34': line('1010'), '29': line('1110', west) })
  call(p, 'Hoghton', 'Hoghton')
  return p
}

test('the story of a fire has its die, its modifiers one by one with their rules, and what came of it', () => {
  const p = beside29()
  const { list, open } = fightsIn(told(p, [9], 'fire II/34 > 29'))
  expect([list.length, open]).toEqual([1, true])
  const story = fightOf(p, list[0]).tell()
  expect(story.title).toBe('II/34 fires at 29')
  expect(rolls(story.parts).map(read)).toEqual([
    ['Morale Check of 29', '9', '+1 number of the fire 14.9.8', '10 against Morale 7', 'wavers'],
  ])
  expect(story.parts.flatMap((part) => ('said' in part ? part.said : [])).join(' ')).toContain('29 loses 1')
})

test('the forecast of a fire has the modifiers that its story has afterwards', () => {
  const p = beside29()
  const [check] = fireProspect(p, unit(p, 'II/34'), unit(p, '29'), [])!.throws
  expect(check.title).toBe('Morale Check of 29')
  expect(check.outcomes.map(({ from, to, result }) => [from, to, result.words])).toEqual([
    [0, 6, 'holds'],
    [7, 9, 'a Loss, may be made to retreat'],
  ])
  const [{ added }] = rolls(fightOf(p, fightsIn(told(p, [9], 'fire II/34 > 29')).list[0]).tell().parts)
  expect(check.added).toEqual(added)
})

test('fire within a reaction is a part of its story; a Clash is a separate story; a step ends both', () => {
  const p = before29('1010')
  const [before] = reactionProspect(p, reactorsTo(p, unit(p, 'II/34'), at(p, '1110'), -1), '1110').throws
  const log = told(p, [3, 0, 5], 'move II/34', 'forward left', 'fire back')
  expect(legal(p)).toContain('counterattack right')
  const { list } = fightsIn(log)
  expect(list.map(({ kind }) => kind)).toEqual(['reaction'])
  const story = fightOf(p, list[0]).tell()
  expect(story.title).toBe('Reaction: 29')
  expect(rolls(story.parts).map(({ what }) => what)).toEqual(['29 reacts', 'Morale Check of II/34'])
  expect(before.added).toEqual(rolls(story.parts)[0].added)
  const more = told(p, [0], 'counterattack right')
  const all = fightsIn([...log, ...more])
  expect([all.list.map(({ kind }) => kind), all.open]).toEqual([['reaction', 'clash'], true])
  const clash = fightOf(p, all.list[1]).tell()
  expect([clash.title, clash.who]).toEqual(['Clash in 1110', '29 against II/34'])
  expect(rolls(clash.parts)[0].result).toContain('A+')
  const moved: Told = { n: 9, k: 0, event: 'Moved', args: [0, 0, 1, 2] }
  expect(fightsIn([...log, ...more, moved]).open).toBe(false)
})

test('fire of the mover after a reaction is a separate story', () => {
  const p = before29('1010')
  const log = told(p, [3, 0, 5], 'move II/34', 'forward left', 'fire back')
  const fired: Told = { n: 9, k: 0, event: 'MusketsFired', args: [unit(p, 'II/34'), unit(p, '29'), 0, 1] }
  const { list } = fightsIn([...log, fired])
  expect(list.map(({ kind }) => kind)).toEqual(['reaction', 'fire'])
  // The same for a second fire of the unit that has reacted.
  const again: Told = { ...fired, args: [unit(p, '29'), unit(p, 'II/34'), 0, 2] }
  expect(fightsIn([...log, again]).list.map(({ kind }) => kind)).toEqual(['reaction', 'fire'])
})

test('a sum below zero has the minus sign that its modifiers have', () => {
  const p = before29('1010')
  const [{ counts }] = rolls(
    fightOf(p, fightsIn(told(p, [0, 0, 5], 'move II/34', 'forward left', 'fire back')).list[0]).tell().parts,
  )
  expect(counts).toBe('−2 against Morale 7')
})

test('15.7 the odds of a Clash show the shifts as they count for the attackers, and each face of the die', () => {
  const p = before29('1110')
  const [odds] = clashByEntry(p, unit(p, 'II/34'), at(p, '1210'), 0)
  const [one] = clashProspect(p, odds).throws
  expect(one.title).toBe('Clash in 1210')
  expect(one.added).toContainEqual({ value: '+1', reason: 'French: column', rule: '15.7' })
  expect(one.outcomes.map(({ from, to }) => to - from + 1).reduce((sum, faces) => sum + faces, 0)).toBe(10)
})

test('the sum of several modifiers says which rolls pass', () => {
  const p = emptyField({ Girard: '0101', Hoghton: '1410', 'II/34': column('1010'), '29': line('1210', west) })
  const [one] = reactionProspect(p, reactorsTo(p, unit(p, 'II/34'), at(p, '1110'), -1), undefined).throws
  expect(one.sum).toBe('Sum −3: always passes')
})

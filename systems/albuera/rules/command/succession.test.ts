/** 4.8, 4.9 Who is in command after a commander's death. */
import { describe, expect, test } from 'vitest'
import type { Albuera } from '../state/position.ts'
import { act, column, commander, draw, emptyField, kill, legal, roll, set } from '../testing/field.ts'

/** Girard's and Gazan's brigades, with Girard at 1010. */
function vCorps(): Albuera {
  return emptyField({
    Soult: '1012',
    Girard: '1010',
    Brayer: '1011',
    Veilande: '1011',
    Gazan: '1014',
    Pepin: '1014',
    Maransin: '1015',
    'II/34': column('1010'),
    'III/34': column('1009'),
    'I/40': column('1020'),
    'I/64': column('1008'),
    'II/21 L': column('1013'),
    'I/28 L': column('1015'),
    Werle: '3010',
    'I/12 L': column('1112'),
    'I/55': column('3010'),
  })
}
const moves = (p: Albuera) => legal(p).filter((text) => text.startsWith('move '))
const isStriped = (p: Albuera, name: string) => p.striped[commander(p, name)] === 1

describe('4.8 a dead brigade commander', () => {
  test('4.8, R84 the units of a dead brigade commander act in range of the superior whose chit names them', () => {
    const p = vCorps()
    kill(p, 'Brayer')
    draw(p, 'Girard')
    expect(legal(p)).toEqual(['activate Brayer', 'activate Veilande', 'activate the division'])
    expect(act(p, 'activate Brayer')).toContain('The chit of Girard goes back into the cup.')
    expect(moves(p)).toEqual(['move II/34', 'move III/34'])
    expect([isStriped(p, 'Brayer'), isStriped(p, 'Veilande')]).toEqual([true, false])
  })
  test('4.8 of two dead brigade commanders one is named, never both', () => {
    const p = vCorps()
    kill(p, 'Brayer')
    kill(p, 'Veilande')
    draw(p, 'Girard')
    act(p, 'activate Veilande')
    expect(moves(p)).toEqual(['move I/64'])
  })
  test('4.8, 4.5.2, R84 the whole division can be activated, with a brigade whose commander is dead', () => {
    const p = vCorps()
    kill(p, 'Brayer')
    draw(p, 'Girard')
    expect(roll(p, 'activate the division', 5)).toContain('The whole division of Girard is activated.')
    expect(moves(p)).toEqual(['move II/34', 'move III/34', 'move I/64'])
  })
  test('R84 a brigade whose commander is dead acts once in a turn', () => {
    const p = vCorps()
    kill(p, 'Brayer')
    draw(p, 'Girard')
    set(p, 'striped', ['Brayer'])
    expect(legal(p)).toEqual(['activate Veilande'])
  })
  test('4.6.1 a commander-in-chief activates brigade commanders, but not a dead one of a division', () => {
    const p = vCorps()
    kill(p, 'Brayer')
    draw(p, 'Soult')
    expect(act(p, 'activate Brayer')).toBe('4.6.1')
    expect(legal(p)).toContain('activate Veilande')
  })
  test('4.8, R84 a brigade of which nothing is left no longer counts', () => {
    const p = vCorps()
    kill(p, 'Pepin')
    for (const name of ['II/21 L', 'III/21 L']) {
      const unit = p.scenario.army.units.indexOf(name)
      if (p.at[unit] >= 0) vanish(p, unit)
    }
    draw(p, 'Gazan')
    expect(legal(p)).toEqual(['activate Maransin', 'activate the division'])
  })
  test('R85 units of a dead independent commander act in range of the commander-in-chief', () => {
    const p = vCorps()
    kill(p, 'Werle')
    draw(p, 'Soult')
    act(p, 'activate Werle')
    expect(moves(p)).toEqual(['move I/12 L'])
    expect(isStriped(p, 'Werle')).toBe(false)
  })
})

/** Takes a unit off the map for good. */
function vanish(p: Albuera, unit: number): void {
  p.top[p.at[unit]] = -1
  p.at[unit] = -1
}

describe('4.9 a dead division commander', () => {
  test('4.9, R87 the chief activates a brigade of a dead division commander in his range; his chit comes back', () => {
    const p = vCorps()
    kill(p, 'Girard')
    draw(p, 'Soult')
    expect(legal(p)).toEqual(['activate Brayer', 'activate Veilande', 'activate the division of Girard'])
    expect([act(p, 'activate Werle'), act(p, 'activate Pepin'), act(p, 'activate no one')]).toEqual([
      '4.9',
      '4.9',
      'R8',
    ])
    expect(act(p, 'activate Brayer')).toContain('The chit of Soult goes back into the cup.')
    expect(isStriped(p, 'Brayer')).toBe(true)
    expect(moves(p)).toEqual(['move II/34', 'move III/34'])
  })
  test('4.9 with no brigade in range of the chief none is activated, and one is turned over', () => {
    const p = vCorps()
    kill(p, 'Girard')
    p.post[commander(p, 'Soult')] = p.post[commander(p, 'Werle')]
    draw(p, 'Soult')
    expect(legal(p)).toEqual(['flip Brayer', 'flip Veilande'])
  })
  test('4.9, 4.8 if brigade and division commander are dead, the units in range of the chief act', () => {
    const p = vCorps()
    kill(p, 'Girard')
    kill(p, 'Brayer')
    draw(p, 'Soult')
    act(p, 'activate Brayer')
    expect(moves(p)).toEqual(['move II/34', 'move III/34'])
  })
  test('4.9.1 the chief names one of two divisions, and uses his own Coordination', () => {
    const p = vCorps()
    kill(p, 'Girard')
    kill(p, 'Gazan')
    draw(p, 'Soult')
    expect(legal(p).filter((text) => text.startsWith('activate the'))).toEqual([
      'activate the division of Girard',
      'activate the division of Gazan',
    ])
    expect([act(p, 'activate the division'), act(p, 'activate the division of Latour-Maubourg')]).toEqual([
      '4.9.1',
      '4.9.1',
    ])
    expect(roll(p, 'activate the division of Gazan', 6)).toContain('Maransin is activated.')
    expect(moves(p)).toEqual(['move II/21 L', 'move I/28 L'])
  })
  test('4.9.1, 4.5.2.1 after a failed try a brigade of that division is turned over', () => {
    const p = vCorps()
    kill(p, 'Girard')
    kill(p, 'Gazan')
    draw(p, 'Soult')
    roll(p, 'activate the division of Gazan', 7)
    expect(legal(p)).toEqual(['flip Pepin', 'flip Maransin'])
    expect(act(p, 'flip Brayer')).toBe('4.5.2.1')
  })
})

test('R86 a superior all of whose brigades have acted moves alone, and nothing is asked', () => {
  const p = vCorps()
  set(p, 'striped', ['Brayer', 'Veilande'])
  set(p, 'cup', ['Girard'])
  set(p, 'drawn', 'Soult')
  set(p, 'active', ['Soult'])
  set(p, 'phase', 'riding')
  expect(roll(p, 'stay', 0)).toContain('Girard activates no one.')
  expect(legal(p).every((text) => text === 'stay' || text.startsWith('ride Girard'))).toBe(true)
})

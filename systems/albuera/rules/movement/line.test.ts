/** 12.10 Lines of units. */
import { describe, expect, test } from 'vitest'
import type { Albuera } from '../state/position.ts'
import { act, call, column, company, emptyField, type Field, legal, line, read } from '../testing/field.ts'

/** Hoghton's and Abercromby's units act. */
function field(placed: Field): Albuera {
  const p = emptyField({ Hoghton: '1010', Abercromby: '1010', Colborne: '1010', ...placed })
  call(p, 'Beresford', 'Hoghton', 'Abercromby')
  return p
}
const three = () => field({ '29': line('1009'), '1/48': line('1010'), '2/28': line('1011') })
const joins = (p: Albuera) => legal(p).filter((text) => text.startsWith('join'))

describe('12.10 which units join a line', () => {
  test('12.10 units of one arm that stand flank to flank join a line, one after the other', () => {
    const p = three()
    act(p, 'move 29')
    expect(joins(p)).toEqual(['join 1/48'])
    expect(act(p, 'join 2/28')).toBe('12.10')
    expect(act(p, 'join 1/48')).toBe('1/48 moves in line with 29.')
    expect(joins(p)).toEqual(['join 2/28'])
  })
  test('12.10 a unit in front does not join a line, and guns do not either', () => {
    const p = field({
      '29': line('1010'),
      '1/48': line('1110'),
      Hawker: { at: '1009', array: 'limbered' },
      'sk/29': company('1011'),
    })
    act(p, 'move 29')
    expect(joins(p)).toEqual(['join sk/29'])
    act(p, 'halt', 'move Hawker')
    expect(joins(p)).toEqual([])
  })
  test('12.10 a unit behind does not join a line, and cavalry does not join infantry', () => {
    const p = field({
      '29': line('1010'),
      '1/48': line('1009'),
      '2/28': line('0910'),
      '1/3 DG': { at: '1011', facing: 'E' },
      'De Grey': '1011',
    })
    call(p, 'Beresford', 'Hoghton', 'Abercromby', 'De Grey')
    act(p, 'move 29')
    expect(joins(p)).toEqual(['join 1/48'])
    expect([act(p, 'join 2/28'), act(p, 'join 1/3 DG')]).toEqual(['12.10', '12.10'])
  })
  test('12.10 two units form a line only if each stands on the flank of the other', () => {
    const p = field({ '29': line('1010'), '1/48': line('1011', { facing: 'NE' }) })
    act(p, 'move 29')
    expect(act(p, 'join 1/48')).toBe('12.10')
  })
  test('12.10, 6.3 Lines over two hexes have their flanks at their ends', () => {
    const p = field({ '1/57': line('1010'), '29': line('1012'), '1/48': line('1009') })
    act(p, 'move 1/57')
    expect(joins(p)).toEqual(['join 29', 'join 1/48'])
  })
  test('12.10, 7.3 Squares need only stand side by side', () => {
    const square = (hex: string) => ({ ...column(hex), array: 'square' })
    const p = field({ '29': square('1010'), '1/48': square('1110'), '2/28': line('1009') })
    act(p, 'move 29')
    expect(joins(p)).toEqual(['join 1/48'])
  })
  test('12.10 no unit joins a line that has begun to move', () => {
    const p = three()
    act(p, 'move 29', 'forward left')
    expect(act(p, 'join 1/48')).toBe('12.10')
  })
  test('12.10, R83 a unit that is in the line already does not join again with its stack', () => {
    const p = field({ '29': line('1010'), '1/48': line('1010'), '2/48': line('1011') })
    call(p, 'Beresford', 'Hoghton', 'Colborne')
    act(p, 'move 1/48', 'join 2/48', 'wait')
    act(p, 'join 29')
    expect(p.waiting).toBe(2)
    expect(act(p, 'halt', 'halt')).toBe('')
    expect([p.waiting, p.ready]).toEqual([0, 0])
  })
  test('12.10, R83 a stack joins a line as a whole, with its first unit', () => {
    const p = field({ '29': line('1010'), '1/48': line('1011'), '2/28': line('1011') })
    act(p, 'move 29')
    expect([...joins(p), act(p, 'join 2/28')]).toEqual(['join 1/48', '12.10'])
    act(p, 'join 1/48', 'forward left')
    expect(act(p, 'forward left')).toBe('1/48 moves from 1011 to 1111 for 1.5. 2/28 moves from 1011 to 1111 for 1.5.')
  })
})

describe('12.10, R83 how a line moves', () => {
  test('12.10, R83 a line moves hex by hex, each unit in turn, with its own points', () => {
    const p = three()
    act(p, 'move 29', 'join 1/48', 'join 2/28', 'forward left')
    expect(act(p, 'forward left')).toContain('1/48 moves')
    expect(act(p, 'forward left')).toContain('2/28 moves')
    expect(act(p, 'forward left')).toContain('29 moves')
    expect([read(p, '29')?.at, read(p, '1/48')?.at]).toEqual(['1208', '1110'])
    expect([read(p, '29')?.left, read(p, '1/48')?.left, read(p, '2/28')?.left]).toEqual([1, 2.5, 2.5])
  })
  test('R83 after a turn or a change of array the same unit of a line goes on', () => {
    const p = three()
    act(p, 'move 29', 'join 1/48', 'turn left')
    expect(act(p, 'forward left')).toContain('29 moves')
    expect(act(p, 'form column E')).toContain('1/48 forms column')
  })
  test('R83 a unit that halts drops out of the line, and the others go on', () => {
    const p = three()
    act(p, 'move 29', 'join 1/48', 'halt')
    expect(act(p, 'forward left')).toContain('1/48 moves')
    expect(act(p, 'forward left')).toContain('1/48 moves')
    act(p, 'halt')
    expect(legal(p).filter((text) => text.startsWith('move'))).toEqual(['move 2/28'])
  })
  test('R83 a unit may let the next one go on, but a line does not wait all round with nothing done', () => {
    const p = three()
    expect(act(p, 'move 29', 'wait')).toBe('12.10')
    expect(act(p, 'join 1/48', 'wait')).toBe('')
    expect(act(p, 'wait')).toBe('12.10')
    expect(act(p, 'turn left')).toContain('1/48 turns')
    expect(act(p, 'wait')).toBe('')
    expect(act(p, 'wait')).toBe('12.10')
  })
  test('R83 no unit enters a hex where another of the line waits', () => {
    const p = field({ '29': column('1009'), '1/48': column('1010') })
    act(p, 'move 29', 'join 1/48', 'turn right', 'turn right')
    expect([act(p, 'forward left'), act(p, 'forward right')].sort()[1]).toBe('R83')
  })
  test('R83 a unit that only passes friends goes on before the others', () => {
    const p = field({ '29': column('1009'), '1/48': column('1010'), 'sk/2/28': company('1109') })
    act(p, 'move 29', 'join 1/48')
    expect(act(p, 'forward left')).toContain('29 moves')
    expect(act(p, 'wait')).toBe('12.10')
    expect(act(p, 'forward left')).toContain('29 moves')
    expect(act(p, 'forward left')).toContain('1/48 moves')
  })
  test('12.10, 8.2, R80 a company that is sent out moves before the line goes on', () => {
    const p = three()
    act(p, 'move 29', 'join 1/48', 'detach 29 > 1109', 'forward left')
    expect(read(p, 'sk/29')?.at).toBe('1208')
    act(p, 'halt')
    expect(act(p, 'forward left')).toContain('29 moves')
    expect(act(p, 'forward left')).toContain('1/48 moves')
  })
  test('12.10, 12.9 each unit of a line marches double by itself, and does not halt with points left', () => {
    const p = field({ '29': column('1009'), '1/48': column('1010') })
    act(p, 'move 29', 'join 1/48', 'march double', 'forward left')
    expect(act(p, 'march double')).toContain('1/48 marches double')
    act(p, 'forward left')
    expect(act(p, 'halt')).toBe('12.9')
    expect(read(p, '29')?.left).toBe(5)
  })
})

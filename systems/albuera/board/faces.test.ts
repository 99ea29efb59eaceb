import { expect, test, vi } from 'vitest'
import { engine, fastDice } from '../../../src/kernel/index.ts'
import { albuera } from '../rules/index.ts'
import { mark } from '../rules/state/position.ts'
import { COLUMN, LINE } from '../rules/state/shapes.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
const { faceOf, stacksOf } = await import('./faces.ts')

const kernel = engine(albuera)

test('a counter shows nation, array and front, Manpower and Morale, and the printed track of Losses', () => {
  const p = kernel.open('albuera', {}, fastDice(1))
  const unit = (name: string) => p.scenario.army.units.indexOf(name)
  const [line, column, guns] = [unit('II/34'), unit('III/34'), unit('Fr 11/6')]
  p.array[line] = LINE
  p.array[column] = COLUMN
  expect(faceOf(p, column)).toMatchObject({
    nation: 'french',
    branch: 'foot',
    shape: 'column',
    strength: 5,
    grade: '6',
    losses: { lost: 0, of: 5 },
    block: { form: 'deep', corner: p.face[column] },
  })
  expect(faceOf(p, line).block?.form).toBe('broad')
  expect(faceOf(p, guns)).not.toHaveProperty('losses')
  expect(faceOf(p, guns)).not.toHaveProperty('block')
  const wide = stacksOf(p).filter(({ also }) => also !== undefined)
  expect(wide.length).toBeGreaterThan(0)
  for (const { units } of wide) expect(faceOf(p, units[0] as number).block?.form).toBe('long')
})

test('3.4 a marker beside a counter counts Losses of the side that is up; a unit that has acted is ticked off', () => {
  const p = kernel.open('albuera', {}, fastDice(1))
  const unit = p.scenario.army.units.indexOf('III/34')
  expect(faceOf(p, unit)).not.toHaveProperty('badges')
  // Manpower 5: three Losses turn the counter, and the markers begin again on its back.
  const seen = [1, 2, 3, 4].map((lost) => {
    p.lost[unit] = lost
    return [faceOf(p, unit).strength, faceOf(p, unit).grade, faceOf(p, unit).badges?.map(({ text }) => text)]
  })
  expect(seen).toEqual([
    [4, '6', ['1']],
    [3, '6', ['2']],
    [2, '5', undefined],
    [1, '5', ['1']],
  ])
  p.marks[unit] |= mark.DONE
  expect(faceOf(p, unit).badges).toEqual([
    { text: '1', hot: true },
    { text: '✓', hot: false },
  ])
})

import { describe, expect, test } from 'vitest'
import { type Table, table } from '../testing/table.ts'

/** One move of two generals, played to its end. */
const evening = (): Table => {
  const at = table(
    {
      commands: [
        { id: 'one', general: [10, 10] },
        { id: 'foe', army: 1, general: [60, 60] },
      ],
    },
    ...[0, 3],
  )
  at.act('end the turn', 0, 3)
  at.act('end the turn')
  at.told()
  return at
}
const MORE = 'play one more move'
const ENOUGH = 'end the day'

describe('A101 one more move', () => {
  test('after the last move both are asked at once, and neither hears what the other has said', () => {
    const at = evening()
    expect(at.kernel.awaiting(at.p)).toBe(3)
    expect(at.list()).toEqual([MORE, ENOUGH])
    at.act(MORE)
    expect([at.told(), at.kernel.awaiting(at.p)]).toEqual(['', 1])
  })

  test('is played if both want it, and the day ends with it', () => {
    const at = evening()
    at.act(MORE)
    at.act(MORE, 0, 3)
    expect(at.told()).toBe('MoreWanted french; MoreWanted prussian; MoveBegan 2; ChipDrawn one; PipsRolled one 3 2 5')
    at.act('end the turn', 0, 3)
    at.act('end the turn')
    expect(at.kernel.awaiting(at.p)).toBe(0)
    expect(at.told()).toMatch(/DayDrawn$/)
  })

  test.each([
    [MORE, ENOUGH],
    [ENOUGH, MORE],
    [ENOUGH, ENOUGH],
  ])('the day is over if one does not want it: %s, %s', (first, second) => {
    const at = evening()
    at.act(first)
    at.act(second)
    expect([at.p.move, at.kernel.awaiting(at.p)]).toEqual([1, 0])
    expect(at.told()).toMatch(/MoreDeclined .*DayDrawn$/)
  })
})

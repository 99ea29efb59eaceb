import { expect, test } from 'vitest'
import { eagleToPlay } from '../../play.ts'
import { eagleShown } from '../../shown.ts'

const optionsOf = (infos: ReturnType<typeof eagleToPlay.scenarios>) => infos.flatMap(({ options }) => options)

test('the rules bring a title to every option, and change nothing else of it', () => {
  const early = optionsOf(eagleShown.scenarios())
  const late = optionsOf(eagleToPlay.scenarios())
  expect(late.map(({ title: _, ...rest }) => rest)).toEqual(early.map(({ title: _, ...rest }) => rest))
  expect(late.filter(({ name, title }) => title === undefined || title === name)).toEqual([])
})

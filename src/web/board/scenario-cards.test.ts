import { expect, test } from 'vitest'
import { systems } from '../../../systems/registry.ts'
import { findCard, scenarioCards } from './scenario-cards.ts'

test('every scenario has its card, which holds only what the first screen shows', async () => {
  for (const { id, toPlay } of systems) {
    const infos = (await toPlay()).scenarios()
    const cards = infos.map(({ id, title, intro, minutes }) => ({ id, title, intro, minutes }))
    expect(scenarioCards(id)).toEqual(cards)
    expect(findCard(id, infos[0]?.id as string)).toEqual(cards[0])
  }
  expect(scenarioCards('toString')).toEqual([])
})

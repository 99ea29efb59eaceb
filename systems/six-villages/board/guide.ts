import type { GuideStep } from '../../../src/web/board/module.ts'
import type { SixVillages } from '../rules/state/position.ts'
import { tGuide } from '../words/guide/t.ts'

const step = (key: string, rule: string): Pick<GuideStep<SixVillages>, 'title' | 'text' | 'rule'> => ({
  get title() {
    return tGuide(`title.${key}`)
  },
  get text() {
    return tGuide(`text.${key}`)
  },
  rule,
})

/** The guided first game: one card for each question of a turn. */
export const steps: readonly GuideStep<SixVillages>[] = [
  {
    ...step('drill', '2.1'),
    when: (table) => table.phase()?.name === 'drill',
    done: (table) => table.phase() !== undefined && table.phase()?.name !== 'drill',
    points: '.tools',
  },
  {
    ...step('ambush', '3.1'),
    when: (table) => table.phase()?.name === 'planning',
    done: (table) => table.phase()?.name === 'march',
    points: '.tools',
  },
  {
    ...step('march', '4'),
    when: (table) => table.asked() && table.phase()?.name === 'march',
    done: (table) => table.view().turn > 1,
    points: '.lake',
  },
  {
    ...step('fight', '5'),
    when: (table) => table.asked() && table.phase()?.name === 'fight',
    done: (table) => table.view().result !== 0,
    points: '.tools',
  },
]

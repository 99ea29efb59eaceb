import { sentences } from '../../../src/web/board/sentence.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { events, garrison, other, type SixVillages } from '../rules/state/position.ts'
import { tEvent } from '../words/event/t.ts'
import { t } from './words.ts'

/** The names of things and choices, as people read them. */

export const sideName = (side: number): string => t(`side.${side}`)
export const villageName = (village: number): string => t(`village.${village}`)

/** `Blue 2`: companies are numbered within their side. */
export function companyName(p: SixVillages, company: number): string {
  const { side } = p.scenario
  return t(`company.${side[company]}`, { number: 1 + (company % (side.length / 2)) })
}

/** How a company stands, if the view knows. */
export function stateOf(p: SixVillages, company: number): string {
  const steps = t('steps', { count: p.strength[company] })
  const traits = (['ready', 'ambush', 'moved'] as const).filter((trait) => p[trait][company] === 1)
  return [steps, ...traits.map((trait) => t(trait))].join(', ')
}

/** A choice in words. */
export function choiceName(p: SixVillages, { verb, a, b }: { verb: string; a: number; b: number }): string {
  const company = companyName(p, a)
  switch (verb) {
    case 'march': {
      const attacks = garrison(p, other(p.scenario.side[a]), b) > 0
      return t(attacks ? 'do.attack' : 'do.march', { company, village: villageName(b) })
    }
    case 'give':
      return t('do.giveWay')
    default:
      return t(`do.${verb}`, { company })
  }
}

/** The player's name for a thing, for sentences. */
export function nameOf(p: SixVillages, kind: string, n: number): string | undefined {
  if (kind === 'companies') return companyName(p, n)
  if (kind === 'villages') return villageName(n)
  if (kind === 'sides') return sideName(n)
  return kind === 'chits' ? t(`weather.${n}`) : undefined
}

/** An event in plain words. */
export const sentence = sentences<SixVillages>(events, tEvent, (p, kind, n) => nameOf(p, kind, n) ?? String(n))

/** How an event is shown in the log, and how long it is shown. */
export function show({ event }: Told): {
  readonly tone: 'chapter' | 'section' | 'plain' | 'aside'
  readonly rest: number
} {
  if (event === 'Weather') return { tone: 'chapter', rest: 900 }
  if (event === 'Attacked') return { tone: 'section', rest: 700 }
  return { tone: event === 'Showed' ? 'aside' : 'plain', rest: 600 }
}

/** Things and choices in the player's words, for questions and events. */
import { timeWords } from '../../../src/web/battle/clock.ts'
import type { Choice } from '../../../src/web/hexboard/choices.ts'
import { EFFECT_IDS, RESULT_IDS } from '../rules/state/data/ids.ts'
import { rowNames } from '../rules/state/names.ts'
import { tAsking } from '../words/asking/t.ts'
import { hexName, leaderName, type Named, unitName } from './faces.ts'
import { t } from './words.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

/** The player's name for a thing of this kind; undefined if it has only its name in the notation. */
export function thingName(p: Named, kind: string, n: number): string | undefined {
  switch (kind) {
    case 'units':
      return unitName(p, n)
    case 'commanders':
      return leaderName(p, n)
    case 'hexes':
      return hexName(p, n)
    case 'sides':
      return t(`side.${n}`)
    case 'corners':
      return t(`corner.${n}`)
    case 'shapes':
      return tAsking(`shape.${n}`)
    case 'causes':
      return tAsking(`cause.${n}`)
    case 'checks':
      return tAsking(`check.${n}`)
    case 'shifts':
      return tAsking(`shift.${n}`)
    case 'columns':
      return n === 0 ? tAsking('column.square') : signed(p.scenario.data.tables.clash.table.columns[n - 1].difference)
    case 'results':
      return RESULT_IDS[n]
    case 'hands':
      return tAsking(`hand.${n}`)
    case 'effects':
      return EFFECT_IDS[n]
    case 'rows':
      return rowNames(p.scenario.gunnery.least)[n].replace('-', '–')
    case 'times':
      return timeWords(n)
    default:
      return undefined
  }
}

const WHOLE_DIVISION = 'activate the division of'

/** The name of a choice among the words: some verbs begin with the same word. */
function keyOf({ legal: { verb, text }, first, second }: Choice): string {
  if (first === '') return text
  if (text.startsWith(WHOLE_DIVISION)) return WHOLE_DIVISION
  return verb === 'fire' && second === '' ? 'fire at' : verb
}

/** What a choice does, in words for people. */
export function choiceName(p: Named, choice: Choice): string {
  const { legal, first, second } = choice
  return tAsking(`do.${keyOf(choice).replaceAll(' ', '-')}`, {
    a: thingName(p, first, legal.a) ?? '',
    b: thingName(p, second, legal.b) ?? '',
  })
}

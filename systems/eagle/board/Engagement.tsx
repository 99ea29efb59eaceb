import { createMemo, type JSX, Show } from 'solid-js'
import { Fights } from '../../../src/web/battle/Fights.tsx'
import type { Fight, Modifier, Roll as Shown, Story } from '../../../src/web/battle/story.ts'
import { signed } from '../../../src/web/board/sentence.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { pointsName } from '../rules/state/fractions.ts'
import type { Eagle } from '../rules/state/position.ts'
import { tTold } from '../words/told/t.ts'
import type { Added, Engagement, Roll } from './engagement.ts'
import { type Named, unitName } from './faces.ts'
import { reading } from './reading.ts'
import { hexName } from './say.ts'

type Reading = NonNullable<ReturnType<typeof reading>>

/** The fire, the shock or the charge that is being told: dice, modifiers, results. */
export function Happening(props: { readonly table: Table<Eagle>; readonly grown: () => void }): JSX.Element {
  return (
    <Show when={reading()} keyed>
      {(words) => {
        const { table } = props
        /** What has been told in this turn, and its engagements. */
        const turn = createMemo(() => {
          const log = table.log()
          const from = log.findLastIndex(({ event }) => event === 'TurnBegan')
          const told = from < 0 ? log : log.slice(from)
          return { told, list: words.engagementsOf(told, table).filter(({ parts }) => parts.length > 0) }
        })
        const isFresh = () => {
          const { told, list } = turn()
          const last = list.at(-1)
          return last !== undefined && words.isFresh(last, told)
        }
        const fights = (): Fight[] => {
          const { told, list } = turn()
          return list.map((one) => ({
            key: `${told[one.from].n}.${told[one.from].k}`,
            until: told[one.to].n,
            tell: () => storyOf(table, one, words),
          }))
        }
        return <Fights table={table} fights={fights()} isFresh={isFresh()} grown={props.grown} />
      }}
    </Show>
  )
}

function storyOf(named: Named, { kind, hex, units, odds, parts }: Engagement, words: Reading): Story {
  const place = hex < 0 ? undefined : hexName(named, hex)
  return {
    title: tTold(`engagement.${kind}`, { hex: place ?? '' }),
    place,
    who: units.map((unit) => unitName(named, unit)).join(', '),
    odds:
      odds &&
      tTold('engagement.odds', {
        attack: pointsName(odds.args[0]),
        defense: pointsName(odds.args[1]),
        odds: words.oddsWords(odds.args[3]),
      }),
    parts: parts.map((part) =>
      'roll' in part ? { roll: rollOf(named, part.roll, words) } : { said: words.sentenceOf(part.told, named) },
    ),
  }
}

/** Where to find the words for a result, by what was rolled for. */
const RESULTS: Readonly<Record<Roll['kind'], string>> = {
  volley: '',
  strike: '',
  morale: 'check',
  rally: 'rally',
  control: 'control',
}

function rollOf(named: Named, { kind, unit, side, die, points, added, counts, result }: Roll, words: Reading): Shown {
  const what = kind === 'strike' ? words.shockWords(result) : result < 0 ? '' : tTold(`${RESULTS[kind]}.${result}`)
  return {
    what: tTold(`engagement.${kind}`, { unit: unit < 0 ? '' : unitName(named, unit) }),
    weight: points > 0 ? tTold('engagement.points', { points }) : undefined,
    dice: [{ value: die, side }],
    added: added.map((one) => modifierOf(one, words)),
    counts: added.length > 0 ? tTold('engagement.counts', { value: counts }) : undefined,
    result: what,
    decides: kind === 'strike',
  }
}

const modifierOf = ({ value, reason }: Added, words: Reading): Modifier => ({
  value: signed(value),
  reason: words.reasonWords(reason),
  rule: words.reasonRule(reason),
})

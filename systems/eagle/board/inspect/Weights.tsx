import { For, type JSX, Show } from 'solid-js'
import type { Table } from '../../../../src/web/board/table.ts'
import { type Factor, RULE_OF, type Weight } from '../../rules/queries/weights.ts'
import type { Eagle } from '../../rules/state/position.ts'
import { unitName } from '../faces.ts'
import { tLook } from './words.ts'

/** The fractions of the terrain table, as they are printed. */
const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/6': '⅙',
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** `×½`, `×2` */
function times({ above, below }: Factor): string {
  const common = divisor(above, below)
  const [over, under] = [above / common, below / common]
  return `×${under === 1 ? over : (FRACTIONS[`${over}/${under}`] ?? `${over}/${under}`)}`
}

/**
 * What the units of one side bring to a shock: their points, what these are multiplied by and why, and what it comes
 * to.
 */
export function Weights(props: {
  readonly table: Table<Eagle>
  readonly title: string
  readonly weights: readonly Weight[]
}): JSX.Element {
  return (
    <div class="odds-weights">
      <h4>{props.title}</h4>
      <ul>
        <For each={props.weights}>
          {(one) => (
            <li>
              <span>
                {unitName(props.table.view(), one.unit)}
                <Show when={one.factors.length > 0}>
                  <small>
                    {one.points}
                    <For each={one.factors}>
                      {(factor) => (
                        <>
                          {' '}
                          <b>{times(factor)}</b> {tLook(`weights.${factor.cause}`)}{' '}
                          <button
                            type="button"
                            data-aside
                            class="cite"
                            onClick={() => props.table.cite(RULE_OF[factor.cause])}
                          >
                            {RULE_OF[factor.cause]}
                          </button>
                        </>
                      )}
                    </For>
                  </small>
                </Show>
              </span>
              <b>{Math.round(one.counts * 10) / 10}</b>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}

import { onMount } from 'solid-js'
import type { Table } from '../../board/table.ts'
import { useTable } from '../../table/at-table.ts'
import { tLater } from '../../words/later/t.ts'
import './curtain.css'

/**
 * Between the secret plans of two players who share a screen: hides everything of the first before the other takes it.
 */
export function Curtain(props: { readonly to: Table; readonly lift: () => void }) {
  const { seatName, scenarioTitle } = useTable()
  let button: HTMLButtonElement | undefined
  onMount(() => button?.focus())
  const seat = () => seatName(props.to.info.seats[props.to.seat()] ?? '')
  return (
    <main id="content" class={`curtain side-${props.to.seat()}`}>
      <p class="quiet">{scenarioTitle()}</p>
      <h1>{tLater('curtain.title', { seat: seat() })}</h1>
      <p>{tLater('curtain.text')}</p>
      <button type="button" ref={button} class="button main large" onClick={() => props.lift()}>
        {tLater('curtain.ready', { seat: seat() })}
      </button>
    </main>
  )
}

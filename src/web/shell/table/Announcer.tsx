import { createEffect, createSignal, on } from 'solid-js'
import { useTable } from '../../table/at-table.ts'
import { decisionSentence } from './decision.ts'

/** Says aloud, to those who listen to the screen, what happens and what is asked. */
export function Announcer() {
  const place = useTable()
  const { table, session } = place
  const [said, setSaid] = createSignal('')
  const now = () => (session.curtain() ? '' : decisionSentence(place))
  createEffect(on([now, () => table().asked()], ([sentence]) => setSaid(sentence)))
  return (
    <p class="hearing announcer" aria-live="polite" aria-atomic="true">
      {said()}
    </p>
  )
}

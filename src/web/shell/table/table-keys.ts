import { createEffect, on, onCleanup, onMount } from 'solid-js'
import { step } from '../../board/requests.ts'
import type { AtTable } from '../../table/at-table.ts'
import type { KeyAction } from '../keys.ts'
import { actionOf } from '../pressed-key.ts'
import type { ScreenControls } from './screen-controls.ts'

/** What can be done only once the rules are loaded: keys for it wait for them. */
const BY_RULES: ReadonlySet<KeyAction> = new Set(['unit', 'choice', 'take'])

/** Makes the keys of the table work, beginning with those that were pressed early. */
export function useKeys(
  { table, session }: AtTable,
  screen: ScreenControls,
  early: () => readonly KeyboardEvent[],
): void {
  const isReplay = session.tables[0].info.kind === 'replay'
  const stepTo = (by: number) => {
    const { past } = table()
    const at = (past.at() ?? past.length()) + by
    screen.lookAt(at >= past.length() && !isReplay ? undefined : Math.min(past.length(), Math.max(1, at)))
  }
  const markTo = (by: number) => {
    const { past } = table()
    const at = past.at() ?? past.length()
    const marks = past.marks()
    const mark = by < 0 ? marks.findLast((one) => one.at < at) : marks.find((one) => one.at > at)
    screen.lookAt(mark?.at ?? (by < 0 ? 1 : isReplay ? past.length() : undefined))
  }
  const act: Readonly<Record<KeyAction, (reverse: boolean) => void>> = {
    log: () => screen.setTab('log'),
    rules: () => screen.setTab('rules'),
    armies: () => screen.setTab('armies'),
    players: () => screen.setTab('players'),
    notes: () => screen.setTab('notes'),
    decision: () => document.getElementById('decision')?.focus(),
    unit: (reverse) => step('unit', reverse ? -1 : 1),
    choice: (reverse) => step('choice', reverse ? -1 : 1),
    next: () => table().telling.next(),
    skip: () => table().telling.skip(),
    pause: () => table().telling.pause(!table().telling.paused()),
    stepBack: () => stepTo(-1),
    stepOn: () => stepTo(1),
    phaseBack: () => markTo(-1),
    phaseOn: () => markTo(1),
    present: () => screen.lookBack(false),
    take: () => table().canTakeBack() && screen.takeBack(),
    help: () => screen.open('help'),
  }
  const waiting: (() => void)[] = []
  createEffect(
    on(
      () => table().isReady(),
      (ready) => {
        if (ready) for (const run of waiting.splice(0)) run()
      },
    ),
  )
  const pressed = (event: KeyboardEvent) => {
    if (session.curtain() || screen.isCovered() || document.querySelector('dialog:modal')) return
    const found = actionOf(event)
    if (!found) return
    event.preventDefault()
    const run = () => act[found.action](found.reverse)
    if (BY_RULES.has(found.action) && !table().isReady()) waiting.push(run)
    else run()
  }
  onMount(() => {
    for (const event of early()) pressed(event)
    document.addEventListener('keydown', pressed)
  })
  onCleanup(() => document.removeEventListener('keydown', pressed))
}

/** Actions that continue by themselves once a player has started them. */
import { createEffect, on } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import type { Choice } from '../../../src/web/hexboard/choices.ts'
import type { Charge } from '../rules/queries/reach.ts'
import type { Eagle } from '../rules/state/position.ts'
import { backward, RETREATS } from './fall-back.ts'

/**
 * Continues a charge that halted only for a question to the enemy, as long as it gets nearer and no countercharge meets
 * it.
 */
export function homeward(table: Table<Eagle>, charges: () => ReadonlyMap<number, Charge>): (charge: Charge) => void {
  let target = -1
  let left = -1
  createEffect(
    on(
      () => table.asked(),
      (asked) => {
        if (!asked || target < 0) return
        const way = charges().get(target)
        const log = table.log()
        const named = log.findLastIndex(({ event }) => event === 'ChargeNamed')
        const isMet = log.slice(named).some(({ event }) => event === 'Countercharges')
        const togo = way?.path.length ?? 0
        if (table.halted() !== 'asked' || !way || way.named !== true || isMet || togo >= left) target = -1
        else {
          left = togo
          table.act(...way.texts)
        }
      },
    ),
  )
  return (charge) => {
    target = charge.hex
    // If it is halted after the naming and before its first step, it is as far from its target as before.
    left = charge.path.length + (charge.named ? 0 : 1)
    table.act(...charge.texts)
  }
}

/** While it runs, answers every question of a retreat; it ends with the first other question. */
export function fallingBack(
  table: Table<Eagle>,
  choices: () => readonly Choice[],
  running: () => boolean,
  setRunning: (running: boolean) => void,
): void {
  createEffect(
    on([running, choices], ([runs, list]) => {
      if (!runs || !table.asked()) return
      const isRetreat = (RETREATS as readonly string[]).includes(table.phase()?.name ?? '')
      const answer = isRetreat && !table.refusal() ? backward(table.view(), table.seat(), list) : undefined
      if (answer) table.act(answer.legal.text)
      else setRunning(false)
    }),
  )
}

/** Actions that go on by themselves, once a player has started them or when nothing is left to choose. */
import { createEffect, createSignal, on } from 'solid-js'
import { companionsOf } from '../../../rules/eagle/following.ts'
import type { Eagle } from '../../../rules/eagle/position.ts'
import type { Charge } from '../../../rules/eagle/reach.ts'
import type { Table } from '../../table/table.ts'
import type { Choice } from './choices.ts'
import { backward, RETREATS } from './fall-back.ts'

/**
 * Goes on with a charge that halted only for a question to the enemy, while it gets nearer and no countercharge meets
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

/** Once begun, answers every question of a retreat until another question comes. */
export function fallingBack(table: Table<Eagle>, choices: () => readonly Choice[]): { readonly running: () => boolean; begin(): void } {
  const [running, setRunning] = createSignal(false)
  createEffect(
    on([running, choices], ([runs, list]) => {
      if (!runs || !table.asked()) return
      const isRetreat = (RETREATS as readonly string[]).includes(table.phase()?.name ?? '')
      const answer = isRetreat && !table.refusal() ? backward(table.view(), table.seat(), list) : undefined
      if (answer) table.act(answer.legal.text)
      else setRunning(false)
    }),
  )
  return { running, begin: () => void setRunning(true) }
}

/** Is the closing action the only choice? */
export const isLone = (choices: readonly Choice[]): boolean => choices.length === 1 && choices[0]!.first === ''

/**
 * A question with only its closing action left closes by itself if the opponent is no person. Such a question exists so
 * that the enemy does not learn that there is nothing to choose; a computer does not look for that. After a take-back
 * it stays open.
 */
export function closing(table: Table<Eagle>, choices: () => readonly Choice[]): void {
  createEffect(
    on(choices, (list) => {
      if (!table.asked() || table.draft() !== undefined || !isLone(list) || table.refusal()) return
      const own = table.info.seats[table.seat()]
      const alone = table.status().seats.every(({ seat, kind }) => seat === own || kind === 'computer')
      if (alone && table.log().at(-1)?.event !== 'TakenBack') table.act(list[0]!.legal.text)
    }),
  )
}

/** What a click does: a unit that advances takes its leaders along. The list of everything lets it go alone. */
export function textsOf(p: Eagle, { unit, legal }: Choice): string[] {
  if (legal.verb !== 'advance') return [legal.text]
  return [legal.text, ...companionsOf(p, unit).map((leader) => `follow ${p.scenario.army.leaders[leader]}`)]
}

import { createMemo, type JSX, lazy, Show, Suspense } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { Finish, Ends as HexEnds } from '../../../src/web/hexboard/Tools.tsx'
import type { Eagle } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { boardStateOf } from './board-state.ts'
import { isEnding } from './choices.ts'
import { unitName } from './faces.ts'
import { helpers } from './helpers.ts'
import { t } from './words.ts'

const Unended = lazy(async () => ({ default: (await import('./Unended.tsx')).Unended }))

/** The buttons that end a phase or an optional question, and those that face or fall back by themselves. */
export function Ends(props: { readonly table: Table<Eagle> }): JSX.Element {
  const { table } = props
  const board = createMemo(() => boardStateOf(table))
  const p = () => table.view()
  const phase = () => table.phase()?.name ?? ''
  /** If the player must choose a unit's facing: the choice that faces the enemy. */
  const face = createMemo(() => {
    if (!AFTER_COMBAT.includes(phase())) return undefined
    const faces = board()
      .choices()
      .filter(({ legal }) => legal.verb === 'face')
    return helpers()?.facingTheEnemy(p(), table.seat(), faces)
  })
  return (
    <HexEnds
      board={board()}
      ends={isEnding}
      before={
        <>
          <Show when={face()}>
            {(choice) => (
              <Finish
                board={board()}
                words={tAsking('do.faceEnemy', { a: unitName(p(), choice().unit), b: t(`corner.${choice().corner}`) })}
                press={() => table.act(choice().legal.text)}
              />
            )}
          </Show>
          <Show when={BACKWARD.includes(phase()) && !face() && table.asked()}>
            <Finish
              board={board()}
              words={tAsking(phase() === 'aftermath' ? 'tools.allBack' : 'tools.back')}
              press={() => board().fallBack()}
            />
          </Show>
        </>
      }
      none={
        <Show when={phase() === 'movement'}>
          <Suspense>
            <Unended board={board()} />
          </Suspense>
        </Show>
      }
    />
  )
}

/** Phases in which units fall back, and phases that ask for a unit's final facing. */
const BACKWARD = ['aftermath', 'retreat']
const AFTER_COMBAT = ['advance', 'retreat']

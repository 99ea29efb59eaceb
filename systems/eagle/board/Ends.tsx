import { createMemo, For, type JSX, lazy, Show, Suspense } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { isLone } from '../../../src/web/hexboard/closing.ts'
import type { Eagle } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { boardStateOf } from './board-state.ts'
import { choiceName } from './choice-name.ts'
import { isEnding } from './choices.ts'
import { unitName } from './faces.ts'
import { helpers } from './helpers.ts'
import { t } from './words.ts'
import './panel.css'

const Unended = lazy(async () => ({ default: (await import('./Unended.tsx')).Unended }))

/** The buttons that end a phase or an optional question: below everything else in the panel, and always in sight. */
export function Ends(props: { readonly table: Table<Eagle> }): JSX.Element {
  const board = createMemo(() => boardStateOf(props.table))
  const p = () => props.table.view()
  const phase = () => props.table.phase()?.name ?? ''
  const Button = (button: { readonly words: string; readonly press: () => void }): JSX.Element => (
    <button type="button" class="button main eagle-finish" onClick={button.press}>
      {button.words}
    </button>
  )
  /** If the player must choose a unit's facing: towards the enemy. */
  const face = createMemo(() =>
    AFTER_COMBAT.includes(phase())
      ? helpers()?.facingTheEnemy(
          p(),
          props.table.seat(),
          board()
            .choices()
            .filter(({ legal }) => legal.verb === 'face'),
        )
      : undefined,
  )
  return (
    <div class="eagle-ends" aria-busy={board().lingers()}>
      <Show when={isLone(board().choices()) && props.table.asked()}>
        <p class="eagle-note">{tAsking('tools.lone')}</p>
      </Show>
      <Show when={face()}>
        {(choice) => (
          <Button
            words={tAsking('do.faceEnemy', { a: unitName(p(), choice().unit), b: t(`corner.${choice().corner}`) })}
            press={() => props.table.act(choice().legal.text)}
          />
        )}
      </Show>
      <Show when={BACKWARD.includes(phase()) && !face() && props.table.asked()}>
        <Button
          words={tAsking(phase() === 'aftermath' ? 'tools.allBack' : 'tools.back')}
          press={() => board().fallBack()}
        />
      </Show>
      <For
        each={board().choices().filter(isEnding)}
        fallback={
          <Show when={phase() === 'movement'}>
            <Suspense>
              <Unended board={board()} />
            </Suspense>
          </Show>
        }
      >
        {(choice) => <Button words={choiceName(p(), choice)} press={() => props.table.act(choice.legal.text)} />}
      </For>
    </div>
  )
}

/** Phases in which units fall back, and phases that ask for a unit's final facing. */
const BACKWARD = ['aftermath', 'retreat']
const AFTER_COMBAT = ['advance', 'retreat']

import { type JSX, onCleanup, onMount } from 'solid-js'
import { t } from '../words/t.ts'
import { Glyph } from './Glyph.tsx'

/**
 * A dialog above everything else, closed by Escape, by its cross, and by a click outside it. The focus returns to where
 * it was. `beside`: it lies in the place of the table's panel; the board beside it can be used, so a click there does not
 * close it.
 */
export function Dialog(props: {
  readonly title: string
  readonly close: () => void
  readonly wide?: boolean
  readonly beside?: boolean
  readonly children: JSX.Element
}) {
  let dialog: HTMLDialogElement | undefined
  onMount(() => {
    if (!props.beside) return dialog?.showModal()
    dialog?.show()
    // By itself, the browser closes only modal dialogs on Escape.
    document.addEventListener('keydown', pressed)
    onCleanup(() => document.removeEventListener('keydown', pressed))
  })
  onCleanup(() => dialog?.close())
  const outside = (event: MouseEvent) => {
    if (event.target === dialog && !props.beside) props.close()
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && document.querySelector('dialog:modal') === null) props.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog, which the browser tells as `cancel`.
    <dialog
      ref={dialog}
      class="dialog"
      classList={{ wide: props.wide ?? false, beside: props.beside ?? false }}
      aria-label={props.title}
      onClick={outside}
      onCancel={(event) => {
        event.preventDefault()
        props.close()
      }}
    >
      <div>
        <div class="dialog-head">
          <h2>{props.title}</h2>
          <button type="button" class="button icon plain" aria-label={t('app.close')} onClick={() => props.close()}>
            <Glyph name="close" />
          </button>
        </div>
        {props.children}
      </div>
    </dialog>
  )
}

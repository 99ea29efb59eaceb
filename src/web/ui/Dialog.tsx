import { type JSX, onCleanup, onMount } from 'solid-js'
import { t } from '../words/t.ts'
import { Glyph } from './Glyph.tsx'

/**
 * A dialog above everything else, closed by Escape, by its cross, and by a click outside it. The focus returns to where
 * it was.
 */
export function Dialog(props: {
  readonly title: string
  readonly close: () => void
  readonly wide?: boolean
  readonly children: JSX.Element
}) {
  let dialog: HTMLDialogElement | undefined
  onMount(() => dialog?.showModal())
  onCleanup(() => dialog?.close())
  const beside = (event: MouseEvent) => {
    if (event.target === dialog) props.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog, which the browser tells as `cancel`.
    <dialog
      ref={dialog}
      class="dialog"
      classList={{ wide: props.wide ?? false }}
      aria-label={props.title}
      onClick={beside}
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

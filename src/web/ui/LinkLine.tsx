import { createSignal, Show, untrack } from 'solid-js'
import { tLinks } from '../words/links/t.ts'
import { CopyButton } from './CopyButton.tsx'
import { QrCode } from './QrCode.tsx'
import './link-line.css'

/**
 * A link as selectable text, with buttons to copy it, to show it as a code for a camera and, on a phone, to send it.
 */
export function LinkLine(props: {
  readonly label: string
  readonly link: string
  readonly title: string
  /** Can it be shown as a code for a camera? `shown`: it is shown from the start. */
  readonly camera?: boolean
  readonly shown?: boolean
}) {
  const [shown, setShown] = createSignal(untrack(() => props.shown ?? false))
  return (
    <div class="link-line">
      <input
        class="input"
        readonly
        aria-label={props.label}
        value={props.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={props.link} />
      <Show when={'share' in navigator}>
        <button
          type="button"
          class="button"
          onClick={() => void navigator.share({ title: props.title, url: props.link }).catch(() => {})}
        >
          {tLinks('share')}
        </button>
      </Show>
      <Show when={props.camera}>
        <Show when={!props.shown}>
          <button type="button" class="button" aria-expanded={shown()} onClick={() => setShown(!shown())}>
            {tLinks(shown() ? 'cameraAway' : 'camera')}
          </button>
        </Show>
        <Show when={shown()}>
          <QrCode text={props.link} label={tLinks('cameraOf', { what: props.label })} />
        </Show>
      </Show>
    </div>
  )
}

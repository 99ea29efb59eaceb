import type { JSX } from 'solid-js'
import { t } from '../words/t.ts'
import { Dialog } from './Dialog.tsx'

/** Asks before something important is done; `children` are what can be set for it. */
export function Sure(props: {
  readonly title: string
  readonly text?: string
  readonly children?: JSX.Element
  readonly yes: string
  readonly run: () => void
  readonly close: () => void
}) {
  const run = () => {
    props.run()
    props.close()
  }
  return (
    <Dialog title={props.title} close={props.close}>
      {props.children}
      {props.text !== undefined && <p>{props.text}</p>}
      <div class="flow">
        <button type="button" class="button main" onClick={run}>
          {props.yes}
        </button>
        <button type="button" class="button" onClick={() => props.close()}>
          {t('app.cancel')}
        </button>
      </div>
    </Dialog>
  )
}

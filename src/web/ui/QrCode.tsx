import { createResource, Show } from 'solid-js'
import { t } from '../words/t.ts'
import './qr-code.css'

/** The light margin round the code, in modules: cameras need four. */
const QUIET = 4

/** The part that a camera reads: always dark on light, in both themes. */
async function drawn(text: string): Promise<{ readonly size: number; readonly path: string }> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}

/** A text as a code for the camera of another device. Its library loads on demand. */
export function QrCode(props: { readonly text: string; readonly label: string }) {
  const [code] = createResource(() => props.text, drawn)
  return (
    <Show when={code()} fallback={<p class="quiet">{t('app.loading')}</p>}>
      {(found) => (
        <svg
          class="qr-code"
          role="img"
          aria-label={props.label}
          viewBox={`0 0 ${found().size} ${found().size}`}
          shape-rendering="crispEdges"
        >
          <path d={found().path} />
        </svg>
      )}
    </Show>
  )
}

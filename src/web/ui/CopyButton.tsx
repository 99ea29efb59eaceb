import { createSignal } from 'solid-js'
import { t } from '../words/t.ts'
import { Glyph } from './Glyph.tsx'

/** Puts a text into the clipboard. Without https the browser offers only the old way. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'hearing'
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}

/** Copies a text, and says so for a moment. */
export function CopyButton(props: { readonly text: string; readonly label?: string; readonly small?: boolean }) {
  const [copied, setCopied] = createSignal(false)
  const run = async () => {
    await copy(props.text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  return (
    <button type="button" class="button" classList={{ small: props.small ?? false }} onClick={() => void run()}>
      <Glyph name="copy" />
      <span aria-live="polite">{copied() ? t('app.copied') : (props.label ?? t('app.copy'))}</span>
    </button>
  )
}

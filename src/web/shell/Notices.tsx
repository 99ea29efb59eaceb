import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import { t } from '../words/t.ts'
import './notices.css'

const [online, setOnline] = createSignal(typeof navigator === 'undefined' || navigator.onLine)

/** Does the browser believe that it has a network? */
export { online }

addEventListener('online', () => setOnline(true))
addEventListener('offline', () => setOnline(false))

/** Notices for every screen: that there is no network, or that a newer version of the client has arrived. */
export function Notices() {
  const [newer, setNewer] = createSignal(false)
  onMount(() => {
    const { serviceWorker } = navigator
    // The first worker of a page that had none changes nothing.
    if (!serviceWorker?.controller) return
    const changed = () => setNewer(true)
    serviceWorker.addEventListener('controllerchange', changed)
    onCleanup(() => serviceWorker.removeEventListener('controllerchange', changed))
  })
  return (
    <div class="notices" role="status">
      <Show when={!online()}>
        <p>{t('app.offline')}</p>
      </Show>
      <Show when={newer()}>
        <p>
          {t('app.update')}{' '}
          <button type="button" class="button small" onClick={() => location.reload()}>
            {t('app.reload')}
          </button>
        </p>
      </Show>
    </div>
  )
}

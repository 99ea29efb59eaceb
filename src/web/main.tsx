import { render } from 'solid-js/web'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { App } from './shell/App.tsx'

render(App, document.getElementById('table') as HTMLElement)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After everything that the first screen needs; on a fast network, the page may be complete before this module runs.
  const keep = () => void navigator.serviceWorker.register('./service-worker.js', { type: 'module' })
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep)
}

// A page left open during an update asks for parts that no longer exist: it is reloaded, but not again and again.
const RELOADED = 'grognard.reloaded'
const [SELDOM, SOON] = [30_000, 5_000]
function reload(): void {
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}

/**
 * Some browsers never fetch a part again that they could not fetch once. If it is there after all, only a new page gets
 * it. The error names the part.
 */
async function reloadIfThere({ message }: Error): Promise<void> {
  const [part] = /https?:\S+/.exec(message) ?? []
  if (part !== undefined && (await fetch(part, { cache: 'no-store' }).catch(() => undefined))?.ok) reload()
}

addEventListener('vite:preloadError', (event) => {
  const since = Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (since >= SELDOM) {
    event.preventDefault()
    reload()
  } else if (since >= SOON) void reloadIfThere((event as Event & { readonly payload: Error }).payload)
})

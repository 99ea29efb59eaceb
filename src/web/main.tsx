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
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (Date.now() - last < 30_000) return
  event.preventDefault()
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
})

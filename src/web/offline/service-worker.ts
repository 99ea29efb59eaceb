/**
 * Keeps the client in the browser, so that a game on one screen or against the computer needs no network. The files of
 * a version are fetched together when it is installed; the page itself is requested again while there is a network, so
 * that no old version plays against a new server.
 */

interface Extendable extends Event {
  waitUntil(until: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly scope: string }
}
const worker = self as unknown as Scope

// The build fills in both.
const CACHE = 'grognard-__VERSION__'
const FILES = JSON.parse('__FILES__') as readonly string[]

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  // An open page of the previous version may still ask for its parts: only older versions are dropped.
  const clean = async () => {
    const ours = (await caches.keys()).filter((key) => key.startsWith('grognard-') && key !== CACHE)
    await Promise.all(ours.slice(0, -1).map((key) => caches.delete(key)))
    await worker.clients.claim()
  }
  event.waitUntil(clean())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { scope } = worker.registration
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(async () => (await caches.match(scope)) ?? Response.error()))
    return
  }
  const path = request.url.slice(scope.length)
  if (path.startsWith('assets/') || path === 'manifest.webmanifest' || path === 'icon.svg')
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)))
})

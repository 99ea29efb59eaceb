import { onCleanup, onMount } from 'solid-js'

/**
 * Keeps the keys that are pressed at a table before the code that acts on them (`table-keys.ts`) is loaded. The
 * function that it returns hands them over, in order, and stops keeping them.
 */
export function keepEarlyKeys(): () => readonly KeyboardEvent[] {
  const kept: KeyboardEvent[] = []
  const keep = (event: KeyboardEvent) => void kept.push(event)
  const stop = () => document.removeEventListener('keydown', keep)
  onMount(() => document.addEventListener('keydown', keep))
  onCleanup(stop)
  return () => {
    stop()
    return kept.splice(0)
  }
}

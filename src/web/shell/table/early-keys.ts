import { onCleanup, onMount } from 'solid-js'

/**
 * Keeps the keys that are pressed at a table before the part is here that acts on them (`table-keys.ts`). What it gives
 * hands them over, in their order, and keeps no more.
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

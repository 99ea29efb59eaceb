import { type Accessor, createSignal } from 'solid-js'

/**
 * A part of a board that comes a little later than what asks for it: begins to load it now. The first is undefined until
 * it is here, and read reactively; the second resolves then.
 */
export function later<T>(load: () => Promise<T>): readonly [part: Accessor<T | undefined>, comes: Promise<void>] {
  const [part, setPart] = createSignal<T>()
  return [part, load().then((found) => void setPart(() => found))]
}

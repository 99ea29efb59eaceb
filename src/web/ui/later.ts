import { type Accessor, createSignal } from 'solid-js'

/**
 * Begins to load a part of a board that arrives a little later than the code that asks for it. The first value is
 * undefined until the part is here, and read reactively; the second resolves then.
 */
export function later<T>(load: () => Promise<T>): readonly [part: Accessor<T | undefined>, comes: Promise<void>] {
  const [part, setPart] = createSignal<T>()
  return [part, load().then((found) => void setPart(() => found))]
}

import { createSignal } from 'solid-js'

type Reading = typeof import('./read-out.ts')
const [reading, setReading] = createSignal<Reading>()
const coming = import('./read-out.ts').then((module) => void setReading(() => module))

/** What says questions and events; undefined until it has come. */
export { reading }
/** Resolves when it is here. */
export const readingComes = (): Promise<void> => coming

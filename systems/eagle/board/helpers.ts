import { createSignal } from 'solid-js'

type Helpers = typeof import('./going.ts')
const [helpers, setHelpers] = createSignal<Helpers>()
// Ways are asked for when somebody is chosen, after the board is there; what goes by itself is begun later still.
void import('./going.ts').then((module) => setHelpers(() => module))

/** What finds ways and goes by itself; undefined until it has come. */
export { helpers }

import { createSignal } from 'solid-js'

type Helpers = typeof import('./going.ts')
const [helpers, setHelpers] = createSignal<Helpers>()
// Ways are asked for when somebody is chosen, and nothing is told before the board is there.
void import('./going.ts').then((module) => setHelpers(() => module))

/** What finds ways, and the moving field of what is told; undefined until it has come. */
export { helpers }

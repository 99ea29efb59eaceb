import { createSignal } from 'solid-js'

type Helpers = typeof import('./going.ts')
const [helpers, setHelpers] = createSignal<Helpers>()
// Ways are needed when a piece is chosen, motion when the first event is shown: both after the board.
void import('./going.ts').then((module) => setHelpers(() => module))

/** Ways, and the field in the middle of an entry; undefined until they are loaded. */
export { helpers }

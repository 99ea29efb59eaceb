import { createSignal } from 'solid-js'

const [considered, consider] = createSignal(-1)

/** The ground that is considered before it is written on a sheet: its number among the areas, -1 for none. */
export { consider, considered }

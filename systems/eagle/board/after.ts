/** What the board draws a moment after it appears, in one file: the first question needs most of it. */
export { Chosen } from './Chosen.tsx'
export { Happening } from './Engagement.tsx'
export { Looking } from './inspect/Inspector.tsx'
export { whyNot } from './inspect/inspect.ts'
export { Below, Over } from './Layers.tsx'

/** What finds ways, and what goes on by itself: both are asked for after the board is there. */
export * from '../rules/queries/reach.ts'
export * from './by-itself.ts'
export * from './choice-name.ts'
export * from './fall-back.ts'
export { textsOf } from './going-on.ts'

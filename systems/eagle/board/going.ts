/** What finds ways, and what continues by itself: both load after the board. */
export * from '../rules/queries/reach.ts'
export * from './by-itself.ts'
export * from './choice-name.ts'
export * from './fall-back.ts'
export { textsOf } from './going-on.ts'

/** The words of questions and events: nothing is asked or told before the board stands. */
export * from './naming.ts'
export * from './prompt.ts'
export * from './show.ts'
export * from './sounds.ts'
export * from './told.ts'
export * from './tried.ts'
export * from './words-of.ts'

/** The words of questions and events: nothing is asked or told before the board is there. */
export * from './naming.ts'
export * from './prompt.ts'
export * from './sounds.ts'
export * from './told.ts'

/** Loaded after the board: ways, and the motion of events. */
export * from './begun.ts'
export * from './chance.ts'
export * from './field-of.ts'
export * from './motion.ts'
export * from './ways.ts'

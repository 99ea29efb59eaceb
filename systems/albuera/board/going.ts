/** What comes after the board: ways, and what is told on the map. */
export * from './field-of.ts'
export * from './motion.ts'
export * from './ways.ts'

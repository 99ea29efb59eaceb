/** What comes after the board: ways, and what is told on the map. */
export * from './motion.ts'
export * from './progress.ts'
export * from './ways.ts'

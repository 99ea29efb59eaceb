/** What makes sentences, engagements and the moving field from events: nothing is told before the first decision. */
export * from './ending.ts'
export * from './engagement.ts'
export * from './motion.ts'
export * from './progress.ts'
export * from './sounds.ts'
export * from './told.ts'
export * from './told-where.ts'

/**
 * The table in inches: bodies, what lies between and before them, moves, ground. Whole numbers only, so that the same
 * move gives the same result on every machine; no trigonometry, because sines come from a table. Nothing here allocates
 * once its shapes are made, and nothing knows any system's units.
 */
export * from './advance.ts'
export * from './aim.ts'
export * from './areas.ts'
export * from './bands.ts'
export * from './bearing.ts'
export * from './body.ts'
export * from './convex.ts'
export * from './gap.ts'
export * from './lines.ts'
export * from './moves.ts'
export * from './sines.ts'
export * from './units.ts'
export * from './zones.ts'

/**
 * Hexagonal maps: numbering, neighbours, distance, facing, reach, lines and sight, as integer tables computed once per
 * map. This code knows hexes but no system's units: the caller passes in what its rules say, as a table or a function.
 *
 * Hexes stand in columns, flat at the top. They are numbered from 0, down the columns; sides 0 to 5 clockwise from the
 * north; corners 0 to 5 clockwise, with corner k between sides k and k + 1. OFF (-1) is no hex. Nothing here allocates
 * once its tables are made.
 */
export * from './arc.ts'
export * from './crests.ts'
export * from './facing.ts'
export * from './grid.ts'
export * from './hexsides.ts'
export * from './lines.ts'
export * from './numbering.ts'
export * from './pair-reach.ts'
export * from './reach.ts'
export * from './search.ts'
export * from './sides.ts'
export * from './sight.ts'
export * from './stacks.ts'
export * from './two-hex.ts'
export * from './ways.ts'

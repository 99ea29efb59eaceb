/** The names of computer players among the people at a table. */

/** The name of a computer player of that kind in the list of players, and in a record. */
export const computerName = (kind: string): string => `Computer (${kind})`

/** The kind of a computer player by its name in a record, or the name itself: records of simulated games have kinds. */
export const kindNamed = (name: string): string => /^Computer \((.+)\)$/.exec(name)?.[1] ?? name

/** The kind of player that advises people: one that thinks for some seconds at most. */
export const ADVISER = 'marshal-2'

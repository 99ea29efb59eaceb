import { createRoot } from 'solid-js'

/** Gives each table its one board, which its map and its tools share; `make` makes it on first use. */
export function boardOfEach<T extends object, B extends object>(make: (table: T) => B): (table: T) => B {
  const known = new WeakMap<T, B>()
  return (table) => {
    const there = known.get(table)
    if (there) return there
    const made = createRoot(() => make(table))
    known.set(table, made)
    return made
  }
}

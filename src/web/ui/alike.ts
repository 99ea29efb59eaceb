/** Do two plain values hold the same? Both are what JSON can write, made with their fields in the same order. */
export const isAlike = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

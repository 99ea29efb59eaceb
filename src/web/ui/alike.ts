/** Are two plain values equal? Both are values that JSON can write, made with their fields in the same order. */
export const isAlike = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

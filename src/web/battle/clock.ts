const two = (n: number): string => String(n).padStart(2, '0')

/** A time of day, from minutes after midnight: `17:30`. */
export const timeWords = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`

/** The chance that a die shows at least a number. */
export const atLeast = (needed: number): number => Math.max(0, Math.min(6, 7 - needed)) / 6

/** The chance that an order arrives, if orders must be delivered (G133). */
export const deliveryChance = (moves: number): number => (moves <= 1 ? 1 : atLeast(moves))

import type { Die } from '../../../../src/kernel/index.ts'

const SIX = [1, 2, 3, 4, 5, 6]

/** Two dice added: one die of 36 faces, so that equal sums are one case of a forecast. */
export const twoD6: Die = { name: '2d6', faces: SIX.flatMap((one) => SIX.map((two) => one + two)) }

/** Points of a combat, counted in parts of a point. */

/** Parts of a point in which the sums of a combat are kept, so that all factors come out even. */
export const FORTY_EIGHTHS = 48

/** Vulgar fractions by their forty-eighths. */
const FRACTIONS: Readonly<Record<number, string>> = {
  6: '⅛',
  8: '⅙',
  12: '¼',
  16: '⅓',
  18: '⅜',
  24: '½',
  30: '⅝',
  32: '⅔',
  36: '¾',
  40: '⅚',
  42: '⅞',
}

/** Prints points of a combat, given in forty-eighths: `4`, `1⅓`, `2 5/48`. */
export function pointsName(parts: number): string {
  const whole = Math.trunc(parts / FORTY_EIGHTHS)
  const rest = parts % FORTY_EIGHTHS
  if (rest === 0) return String(whole)
  const fraction = FRACTIONS[rest]
  if (fraction === undefined) return `${whole > 0 ? `${whole} ` : ''}${reduced(rest)}`
  return `${whole > 0 ? whole : ''}${fraction}`
}

function reduced(parts: number): string {
  let by = 48
  while (parts % by !== 0 || FORTY_EIGHTHS % by !== 0) by--
  return `${parts / by}/${FORTY_EIGHTHS / by}`
}

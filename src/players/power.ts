/** How many binary places of a fractional exponent count: as many as a double between 1 and 2 has. */
const PLACES = 52

/**
 * A number to the power of another, neither below 0. Unlike `**` and `Math.pow` it is the same on every machine,
 * because it only multiplies and takes square roots, which are exact to the last bit everywhere.
 */
export function power(base: number, exponent: number): number {
  if (base === 0) return exponent === 0 ? 1 : 0
  let result = 1
  let factor = base
  for (let whole = Math.floor(exponent); whole > 0; whole = Math.floor(whole / 2)) {
    if (whole % 2 === 1) result *= factor
    factor *= factor
  }
  let rest = exponent % 1
  factor = base
  for (let place = 0; rest > 0 && place < PLACES; place++) {
    factor = Math.sqrt(factor)
    rest *= 2
    if (rest >= 1) {
      result *= factor
      rest -= 1
    }
  }
  return result
}

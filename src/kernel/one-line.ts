const LONGEST_COMPLAINT = 240

/** One line of moderate length, whatever is quoted in it. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return line.length > LONGEST_COMPLAINT ? `${line.slice(0, LONGEST_COMPLAINT)}…` : line
}

/** What may separate the numbers at the beginning of a title. */
const BETWEEN = /^(?:,? and |, | |\/)/

/** The rules that a title begins with: `G104, G105 defenders match attackers` names two. */
export function rulesOfTitle(title: string, ids: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (let rest = title; ; ) {
    const [word = ''] = /^[\w.]+/.exec(rest) ?? []
    const id = word.replace(/\.+$/, '')
    if (!ids.has(id)) return found
    found.push(id)
    rest = rest.slice(id.length).replace(/^[:.]/, '')
    const gap = BETWEEN.exec(rest)
    // A number alone is an argument, not a title.
    if (!gap) return rest === '' ? [] : found
    rest = rest.slice(gap[0].length)
  }
}

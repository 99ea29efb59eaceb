import { oneLine } from './one-line.ts'
import { UserError } from './refusal.ts'

/** How many letters must be changed, left out, added or swapped with a neighbour to turn one word into the other. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, k) => k)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(changed, last[j] + 1, row[j - 1] + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], before[j - 2] + 1)
    }
    before = last
    last = row
  }
  return last[b.length]
}

/** A longer word is not a slip of the fingers. */
const LONGEST = 60

/** What a mistyped word may have meant; undefined when nothing is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined
  const said = word.toLowerCase()
  let best: string | undefined
  let least = Math.floor(said.length / 3) + 1
  for (const one of words) {
    const known = one.toLowerCase()
    const apart = said.length > 2 && known.startsWith(said) ? 1 : distance(said, known)
    if (apart < least) [best, least] = [one, apart]
  }
  return best
}

/** More names than this are not listed one by one. */
const MOST_LISTED = 24

/** One line for a name that does not exist: `no scenario 'marngo' in generals: did you mean 'marengo'? There are …`. */
export function noSuch(what: string, name: string, names: readonly string[], where = ''): UserError {
  const near = nearest(name, names)
  const list = names.length > MOST_LISTED ? `${names[0]} to ${names.at(-1)}` : names.join(', ')
  const all = names.length === 0 ? 'there is none' : `there ${names.length === 1 ? 'is' : 'are'} ${list}`
  const said = name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name
  const no = oneLine(`no ${what} '${said}'${where && ` ${where}`}`)
  return new UserError(near === undefined ? `${no}; ${all}` : `${no}: did you mean '${near}'? T${all.slice(1)}`)
}

/** A verb as the rules write it, `form up {bodies} > {headings}`, in its parts. */
export interface Verb {
  /** Its words, joined: `form-up`. */
  readonly verb: string
  /** What it counts first and second: `bodies`, `headings`; empty if it counts nothing. */
  readonly first: string
  readonly second: string
}

export function readVerb(template: string): Verb {
  const [first = '', second = ''] = [...template.matchAll(/\{(\w+)\}/g)].map(([, kind]) => kind)
  const verb = template
    .replace(/\{\w+\}|>/g, ' ')
    .trim()
    .split(/\s+/)
    .join('-')
  return { verb, first, second }
}

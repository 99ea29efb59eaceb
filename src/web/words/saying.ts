import { flatten } from '@solid-primitives/i18n'
import { filled } from './counted.ts'

/** The words of a catalogue as it stands, without a browser: for tests. Throws for a key that it does not have. */
export const saying = (
  catalogue: Parameters<typeof flatten>[0],
): ((key: string, args?: Parameters<typeof filled>[1]) => string) => {
  const words = flatten(catalogue) as Readonly<Record<string, unknown>>
  return (key, args) => {
    const found = words[key]
    if (typeof found !== 'string') throw new Error(`there is no word '${key}'`)
    return filled(found, args)
  }
}

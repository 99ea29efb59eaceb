import { readFileSync } from 'node:fs'

/**
 * What the first screen says of the scenarios of a system. The build takes it from the data, because the data are many
 * times as long.
 */
export interface FirstLook {
  readonly cards: readonly {
    readonly id: string
    readonly title: string
    readonly intro: string
    readonly minutes: number
  }[]
}

/** Reads the scenarios of a system as they lie in a folder. */
export function firstLook(folder: URL): FirstLook {
  const { scenarios } = JSON.parse(readFileSync(new URL('scenarios.json', folder), 'utf8')) as {
    readonly scenarios: FirstLook['cards']
  }
  return { cards: scenarios.map(({ id, title, intro, minutes }) => ({ id, title, intro, minutes })) }
}

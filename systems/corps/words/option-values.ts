import shipped from '../data/fields.json' with { type: 'json' }

interface Fields {
  readonly fields: readonly { readonly id: string; readonly title: string }[]
}

/**
 * The values of the options, as people read them: by the option's name and the short name of the value. `files`: a
 * designer's own, by their path in the data folder.
 */
export const optionValues = (files: ReadonlyMap<string, unknown> = new Map()): Readonly<Record<string, string>> => {
  const { fields } = (files.get('fields.json') ?? shipped) as Fields
  return {
    'engageCharge hold': 'at the distance of Hold',
    'engageCharge full': 'as far as they can go',
    ...Object.fromEntries(fields.map(({ id, title }) => [`field ${id}`, title])),
  }
}

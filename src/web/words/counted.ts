import { resolveTemplate } from '@solid-primitives/i18n'

type Args = Readonly<Record<string, string | number | boolean>>
const resolve = resolveTemplate as (template: string, args?: Args) => string

/**
 * Fills a template: `{{ count }}` with a value, `{{ count|hex|hexes }}` with what is said of one, or of any other
 * number. That is how English and Spanish count.
 */
export function filled(template: string, args?: Args): string {
  if (typeof template !== 'string' || args === undefined) return resolve(template, args)
  const said = template.replace(
    /\{\{ (\w+)\|([^|{}]*)\|([^|{}]*) \}\}/g,
    (_, name: string, one: string, more: string) => (Number(args[name]) === 1 ? one : more),
  )
  return resolve(said, args)
}

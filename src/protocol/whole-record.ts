import * as v from 'valibot'

/** Names that valibot silently leaves out of a record. */
const LEFT_OUT = ['__proto__', 'constructor', 'prototype']

/**
 * The schema of a record that keeps every name, even those that every object has, like `constructor`: an unknown name
 * must be refused, not ignored. Read such a record with `Object.hasOwn`.
 */
export function wholeRecord<K extends v.GenericSchema<string, string>, V extends v.GenericSchema>(
  key: K,
  value: V,
): v.RecordSchema<K, V, undefined> {
  const schema = v.record(key, value)
  const run: (typeof schema)['~run'] = (dataset, config) => {
    const given = dataset.value
    const result = schema['~run'](dataset, config)
    if (typeof given !== 'object' || given === null || !result.typed) return result
    for (const name of LEFT_OUT.filter((one) => Object.hasOwn(given, one))) {
      const kept = v.safeParse(value, (given as Record<string, unknown>)[name], config)
      if (kept.success)
        Object.defineProperty(result.value, name, {
          value: kept.output,
          enumerable: true,
          configurable: true,
          writable: true,
        })
      else v._addIssue(schema, 'value', result, config, { message: `${name}: ${kept.issues[0].message}` })
    }
    return result
  }
  return { ...schema, '~run': run }
}

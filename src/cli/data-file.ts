import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { UserError } from '../kernel/index.ts'
import { reasonOf } from './files.ts'

/** Data files of systems that commands write. */

const WIDTH = 120

/** JSON as the sources' formatter wants it: a list is on one line if it fits. */
function textOf(value: unknown, indent = '', room = WIDTH): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const short = `[${value.map((one) => textOf(one, inner, Number.POSITIVE_INFINITY)).join(', ')}]`
    if (short.length < room && !short.includes('\n')) return short
    return `[\n${value.map((one) => `${inner}${textOf(one, inner, WIDTH - inner.length)}`).join(',\n')}\n${indent}]`
  }
  const entries = Object.entries(value).map(([name, one]) => {
    const head = `${inner}${JSON.stringify(name)}: `
    return head + textOf(one, inner, WIDTH - head.length)
  })
  return `{\n${entries.join(',\n')}\n${indent}}`
}

/** Writes `data/NAME.json` of a system and returns its path. Throws a UserError if it cannot be written. */
export function writeDataFile(system: string, name: string, value: object): string {
  const path = `systems/${system}/data/${name}.json`
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
  try {
    writeFileSync(file, `${textOf({ $schema: `./schema/${name}.schema.json`, ...value })}\n`)
  } catch (error) {
    throw new UserError(`cannot write ${file}: ${reasonOf(error)}`)
  }
  return path
}

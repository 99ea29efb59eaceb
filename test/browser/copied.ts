import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const COPIED = ['bin', 'scripts', 'src', 'systems', 'package.json', 'package-lock.json', 'vite.config.ts']

/** Copies the repository without its tests to a new folder, so that a system can be added there; returns the folder. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'grognard-added-'))
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

/** Adds the line of a system to the list of a copy. */
export function addLine(copy: string, line: string): void {
  const index = join(copy, 'systems/index.ts')
  writeFileSync(index, readFileSync(index, 'utf8') + line)
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect } from 'vitest'

/** The command as a user runs it. */

export const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))

export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export const grognard = (...args: string[]): Ran => grognardIn(process.cwd(), ...args)

/** Runs the command in another folder. */
export function grognardIn(cwd: string, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return { status, stdout, stderr }
}

/** The output with --json, which must be one document and nothing else. */
export function json(...args: string[]) {
  const { status, stdout, stderr } = grognard(...args, '--json')
  expect(stderr).toBe('')
  return { status, value: JSON.parse(stdout) }
}

/** Expects a refusal: exit code 2, nothing on standard output, and one clear line that says what is wrong. */
export function refuses(args: readonly string[], line: RegExp): void {
  const { status, stdout, stderr } = grognard(...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^grognard: [^\n]+\n$/)
  expect(stderr.length).toBeLessThan(600)
  expect(stderr).not.toMatch(/ {4}at |bug in grognard/)
  expect(stderr).toMatch(line)
}

/** A folder for one test file, removed when its tests are over. */
export function folder(): string {
  const place = mkdtempSync(join(tmpdir(), 'grognard-cli-'))
  afterAll(() => rmSync(place, { recursive: true, force: true }))
  return place
}

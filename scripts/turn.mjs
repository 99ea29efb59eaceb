// Plain JavaScript without dependencies: it must work on Node 20, before anything is installed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Two commands started together must not do the same work: the second waits until the first has removed this file.
 * @param {string} turn path of the file
 */
export function takeTurn(turn) {
  mkdirSync(dirname(turn), { recursive: true })
  for (;;) {
    try {
      return writeFileSync(turn, String(process.pid), { flag: 'wx' })
    } catch {
      if (abandoned(turn)) rmSync(turn, { force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
}

/**
 * Whether the process named in the file no longer exists.
 * @param {string} turn
 */
function abandoned(turn) {
  try {
    const pid = Number.parseInt(readFileSync(turn, 'utf8'), 10)
    return pid > 0 && !process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

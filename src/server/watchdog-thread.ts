import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { SHARED, Silence } from './watchdog.ts'

/**
 * The thread that ends the process when its main loop stands still. Nothing here may need the main thread, which then
 * does not answer.
 */

/** Milliseconds between two looks. */
const LOOK = 1_000

const shared = workerData as Int32Array
const silence = new Silence()
let last = new Date()

setInterval(() => {
  const seconds = silence.look(Atomics.load(shared, SHARED.beats))
  if (seconds === 0) last = new Date()
  if (seconds < Atomics.load(shared, SHARED.limit)) return
  const since = last.toISOString()
  writeSync(
    2,
    `grognard: the main loop has not responded since ${since}: the server stops. Everything that it acknowledged is stored.\n`,
  )
  process.kill(process.pid, 'SIGKILL')
}, LOOK)
